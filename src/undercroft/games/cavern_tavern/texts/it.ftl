### Cavern Tavern a parole. I fatti che nominano una cosa (una carta, un'area, un posto ...) arrivano già tradotti.

## Cose

seat = Posto { $number }
track-nasty = tracciato Nasty
track-kitchen = tracciato Cucina
track-chores = tracciato Faccende
section-mess_hall = Mess Hall
section-cellar = Cantina
section-kitchen = Cucina
section-chores = Faccende
section-office = Ufficio di Nasty
section-workshop = Laboratorio del Mago
section-secret_chamber = Stanza Segreta
section-own_board = Plancia propria
race-human = Umano
race-elf = Elfo
race-green_elf = Elfo Verde
race-dwarf = Nano
race-halfling = Halfling
race-troll = Troll
die-white = bianco
die-yellow = giallo
die-blue = blu
die-green = verde
die-red = rosso
die-purple = viola
token-none = nessun segnalino
reason-order = Ordine servito
reason-forgotten = Ordine dimenticato
reason-reward = ricompensa
reason-kitchen = bonus del tracciato Cucina
reason-chores = bonus del tracciato Faccende
reason-nasty = pagati a Nasty
reason-drink = segnalino Drink
reason-nasty_track = tracciato Nasty
reason-ingredients = Ingredienti rimasti
reason-unobeyed = carte Nasty Says non eseguite
reason-secret_task = Incarico Segreto
reason-mrs_nasty = segnalini Mrs. Nasty
ending-points = Più punti di tutti.
ending-nasty = Pareggio, deciso dai punti persi sul tracciato Nasty.
ending-orders = Pareggio, deciso dagli Ordini serviti.
ending-shared = Pareggio fino in fondo: la vittoria è condivisa.
ending-quota_met = La quota è raggiunta.
ending-quota_missed = La quota non è raggiunta.
ending-assignment_met = La missione è compiuta.
ending-assignment_failed = La missione è fallita.
tie-break = i punti persi sul tracciato Nasty, poi gli Ordini serviti

## Opzioni del tavolo

option-edition = Edizione
option-edition-retail = Definitiva, da 1 a 6 giocatori
option-edition-prototype = Prototipo, da 2 a 5 giocatori
option-secret_chamber = La Stanza Segreta
option-secret_chamber-no = senza l'espansione
option-secret_chamber-yes = con l'espansione: apre nel round { -chamber-round }
option-solo_mode = Partita in solitaria
option-solo_mode-normal = Normale: raggiungi { -quota } punti
option-solo_mode-story = Storia: compi una missione dei Cinque Regni
option-characters = Personaggi
option-characters-choose = scelti in ordine di turno
option-characters-random = dati a caso
option-first_player = Primo giocatore
option-first_player-random = a caso
option-first_player-1 = posto 1
option-first_player-2 = posto 2
option-first_player-3 = posto 3
option-first_player-4 = posto 4
option-first_player-5 = posto 5
option-first_player-6 = posto 6

## Che cosa si chiede

decision-character = Scegli il tuo Personaggio.
decision-take = Quale Ingrediente prendi?
decision-duty = Non hai un Ordine aperto: prima devi prenderne uno.
decision-turn = { $placing ->
    [done] Hai piazzato i dadi: fai quant'altro vuoi o chiudi il turno.
    [must] Piazza i dadi e fai quant'altro vuoi.
   *[cannot] Non puoi piazzare dadi: fai quant'altro vuoi o chiudi il turno.
  }
decision-dice = Quali dadi per { $place }?
decision-blind_discard = Quale Ordine della Mess Hall lascia il posto a quello pescato?
decision-pay = Come paghi l'Ordine?
decision-hasten = Il tuo Personaggio ignora un round di ritardo?
decision-exchange = Quale Ingrediente restituisci in cambio?
decision-steal = A chi rubi un Ingrediente?
decision-trade = Quale Ingrediente vuoi con lo scambio forzato?
decision-trade_give = Quale Ingrediente dai in cambio?
decision-blame = Di chi sparli? Scenderà sul tracciato Nasty.
decision-cancel_move = Dovresti scendere sul tracciato Nasty: il tuo Personaggio lo impedisce?
decision-summons = Nasty ti chiama: spendi i segnalini Mrs. Nasty o peschi la sua carta?
decision-forge = Di quale carta Nasty Says ti liberi?
decision-hand_limit = Troppi Oggetti: quale scarti?
decision-keep_item = Quale Oggetto tieni?
decision-change_die = Quale dado modifichi?
decision-reroll = Quali dadi rilanci?
decision-replace = Quale Ordine lascia la Mess Hall?
decision-seat_order = Quale Ordine ne prende il posto?
decision-extra_step = Il tuo Personaggio fa un passo in più sul tracciato?
decision-follow = Il tuo Personaggio può seguirlo in Cantina: prendi un Ingrediente?
decision-obey = Come obbedisci a Nasty?
decision-obey_return = Quale Ingrediente restituisci per accontentare Nasty?
decision-obey_item = Quale Oggetto scarti per accontentare Nasty?
decision-tip = Chi riceve la tua mancia?
decision-tip_give = Quale Ingrediente dai?
decision-drop_task = Troppe carte Task: quale scarti?

