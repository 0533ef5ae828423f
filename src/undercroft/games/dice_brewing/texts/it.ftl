### Dice Brewing a parole. I fatti che nominano una cosa (un dado, uno spazio, un posto ...) arrivano già tradotti,
### ma $area resta un codice: i messaggi distinguono [storehouse] e [reserve], comunque si chiamino.

## Cose

seat = Posto { $number }
seed = un seme
place-reserve = Riserva Attiva
place-storehouse = Magazzino
place-market = Mercato
tie-break = il numero di Ricette prodotte
season-winter = inverno
season-summer = estate
mark-locked = bloccato
mark-protected = protetto
mark-lent = ha prestato monete
mark-old = non lanciato in questo round
mark-picked = da rilanciare

## Opzioni del tavolo

option-mode = Modalità
option-mode-standard = Standard: prime Ricette fisse, gettoni Azione scoperti
option-mode-advanced = Avanzata: prime Ricette a caso, gettoni Azione coperti
option-unlucky_roll = Lancio sfortunato
option-unlucky_roll-no = no
option-unlucky_roll-yes = sì: gli 1 nella Riserva Attiva prestano monete
option-block_building_at_placement = Bloccare un Edificio prima del piazzamento
option-block_building_at_placement-no = no: si gioca all'inizio della Produzione
option-block_building_at_placement-yes = sì: si gioca fra il lancio e il piazzamento

## Che cosa si chiede

decision-placement = { $pieces ->
        [0] Piazza uno o due pezzi, oppure passa.
        [1] Piazza un secondo pezzo, oppure chiudi il turno.
       *[other] I due pezzi sono piazzati: immagazzina dadi, gioca gettoni o chiudi il turno.
    }
    .rule = DB-F5
decision-arrival = Dove va { $die }?
    .rule = DB-P7
decision-purchase = Compra ciò che ti serve e immagazzina dadi; poi chiudi gli acquisti.
    .rule = DB-M1
decision-early_window = Chiudi un Edificio prima del piazzamento, oppure rinuncia.
    .rule = DB-T16
decision-token_window = Gioca un gettone Azione prima della Produzione, oppure rinuncia.
    .rule = DB-T4
decision-target_take_die = Quale dado del Magazzino torna nella Riserva Attiva del suo proprietario?
    .rule = DB-T10
decision-target_block_building = Quale Edificio chiudi?
    .rule = DB-T11
decision-target_lock_die = Quale dado blocchi, o proteggi se è tuo?
    .rule = DB-T12
decision-target_block_recipe = Quale Ricetta blocchi?
    .rule = DB-T13
decision-target_raise_die = Quale dado aumenti di 1?
    .rule = DB-T14
decision-target_reroll_die = Quale dado si rilancia?
    .rule = DB-T15
decision-reroll = Scegli i dadi da rilanciare, poi lanciali.
    .rule = DB-P15
decision-swap_colour = Di quale colore si lanciano i dadi della riserva?
    .rule = DB-P16
decision-swap = Scambia un tuo dado con uno di quelli lanciati, oppure tieni i tuoi.
    .rule = DB-P16
decision-raised = { $gained ->
        [0] Il tuo dado non è salito ed è { $die }: dove va?
       *[other] Il tuo dado è salito di { $gained } e ora è { $die }: dove va?
    }
    .rule = DB-C3
decision-brewing = Produci una Ricetta, oppure rinuncia.
    .rule = DB-B1
decision-brew_dice = Quale { $colour } usi per { $recipe }? Come minimo: { $need }.
    .rule = DB-B2
decision-improvement = Migliora { $recipe }, oppure lasciala com'è.
    .rule = DB-B5
decision-reward_token = Quale gettone Azione prendi in premio?
    .rule = DB-B8
decision-reward_die = Quale dado prendi in premio?
    .rule = DB-B9

## Scelte

choice-pass = Passa fino alla fine del piazzamento
choice-end-turn = Chiudi il turno
choice-end-purchase = Chiudi gli acquisti
choice-decline = Rinuncia
choice-roll = Lancia i dadi scelti
choice-no-swap = Tieni i tuoi dadi
choice-plain = Produci senza miglioramenti
choice-place-seed = Pianta un seme su «{ $space }»
choice-place = Piazza { $die } su «{ $space }»{ $area ->
        [storehouse] {" "}dal { place-storehouse }
       *[other] {""}
    }
choice-speed = Velocizza «{ $space }» con { $die }{ $area ->
        [storehouse] {" "}dal { place-storehouse }
       *[other] {""}
    }
