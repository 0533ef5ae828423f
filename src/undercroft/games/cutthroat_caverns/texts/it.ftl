### Cutthroat Caverns a parole. I fatti che nominano una cosa (una carta, un posto, un incontro ...) arrivano già a parole.

## Cose

seat = Posto { $place }
place-first = prima
place-second = seconda
answer-will = Volontà
answer-guile = Astuzia
answer-rage = Furia
step-zero = zero
step-half = metà
step-normal = normale
step-double = doppio
creature-alone = { $encounter }
creature-numbered = { $encounter } n. { $number }
creature-wolf_pack = Lupo { $number }
creature-arc_mages = Mago { $number }
creature-boogens = Boogen { $number }
creature-skeleton = Scheletro { $number }
status-tripped = a terra
status-trips = a terra il prossimo round
status-numb = intorpidito
status-petrified = di pietra
status-cowering = nascosto
status-crowded = accalcato
status-dead = morto

## Chi colpisce una creatura, e quanto forte

aim-initiative = iniziativa { $number } per { $count }
aim-last = l'ultimo della fila per { $count }
aim-cycle = iniziativa { $number } (contando i vivi in cerchio) per { $count }
aim-duel = duello tra l'iniziativa { $number } e la successiva, chi perde per { $count }
aim-party = tutti per { $count }
aim-first_damager = il primo che l'ha danneggiata per { $count }
aim-last_damager = l'ultimo che l'ha danneggiata per { $count }
aim-least_damager = chi l'ha danneggiata di meno per { $count }
aim-hardest = { $number ->
        [1] chi ha dato il colpo più forte per { $count }
       *[other] degli altri, chi ha dato il più forte per { $count }
    }
aim-leader = chi è da solo in testa per Prestigio per { $count }
aim-host = ogni boogen il proprio ospite per { $count }
aim-standing = se resistono in più d'uno, ciascuno di loro per { $count }
aim-wolf = lupo 1 iniziativa 1, lupo 2 iniziativa 2 e così via (contando i vivi in cerchio), ciascuno per { $count }
aim-skeleton = scheletro 1 iniziativa 2, scheletro 2 iniziativa 3 e così via, ciascuno per { $count }
aim-winding = l'iniziativa con il numero del round (contando i vivi in cerchio) per { $count }
aim-winding_next = la successiva per { $count }
aim-dash = chi attraversa di corsa per { $count }
aim-shoved = chi viene spinto per { $count }
aim-lone_damage = un giocatore del tutto solo per { $count }
aim-none_party_damage = tutti per { $count } se nessuno resiste
aim-tied_leader_damage = ciascuno di più giocatori in testa a pari merito per { $count }
aim-tie_damage = tutti e due per { $count } se il duello è pari
aim-retaliate_damage = chi la danneggia con un attacco, subito, per { $count }
aim-flee_party_damage = tutti per { $count } quando fugge, invece dell'attacco
aim-damage_per_token = { $count } in più per ogni gettone
aim-burst_cap = chi la uccide per il valore del colpo mortale, al massimo { $count }
aim-fire_burst = chi la uccide con il Fuoco dell'Alchimista per { $count }

## Quando si giocano le carte Azione

window-initiative_window = appena pescata l'iniziativa
window-pre_reveal = prima che si riveli una carta impostata
window-reveal_response = su un attacco appena rivelato da un altro
window-maneuver_response = su una manovra appena rivelata da un altro
window-counter = su una carta Azione appena giocata da un altro
window-strike_response = quando una creatura ti colpisce

## Opzioni del tavolo

option-first_game = Prima partita
option-first_game-no = no: il primo incontro è casuale
option-first_game-yes = sì: si comincia con il Ripper
option-edition = Edizione
option-edition-first = prima edizione
option-edition-second = seconda edizione: un Attacco 5 diventa Colpo Involontario

## Risposte fisse

standing-nothing_to_play = Passa per me quando non ho niente da giocare
standing-unless_aimed_at = Passa per me se niente è diretto a me
standing-pass_all = Non rispondere mai agli altri

## Che cosa si chiede