## Scelte

choice-end-turn = Chiudi il turno
choice-decline = Rinuncia
choice-take-blind = Pesca un Ordine dal mazzo
choice-complete-order = Completa l'Ordine
choice-spend-tokens = Spendi { -mrs-nasty-cost } segnalini Mrs. Nasty
choice-draw-card = Pesca la carta Nasty Says
choice-by-item = Scarta un Oggetto
choice-by-ingredients = Restituisci Ingredienti
choice-take-order = Prendi l'Ordine { $order }
choice-discard-order = Scarta l'Ordine { $order }
choice-seat-order = Metti { $order } sul tavolo
choice-play-item = Gioca { $item }
choice-keep-item = Tieni { $item }
choice-discard-item = Scarta { $item }
choice-obey-says = Obbedisci: { $says }
choice-discard-says = Liberati di { $says }
choice-choose-character = { $character }
choice-use-character = Usa { $character }
choice-drop-task = Scarta il Task { $task }
choice-place = Piazza dadi: { $place }
choice-barge = Entra anche se è pieno: { $place }
choice-with-dice = Con { $dice }
choice-reroll-dice = Rilancia { $dice }
choice-modify = Segnalino Modifier: { $face } diventa { $to }
choice-set = { $face } diventa { $to }
choice-take-ingredient = Prendi { $ingredient }
choice-return-ingredient = Restituisci { $ingredient }
choice-give-ingredient = Dai { $ingredient }
choice-steal = Ruba { $ingredient } a { $seat }
choice-trade = Scambia per { $ingredient } di { $seat }
choice-blame = Sparla di { $seat }
choice-tip = Dai la mancia a { $seat }
choice-drink = Completa il segnalino Drink { $ingredient }
choice-drink-potion = Completa il segnalino Drink { $ingredient } con una Pozione Magica
choice-pay = Paga senza Pozioni Magiche
choice-pay-potion = Paga con Pozioni Magiche al posto di { $ingredient }
label-table = { $label } (tavolo { $table })
label-value = Dadi che fanno { $value }: { $place }
label-count =
    { $count ->
        [one] Un dado
       *[other] { $count } dadi
    }: { $place }

## Parole di ciò che non si può

word-take = Prendi
word-take-blind = Pesca un Ordine dal mazzo
word-complete = Completa
word-complete-order = Completa l'Ordine
word-end = Chiudi
word-end-turn = Chiudi il turno
word-place = Piazza dadi:
word-play = Gioca
word-obey = Obbedisci:
word-use = Usa
word-drink = Completa il segnalino Drink
word-modify = Segnalino Modifier:
word-set = Modifica
word-to = diventa
word-with = Con
word-discard = Scarta
word-return = Restituisci
word-give = Dai
word-steal = Ruba a
word-trade = Scambia con
word-blame = Sparla di
word-tip = Dai la mancia a
word-decline = Rinuncia

## Titoli sopra gruppi di opzioni

verb-take = Prendi un Ordine
verb-complete = Servi
verb-place = Piazza dadi
verb-barge = Entra anche se è pieno
verb-trade = Scambia
verb-return = Restituisci
verb-play = Gioca un Oggetto
verb-obey = Obbedisci a Nasty
verb-use = Usa il tuo Personaggio
verb-drink = Segnalini Drink
verb-modify = Segnalini Modifier

## Che cosa succede