choice-store = Immagazzina { $die }
choice-play = Gioca { $token }
choice-target-die = { $die } di { $seat } ({ $place })
choice-target-building = { $building } di { $seat }
choice-target-recipe = { $recipe }
choice-pick = Rilancia { $die }{ $area ->
        [storehouse] {" "}nel { place-storehouse }
       *[other] {""}
    }
choice-roll-colour = Lancia i dadi { $colour }
choice-win-colour = Prendi un dado { $colour }
choice-swap = Scambia { $die } ({ $area ->
        [storehouse] { place-storehouse }
       *[reserve] { place-reserve }
    }) con un { $face }
choice-to = { $area ->
        [storehouse] Nel { place-storehouse }
       *[reserve] Nella { place-reserve }
    }
choice-buy = Compra { $ingredient }
choice-buy-discount = Compra { $ingredient } con lo sconto di { $die }{ $area ->
        [storehouse] {" "}dal { place-storehouse }
       *[other] {""}
    }
choice-buy-token = Compra il gettone { $token }
choice-win-token = Prendi il gettone { $token }
choice-brew = Produci { $recipe }
choice-use = Usa { $die }
choice-improve-die = Migliora con { $die }
choice-improve-ingredient = Migliora con { $ingredient }

## Ciò che la posizione aggiunge a una scelta

label-price = { $label } per { $price ->
        [0] nulla
        [one] 1 moneta
       *[other] { $price } monete
    }
label-gains = { $label }: { $gains }

## Titoli delle liste lunghe di scelte, dalla prima parola del loro testo

verb-place = Piazza
verb-speed = Velocizza
verb-store = Immagazzina
verb-play = Gioca un gettone
verb-target = Bersagli
verb-reroll = Rilancia
verb-roll = Lancia
verb-swap = Scambia
verb-buy = Compra
verb-brew = Produci
verb-use = Dadi
verb-improve = Migliora
verb-win = Premi

## Parole dei testi delle scelte, per ciò che è rifiutato e non ha un messaggio suo

word-place = piazza
word-speed = velocizza
word-store = immagazzina
word-play = gioca
word-target = bersaglio:
word-reroll = rilancia
word-roll = lancia
word-swap = scambia
word-buy = compra
word-brew = produci
word-use = usa
word-improve = migliora
word-win = prendi
word-pass = passa
word-end = chiudi
word-turn = il turno
word-purchase = gli acquisti
word-decline = rinuncia
word-to = in
word-with = con
word-for = per
word-from-storehouse = dal Magazzino
word-reserve = Riserva Attiva
word-storehouse = Magazzino
thing-place = piazza { $die } su «{ $space }»
thing-place-any = piazza { $space }
thing-speed = velocizza «{ $space }» con { $die }
thing-speed-any = velocizza «{ $space }»

## Avvenimenti

event-start_roll = Lancio per iniziare ({ $seat }): { $face }.
event-start = Comincia { $seat }. Ricette scoperte: { $recipe }.
event-round = Comincia il round { $round }. È { $season }, e il primo è { $seat }.
event-roll = { $count ->
        [0] { $seat } non ha dadi da lanciare.
       *[other] { $seat } lancia { $die }.
    }
event-pass = { $seat } passa.
event-store = { $seat } immagazzina { $die }.
event-place = { $seat } piazza { $die } su «{ $space }».
event-blocked = «{ $space }» è ora bloccato per { $seat }.
event-speed = { $seat } velocizza «{ $space }» con { $die }.
event-arrival = { $seat } mette { $die } { $area ->
        [storehouse] nel { place-storehouse }
       *[reserve] nella { place-reserve }
    }.
event-raised = { $seat } mette { $die }, di ritorno dall'incremento, { $area ->
        [storehouse] nel { place-storehouse }
       *[reserve] nella { place-reserve }
    }.
event-no_seeds = Non ci sono più semi per { $seat }: il dado è ceduto per nulla.
event-gain_seeds = { $seat } riceve { $count ->
        [one] 1 seme
       *[other] { $count } semi
    }.
event-gain_coins = { $seat } riceve { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }.
event-gain_die = { $seat } riceve un dado { $colour }.
event-summer_seed = L'estate porta a { $seat } { $count ->
        [one] 1 seme
       *[other] { $count } semi
    }.
event-reroll = { $seat } rilancia { $die }: ora { $now }.
event-swap_roll = { $seat } lancia i dadi { $colour } della riserva: { $face }.
event-swap = { $seat } scambia { $die } con un { $face }.
event-no_swap = { $seat } non scambia nulla.
event-buy = { $seat } compra { $ingredient } per { $price ->
        [0] nulla
        [one] 1 moneta
       *[other] { $price } monete
    }{ $lent ->
        [0] {""}
       *[other] , di cui { $lent } in prestito dagli 1
    }.
