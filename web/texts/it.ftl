### Le parole della pagina. Ciò che dice un gioco viene dai suoi file.

## Dappertutto
language-name = Italiano
loading = Un momento …
back = Indietro
close = Chiudi
copy = Copia
copied = Copiato
agree = Accetto
refuse = Rifiuto
name = Il tuo nome
come-in = Entra
guest = Ospite
nav = Pagine
settings = Impostazioni
go-home = Alla casa
try-again = Riprova
the-host = Il gestore

## Guai
trouble-title = Non ha funzionato
away-title = Il server non risponde
away-words = Forse lo stanno riavviando, o manca la rete. Nulla di ciò che è stato giocato va perso. Questa pagina riprova da sola e continua appena può.
away-now = Prova ora
trouble-unreachable = Il server non risponde. È ancora acceso? Nulla di ciò che è stato giocato va perso.
trouble-refused = Il server non lascia entrare questa pagina.
nowhere-title = Qui non c'è nulla
nowhere = Nessuna pagina della casa ha questo indirizzo.
link-lost = La connessione è caduta. La si sta ristabilendo; nulla di ciò che è stato giocato va perso.
link-now = Subito
link-paused = Tra poco questo tavolo torna da solo; nulla di ciò che è stato giocato va perso.
refused-lost = Non è arrivato al server. Appena torna la connessione, il tavolo mostrerà ciò che vale.

## La casa
home-title = Siediti e gioca
games = Giochi
game-seats = { $least ->
        [one] da 1 a { $most } giocatori
       *[other] da { $least } a { $most } giocatori
    }
play-agents = Gioca contro gli agenti
new-table = Nuovo tavolo
learn = Impara a giocare
learn-which = { $game }: che cosa vuoi imparare?
my-tables = I miei tavoli
my-tables-none = Ancora nessuno: una partita contro gli agenti è a un clic da qui.
open-tables = Tavoli aperti
open-tables-none = Per ora nessuno aspetta giocatori.
list-turn = tocca a te
list-with = con { $names }
list-won = hai vinto
status-open = aspetta giocatori
status-playing = in corso
status-over = finita
status-closed = chiuso
just-now = proprio ora
show-all = Mostra tutti e { $count }

## Un nuovo tavolo
new-game = Il gioco
new-which = Gioco
new-who = Chi gioca
new-seats = Posti
new-options = Come si gioca
new-table-itself = Il tavolo
new-title = Il suo nome, se serve
new-pace = Ritmo
new-cards = Le tue carte al posto di quelle della casa, se hai il gioco stampato (file TOML)
pace-none = Senza orologio
pace-move-60 = Un minuto per ogni scelta
pace-move-300 = Cinque minuti per ogni scelta
pace-game-1800 = Mezz'ora a testa per tutta la partita
pace-move-172800 = Per corrispondenza: due giorni per ogni scelta
new-listed = Chiunque può trovarlo nell'elenco
new-spectators = Altri possono guardare
new-make = Apri il tavolo
seat-kind-me = Io
seat-kind-here = Un'altra persona a questo schermo
seat-kind-link = Un amico, con un link
seat-kind-open = Chiunque arrivi
seat-kind-agent = Agente: { $agent }
seat-name = Nome
agent-easy = facile
agent-normal = normale
agent-hard = difficile
agent-expert = esperto
agent-greedy = avido
agent-instinct = istinto
agent-lively = caso vivace
agent-random = puro caso

## Unirsi
join-title = Sei invitato a un tavolo
join-present = Al tavolo: { $names }

## La frase
your-turn = Tocca a te.
sentence-waiting = { $count ->
        [0] A nessuno si chiede nulla.
       *[other] Si aspetta { $names }.
    }
sentence-answered = { $count ->
        [0] Hai risposto.
       *[other] Hai risposto e puoi ancora cambiare. Si aspetta { $names }.
    }
sentence-closed = Questo tavolo è chiuso: { $reason }
seats-empty = { $count ->
        [one] Un posto è ancora vuoto.
       *[other] { $count } posti sono ancora vuoti.
    }
seats-fill = Invita o aggiungi un agente
seats-join = Siediti
watching = Stai guardando
sentence-nobody-wins = La partita è finita. Non vince nessuno.
sentence-you-win = La partita è finita. Hai vinto.
sentence-winners = { $count ->
        [one] La partita è finita. Vince { $names }.
       *[other] La partita è finita. Vincono insieme { $names }.
    }

## Scelte
choices = Le tue scelte
choices-count = { $count ->
        [one] 1 scelta
       *[other] { $count } scelte
    }
options-otherwise = Oppure
choices-keys = Da tastiera: un numero, oppure frecce e Invio.
beside-choose = Scegli
why-not = Perché no?
parts = Parti del tavolo
part-board = Tavolo
part-mine = Mio
part-others = Altri
rules-short = Lo scopo in due minuti
why-tap = Tocca una cosa in grigio sul tavolo per sapere perché non si può usare.
why-all = Che cosa non si può fare
why-nothing = Non c'è altro da aspettarsi: tutto è nell'elenco.
why-nothing-here = Adesso con questo non c'è nulla da fare.
why-not-your-turn = Non tocca a te: prima deve rispondere { $names }.
hint = Consiglio
hint-thinking = Ci penso …
undo-alone = Riprendi
undo-ask = Chiedi di riprendere
sheet-title = Diario, chat, regole
sheet-up = Tira su
sheet-down = Spingi giù
zoom-in = Più vicino
zoom-out = Più lontano
zoom-fit = Vedi tutto