event-start = { $seat } ha il segnalino Primo Giocatore.
event-character = { $seat } è { $character }.
event-assignment = La missione: { $assignment }.
event-deal_secret = Il tuo Incarico Segreto: { $secret }.
event-start_roll = { $seat } lancia { $dice } per i primi Ingredienti.
event-round = Round { $round }, { $time }. Comincia { $seat }.
event-round_alone = Round { $round }, { $time }.
event-open_chamber = La Stanza Segreta apre.
event-new_task = Un nuovo Task nella Stanza: { $task } ({ $token }).
event-automa = Il dado Automa { $die } mostra { $face }.
event-roll = { $seat } lancia { $dice }.
event-white_die = { $seat } ha il dado bianco.
event-take_order = { $seat } prende l'Ordine { $order } e va al tavolo { $table }.
event-blind = { $seat } pesca dal mazzo l'Ordine { $order }.
event-discard_order = { $seat } scarta l'Ordine { $order }.
event-new_order = Un nuovo Ordine sul tavolo { $table }: { $order }.
event-look_orders = Peschi { $order }.
event-blocked_gone = L'Ordine bloccato { $order } è scartato.
event-complete_order = { $late ->
    [0] { $seat } completa { $order } senza ritardo.
   *[other] { $seat } completa { $order }, { $late } round di ritardo.
  }
event-forget_order = { $seat } ha dimenticato { $order }: il cliente se ne va.
event-reshuffle_orders = Gli Ordini scartati formano un nuovo mazzo.
event-reshuffle_items = Gli Oggetti scartati formano un nuovo mazzo.
event-place = { $seat } piazza { $dice }: { $place }.
event-gain = { $seat } prende { $ingredient }.
event-return = { $seat } restituisce { $ingredient }.
event-hand_over = { $seat } dà { $ingredient } a { $taker }.
event-points = { $points ->
    [one] { $seat }: { $points } punto ({ $reason }).
   *[other] { $seat }: { $points } punti ({ $reason }).
  }
event-track = { $seat } è sullo spazio { $position } del { $track }.
event-nasty = { $seat } è sullo spazio { $position } del tracciato Nasty.
event-blame = { $seat } sparla di { $target }.
event-nasty_says = Nasty comanda a { $seat }: { $says }.
event-obeyed = { $seat } ha obbedito: { $says }.
event-says_gone = { $seat } si libera di { $says }.
event-spend_mrs_nasty = { $seat } spende { -mrs-nasty-cost } segnalini Mrs. Nasty.
event-use_character = { $seat } usa { $character }.
event-first_player = { $seat } prende il segnalino Primo Giocatore.
event-modifiers = { $count ->
    [one] { $seat } prende { $count } segnalino Modifier.
   *[other] { $seat } prende { $count } segnalini Modifier.
  }
event-token = { $seat } prende: { $token }.
event-serve_drink = { $seat } completa: { $token }.
event-draw_item = Peschi { $item }.
event-draw_hidden_item = { $seat } pesca un Oggetto.
event-look_items = Guardi { $item }.
event-look_hidden_items = { $seat } guarda { $count } Oggetti.
event-play_item = { $seat } gioca { $item }.
event-discard_item = { $seat } scarta { $item }.
event-change_die = { $seat } trasforma { $face } in { $to }.
event-reroll = { $seat } rilancia { $dice }: { $new }.
event-claim_task = { $seat } ottiene il Task { $task }.
event-drop_task = { $seat } scarta il Task { $task }.
event-task_gone = Il Task bloccato { $task } è scartato.
event-secret_task = { $seat } aveva l'Incarico Segreto { $secret }.
event-end = La partita è finita. { $ending }

## Perché no