event-discount = { $seat } ha { $die } sul Mercato per lo sconto.
event-buy_token = { $seat } compra il gettone { $token } per { $price ->
        [0] nulla
        [one] 1 moneta
       *[other] { $price } monete
    }{ $lent ->
        [0] {""}
       *[other] , di cui { $lent } in prestito dagli 1
    }.
event-buy_hidden_token = { $seat } compra un gettone Azione, coperto.
event-take_token = { $seat } prende il gettone { $token }.
event-take_hidden_token = { $seat } prende un gettone Azione, coperto.
event-play = { $seat } gioca { $token }.
event-take_die = { $die } passa dal Magazzino alla Riserva Attiva di { $owner }.
event-lock_die = { $seat } segna un dado di { $owner } ({ $place }): { $now }.
event-raise_die = { $die } di { $owner } ({ $place }) diventa { $now }.
event-reroll_die = { $die } di { $owner } ({ $place }) si rilancia: { $now }.
event-block_building = { $seat } chiude un Edificio di { $owner }: { $building }.
event-block_recipe = { $seat } blocca { $recipe }.
event-brew = { $seat } produce { $recipe } con { $die }: { $xp } PE{ $coins ->
        [0] {""}
        [one] {" "}e 1 moneta
       *[other] {" "}e { $coins } monete
    }.
event-no_brew = { $seat } rinuncia a produrre.
event-cannot_brew = { $count ->
        [one] { $seat } non può produrre nulla.
       *[other] { $seat } non possono produrre nulla.
    }
event-last_round = Le Ricette prodotte sono { $count }: la partita finisce con questo round.
event-improve_die = { $seat } migliora la Ricetta con { $die }.
event-improve_ingredient = { $seat } migliora la Ricetta con { $ingredient }.
event-no_reward_token = { $seat } non riceve il gettone Azione in premio: il Mercato Nero non ne ha più.
event-no_reward_die = { $seat } non riceve il dado in premio: la riserva non ne ha più.
event-new_recipe = Si scopre una nuova Ricetta: { $recipe }.
event-claim_waits = { $seat } aspetta il dado di «{ $space }»: la riserva non ne ha.
event-claim_fails = { $seat } non riceve nulla da «{ $space }»: la riserva non aveva dadi.
event-sold_for_nothing = Il dado di { $seat } su «{ $space }» torna nella riserva generale senza effetto.
event-come_back = Il pezzo di { $seat } su «{ $space }» torna senza effetto.
event-score = { $seat } ha { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }: { $xp } di esperienza, { $coins } di monete, il resto di dadi.
event-tie = A pari punti ({ $seat }) decidono le Ricette prodotte: { $brewed }.
event-end = La partita è finita. La vittoria va a { $seat }.

## Perché no?

why-placed-already = In questo turno hai già piazzato un pezzo: chiudi il turno invece di passare.
why-nothing-placed = In questo turno non hai piazzato nulla: piazza un pezzo, oppure passa.
why-not-the-phase = Spetta a un'altra fase del round.
why-tokens-first = Le Ricette vengono subito dopo: prima tutti, uno dopo l'altro, rinunciano a giocare gettoni Azione.
why-two-pieces = In questo turno hai già piazzato due pezzi.
why-opens-later = { $building }: apre nel round { $round }.
why-used = In questo round hai già usato «{ $space }».
why-blocked = In questo round «{ $space }» è bloccato per te: lo hanno usato tutti gli altri.
why-closed = { $building }: il tuo Edificio è chiuso per questo round.
why-no-seed = Non hai semi per «{ $space }».
why-no-fitting-die = Nessuno dei tuoi dadi va bene per «{ $space }»: accetta { $colour }, da { $lowest } a { $highest }.
why-locked = In questo round { $die } è bloccato.
why-wrong-colour = «{ $space }» accetta { $colour }, non { $die }.
why-too-low = { $die } è troppo basso: «{ $space }» chiede almeno { $lowest }.
why-too-high = { $die } è troppo alto: «{ $space }» accetta al massimo { $highest }.
why-protected = { $die } è protetto: in questo round il suo valore non può cambiare.
why-no-effect = { $die } su «{ $space }» non farebbe nulla: manca un dado su cui agire.
why-never-sped-up = «{ $space }» non si può velocizzare.
why-no-base-piece = Non hai un pezzo che aspetta su «{ $space }».
why-supply-empty = La riserva ora non ha ciò che dà «{ $space }».
why-no-blue-die = Per velocizzare «{ $space }» ti manca un dado Abilità di Produzione libero da { $lowest } in su.
why-no-token = Non hai il gettone { $token }.
why-early-window-only-building = Prima del piazzamento si gioca solo Bloccare un Edificio, non { $token }.
why-only-before-placement = A questo tavolo { $token } si gioca solo prima del piazzamento.
why-only-in-window = { $token } si gioca solo all'inizio della Produzione.
why-no-target = { $token } non ha bersagli possibili.
why-own-building = { $building }: l'Edificio è tuo, e si chiude solo quello di un avversario.
why-closed-already = { $building }: l'Edificio di { $owner } è già chiuso.
why-not-in-storehouse = { $die } non è in un Magazzino, e { $token } prende solo da lì.
why-on-board = { $die } è su una Plancia, e { $token } arriva solo a una Riserva Attiva o a un Magazzino.
why-on-market = { $die } è sul Mercato, dove nessun gettone Azione arriva.
why-protected-already = { $die } non si può proteggere due volte.
why-locked-already = { $die } non si può bloccare due volte.
why-protected-from-token = { $die }: nessuno può prendere o cambiare un dado protetto.
why-six-already = { $die } vale già 6, e nessun dado vale di più.
why-recipe-blocked = Questa Ricetta è bloccata per il resto del round.
why-market-opens-later = Questo mercato apre nel round { $round }.
why-one-ingredient = In questo round hai già comprato un ingrediente.
why-one-token = In questo round hai già comprato un gettone Azione.
why-pile-empty = Questa pila è vuota.
why-no-discount = { $die } non dà sconti per { $ingredient }.
why-too-dear = Costa { $price ->
        [one] 1 moneta
       *[other] { $price } monete
    }, e tu puoi pagarne { $coins }.