board = Il tabellone

## La guida della prima partita
guide = Guida
guide-step = { $number } di { $count }
guide-next = Avanti
guide-done = Continua a giocare
guide-show = Fammi vedere
guide-leave = Lascia la guida
guide-resume = Riprendi la guida
guide-wait = Giocano gli altri. Mi rifaccio vivo quando tocca a te.
guide-free = Qui fai come preferisci. Mi rifaccio vivo quando c'è qualcosa di nuovo.
guide-advises = il consiglio della guida

## Il cassetto
drawer = Altro
tab-choices = Scelte
tab-log = Diario
tab-chat = Chat
tab-rules = Regole
tab-seats = Posti
rules-search = Cerca nelle regole
rules-keys = Premi / per cercare, Invio o le frecce per scorrere ciò che è stato trovato, Esc per tornare
rules-contents = Indice
rules-found =
    { $count ->
        [one] Una regola
       *[other] { $count } regole
    }
rules-open-all = Aprile tutte, per leggerle
rules-close-all = Chiudile tutte
rules-none = Nessuna regola parla di «{ $word }».
chat-say = Di' qualcosa
chat-send = Dillo
chat-watching = Solo chi è seduto può parlare.
log-earlier = … { $count } prima
log-later = … { $count } dopo
log-undo = { $who } ha ripreso una scelta.
log-seat = { $name } si siede.
log-seat-agent = { $name } (agente) si siede.
log-seat-empty = Il posto { $number } è vuoto.
log-asks-undo = { $who } chiede al tavolo di riprendere.
log-asks-stand-in = { $who } chiede che un agente faccia da sostituto.
log-agrees = { $who } accetta.
log-refuses = { $who } rifiuta.
log-closed = Il tavolo è stato chiuso: { $reason }
proposal-undo = { $who } chiede di riprendere l'ultima scelta.
proposal-stand-in = { $who } chiede che un agente sostituisca { $whom }.
proposal-waiting = Finora { $agreed } su { $asked } accettano.
since-title = Mentre non c'eri
since-close = Ho visto
since-more = … e altre { $count } cose prima

clock-left = A { $name } restano { $time }
clock-days = { $days } g { $hours } h
rules-of = Le regole di { $game }

## Posti
seat-number = Posto { $number }
seat-empty = Vuoto
seat-you = tu
seat-agent = agente: { $agent }
seat-stand-in = sostituto: { $agent }
seat-invited = invitato con un link
seat-free = libero per tutti
seat-sit = Siediti
seat-back = Sono tornato
seat-ask-stand-in = Fallo sostituire da un agente
seat-invite = Invita con un link
seat-appoint = Metti un agente
seat-link = Manda questo link: apre questo posto
seat-link-here = Funziona solo su questo computer. Per far entrare un telefono, avvia la casa con “make play HOST=0.0.0.0” e aprila con il nome o l'indirizzo di questo computer nella tua rete.
began-with-table = Questa partita è cominciata a un altro tavolo: chi conosce quella partita può conoscere le carte che verranno.
began-with-transcript = Questa partita è cominciata in una trascrizione: chi la conosce può conoscere le carte che verranno.
standing = Risposta automatica
standing-none = Nessuna: rispondo a tutto io
cover-title = Passa lo schermo a { $name }
cover-why = Le mani restano coperte finché non guarda la persona giusta.
cover-turn = Sono { $name }

## La fine
final-title = Il punteggio
final-nobody = Non vince nessuno
final-winners = { $count ->
        [one] Vince { $names }
       *[other] Vincono insieme { $names }
    }
final-won = ha vinto
final-line = Punti da
final-total = Totale
final-lead = Come è andato il vantaggio
lead-points = Punti
lead-round = Round
lead-numbers = Lo stesso in numeri
final-again = Gioca ancora
final-replay = Riguardala
final-transcript = Trascrizione

## Riguardare
replay = Replay
replay-back = Torna al tavolo
replay-from = Visto da
replay-as = Come l'ha vista { $name }
replay-as-spectator = Come l'hanno vista gli spettatori
replay-link = Link a questo momento
replay-play-on = Gioca da qui
replay-moments = Momenti della partita
replay-first = All'inizio
replay-previous = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa

## Tu
account = Tu
account-of = Tu: { $name }
account-name = Il tuo nome ai tavoli
account-name-note = Per giocare basta un nome. Questo browser si ricorda di te.
account-rename = Cambialo
account-renamed = D'ora in poi ti chiami così.
account-title = Conserva le tue partite
account-note = Con un account ritrovi i tuoi tavoli su ogni dispositivo. Non si chiede un indirizzo di posta.
account-new = È la prima volta
account-have = Ho già un account
account-login = Nome di accesso
account-login-rule = Lettere, cifre e _ . @ + - , almeno tre
account-password = Password, almeno 8 caratteri
account-make = Crea l'account
account-log-in = Accedi
account-log-out = Esci
account-yours = Hai fatto l'accesso
account-yours-note = Le tue partite sono conservate nel tuo account, su ogni dispositivo in cui accedi.
account-made = Il tuo account è pronto e contiene tutto ciò che hai giocato qui.
account-in = Eccoti di nuovo.
account-out = Sei fuori: questo browser non sa più chi sei.
account-out-all = Sei fuori su tutti i dispositivi.
account-log-out-all = Esci ovunque
account-devices = Dove hai fatto l'accesso
account-device-here = questo
account-device-unknown = Un dispositivo che non ha detto che cos'è
account-device-when = dal { $begun }, visto l'ultima volta il { $seen }
account-change = Cambia la password
account-change-note = Qui resti dentro; da tutti gli altri dispositivi esci. Se l'hai persa, chiedine un'altra a chi gestisce questa casa.
account-change-do = Imposta la nuova password
account-changed = La password è cambiata.
account-password-old = Password attuale
account-password-new = Nuova password, almeno 8 caratteri
account-history = Le tue partite
own-data = Che cosa è conservato di te
own-data-note = Il tuo nome, i tuoi tavoli e ciò che vi hai scelto e detto.
own-data-get = Scarica tutto
own-data-delete = Elimina tutto …
own-data-sure = Il tuo nome, i tuoi dispositivi, il tuo account e ciò che hai detto sono eliminati per sempre. I tuoi posti non sono più di nessuno; ciò che è stato giocato resta per gli altri.
own-data-password = La tua password
own-data-delete-now = Elimina tutto adesso
own-data-keep = Conserva tutto
own-data-gone = Tutto ciò che era conservato di te è stato eliminato.

## Una trascrizione
import-title = Apri una trascrizione
import-home = Ti hanno mandato una partita?
import-note = Una trascrizione è una partita intera come testo: si scarica alla fine di ogni partita. Se è finita la si riguarda; se non lo è si continua, tu al primo posto.
import-file = Da un file
import-text = Oppure incollala qui
import-open = Aprila

## A che cosa il server dice di no
refused-bad_setup = Così non si può giocare.
refused-closed = Questo tavolo è chiuso.
refused-damaged = I dati conservati di questo tavolo sono danneggiati. Chi gestisce questa casa può saperne di più.
refused-cross_site = Questa pagina qui non può farlo.
refused-new_password = Questa password viene da chi ospita e vale una volta sola: scegline un'altra.
refused-no_account = Non hai un account.
refused-no_agent = In questa casa non c'è un agente così.
refused-no_game = In questa casa non c'è un gioco così.
refused-no_invitation = Questo posto si prende solo su invito.
refused-no_page = Questa pagina non c'è.
refused-no_person = Lì non siede nessuno da sostituire.
refused-no_position = La partita non è mai stata lì.
refused-no_table = Questo tavolo non c'è, oppure non ammette spettatori.
refused-no_undo = Non hai nulla da ritirare.
refused-nobody = Prima di' chi sei.
refused-not_asked = Adesso non ti si chiede nulla.
refused-not_owner = Può farlo solo chi ha aperto il tavolo.
refused-not_yours = Non siedi lì.
refused-other_account = Questo browser ha un altro account. Prima esci.
refused-over = La partita è finita.
refused-present = Questo giocatore è presente.
refused-running = Sarà possibile a partita finita.
refused-seated = Hai un posto a questo tavolo.
refused-spectator = Non hai un posto a questo tavolo.
refused-taken = È già occupato.
refused-tiresome = Questa pagina ha chiesto troppo in una volta.
refused-too_costly = Leggerlo richiede più tempo o memoria di quanti ce ne sono per questo.
refused-too_many = Troppe pagine aperte in una volta. Chiudine qualcuna e riprova.
refused-too_much = Più di così non si conserva in un'ora. Aspetta un po'.
refused-too_often = Troppo in fretta. Aspetta un momento e riprova.
refused-unkept = Il server non ha potuto salvarlo. Nulla è cambiato; riprova tra un momento.
refused-unseen = Non c'è nulla che si possa vedere.
refused-wrong = Nome di accesso o password errati.

## Impostazioni
settings-note = Restano solo in questo browser.
settings-done = Fatto
setting-language = Lingua
setting-theme = Luce
setting-theme-auto = Come questo dispositivo
setting-theme-light = Chiara
setting-theme-dark = Scura
setting-contrast = Contrasto
setting-contrast-auto = Come questo dispositivo
setting-contrast-normal = Normale
setting-contrast-high = Alto
setting-palette = Colori
setting-palette-house = Caldi
setting-palette-safe = Adatti a ogni tipo di vista dei colori
setting-motion = Movimento
setting-motion-auto = Come questo dispositivo
setting-motion-on = Le cose si muovono
setting-motion-off = Nulla si muove
setting-sound = Suono
setting-sound-on = Due colpetti quando tocca a me