why-duty-first = La prima azione del tuo primo turno del round deve essere prendere un Ordine.
why-duty-open = Prendi un Ordine prima di chiudere il turno: è il tuo primo del round.
why-must-place = Alcuni tuoi dadi si possono piazzare, quindi devi piazzare prima di chiudere il turno.
why-one-order = Hai già un Ordine aperto.
why-order-blocked = Il dado Automa bianco blocca quest'Ordine.
why-first-from-a-table = Nel primo turno del round 1 ogni Ordine si prende da un tavolo.
why-nothing-to-draw = Per pescare dal mazzo servono una carta da pescare e un Ordine su un tavolo da scartare.
why-no-order = Non hai un Ordine aperto.
why-ingredients-missing = Sul tuo vassoio manca: { $ingredient }.
why-chamber-closed = La Stanza Segreta apre nel round { -chamber-round }.
why-placed-already = In questo turno hai già piazzato dadi.
why-no-dice = Non hai più dadi da piazzare.
why-place-blocked = Un dado Automa blocca quest'area.
why-nasty-says = Finché hai una carta Nasty Says, Cucina, Faccende e i tuoi Task sono chiusi.
why-place-full = Non c'è uno spazio libero.
why-no-order-to-replace = Nella Mess Hall non c'è un Ordine da sostituire.
why-too-few-dice = Servono { $count } dadi.
why-no-such-total = I tuoi dadi non possono fare esattamente { $value }.
why-wrong-count = Servono esattamente { $count } dadi.
why-wrong-total = Questi dadi non fanno esattamente { $value }.
why-nothing-to-take = Nessun avversario ha un Ingrediente che si possa prendere.
why-empty-tray = Non hai Ingredienti da dare.
why-too-few-to-return = Hai troppo pochi Ingredienti da restituire.
why-all-at-the-end = Tutti gli avversari sono già sul 9 del tracciato Nasty.
why-piles-empty = Tutte le pile sono vuote.
why-no-says = Non hai carte Nasty Says.
why-hammer-played = Ne hai già giocato uno: il prossimo piazzamento può andare ovunque.
why-at-the-top = Sei già sullo 0 del tracciato Nasty.
why-have-marker = Hai già il segnalino Primo Giocatore.
why-round-ends = Nessuno ha più dadi: il round finisce con questo turno.
why-last-round = Non c'è un round successivo.
why-not-late = Il tuo Ordine non è in ritardo.
why-by-placing = Per obbedire piazza dadi su questa carta.
why-obeyed-by-itself = Questa carta si scarta da sola appena hai fatto ciò che dice.
why-cannot-pay = Non hai ciò che la carta chiede; le Pozioni Magiche non pagano mai.
why-does-not-pay = Questo non paga la carta.
why-not-the-fewest = La mancia va all'avversario con meno punti.
why-not-this-moment = Questa abilità viene offerta da sola al suo momento.
why-not-here = { $ingredient } qui non si può avere.
why-no-potions = Qui non si possono avere Pozioni Magiche.
why-stays = { $ingredient } qui non cambia mai di mano.
why-pile-empty = La pila di { $ingredient } è vuota.
why-not-on-tray = Lì non c'è { $ingredient }.
why-exchange-begun = Hai già restituito un Ingrediente per questo scambio.
why-no-such-die = Nessun tuo dado mostra questa faccia.
why-no-token = Non hai questo segnalino.
why-no-modifier = Non hai segnalini Modifier.
why-one-step = Un segnalino Modifier cambia un dado di 1, tra 1 e 6.
why-yourself = Scegli un avversario, non te.
why-at-the-end = Quest'avversario è già sul 9.

## Il disegno

draw-round = Round { $round } di 10, { $time }
draw-decks = Mazzi: Ordini { $orders }, Oggetti { $items }, Nasty Says { $says }
draw-hall = Mess Hall
draw-meeple = qui serve { $seat }
draw-none = nulla
draw-blocked = BLOCCATO
draw-closed = chiuso fino al round { -chamber-round }
draw-full = pieno
draw-free = { $free ->
    [one] { $free } libero
   *[other] { $free } liberi
  }
draw-onlyfree = libero
draw-total = Totale
draw-earned = Prima della fine
draw-orders = Ordini serviti
draw-supply = Riserva
draw-you = Tu, { $seat }
draw-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
draw-white = dado bianco
draw-starts = Primo Giocatore
draw-tray = Vassoio
draw-order = Ordine
draw-dicelabel = Dadi
draw-items = Oggetti
draw-itemcount = { $count ->
    [one] { $count } Oggetto
   *[other] { $count } Oggetti
  }
draw-noorder = nessun Ordine aperto
draw-taken = preso nel round { $taken }
draw-late = preso nel round { $taken }, perso dopo { $gone } round con { $penalty }
draw-worth = vale { $now } ora, { $next } nel prossimo round
draw-worthlast = vale { $now } se servito ora
draw-missing = manca ancora: { $things }
draw-potions = le Pozioni Magiche possono sostituire { $things }
draw-complete = c'è tutto
draw-served = { $count ->
    [one] { $count } servito
   *[other] { $count } serviti
  }
draw-character = { $character }, { $uses ->
    [one] { $uses } uso
   *[other] { $uses } usi
  }