decision-item_window = Usa un oggetto, offrine uno, o passa.
decision-accept_potion = { $seat } ti offre { $card }: bevi?
decision-accept_gift = { $seat } ti offre { $card }: accetti il dono?
decision-accept_trade = { $seat } ti offre { $card } in cambio di { $other_card }: accetti?
decision-amulet = L'Amuleto è tuo: quante carte peschi?
decision-discard_down = Hai troppe carte in mano: che cosa scarti?
decision-stand = Resisti o ti nascondi?
decision-initiative_window = Lotti per la posizione?
decision-set = Imposta il tuo attacco, coperto.
decision-pre_reveal = Prima che si riveli la carta impostata di { $seat }: intervieni?
decision-special = Fai di { $card } un attacco speciale, col suo lato doppio e al sicuro da ogni Carta Azione?
decision-target = Quale creatura attacchi con { $card }?
decision-holy_water = Usi l'acqua santa?
decision-reveal_response = { $seat } attacca con { $card } per { $count }: rispondi?
decision-maneuver_response = { $seat } rivela { $card }, una manovra: rispondi?
decision-counter = { $aimed ->
        [yes] { $seat } gioca { $card } su { $target }: la fermi?
       *[no] { $seat } gioca { $card }: la fermi?
    }
decision-steal = A chi prendi un oggetto?
decision-post_attack = Prima di finire il turno: Fuoco dell'Alchimista?
decision-strike_response = { $creature } ti colpisce per { $count }: ti fai scudo di qualcuno?
decision-keep_first = L'incontro è finito. Che cosa scarti di { $card }?{ $count ->
        [0] { "" }
        [one] { " " }Poi viene l'ultima carta.
       *[other] { " " }Poi vengono le altre { $count }.
    }
decision-keep_second = E di { $card }?{ $count ->
        [0] { " " }Finora non scarti nulla.
       *[other] { " " }Finora scarti: { $other_card }.
    }
decision-duel = La Larva della Mente vi fa duellare: scegli in segreto.
decision-riddle = Offri in segreto una carta all'enigma.
decision-trap = Come attraversi la Stanza delle Trappole?

## Scelte

choice-pass = Passa
choice-special = Attacco speciale
choice-plain = Attacco normale
choice-holy-water = Usa l'acqua santa
choice-no-holy-water = Lancio semplice
choice-no-theft = Non prendere nulla
choice-accept = Accetta
choice-decline = Rifiuta
choice-stand = Resisti
choice-cower = Nasconditi
choice-will = Volontà
choice-guile = Astuzia
choice-rage = Furia
choice-dash = Attraversa di corsa
choice-draw = { $count ->
        [0] Non pescare
        [one] Pesca 1 carta
       *[other] Pesca { $count } carte
    }
choice-target = { $number ->
        [0] Attacca il capo
       *[other] Attacca la creatura { $number }
    }
choice-target-creature = Attacca: { $creature }, ancora { $count ->
        [one] 1 Punto Vita
       *[other] { $count } Punti Vita
    }
choice-target-on = Attacca: { $creature }, addosso a { $seat }, ancora { $count ->
        [one] 1 Punto Vita
       *[other] { $count } Punti Vita
    }
choice-set = Imposta { $card }
choice-exchange = Cambia { $other_card } con { $card }
choice-offer = Offri { $card }
choice-discard = Scarta { $card }
choice-keep = Non scartare nulla
choice-careful = Con prudenza: scarta { $card }
choice-play = Gioca { $card }
choice-play-on = Gioca { $card } su { $seat }
choice-play-pile = Gioca { $card } sull'attacco { $number } della Pila dei Danni
choice-play-swap-only = Gioca { $card }: la tua carta impostata con quella di { $seat }
choice-play-swap = Gioca { $card }: la tua { $own } carta impostata con la { $other } di { $seat }
choice-use = Usa { $card }
choice-use-on-pays = Offri da bere { $card } a { $seat }, per { $count } Punti Prestigio
choice-use-on = Offri da bere { $card } a { $seat }
choice-give = Dai { $card } a { $seat }
choice-trade = Scambia { $card } con { $seat } per { $wanted }
choice-steal = Prendi { $card } a { $seat }
choice-shove = Spingi { $seat } scartando { $card }

## Titoli delle liste lunghe, secondo la prima parola

verb-set = Imposta
verb-offer = Offri
verb-keep = Scarta
verb-discard = Scarta
verb-careful = Con prudenza
verb-play = Gioca
verb-use = Usa
verb-give = Dai o scambia
verb-steal = Prendi
verb-shove = Spingi
verb-target = Bersagli
verb-draw = Pesca

## Avvenimenti

