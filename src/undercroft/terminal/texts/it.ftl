### Le parole del terminale.

## Domande

ask-title = { $seat }: { $sentence }
ask-prompt = La tua scelta (h per l'aiuto)
ask-otherwise = Oppure
ask-none = Non c'è una scelta { $typed }: vanno da 1 a { $highest }.
ask-unknown = Nessuna scelta comincia con «{ $typed }». Scrivi un numero, l'inizio di una scelta, oppure h per l'aiuto.
ask-several = «{ $typed }» può essere una di queste:
ask-stopped = Il resto della riga aspetta: guarda di nuovo prima di «{ $option }».
ask-only = C'è una sola cosa da fare, ed è fatta: { $option }.
ask-standing = La tua risposta automatica è data: { $option }.
ask-settled = { $option }: tutti gli altri hanno risposto. Invio conferma, e nessuno può più cambiare; u: scegli di nuovo.
ask-why = Ora non è possibile:
news-times = { $text } (× { $count })
news-title = Che cosa è successo
news-more = … e prima { $count ->
        [one] un'altra cosa
       *[other] altre { $count } cose
    }; l mostra il diario.
games-rules = { $count } regole, nella versione { $version }.
games-decks = Le tue carte possono prendere il posto di: { $files }
games-play = Giocaci: undercroft { $game }
games-read = Leggi le regole: undercroft rules { $game }
rules-missing = di { $game } qui non c'è un regolamento
rules-none = Nessuna regola di { $game } parla di «{ $word }».
rules-near = non c'è una regola «{ $id }»; forse una di queste: { $near }?
rules-unknown = non c'è una regola «{ $id }»; vanno da { $first } a { $last }
agent-thinks = { $seat } sta pensando …

## Aiuto

help-number = un numero
help-number-does = prende questa scelta; così anche l'inizio del suo testo. Più d'uno (1 2 3): una dopo l'altra
help-why = ? o ? PAROLA
help-why-does = perché no? Tutto ciò che potresti aspettarti di fare ora e non puoi
help-hint = t
help-hint-does = un consiglio: che cosa farebbe un giocatore forte, con le sue possibilità; non sa più di te
help-undo = u o u POSTO
help-undo-does = ritira la tua ultima scelta, finché non parla la sorte o risponde qualcun altro; dove tutti rispondono in segreto, POSTO può cambiare finché non ci sono tutti
help-log = l o l N
help-log-does = le ultime cose successe
help-rule = r o r ID
help-rule-does = una regola dal suo codice; da solo, i titoli di tutte; r PAROLA cerca
help-view = v o v POSTO
help-view-does = guarda da vicino un altro posto o una parte della posizione; da solo, quali parti ci sono
help-standing = a o a N
help-standing-does = risposte automatiche: ciò a cui si risponde per te senza chiedere
help-save = s o s FILE
help-save-does = salva la partita per riprenderla: undercroft play --load FILE
help-quit = q
help-quit-does = lascia la partita, salvandola o no; così anche Ctrl-C
help-redraw = Invio
help-redraw-does = ridisegna la posizione

## Risposte

why-nothing = Non c'è altro da aspettarsi qui: ogni scelta è nella lista.
why-nothing-about = Nessun motivo parla di «{ $word }». Prova un'altra parola, oppure ? da solo.
why-more = … e { $count ->
        [one] un altro
       *[other] altri { $count }
    }. ? PAROLA li restringe, per esempio: ? { $example }
hint-thinks = Ci penso …
hint-number = { $number }: { $words }
undo-done = Ritirata.
undo-present = La tua risposta finora: { $option }. Scegli di nuovo.
undo-not-theirs = Quel posto non ha una risposta da cambiare ora.
undo-nothing = Non c'è nulla di tuo da ritirare.
undo-other = Nel frattempo ha risposto qualcun altro: quel che è fatto è fatto.
undo-chance = Dopo la tua ultima scelta ha parlato la sorte, perciò non si può ritirare.
log-empty = Non è ancora successo nulla.
log-how-many = Quante? l 1 o più; l da solo mostra le ultime { $usual }.
log-lost = Questa partita viene da un salvataggio senza la sua storia: il diario comincia da lì.
view-which = Quale posto? Da v 1 a v { $seats }.
view-parts = Oppure una parte: { $parts }.
view-nothing = Questo gioco non ha nulla da mostrare più da vicino.
standing-none = Chiedimi tutto
standing-set = Risposta automatica: { $answer } (a la cambia).
saved = Salvata in { $file }
saved-secret = Il file contiene anche cose nascoste (mazzi, sorte futura): chi lo apre può leggere in anticipo.
save-exists = { $file } esiste già: scegli un altro nome.
save-no-folder = La cartella { $file } non c'è: nulla è scritto.
save-failed = Non si può scrivere { $file }: { $why }.
saved-carry-on = Per riprendere: undercroft play --load { $file }
quit-ask = Vuoi salvare prima di uscire? s salva, s FILE salva con quel nome, n esce senza, Invio resta.
quit-unclear = «{ $typed }» non è una risposta a questo.
quit-bye = A presto.
quit-unsaved = L'input è finito, perciò la partita si ferma qui, non salvata.
no-transcript = Questa partita viene da un salvataggio senza la sua storia, perciò non c'è una trascrizione.

## Più persone a uno schermo

pass-screen = Passa lo schermo a { $seat }, poi premi Invio.
pass-screen-undo = Passa lo schermo a { $seat }, poi premi Invio. ({ $before }: u ritira la tua scelta.)

## Inizio e fine

begin = { $game }, { $seats } posti. Tu: { $people }. Agenti: { $others }.
begin-alone = { $seats ->
        [one] { $game }, in solitario.
       *[other] { $game }, { $seats } posti, tutti di persone.
    }
carry-on = Si riprende da { $file }.
over = La partita è finita.
over-nobody = Non vince nessuno.
over-winner = Vince { $seat }.
over-shared = La vittoria è condivisa: { $seat }.
over-winner-tied = Vince { $seat }: a pari punti ({ $points }) decide { $how }.
over-shared-tied = La vittoria è condivisa: { $seat }; a pari punti ({ $points }) decide { $how }.
over-score = Punti
over-transcript = La trascrizione è in { $file }
replayed = { $count ->
        [one] 1 scelta rigiocata
       *[other] { $count } scelte rigiocate
    } fino allo stesso risultato.
replayed-part = { $count ->
        [one] 1 scelta rigiocata
       *[other] { $count } scelte rigiocate
    }; la partita non è finita.
over-replay = Per rivederla: undercroft replay { $file } --show