draw-secret = Incarico Segreto
draw-says = Nasty comanda
draw-done = fatto { $count }
draw-tokens = Segnalini
draw-drink = Drink { $ingredient }
draw-modifiers = { $count } Modifier
draw-mrs = { $count } Mrs. Nasty
draw-tasks = Task propri
draw-used = usato
draw-goal = Missione
draw-workshop = Laboratorio
draw-atmost = Nasty { $position }, al massimo { $most }
draw-automa = Automa
draw-drawn = Pescato dal mazzo
draw-looking = Guardi
draw-bottom = Fra poco, in fondo al mazzo Ordini
draw-iconkitchen = Cucina
draw-iconchores = Faccende
draw-iconitem = Oggetto
draw-bonus = +{ $points } a incarico
draw-help = un dado ±{ $change }
draw-track = { $track } { $position }
draw-penalty = Nasty { $position } ({ $penalty })
draw-claimed = di { $seat }
draw-reconstructed = ° creata per queste regole, perché il testo stampato non è pubblico
draw-worst = { $points } a { $gone }
gives-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
  }
gives-first_player = Primo Giocatore
gives-draw_item = { $n ->
    [one] Oggetto
   *[other] { $n } Oggetti
  }
gives-draw_items_keep = pesca { $n } Oggetti, tienine 1
gives-replace_order = sostituisci un Ordine
gives-exchange_supply = scambia { $give } per 1
gives-exchange-twice = scambia { $give } per 1, fino a { $times } volte
gives-steal = ruba { $n }
gives-forced_trade = scambio forzato
gives-nasty_up = tu { $n } su con Nasty
gives-nasty_down = un avversario { $n } giù
gives-modifier = { $n } Modifier
gives-exchange-any = scambia 1 per 1 qualsiasi
gives-gain_choice = { $n } a scelta (niente pozioni)
gives-or = { $first } o { $second }

## Il tabellone

board-about = Servi ai tavoli di una taverna di elfi e troll: piazza dadi, procurati ingredienti, servi gli Ordini in tempo e non far arrabbiare Nasty.
board-now = ora
board-next = poi
board-lost = perso
board-late = passati { $late } round su { $gone }
board-looks = guarda { $count } carte
board-missing = Manca:
board-deck-orders = Mazzo Ordini: { $count }
board-deck-items = Mazzo Oggetti: { $count }
board-deck-says = Mazzo Nasty Says: { $count }
board-step-order = Ordine
board-step-place = Piazza dadi
board-step-end = Fine turno
board-lost-at = perso { $time }
board-never = mai perso
board-lost-title = Perso alle { $time }: { $points } punti
board-worth-title = Servito alle { $time }: { $points } punti
board-with-potions = { $count ->
    [one] c'è tutto con { $count } Pozione Magica
   *[other] c'è tutto con { $count } Pozioni Magiche
  }
board-pile = { $ingredient }: ne restano { $count }
board-designed = ideata per questa casa: il testo della carta stampata non è pubblico
board-nasty = Nasty
board-free-at-end = non costa nulla alla fine
board-hammer = Martello: il prossimo piazzamento può essere ovunque
board-decks = Mazzi e scarti
board-deck-tasks = Carte Task nel mazzo: { $count }.
board-modifiers-left = Segnalini Modifier rimasti: { $count }.
board-bottom = In fondo al mazzo, messi da te
board-discarded = Scartati: { $count }
board-begins = { $seat } ha iniziato questo round
board-empty-table = tavolo vuoto
board-empty-tray = Il vassoio è vuoto.
board-no-dice = nessun dado rimasto
board-white = con il dado bianco
board-earned-order = Ordini serviti
board-earned-forgotten = Ordini dimenticati
board-earned-reward = Ricompense dei luoghi
board-earned-drink = Segnalini Drink
board-tie-orders = Ordini serviti, che decidono un pareggio
board-in-hall = Clicca uno degli Ordini illuminati nella Mess Hall.
board-key = Che cosa significano i segni
board-key-icon = su un Ordine: un passo su quel tracciato
board-key-summons = sul tracciato Nasty: Nasty ti vuole vedere
board-key-help = su un tracciato: puoi modificare un dado piazzato lì
board-key-guests = Clienti

## La prima partita, con la guida