event-character = { $seat } è { $character }.
event-encounter = Incontro { $level }: { $encounter }!
event-item = { $seat } trova { $card }.
event-draw = Peschi { $card }.
event-draw_unseen = { $count ->
        [one] { $seat } pesca una carta.
       *[other] { $seat } pesca { $count } carte.
    }
event-reshuffle = Gli scarti diventano il nuovo mazzo.
event-discard = { $seat } scarta { $card }.
event-play = { $seat } gioca { $card }.
event-play_on = { $seat } gioca { $card } su { $target }.
event-takes_effect = { $card } di { $seat } ha effetto.
event-swap = Una carta impostata di { $seat } si scambia con una di { $target }.
event-exchange = { $seat } cambia una carta impostata.
event-cancelled = { $seat } ferma { $card }, che finisce negli scarti.
event-taken = { $seat } ferma { $card } e se la tiene.
event-turned = { $card } di { $seat } viene ruotata e ora vale { $count }.
event-failed = { $card } di { $seat } fallisce.
event-laid_lost = Mai rivelate, di { $seat }: { $card }.
event-unhurt = Niente passa la pelle di ferro di { $seat }.
event-hurt = { $seat } perde { $count } Punti Vita e ne ha ancora { $life }.
event-death = { $seat } è morto.
event-prestige = { $seat } guadagna { $count } Punti Prestigio: in tutto { $total }.
event-kill = { $seat } uccide: { $creature }!
event-bonus = Il livello { $level } dà a { $seat } altri { $count } Punti Prestigio: in tutto { $total }.
event-strike = { $creature } colpisce { $seat } per { $count }.
event-sweep = { $encounter } colpisce tutti per { $count }.
event-offer_potion = { $seat } offre da bere a { $target }: { $card }.
event-offer_gift = { $seat } offre in dono a { $target }: { $card }.
event-offer_trade = { $seat } propone a { $target } uno scambio: { $card } per { $wanted }.
event-declined = { $seat } rifiuta.
event-accepted = { $seat } accetta.
event-drink = { $seat } beve { $card }.
event-healed = { $seat } ora ha { $life } Punti Vita.
event-fire = { $seat } lancia { $card }!
event-turn = Iniziativa { $number }: { $seat }.
event-reveal = { $seat } rivela { $card }.
event-bluff = Era un bluff: { $card } non ha effetto.
event-special = { $seat } fa di { $card } un attacco speciale.
event-target = { $seat } mira a: { $creature }.
event-worth = { $card } di { $seat } vale { $count }.
event-hit = { $seat } infligge { $count } danni: { $creature } ha ancora { $life } Punti Vita.
event-crowded = { $seat } è accalcato: in questo round i suoi attacchi scendono di un passo.
event-theft = { $seat } prende { $card } a { $target }.
event-initiative = Si pesca l'iniziativa: { $seat }.
event-new_order = L'ordine ora è: { $seat }.
event-set = Gli attacchi sono impostati, coperti: { $seat }.
event-creature_life = { $creature } ha { $life } Punti Vita.
event-blessed = L'acqua santa impedisce l'attacco: { $encounter }.
event-defeat = Nessuno è sopravvissuto. Avete perso tutti.
event-victory = { $seat } esce dalle caverne con più Prestigio di tutti e vince!
event-tie = Parità tra { $seat }: qualcos'altro si muove nel buio.
event-creature_gains = { $encounter } guadagna { $count } Punti Vita.
event-token = Gettoni su { $encounter }: { $count }.
event-numb = { $seat } è intorpidito.
event-cowers = { $seat } si nasconde.
event-stands = { $seat } resiste.
event-shift = Ogni prima carta impostata passa al successivo della fila: { $seat }.
event-ritual = Il rituale è compiuto: vi aspettano { $count } incontri.
event-flees = { $encounter } fugge nel buio. Gettoni terrore: { $count }.
event-rises = { $creature } si rialza.
event-duel = { $seat } ha scelto { $answer }.
event-offered = { $seat } ha offerto { $card } ({ $count }).
event-solved = La somma è { $count }: { $seat } ha risolto l'enigma.
event-unsolved = La somma è { $count }: il tentativo { $number } di { $most } è fallito.
event-shove = { $seat } spinge { $target } nelle trappole.
event-dash = { $seat } attraversa le trappole di corsa.
event-petrified = { $seat } diventa di pietra per questo round.

## Perché no

