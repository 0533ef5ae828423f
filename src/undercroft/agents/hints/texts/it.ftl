hint-only = { $choice } – non c'è altro da fare. Le tue possibilità: circa { $percent }%
hint-first = { $choice } – le tue possibilità: circa { $percent }%. Non ho guardato altro
hint-close = { $choice } – le tue possibilità: circa { $percent }%.
    Alla pari: { $others }
hint-clear = { $choice } – le tue possibilità: circa { $percent }%.
    Alternative: { $others }
hint-ahead = { $choice } – resti in vantaggio, possibilità: circa { $percent }%.
    Alternative: { $others }
hint-behind = { $choice } – sei in svantaggio, possibilità: circa { $percent }%.
    Alternative: { $others }
hint-plan = Poi tu: { $plan }
hint-events = Mi aspetto: { $events }
hint-you = { $name } (tu)
hint-points = I tuoi punti: { $now } ora, poi circa { $then }