why-pinned = { $die } resta nella Riserva Attiva: in questo round ha prestato monete.
why-after-the-window = A Produzione iniziata { $token } deve aspettare il prossimo round.
why-dice-missing = Per { $recipe } nel tuo Magazzino mancano, come minimo: { $need }.

## La posizione disegnata

letter-yellow = C
letter-black = S
letter-green = L
letter-blue = A
draw-round = Round { $round }
draw-first = primo: { $seat }
draw-brewed = Ricette prodotte { $brewed } su { $end }
draw-last-round = ultimo round
draw-deck = mazzo { $deck }
draw-supply = Riserva
draw-seeds = semi { $count }
draw-recipes = Ricette
draw-recipes-note = ✓ un dado del tuo Magazzino basta; ogni Ricetta dà anche { $xp } PE
draw-blocked = bloccato
draw-closed = chiuso
draw-closed-of = Chiusi
draw-used = usato
draw-free = libero
draw-opens = apre nel round { $round }
draw-empty = esaurito
draw-empty-slot = nessuna Ricetta
draw-market = Mercato
draw-black-market = Mercato Nero
draw-pays = rende
draw-coins = { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
draw-coins-short = { $count }m
draw-xp = { $count } PE
draw-tokens = { $count ->
        [one] 1 gettone
       *[other] { $count } gettoni
    }
draw-dice = { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    }
draw-nothing = nulla
draw-piece-seed = seme
# Four columns of the board, with | between them.
draw-columns = accetta|dà|subito|ora
draw-total = Totale
draw-always = sempre
draw-sped-up = velocizzato da
draw-credit = +{ $count } in prestito dagli 1
draw-you = Tu
draw-passed = ha passato
draw-seeds-of = { $count ->
        [one] 1 seme
       *[other] { $count } semi
    }
draw-ingredients = Ingredienti
draw-action-tokens = Gettoni
draw-brewed-of = Prodotte
draw-none = –
draw-on-board = Sulla Plancia
draw-on-market = sul Mercato
draw-hidden = { $count ->
        [one] 1 coperto
       *[other] { $count } coperti
    }
draw-rolled = Lanciati dalla riserva
draw-arriving = In mano
draw-points = { $count ->
        [one] 1 punto finora
       *[other] { $count } punti finora
    }

score-xp = Esperienza
score-coins = Monete
score-yellow = Malto Chiaro
score-green = Luppolo
score-black = Malto Scuro
score-blue = Abilità di Produzione
score-tie-break = Ricette prodotte, a parità di punti

board-about = Coltiva malto e luppolo, allena i birrai e produci birre migliori degli altri prima che le ricette finiscano.

## La prima partita, con la guida

lesson-first = Il primo round
lesson-first-goal = Ecco il tuo birrificio! Le carte in alto sono le birre da produrre: alla fine vince chi ha più punti. I tuoi dadi sono gli ingredienti, appena tirati: malto chiaro giallo, malto scuro nero, luppolo verde e abilità blu.
lesson-first-store = Puntiamo alla Cheap Lager: due malti chiari, di cui uno da 2 o più, e un luppolo da almeno 2. Si produce solo con ciò che sta nel Magazzino: tocca il tuo malto chiaro 4 e mettilo lì, dove conserva il suo valore.
lesson-first-hops = Ora il luppolo. Un 6 basta e avanza: anche lui in Magazzino. Immagazzinare è gratis, non ti costa il turno.
lesson-first-seed = Manca ancora un malto chiaro: facciamolo crescere. Pianta il seme nella Casa del Malto, su «Acquisire Malto Chiaro». Il dado nuovo arriverebbe a fine round …
lesson-first-speed = … troppo tardi per la birra di stasera. L'abilità accelera le cose: metti il tuo 3 blu sullo stesso spazio e il malto arriva subito.
lesson-first-arrival = Eccolo, appena tirato: un 2. Giusto quel che serve! Mettilo in Magazzino.
lesson-first-end = Due pezzi per turno, di più non se ne possono mettere: chiudi il turno. Ora tocca a Berta, poi di nuovo a te, finché non avrete passato entrambi.
lesson-first-improve = Berta ha piantato il luppolo, e così «Acquisire Luppolo» per te è chiuso: in due, ogni spazio è di chi ci arriva per primo nel round. Prendi «Incrementare il Malto» prima di lei: il tuo malto scuro guadagnerà 1.
lesson-first-again = Un secondo pezzo? No, il resto del malto serve per la birra. Chiudi il turno.
lesson-first-pass = Hai tutto quello che ti serve: passa. Attenzione: chi passa non piazza più nulla fino al prossimo round.
lesson-first-markets = È il momento della spesa. Dal round 2 il Mercato vende ingredienti che fanno rendere di più una birra; dal round 3 il Mercato Nero vende qualche colpo basso. Oggi sono ancora chiusi: chiudi gli acquisti.
lesson-first-brew = Si produce! In Magazzino hai tutto quello che chiede la Cheap Lager. Rende le 4 monete scritte sulla carta, ogni birra dà anche 1 punto esperienza, e i dadi tornano a te per essere tirati di nuovo.
lesson-first-points = Salute! Alla fine ogni punto esperienza vale un punto, e così ogni due monete. Contano anche i dadi: malto chiaro e luppolo 1 ciascuno, malto scuro 2. L'ultimo round è quello in cui esce la decima birra, contando le tue e quelle di Berta.
lesson-first-cleanup = Si mette in ordine, e il tuo malto scuro torna con un 3. In Magazzino resta un 3, nella Riserva Attiva lo tiri di nuovo. Per le birre scure serve: tienilo.
lesson-first-help = Ecco un round intero: ne sai abbastanza per andare avanti. Se ti blocchi, «Consiglio» chiede a un agente, «Perché no?» ti spiega cosa non puoi fare, e in «Regole» c'è ogni dettaglio. Buona partita!

## Titoli del rapporto del laboratorio

ending-recipes = Prodotte abbastanza ricette
ending-shared = Pareggio fino alla fine: la vittoria è condivisa
lab-start = Ricette esposte all'inizio
lab-new_recipe = Ricette scoperte in seguito
lab-brew = Ricette prodotte
lab-block_recipe = Ricette bloccate
lab-place = Spazi usati
lab-speed = Spazi accelerati
lab-blocked = Spazi trovati bloccati
lab-sold_for_nothing = Dadi tornati nella riserva generale senza effetto
lab-come_back = Pezzi tornati senza effetto
lab-claim_waits = Dadi attesi
lab-claim_fails = Dadi mai arrivati
lab-buy = Ingredienti comprati
lab-improve_ingredient = Birre migliorate con un ingrediente
lab-buy_token = Gettoni comprati
lab-take_token = Gettoni presi come ricompensa
lab-play = Gettoni giocati

## Lo scopo e un turno in due minuti: sopra le regole.

board-in-short =
    Hai un birrificio. Vince chi ha più punti quando sono state prodotte abbastanza birre.
    Ogni round tiri i tuoi dadi: i gialli, i neri e i verdi sono malto e luppolo, i blu sono abilità.
    Nei tuoi turni metti uno o due pezzi sul tuo tabellone, per coltivare, cambiare, vendere o imparare; ciò che acceleri ha effetto subito, il resto a fine round. I dadi che immagazzini conservano il loro numero.
    Poi ognuno può comprare un ingrediente speciale e un segnalino, e produrre: una ricetta vuole dadi immagazzinati di certi colori e numeri, ed è di chi la produce per primo.