why-attack-first = Hai in mano una Carta Attacco, quindi qui non puoi usare { $card }.
why-no-haste = Solo una Pozione di Velocità permette di impostare una seconda carta.
why-hand-too-big = Puoi tenere in mano { $count } carte.
why-not-an-action = { $card } non è una Carta Azione.
why-not-this-window = { $card } si gioca { $window }.
why-no-attack = { $card } risponde a un attacco, e una manovra non lo è.
why-protected = Questo attacco è protetto: nessuna Carta Azione può toccarlo.
why-own-attack = Non puoi spintonare te stesso.
why-first-revealed = In questo round è già stata rivelata una carta: quelle impostate restano come sono.
why-not-set-by-you = Questa carta non l'hai impostata tu, quindi non puoi guardarla.
why-nothing-set = { $card } ha bisogno di una carta impostata coperta.
why-no-such-attack = Non c'è un attacco di un altro giocatore che { $card } possa ruotare.
why-only-in-item-window = { $card } si usa solo quando un incontro è appena stato rivelato.
why-only-own-turn = { $card } si lancia nel proprio turno, in combattimento.
why-no-fire-here = { $card } non si lancia in una sfida: non c'è nessuna creatura da bruciare.
why-around-own-attack = { $card } si lancia prima di rivelare la tua carta o alla fine del tuo turno.
why-works-by-itself = { $card } agisce stando davanti a te.
why-full-life = Chi viene curato deve aver perso Punti Vita.
why-too-many-offers = Hai già fatto { $count } offerte in questa finestra.
why-dead = I morti non prendono nulla.
why-only-items = Solo gli oggetti passano di mano; { $card } resta nella tua.
why-two-cards = Per essere prudenti si scartano due carte dalla mano.
why-has-crossed = { $seat } ha già attraversato.
why-is-dead = { $seat } è morto.
why-no-potion = Su altri si usano solo le pozioni; { $card } non lo è.
why-no-actions-here = In una sfida non si giocano Carte Azione.

## Il tavolo disegnato

draw-level = Incontro { $level }
draw-round = round { $round }
draw-bonus = bonus di livello +{ $count }
draw-ahead = ancora { $count }
draw-deck = mazzo { $count }
draw-discard = scarti { $count }
draw-prestige = Prestigio { $count }
draw-tokens = gettoni { $count }
draw-riddle = la somma deve fare { $count }, con scarto di { -riddle_room-tolerance }
draw-life = Punti Vita
draw-host = su { $seat }
draw-pile = Pila dei Danni
draw-attack = Rivelata
draw-stack = In gioco
draw-strike = Colpo da { $count } a { $seat }
draw-when-next_initiative = alla prossima pesca dell'iniziativa colpisce
draw-when-end_of_round = alla fine del round colpisce
draw-when-challenge = questa stanza colpisce
draw-when-special = inoltre
draw-fallback = se non trova nessuno
draw-each = { $count } a ogni creatura
draw-noted = Alla prossima iniziativa
draw-blessed = fermato dall'acqua santa
draw-party = Il gruppo
draw-player = giocatore
draw-initiative = ini
draw-life-short = PV
draw-prestige-short = Pr
draw-cards = carte
draw-set = imp.
draw-front = davanti
draw-hand = La tua mano
draw-laid = Coperta davanti a te
draw-laid-elsewhere = Impostata da te, ora di { $seat }: { $card }
draw-fire = Fuoco dell'Alchimista
draw-none = niente
draw-reconstructed = ricostruito

## Parole di ciò che non si può fare

word-set = Imposta
word-two = due carte
word-offer = Offri
word-discard = Scarta
word-keep = Non scartare nulla
word-careful = Con prudenza
word-play = Gioca
word-use = Usa
word-give = Dai
word-to = a
word-with = con
word-shove = Spingi

## Il tabellone

