hint-only = { $choice } – there is nothing else to do. Your chances: about { $percent }%
hint-first = { $choice } – your chances: about { $percent }%. I looked at nothing else
hint-close = { $choice } – your chances: about { $percent }%.
    As good: { $others }
hint-clear = { $choice } – your chances: about { $percent }%.
    Next best: { $others }
hint-ahead = { $choice } – you stay ahead, your chances: about { $percent }%.
    Next best: { $others }
hint-behind = { $choice } – you are behind, your chances: about { $percent }%.
    Next best: { $others }
hint-plan = Then you: { $plan }
hint-events = I expect: { $events }
hint-you = { $name } (you)
hint-points = Your points: { $now } now, about { $then } then