lesson-first = Il primo round
lesson-first-goal = Ti diamo il benvenuto alla Cavern Tavern! Stanotte servi ai tavoli, per dieci round: i clienti ordinano, tu porti quello che vogliono, e vince chi fa più punti. Questo è il tuo vassoio, con i tuoi dadi e tutto quello che hai.
lesson-first-tray = Prima di aprire si fa scorta: ogni dado porta uno dei due ingredienti che in Cantina hanno il suo numero. Nessuno sa ancora che cosa ordineranno, quindi meglio un po' di tutto. Per l'1 prendi le erbe.
lesson-first-take-2 = Per il 3 l'idromele. Metà dei clienti non beve altro.
lesson-first-take-3 = Per il 5 la birra.
lesson-first-take-4 = E per il 6 il liquore. Dopo di te fa scorta Berta, poi entrano i clienti.
lesson-first-order = Sei clienti, sei Ordini, e uno devi prenderlo. Guarda Barba Intrecciata: di cinque ingredienti ne hai già quattro! Servito in questo round vale 14 punti, poi sempre meno. Prendilo prima che lo veda Berta.
lesson-first-cellar = Manca solo il vino. A procurare le cose sono i dadi: un 4 in Cantina porta vino o elisir. Puoi usare uno o più dadi, ma il numero deve tornare esatto, e in due ogni posto è solo di chi arriva prima.
lesson-first-wine = Il vino, si capisce.
lesson-first-serve = Sul vassoio c'è tutto: servilo, basta toccare il tuo biglietto in sala. Quattordici punti!
lesson-first-end = Potresti prendere subito un altro Ordine. Meglio di no: se a fine round è ancora aperto, Nasty, il tuo capo, si arrabbia. I dadi si piazzano una volta per turno, e l'hai fatto: chiudi il turno.
lesson-first-kitchen = Berta ha servito la cena. Cucina e Faccende vogliono tanti dadi, ma danno punti. I tuoi 2, 4 e 5 fanno proprio 11: cuoci le uova di drago, per 4 punti e un nettare. Ogni lavoro ti fa anche salire sulla scala: dal 3 in su rende di più.
lesson-first-last = Niente più dadi: chiudi il turno. Il round finisce appena nessuno può più piazzarne.
lesson-first-nasty = Round 2, e tutti i dadi si tirano di nuovo. Hai visto? L'Ordine di Berta è rimasto aperto, e lei è scesa sulla scala di Nasty. Più giù si va, più punti costa alla fine, e su 3, 6 e 9 lui ha per te un compito sgradito.
lesson-first-help = L'Incarico Segreto paga alla fine, e così ogni ingrediente rimasto sul vassoio, se non hai Ordini aperti. Ora ne sai abbastanza: buona serata! Se ti blocchi, «Consiglio» chiede a un agente, «Perché no?» spiega, e in «Regole» c'è tutto.

## Titoli del rapporto del laboratorio

lab-kind-says = comando di Nasty
lab-kind-secret = Incarico Segreto
lab-kind-place = area
lab-character = Personaggi presi
lab-use_character = Personaggi usati
lab-place = Dadi piazzati
lab-take_order = Ordini presi
lab-blind = Ordini pescati alla cieca
lab-look_orders = Ordini guardati
lab-discard_order = Ordini scartati
lab-forget_order = Ordini dimenticati
lab-complete_order = Ordini completati
lab-new_order = Ordini scoperti
lab-blocked_gone = Ordini bloccati scartati
lab-draw_item = Oggetti pescati
lab-look_items = Oggetti guardati
lab-play_item = Oggetti giocati
lab-discard_item = Oggetti scartati
lab-deal_secret = Incarichi Segreti distribuiti
lab-secret_task = Incarichi Segreti tenuti alla fine
lab-nasty_says = Comandi di Nasty ricevuti
lab-obeyed = Comandi di Nasty eseguiti
lab-says_gone = Comandi di Nasty evitati
lab-claim_task = Task ottenuti
lab-drop_task = Task scartati
lab-new_task = Task scoperti
lab-new_task-token = Segnalini messi nella Stanza
lab-serve_drink = Segnalini Bevanda serviti
lab-task_gone = Task bloccati scartati
lab-token = Segnalini della Stanza ottenuti
lab-assignment = Missioni
reason-earned = guadagnati durante la partita

## Lo scopo e un turno in due minuti: sopra le regole.

board-in-short =
    Servi ai tavoli per una notte di dieci round. Vince chi fa più punti.
    Ogni round tiri i tuoi dadi. Nei tuoi turni metti dadi in un'area: in Cantina per gli ingredienti, in Cucina e alle Faccende per ricompense e un passo sui loro tracciati, nel Laboratorio per Oggetti e simili.
    Porti un Ordine alla volta. Raccogli tutti i suoi ingredienti e servilo: vale di più nel round in cui l'hai preso, e sempre meno con ogni round di ritardo.
    Nasty tiene il conto: chi scende sul suo tracciato riceve carte sgradevoli e alla fine perde punti.