board-about = Combattete insieme per uscire e rubatevi ogni uccisione: servite l'uno all'altro per vivere, ma vince uno solo.
board-road-title = La via d'uscita
board-road = Incontro { $level }, ancora { $ahead } davanti
board-out = L'uscita
board-dread = Gettoni terrore: { $count }
board-between = Il gruppo avanza nel buio.
board-worth = Prestigio per il colpo mortale: { $count }
board-worth-each = Prestigio per ogni creatura uccisa: { $count }
board-life-of = { $creature }: { $count } Punti Vita su { $full }
board-life = { $count } Punti Vita
board-crossed = Già dall'altra parte:
board-pile-empty = Ancora nessun colpo in questo round.
board-protected = protetto
board-queue = Iniziativa
board-deciding = sta decidendo
board-set-card = Una carta impostata, coperta
board-set-mine = Hai impostato
board-set-hint = Clicca una carta della tua mano. Nessun altro la vede.
board-set-given = La tua carta è coperta. Finché non hanno impostato tutti, puoi cliccarne un'altra.
board-changeable = Finché non hanno risposto tutti, puoi cambiare idea.
board-keep-hint = Clicca ciò che va scartato, poi conferma.
board-duel = Volontà batte Furia, Furia batte Astuzia, Astuzia batte Volontà.
board-cards = Carte in mano: { $count }
board-known = Viste prendere in mano
board-nothing-open = Nessuna carta scoperta davanti a questo eroe.
board-ladder = Zero, metà, normale, doppio
board-kind-standard = Attacco
board-kind-maneuver = Manovra
board-kind-rider = Rinforzo
board-kind-action = Azione
board-kind-item = Oggetto
board-score-prestige = Prestigio
board-score-dead = Perso nelle caverne
board-lead-points = Prestigio
board-lead-round = Incontro
board-items-hint = Clicca un tuo oggetto, o un compagno a cui offrirne uno.
board-no-answer = Nulla di ciò che hai risponde a questo.
board-removed = Fuori dal gioco
board-steps = I passi di un incontro
board-step-items = Oggetti
board-step-initiative = Iniziativa
board-step-set = Imposta in segreto
board-step-reveal = Rivela a turno
board-step-strike = Colpisce
board-step-keep = Scarta e ripesca
board-initiative = Iniziativa { $number }
board-working = In effetto
board-scored = Donate in cambio di Prestigio
board-here = siete qui
board-unused = { $count ->
        [one] 1 incontro è inutilizzato.
       *[other] { $count } incontri sono inutilizzati.
    }
board-leaves = restano { $count } Punti Vita
board-pile-total = Danni di questo round: { $count }
board-own-portrait = il tuo ritratto: doppio
board-offers = { $count ->
        [0] Puoi fare { -offers.plural ->
            [one] un'offerta
           *[other] { -offers } offerte
        }.
       *[other] Offerte fatte: { $count } su { -offers }.
    }
board-then-agent = Allo scadere del tempo un agente risponde per te.
board-then-pass = Allo scadere del tempo passi.
board-then-wait = Allo scadere del tempo il tavolo aspetta.
board-always-pass = Qui passa sempre
board-ask-again = Chiedimelo di nuovo
board-passing = passi { $window }
board-standing = Che cosa rispondere per me
board-standing-none = Chiedimi tutto
board-designed = ideata per questa casa: il testo della carta stampata non è pubblico
board-score-kills = Colpi mortali
board-score-riddles = Enigmi risolti
board-score-potions = Pozioni donate
board-score-bonus = Bonus degli ultimi livelli
board-target-hint = Clicca la creatura.

## La prima partita, con la guida

lesson-first = I primi incontri
lesson-first-goal = Nove incontri ti separano dalla luce del giorno, e per sopravvivere ti servono i tuoi due compagni. Ma il Prestigio va solo a chi dà il colpo di grazia, e fra chi esce vivo vince chi ne ha di più. Insieme, quindi, ma fino a un certo punto.
lesson-first-creature = Il Ripper ha 150 Punti Vita e vale 3 Prestigio. La sua carta dice che cosa fa: dopo ogni round a cui sopravvive colpisce per 15 chi pesca l'Iniziativa 2, che perde anche una carta.
lesson-first-hand = Queste sono le tue carte. Gli Attacchi si impostano coperti; le Azioni, come Scudo Umano, si giocano in risposta agli altri. Conta anche il ritratto: se è quello del tuo eroe, l'Attacco può diventare speciale e fare il doppio.
lesson-first-set = Ognuno imposta in segreto un Attacco, poi si scoprono in ordine di Iniziativa. Il primo colpo è tuo, e nessun Attacco toglie 150. Tieni il 100 per il finale e imposta l'Attacco 40 con Nyx: per te non può mai diventare speciale.
lesson-first-shield = Ne restano 90. L'Iniziativa si pesca di nuovo, il 2 è tuo, e il Ripper se la prende con te! Ma hai lo Scudo Umano: il colpo lo prende un altro. Berta se lo può permettere: nasconditi dietro di lei.
lesson-first-again = 15 Punti Vita e una carta li ha persi Berta, non tu. Così va nelle caverne. Ora Ulric agisce per primo, poi tocca a te, e ne restano 90. Imposta l'Attacco 100 e spera negli avanzi.
lesson-first-kill = Ulric ha tolto 70 e ha dovuto lasciarti gli ultimi 20: il Ripper è morto. 3 Prestigio sono tuoi, e nessuno chiede chi ha fatto il lavoro!
lesson-first-keep = Fra un incontro e l'altro puoi buttare ciò che non ti piace; poi tutti pescano fino a sette carte. Un 5 non ucciderà quasi mai nessuno e può andare, ma le tue servono tutte: tienile.
lesson-first-rest = E il resto della mano. Con «Non Così in Fretta!» fermi ciò che gli altri ti giocano contro: tienila.
lesson-first-gasbag = Una Sacca di Gas, con appena 10 Punti Vita. Ma leggi la carta: esplode, e il colpo che la uccide torna addosso a chi l'ha dato. Finché vive si gonfia, e ogni round vale 1 Prestigio in più.
lesson-first-small = Allora il colpo migliore è il più piccolo che uccide, e tu hai l'Iniziativa 1. Lancio di Acqua Santa è un Attacco da 10: basta giusto, e ti costerebbe solo 10.
lesson-first-counter = Ulric gioca Spintonare: la tua carta finirebbe scartata prima di essere scoperta. Ma a una risposta si può rispondere! «Non Così in Fretta!» ferma la sua carta, e in più te la tieni.
lesson-first-revenge = Non gli bastava: con un secondo Spintonare ti ha buttato via la carta comunque. Ma ora tocca a lui attaccare, e chi ha in mano uno Spintonare? Restituiscilo.
lesson-first-help = E alla fine ride Ulric. Restano sette incontri: gli ultimi tre pagano di più, e i morti non vincono. Dove puoi solo passare, si passa per te: si cambia in «Posti». Se ti blocchi, ci sono «Consiglio», «Perché no?» e «Regole». Ora continua tu!

## Titoli del rapporto del laboratorio

ending-escape = Fuori dalle caverne
ending-tie_break = Fuori dalle caverne dopo un pareggio
ending-defeat = Nessun sopravvissuto
lab-character = Personaggi giocati
lab-encounter = Incontri affrontati
lab-draw = Carte pescate
lab-discard = Carte scartate
lab-item = Oggetti trovati
lab-drink = Pozioni bevute
lab-fire = Oggetti lanciati
lab-theft = Oggetti rubati
lab-offer_gift = Oggetti offerti in dono
lab-offer_potion = Pozioni offerte a un altro
lab-offer_trade = Oggetti offerti in uno scambio
lab-offered = Carte offerte per l'enigma
lab-play = Carte giocate su nessuno in particolare
lab-play_on = Carte giocate su qualcuno
lab-takes_effect = Carte che hanno avuto effetto
lab-cancelled = Carte fermate
lab-taken = Carte fermate e tenute
lab-failed = Propri attacchi falliti
lab-turned = Propri attacchi ruotati
lab-reveal = Attacchi rivelati
lab-laid_lost = Attacchi impostati ma non rivelati
lab-bluff = Bluff
lab-special = Attacchi resi speciali
lab-worth = Attacchi con valore cambiato
lab-creature_gains = Creature che hanno guadagnato Punti Vita
lab-token = Creature che hanno ricevuto un gettone
lab-sweep = Creature che hanno colpito tutti
lab-flees = Creature fuggite
lab-blessed = Creature fermate dall'acqua santa

## Lo scopo e un turno in due minuti: sopra le regole.

board-in-short =
    Insieme vi fate strada fuori dalle caverne, una creatura dopo l'altra. Fra chi esce vivo vince chi ha più Prestigio.
    Il Prestigio va solo a chi dà a una creatura il colpo di grazia.
    Ogni round si pesca l'Iniziativa e si imposta in segreto un Attacco. In ordine di Iniziativa gli Attacchi si scoprono e fanno danni; poi la creatura colpisce come dice la sua carta.
    Tra un colpo e l'altro si possono giocare Azioni e Oggetti, per aiutare, ostacolare o far prendere il colpo a un altro. Se muoiono tutti, nessuno vince.
