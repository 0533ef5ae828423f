### Vast: le Caverne di Cristallo in parole.

## Things

seat = Posto { $number }
side-N = nord
side-E = est
side-S = sud
side-W = ovest
side-none = nessun lato
side-all = ogni lato
slot-movement = Movimento
slot-perception = Percezione
slot-strength = Forza
target-crystal = il Cristallo
target-tribes = tutte le Tribù qui
ending-collapse = La Caverna è crollata.
ending-killed = Il Cavaliere è stato ucciso.
ending-knight = Vince il Cavaliere.
ending-goblins = Vincono i Goblin.
ending-dragon = Vince il Drago.
ending-cavern = Vince la Caverna.
ending-thief = Vince il Ladro.
the-fangs = la Tribù delle Zanne
the-bones = la Tribù delle Ossa
the-eye = la Tribù dell'Occhio
the-knight = il Cavaliere
the-dragon = il Drago
the-thief = il Ladro
the-crystal = il Cristallo
the-tribes = tutte le Tribù qui

## Table options

option-roles = Ruoli
option-roles-any = il primo insieme per questo numero di giocatori
option-solo = Livello in solitario
option-solo-easy = facile
option-solo-medium = medio
option-solo-hard = difficile
option-number = Cavaliere contro Ladro: il numero concordato
option-number-5 = 5
option-number-6 = 6
option-terrain = Terreno
option-terrain-no = no
option-terrain-yes = sì
option-collapse_one = Una tessera per turno nel Collasso (quattro o più giocatori senza Caverna)
option-collapse_one-no = no
option-collapse_one-yes = sì
option-remove_tiles = Tessere comuni tolte prima della partita
option-remove_tiles-0 = 0
option-remove_tiles-2 = 2
option-remove_tiles-3 = 3
option-remove_tiles-4 = 4
option-knight = Livello: Cavaliere
option-knight-easiest = facilissimo: il Drago ha { -knight_easiest-dragon-health } Salute, oppure { -knight_easiest-crystals } Cristalli; un Cristallo chiede Forza { -knight_easiest-smash-strength }
option-knight-easy = facile: il Drago ha { -knight_easy-dragon-health } Salute, oppure { -knight_easy-crystals } Cristalli; un Cristallo chiede Forza { -knight_easy-smash-strength }
option-knight-standard = normale: il Drago ha { -knight_standard-dragon-health } Salute, oppure { -knight_standard-crystals } Cristalli; un Cristallo chiede Forza { -knight_standard-smash-strength }
option-knight-hard = difficile: il Drago ha { -knight_hard-dragon-health } Salute, oppure { -knight_hard-crystals } Cristalli; un Cristallo chiede Forza { -knight_hard-smash-strength }
option-knight-expert = esperto: il Drago ha { -knight_expert-dragon-health } Salute, oppure { -knight_expert-crystals } Cristalli; un Cristallo chiede Forza { -knight_expert-smash-strength }
option-goblins = Livello: Goblin
option-goblins-easiest = facilissimo: il Cavaliere ha { -goblins_easiest-knight-health } Salute
option-goblins-easy = facile: il Cavaliere ha { -goblins_easy-knight-health } Salute
option-goblins-standard = normale: il Cavaliere ha { -goblins_standard-knight-health } Salute
option-goblins-hard = difficile: il Cavaliere ha { -goblins_hard-knight-health } Salute
option-goblins-expert = esperto: il Cavaliere ha { -goblins_expert-knight-health } Salute
option-dragon = Livello: Drago
option-dragon-easiest = facilissimo: si risveglia a { -dragon_easiest-awake-at } cubetti, dopo tanti turni con Strillo: { -dragon_easiest-shriek-turns }
option-dragon-easy = facile: si risveglia a { -dragon_easy-awake-at } cubetti, dopo tanti turni con Strillo: { -dragon_easy-shriek-turns }
option-dragon-standard = normale: si risveglia a { -dragon_standard-awake-at } cubetti, dopo tanti turni con Strillo: { -dragon_standard-shriek-turns }
option-dragon-hard = difficile: si risveglia a { -dragon_hard-awake-at } cubetti, dopo tanti turni con Strillo: { -dragon_hard-shriek-turns }
option-dragon-expert = esperto: si risveglia a { -dragon_expert-awake-at } cubetti, dopo tanti turni con Strillo: { -dragon_expert-shriek-turns }
option-cavern = Livello: Caverna
option-cavern-easiest = facilissimo: devono cadere { -cavern_easiest-crystal-tiles } tessere Cristallo, segnalini Disprezzo { -cavern_easiest-hatred-tokens }
option-cavern-easy = facile: devono cadere { -cavern_easy-crystal-tiles } tessere Cristallo, segnalini Disprezzo { -cavern_easy-hatred-tokens }
option-cavern-standard = normale: devono cadere { -cavern_standard-crystal-tiles } tessere Cristallo, segnalini Disprezzo { -cavern_standard-hatred-tokens }
option-cavern-hard = difficile: devono cadere { -cavern_hard-crystal-tiles } tessere Cristallo, segnalini Disprezzo { -cavern_hard-hatred-tokens }
option-cavern-expert = esperto: devono cadere { -cavern_expert-crystal-tiles } tessere Cristallo, segnalini Disprezzo { -cavern_expert-hatred-tokens }
option-thief = Livello: Ladro
option-thief-easiest = facilissimo: { -thief_easiest-stash } segnalini da mettere al sicuro, i primi { -thief_easiest-no-upgrade } senza miglioria
option-thief-easy = facile: { -thief_easy-stash } segnalini da mettere al sicuro, i primi { -thief_easy-no-upgrade } senza miglioria
option-thief-standard = normale: { -thief_standard-stash } segnalini da mettere al sicuro, i primi { -thief_standard-no-upgrade } senza miglioria
option-thief-hard = difficile: { -thief_hard-stash } segnalini da mettere al sicuro, i primi { -thief_hard-no-upgrade } senza miglioria
option-thief-expert = esperto: { -thief_expert-stash } segnalini da mettere al sicuro, i primi { -thief_expert-no-upgrade } senza miglioria
option-roles-kgdct = Cavaliere, Goblin, Drago, Caverna, Ladro
option-roles-kgdc = Cavaliere, Goblin, Drago, Caverna
option-roles-kgdt = Cavaliere, Goblin, Drago, Ladro
option-roles-kgct = Cavaliere, Goblin, Caverna, Ladro
option-roles-kdct = Cavaliere, Drago, Caverna, Ladro
option-roles-gdct = Goblin, Drago, Caverna, Ladro
option-roles-kgd = Cavaliere, Goblin, Drago
option-roles-kgc = Cavaliere, Goblin, Caverna
option-roles-kdc = Cavaliere, Drago, Caverna
option-roles-gdc = Goblin, Drago, Caverna
option-roles-kgt = Cavaliere, Goblin, Ladro
option-roles-kdt = Cavaliere, Drago, Ladro
option-roles-kct = Cavaliere, Caverna, Ladro
option-roles-gdt = Goblin, Drago, Ladro
option-roles-gct = Goblin, Caverna, Ladro
option-roles-dct = Drago, Caverna, Ladro
option-roles-kg = Cavaliere, Goblin
option-roles-kd = Cavaliere, Drago
option-roles-kc = Cavaliere, Caverna
option-roles-kt = Cavaliere, Ladro
option-roles-gd = Goblin, Drago
option-roles-gc = Goblin, Caverna
option-roles-gt = Goblin, Ladro
option-roles-dc = Drago, Caverna
option-roles-dt = Drago, Ladro
option-roles-ct = Caverna, Ladro
option-roles-k = Cavaliere
option-roles-g = Goblin
option-roles-d = Drago
option-roles-t = Ladro

## What is asked

standing-nothing_to_do = Prosegui per me dove non posso fare altro
standing-not_between = Non chiedermi nulla tra le fasi né prima degli Eventi
decision-knight = Muovi, incontra, usa ciò che hai, o termina.
decision-attack = Che cosa attacchi qui?
decision-collect = Che cosa raccogli qui?
decision-return_cube = Il tuo Coraggio è sceso: quale cubetto torna indietro?
decision-poison = Veleno: quale cubetto va sull'Ingresso?
decision-drop_monster = Quale Mostro perdono le Ossa?
decision-beetles = Scartare gli Scarabei Luminosi per perdere un Goblin in meno?
decision-secret_limit = Al massimo cinque Segreti: quale scarti?
decision-spoils = Il Ladro è morto: { $count } in Segreti o in Furia?
decision-discard_powers = Quale carta Potere scarti?
decision-axe = Colpito. Scartare un cubetto sull'Ascia Possente per un danno in più?
decision-evade = Ti sei salvato. Dove vai?
decision-upgrade = Quale miglioria ottieni con questo segnalino?
decision-take_token = La riserva è vuota: quale segnalino Tesoro della mappa prendi?
decision-return_omens = Quale segnalino Presagio torna nel sacchetto?
decision-push = Dove viene spostata la pedina: { $target }?
decision-move_token = Dove va il segnalino?
decision-fill = Un lato aperto va chiuso con una tessera Buia.
decision-reveal = Quale tessera si rivela ora?
decision-orient = Come si orienta la tessera in { $space }?
decision-pride = La Superbia è soddisfatta: spostare il cubetto sul Risveglio?
decision-slide = La mappa è spezzata: quale gruppo scorre e dove?
decision-remove =
    { $count ->
        [one] Quale tessera crolla? Ancora una
       *[other] Quale tessera crolla? Ancora { $count }
    }
decision-leave = La tessera crolla sotto { $target }: dove vai?
decision-terrain = Piazzare un Terreno?
decision-terrain_place = Dove si piazza il Terreno?
decision-put_tile = Quale delle tue tessere viene piazzata lì?
decision-end_tile =
    { $count ->
        [one] Dove va l'ultima tessera di questo turno?
       *[other] Dove va la prossima tessera? { $count } da piazzare
    }
decision-place_treasure = Dove va il segnalino Tesoro?
decision-plunder_card = Antichi Bottini: dove va il segnalino Tesoro?
decision-give_treasure = Quale carta Tesoro dai al Cavaliere?
decision-keep_treasure = Tenere questo Tesoro, o rimuoverlo per 5 Coraggio?
decision-choose_event = Quale Evento giochi sul Cavaliere?
decision-under_events = Quale Evento va per primo sotto il mazzo?
decision-light = Luce: scartare un cubetto per 2 Salute?
decision-fresh = Mettere da parte un cubetto per 1 Salute?
decision-brace =
    { $foe ->
        [monster] Imboscata: { $monster }, Forza { $count }. { $ambush } Piazza cubetti, usa ciò che hai, o affronta ciò che arriva.
       *[goblins] Imboscata, con Forza fino a { $count }! Piazza cubetti, usa ciò che hai, o affrontala.
    }
decision-before_event = Un Evento! Prima di conoscerne la carta puoi piazzare cubetti e usare ciò che hai.
decision-ambush = Il Cavaliere cade in un'Imboscata: quale Tribù colpisce?
decision-draw_monster = Pescare un Mostro per questa Imboscata?
decision-ogre = L'Orco ti caccia: dove vai?
decision-worm = Il Verme Sotterraneo ti trascina: dove?
decision-flare = Dove lanci il Bagliore?
decision-name_tribe = Quale Tribù?
decision-hex = Chi maledici?
decision-hiding_spots = Quale Tribù nascosta attacca?
decision-cave_in = Quale tessera crolla?
decision-flee = Dove va { $target } prima che la tessera cada?
decision-window = Gioca un Segreto ora, o prosegui.
decision-war = Quale carta Guerra segui?
decision-ruby = Rubino Goblin: scartare una carta pescata per un'altra?
decision-populate = Prendere i dischi, o pagare 1 Furia per non prenderne?
decision-overpopulated = Troppi Goblin: quale Tribù si disperde?
decision-monsters = Dove va il Mostro?
decision-goblins = Attiva una Tribù, gioca un Segreto, o termina.
decision-tribe = Che cosa fa { $tribe }?
decision-gnome = Lo Gnomo può portare via la sua Tribù. Dove?
decision-aim = Scegli il bersaglio.
decision-slither = Su quale tracciato va il cubetto?
decision-trap = Scartare la Trappola perché nessuna Tribù sia colpita?
decision-claw = Quale tessera colpiscono ora i tuoi artigli?
decision-dragon = Muovi, usa i poteri, o termina la fase.
decision-pay = Con che cosa paghi?
decision-fly = Dove voli?
decision-dragon_treasure = Raccogliere Tesori, o restituirne uno?
decision-gem = Posare una Gemma?
decision-surface = Risalire qui in superficie?
decision-hatred = Disprezzo: un segnalino, o una tessera?
decision-shape = Dove piazzi una tessera?
decision-omen_giant_bats = Che cosa portano via i pipistrelli?
decision-omen_rockslide = Dove cade la Frana?
decision-omen_soporific_spores = Chi respira le spore?
decision-omen_crystal_curse = Che cosa cambia la maledizione?
decision-rotate = Come si orienta ora la tessera?
decision-spores = Spore Soporifere: che cosa perdi?
decision-cavern = Usa i presagi, o prosegui il turno.
decision-assign = Movimento, Furtività, Taccheggio: assegna i segnalini Statistica.
decision-thief = Muovi e agisci, o termina.
decision-sticky = Mani Lunghe: ripetere il lancio?
decision-steal = Che cosa prendi?
decision-shriek_around = Il dado mostra: intorno. Spendere lo Strillo per ripetere?
decision-shriek_center = Il dado mostra: centro. Spendere lo Strillo per ripetere?
decision-shriek_diamond = Il dado mostra: rombo. Spendere lo Strillo per ripetere?
decision-shriek_cross = Il dado mostra: croce. Spendere lo Strillo per ripetere?
decision-shriek_corners = Il dado mostra: angoli. Spendere lo Strillo per ripetere?
decision-shriek_saltire = Il dado mostra: croce di Sant'Andrea. Spendere lo Strillo per ripetere?

## Choices

choice-done = Fatto
choice-no = No
choice-yes = Sì
choice-end-turn = Termina il turno
choice-stay = Resta
choice-ready = Affronta ciò che arriva
choice-go-on = Prosegui
choice-place = Piazza un cubetto su { $slot }
choice-show = Rivela { $treasure }
choice-quest = Completa { $quest }
choice-javelin = Prepara il Giavellotto
choice-move = Muovi su { $space }
choice-fight = Assalta { $space } contro il Mostro
choice-pit = Attraverso le Fosse fino a { $space }
choice-venture = Avventurati su { $space }
choice-encounter = Spendi un Incontro qui
choice-shoot = Colpisci { $tribe } con l'Arco
choice-magic = Arco Incantato contro { $target }
choice-bomb = Bomba sul muro a { $side }
choice-potion = Usa il Kit di Pozioni
choice-flare = Lancia un Bagliore
choice-flare-at = Bagliore su { $space }
choice-attack = Attacca { $target }
choice-collect-treasure = Raccogli un segnalino Tesoro
choice-collect-gem = Raccogli la Gemma: { $symbol }
choice-keep = Tieni { $treasure }
choice-decline = Rimuovi { $treasure } per 5 Coraggio
choice-give = Dai { $treasure }
choice-return = Restituisci il cubetto su { $slot }
choice-poison = Il cubetto su { $slot }
choice-poison-pool = Un cubetto inutilizzato
choice-poison-aside = Un cubetto messo da parte
choice-give-cube = Scarta il cubetto su { $slot }
choice-give-pool-cube = Scarta un cubetto inutilizzato
choice-give-aside-cube = Scarta un cubetto messo da parte
choice-event = Gioca { $event }
choice-under = Per primo sotto il mazzo: { $event }
choice-ambush = { $tribe } colpisce
choice-retreat = Ritirati su { $space }
choice-dragged = Su { $space }
choice-reveal = Rivela la tessera in { $space }
choice-turn = Aperta: { $sides }
choice-fill = Chiudi { $space }
choice-fill-with = Chiudi { $space } con { $tile }
choice-put = Metti { $tile } su { $space }
choice-place-tile = Piazzala su { $space }
choice-slide = Fai scorrere il gruppo in { $space }: { $slide }
choice-remove = Rimuovi la tessera in { $space }
choice-leave = Spostati su { $space }
choice-flee = Su { $space }
choice-push = Su { $space }
choice-to = Su { $space }
choice-terrain = Piazza { $terrain }
choice-lay = In { $space }, verso { $side }
choice-treasure = Tesoro su { $space }
choice-plunder = Tesoro su { $space }
choice-plunder-tile = Una nuova tessera con un Tesoro su { $space }
choice-secret = Gioca { $secret }
choice-discard-secret = Scarta { $secret }
choice-name = { $tribe }
choice-hex = Maledici: { $role }
choice-spring = { $tribe } attacca
choice-cave-in = Fai crollare { $space }
choice-war = Segui { $war }
choice-ruby-war = Ripesca { $war }
choice-ruby-monster = Ripesca { $monster }
choice-ruby-secret = Ripesca { $secret }
choice-populate = Dischi per { $tribe }
choice-block = Paga 1 Furia: niente dischi per { $tribe }
choice-scatter = { $tribe } si disperde
choice-leader = Gioca il Capo
choice-assign = { $monster } per { $tribe }
choice-assign-for = { $monster } per { $tribe } al posto di { $old }
choice-discard-monster = Scarta { $monster }
choice-drop-monster = Perdi { $monster }
choice-activate = Attiva { $tribe }
choice-appear = Appari su { $space }
choice-lurk = In agguato in { $space }
choice-walk = Muovi su { $space }
choice-worm = Verme Sotterraneo fino a { $space }
choice-tunnel = Galleria fino a { $space }
choice-wisp = Attira il Cavaliere col Fuoco Fatuo
choice-strike = Attacca { $target }
choice-strike-with-poison = Attacca il Cavaliere col Veleno
choice-plunder-treasure = Razzia un segnalino Tesoro
choice-plunder-gem = Razzia la Gemma: { $symbol }
choice-plunder-dragon = Razzia il Drago
choice-explore = Esplora { $space }
choice-hide = Nasconditi
choice-special = Azione speciale: { $tribe }
choice-hop = Su { $space }
choice-take-secrets = Pesca Segreti
choice-take-rage = Guadagna Furia
choice-power = { $power }
choice-feed = Spendi 2 Goblin divorati
choice-end-powers = Termina la fase
choice-fly = Vola su { $space }
choice-pay-power = Paga { $symbol }
choice-hiss = Sibila contro { $tribe }
choice-from = Un cubetto da { $track }
choice-into = A { $track }
choice-swat = Colpisci il Tesoro su { $space }
choice-swat-gem = Colpisci la Gemma: { $symbol }
choice-burn = Brucia { $space }
choice-scratch = Graffia { $target }
choice-wall-of-flame = Muro di Fiamme su { $space }
choice-claw = Artiglia { $space }
choice-take-treasures =
    { $count ->
        [one] Raccogli un segnalino Tesoro
       *[other] Raccogli { $count } segnalini Tesoro
    }
choice-give-back = Restituisci un Tesoro conservato
choice-gem = Posa la Gemma: { $symbol }
choice-discard = Scarta { $symbol }
choice-omen = { $omen }
choice-pay-omen = Paga { $symbol }
choice-collect-omens = Raccogli i Presagi
choice-shape = Modella la Caverna
choice-place-treasure = Piazza un Tesoro
choice-bats = Il Tesoro su { $space }
choice-bats-on = { $target }
choice-rock = Frana sul lato { $side } di { $space }
choice-lift-rock = Riprendi la Frana sul lato { $side } di { $space }
choice-spores = { $role }
choice-rotate = Ruota la tessera in { $space }
choice-restore = Segnalino Evento su { $space }
choice-bury-events = I primi tre Eventi vanno sotto
choice-hatred-token = Rimuovi un segnalino Disprezzo
choice-hatred-tile = Usalo su una tessera
choice-sleep = { $tribe } scende a 1
choice-doze = A { $track }
choice-lose = Perdi { $upgrade }
choice-give-omen = Restituisci { $token }
choice-stats = Movimento { $movement }, Furtività { $stealth }, Taccheggio { $thievery }
choice-climb = Arrampicati su { $space }
choice-climb-over = Scavalca fino a { $space }
choice-evade = Sgattaiola su { $space }
choice-look = Fermati e guarda la tessera
choice-stop-here = Fermati qui
choice-turn-up = Rivela la tessera
choice-loot-treasure = Saccheggia un segnalino Tesoro
choice-loot-gem =
    { $count ->
        [one] Saccheggia la Gemma { $symbol } con 1 cubetto (si lancia il dado del Drago)
       *[other] Saccheggia la Gemma { $symbol } con { $count } cubetti (senza rischio)
    }
choice-pickpocket =
    { $count ->
        [one] Borseggia { $target } con 1 cubetto
       *[other] Borseggia { $target } con { $count } cubetti
    }
choice-backstab =
    { $count ->
        [one] Pugnala { $target } con 1 cubetto
       *[other] Pugnala { $target } con { $count } cubetti
    }
choice-pick-lock =
    { $count ->
        [1] Scassina con 4 o più
        [2] Scassina con 2 o più
       *[other] Scassina a colpo sicuro
    }
choice-hide-loot = Cela il Bottino: livello -{ $count }
choice-upgrade = { $upgrade }
choice-take = Da { $space }
choice-steal = Prendi { $treasure }
choice-steal-unseen = Un Tesoro coperto a caso
choice-steal-secret = Un Segreto a caso
choice-steal-ruby = Il Rubino Goblin

## Events

event-turn = Round { $round }: { $role }
event-die = Il dado del Drago mostra: { $face }
event-action_die = Il dado Azione mostra { $face }
event-grit = Il Cavaliere guadagna { $count } Coraggio ({ $grit })
event-grit_lost = Il Cavaliere perde { $count } Coraggio ({ $grit })
event-health = Il Cavaliere recupera Salute ({ $health })
event-health_lost = Il Cavaliere perde { $count } Salute (ne resta { $health })
event-cube = Un cubetto va su { $slot }
event-cube_returned = Il cubetto su { $slot } torna sul tracciato del Coraggio
event-rage = La Furia è ora { $rage }
event-scatter =
    { $count ->
        [one] { $tribe } si disperde e perde un Goblin
       *[other] { $tribe } si disperde e perde { $count } Goblin
    }
event-population =
    { $count ->
        [one] { $tribe } perde un Goblin
       *[other] { $tribe } perde { $count } Goblin
    }
event-secrets_drawn =
    { $count ->
        [one] I Goblin pescano un Segreto
       *[other] I Goblin pescano { $count } Segreti
    }
event-secret_drawn = Peschi: { $secret }
event-secret_discarded = Segreto scartato: { $secret }
event-secret = Segreto giocato: { $secret }
event-powers_drawn =
    { $count ->
        [one] Il Drago pesca una carta Potere
       *[other] Il Drago pesca { $count } carte Potere
    }
event-wake = Un cubetto da { $track }: Risveglio { $wake }
event-awake = Il Drago è sveglio!
event-surfaced = Il Drago risale in superficie!
event-dragon_hurt = Il Drago è ferito: Salute { $health }
event-strike =
    { $hit ->
        [0] Il colpo manca { $target }
       *[other] A segno: { $target }
    }
event-tribe_strikes = { $tribe } attacca
event-evasion = Evasione: il dado mostra { $face }
event-thief_killed = Il Ladro viene ucciso (livello di Bottino Perso { $count })
event-upgrade = Il Ladro ottiene: { $upgrade }
event-stash = Segnalini al sicuro: { $count }
event-omens_drawn =
    { $count ->
        [one] La Caverna pesca un segnalino Presagio
       *[other] La Caverna pesca { $count } segnalini Presagio
    }
event-omen = La Caverna usa { $omen }
event-treasure_lost = Tesoro perduto: { $treasure }
event-treasure_kept = Tesoro tenuto coperto: { $treasure }
event-treasure_taken = Il Cavaliere tiene una carta Tesoro
event-treasure_declined = Tesoro rimosso per 5 Coraggio: { $treasure }
event-treasure_up = Tesoro rivelato: { $treasure }
event-treasure_placed = Un segnalino Tesoro appare su { $space }
event-event = Evento: { $event }
event-ambushed = { $tribe } colpisce dall'ombra
event-monster = Un Mostro: { $monster }
event-fight =
    { $lost ->
        [0] Il Cavaliere batte la forza { $count }
       *[other] Il Cavaliere perde contro la forza { $count }
    }
event-quest = Missione completata: { $quest }
event-quest_drawn = La tua Missione: { $quest }
event-knight_moves = Il Cavaliere va su { $space }
event-shot = L'Arco colpisce { $tribe }
event-magic_shot = L'Arco Incantato colpisce { $target }
event-bombed = Un muro a { $side } è aperto dalla Bomba
event-smashed = { $owner ->
    [knight] Un Cristallo è frantumato ({ $role }): il Cavaliere ora ne ha { $count }
    [goblins] Un Cristallo è frantumato ({ $role }): i Goblin ora ne hanno { $count }
   *[nobody] Un Cristallo è frantumato ({ $role }) e non conta per nessuno
 }
event-pushed = { $target } finisce su { $space }
event-token_moved = Un segnalino va su { $space }
event-placed = Una tessera Buia su { $space }
event-revealed = Rivelata la tessera in { $space }: { $kind }
event-removed = Crolla la tessera in { $space }: { $kind }
event-slid =
    { $count ->
        [one] Un gruppo di una tessera scorre
       *[other] Un gruppo di { $count } tessere scorre
    }
event-terrain = { $terrain } appare in { $space }
event-collapse = Il Collasso comincia
event-war = Carta Guerra: { $war }
event-assigned = { $monster }: ora con { $tribe }
event-activated = Si attiva { $tribe }
event-appear = { $tribe } appare su { $space }
event-lurk = { $tribe } è in agguato in { $space }
event-tunnel = { $tribe } arriva per galleria su { $space }
event-tribe_moves = { $tribe } va su { $space }
event-hidden = { $tribe } si nasconde
event-power = Il Drago usa { $power }
event-dragon_moves = Il Drago va su { $space }
event-gem = Una Gemma ({ $symbol }) è su { $space }
event-wrath = La Collera fa crollare le tessere in { $space }
event-rockslide = Una Frana presso { $space }
event-rotated = Ruotata la tessera in { $space }
event-assigned_stats = Movimento, Furtività, Taccheggio: { $count }
event-thief_moves = Il Ladro va su { $space }
event-looked = Sotto la tessera: { $kind }
event-backstab = Il Ladro pugnala { $target }
event-pickpocket =
    { $hit ->
        [0] Il furto fallisce: { $target }
       *[other] Il furto riesce: { $target }
    }
event-end = Il vincitore: { $role }
event-lost = Tutti perdono. { $ending }
event-lock =
    { $hit ->
        [0] La serratura resiste
       *[other] La Cripta è aperta: il Ladro prende un segnalino Tesoro
    }
event-looted = Il Ladro prende un segnalino Tesoro e ne trasporta { $count }
event-gem_looted = Il Ladro prende una Gemma ({ $symbol })
event-loot_hidden = Il livello di Bottino Perso è ora { $count }
event-collected = Il Cavaliere raccoglie un segnalino Tesoro su { $space }
event-gem_collected = Il Cavaliere raccoglie una Gemma ({ $symbol })
event-plunder_treasure = { $tribe } razzia un segnalino Tesoro
event-plunder_gem = { $tribe } razzia una Gemma
event-plunder_dragon = { $tribe } razzia il Drago
event-slithered = Un cubetto Indolenza striscia: { $track }
event-flame_wall = Un Muro di Fiamme brucia su { $space }
event-scratched = Il Drago graffia: { $target }
event-restored = Un segnalino Evento torna su { $space }
event-spores = Le spore raggiungono: { $role }
event-hexed = Maledizione di { $count } su: { $role }
event-buried =
    { $count ->
        [one] Una carta Evento va sotto il mazzo
       *[other] { $count } carte Evento vanno sotto il mazzo
    }
event-dragon_takes =
    { $count ->
        [one] Il Drago raccoglie un segnalino Tesoro
       *[other] Il Drago raccoglie { $count } segnalini Tesoro
    }
event-populated =
    { $count ->
        [one] { $tribe } riceve un Goblin
       *[other] { $tribe } riceve { $count } Goblin
    }
event-surprise = Un'Imboscata!

## Drawn in the terminal

draw-header = Round { $round } · turno: { $role } · pila { $stack }
draw-smash = per un Cristallo serve Forza { $strength }
draw-supply = Tesori in riserva { $supply } · tessere Cristallo cadute { $fallen } di { $most }
draw-collapse = IL COLLASSO
draw-ambush =
    { $count ->
        [-1] { $ambush }
       *[other] Forza { $count }. { $ambush }
    }
draw-barred = impraticabile
draw-current = dove scorre
draw-legend =
    ?F ?B ?Y Buia (Zanne, Ossa, Occhio)  * suo segnalino  $ Tesoro  g Gemma  ^ Muro di Fiamme  M Mostro
    # Frana  o Bomba  K Cavaliere  D Drago  T Ladro  f b y Tribù
draw-knight = Salute { $health }, Coraggio { $grit }, cubetti liberi { $pool }, Movimento usato { $moved } di { $movement }, Incontri usati { $met } di { $perception }, Forza { $strength }, Cristalli { $crystals }
draw-goblins = Furia { $rage }, Segreti { $count }
draw-dragon = Salute { $health }, Corazza { $armor }, Spirito { $spirit }, Risveglio { $wake }, Divorati { $eaten }, carte Potere { $count }
draw-surfaced = in superficie
draw-cavern = tessere in mano { $count }, pila { $stack }
draw-thief = Movimento usato { $moved } di { $movement }, Furtività { $stealth }, Taccheggio { $thievery }, cubetti { $cubes }, trasportati { $carried }, al sicuro { $stashed }, Bottino Perso { $loot }
draw-tribe = { $name } { $count } (Forza { $strength }, Percezione { $perception })
draw-hidden = nascosta
draw-lurking = in agguato in { $space }
draw-at = in { $space }
draw-done = attivata
draw-off = non sulla mappa
draw-asleep = addormentato
draw-underground = sveglio, sottoterra
draw-beyond =
    { $count ->
        [one] { $way }: 1 tessera non disegnata
       *[other] { $way }: { $count } tessere non disegnate
    }
way-west = Più a ovest
way-east = Più a est
draw-columns = colonne da { $from } a { $to }
draw-tile = { $dark }; aperta: { $sides }
draw-quest = { $quest } (+{ $grit } Coraggio): { $text }
draw-war = { $discs } dischi a Zanne/Ossa/Occhio, Mostri { $monsters }, Segreti { $secrets }, Furia { $rage }
draw-omen-cost = { $cost } tra { $symbols }
draw-cube-any = qualunque
draw-grit-cubes = Cubetti in attesa a Coraggio { $spaces }
draw-cubes-away = Cubetti scartati { $discarded }, messi da parte { $aside }, avvelenati sull'Ingresso { $poisoned }
draw-bombs = Segnalini Bomba { $count }
draw-quests = Missioni in mano { $count }, nel mazzo { $left }
draw-face-down = un Tesoro coperto
draw-cube-on = con un cubetto
draw-face-up = scoperto
draw-known = coperto
draw-secrets = Segreti in mano { $count }
draw-discards = Scartati: { $cards }
draw-crystals = Cristalli { $count }
draw-gems = Gemme in riserva: { $gems }
draw-kept = Tesori conservati { $count }
draw-shriek = il segnalino Strillo è piazzato
draw-events = Prossimi Eventi: { $events }
draw-hatred = Segnalini Disprezzo { $count }
draw-war-card = Carta Guerra: { $war } ({ $brings })
draw-no-upgrades = Ancora nessuna miglioria
draw-cubes =
    { $count ->
        [one] 1 cubetto
       *[other] { $count } cubetti
    }
draw-level = Livello: { $name }. { $text }
draw-special-fangs = Furia +1
draw-special-bones = un Mostro
draw-special-eye = un Segreto

## Words of what is refused

word-move = muovi su
word-place = piazza un cubetto su
word-quest = completa
word-encounter = un Incontro
word-shoot = colpisci
word-bomb = una Bomba
word-show = rivela
word-end-turn = termina il turno
word-activate = attiva
word-secret = gioca
word-hide = nascondi
word-special = l'azione speciale
word-walk = muovi su
word-strike = attacca
word-crystal = il Cristallo
word-explore = esplora
word-plunder = razzia
word-treasure = un Tesoro
word-gem = una Gemma
word-power = usa
word-feed = spendi Goblin divorati
word-omen = usa
word-shape = modella la Caverna
word-place-treasure = piazza un Tesoro
word-pickpocket = borseggia
word-backstab = pugnala
word-loot = saccheggia
word-pick-lock = scassina
word-look = guarda la tessera
word-turn-up = rivela la tessera
word-movement = Movimento
word-perception = Percezione
word-strength = Forza
word-climb = arrampicati su
word-flare = un Bagliore
word-hide-loot = cela il bottino

## Headings of options

verb-place = Cubetti e Tesori
verb-show = Cubetti e Tesori
verb-javelin = Cubetti e Tesori
verb-quest = Missioni
verb-move = Muovi
verb-fight = Muovi
verb-pit = Muovi
verb-venture = Muovi
verb-climb = Muovi
verb-walk = Muovi
verb-worm = Muovi
verb-tunnel = Muovi
verb-encounter = Agisci
verb-attack = Agisci
verb-collect = Agisci
verb-shoot = Agisci
verb-magic = Agisci
verb-bomb = Agisci
verb-potion = Agisci
verb-flare = Agisci
verb-wisp = Agisci
verb-strike = Agisci
verb-plunder = Agisci
verb-explore = Agisci
verb-hide = Agisci
verb-special = Agisci
verb-loot = Agisci
verb-pick = Agisci
verb-pickpocket = Agisci
verb-backstab = Agisci
verb-look = Agisci
verb-stop = Agisci
verb-turn = Agisci
verb-shape = Agisci
verb-feed = Agisci
verb-secret = Segreti
verb-power = Poteri
verb-omen = Presagi
verb-appear = Rivela
verb-lurk = Rivela
verb-activate = Tribù
verb-assign = Mostri
verb-discard = Mostri
verb-rotate = Ruota una tessera
verb-restore = Segnalini Evento
verb-bury = Carte Evento
verb-bats = Porta via
verb-rock = Frana
verb-lift = Frana
verb-swat = Colpisci
verb-treasure = Segnalino Tesoro
verb-cave = Tessere
verb-hop = Dove
verb-flare-at = Dove

## Why not

why-activated = { $tribe } è già stata attivata in questo turno
why-cannot-pay = Mancano carte e Gemme per { $power }
why-cannot-pay-omen = Mancano segnalini Presagio adatti per { $omen }
why-collect-first = Prima raccogli i Presagi
why-dark = In superficie il Drago non entra nelle tessere Buie
why-event-first = Prima viene il segnalino Evento qui
why-fed-already = Un cubetto Fame è già stato spostato in questo turno
why-look-first = Prima fermati e guarda
why-monster = Un Mostro sbarra la via: combattilo
why-moved-already = Il movimento gratuito è già usato
why-movement-over = Il tuo movimento è finito
why-no-action-cubes = Nessun cubetto Azione
why-no-ambush-tile = Nessuna tessera Imboscata Illuminata presso il Cavaliere, o nessuna Tribù abbastanza forte
why-no-bomb-cube = Nessun cubetto sulla Bomba
why-no-bomb-token = Nessun segnalino Bomba
why-no-bow-cube = Nessun cubetto sull'Arco
why-no-cube = Nessun cubetto inutilizzato
why-no-cube-needed = Il Giavellotto non richiede cubetti
why-no-encounters = Nessun Incontro rimasto
why-no-eye = L'Occhio non ha Goblin
why-no-goblins = { $tribe } non ha Goblin
why-no-movement = Nessun Movimento rimasto
why-no-tile = Lì non c'è una tessera
why-no-wall = Nessun muro sulla tua tessera
why-not-dark = Questa tessera non è Buia
why-not-eaten = Meno di 2 Goblin divorati
why-not-held = Non hai un tale Tesoro coperto
why-not-visible = Quella Tribù è nascosta o fuori vista
why-nothing-here = Qui non c'è nulla per questo
why-nowhere-to-appear = Nessuna tessera Buia libera mostra il simbolo per { $tribe }
why-on-board = Una Tribù sulla plancia può solo rivelarsi
why-quest-unmet = La condizione di { $quest } non è soddisfatta
why-response-only = Solo in risposta a ciò che indica
why-shape-first = Prima modella la Caverna
why-shot-already = Un tiro per turno
why-shriek-placed = Il segnalino Strillo è già piazzato
why-slot-full = Non c'è spazio
why-targeted = Questo giocatore è già stato bersaglio in questo turno
why-too-strong = C'è qualcuno troppo forte
why-too-weak = La tua Forza è troppo bassa
why-treasure-first = Prima piazza un Tesoro
why-tunnelled = Dopo la galleria la Tribù non si muove più
why-wall = C'è un muro in mezzo
why-bomb-used = La Bomba è già stata usata in questo turno
why-flared = Il Bagliore è già stato usato in questo turno
why-nothing-to-light = Nessuna tessera Buia da illuminare
why-impassable = Lì non ci si può fermare
why-crystal-hard = Serve Forza { $count } per frantumare il Cristallo qui
why-thief-unseen = La Furtività del Ladro è troppo alta per vederlo
why-dragon-hard = La Corazza del Drago è troppo forte
why-dragon-deep = Il Drago è sottoterra: servono la Bomba, il Giavellotto o il Collasso
why-struck-already = Sottoterra il Drago si attacca una sola volta per turno
why-no-falling-tile = Nessuna tessera può crollare
why-lurking = Una Tribù in agguato può solo entrare su una tessera o nascondersi
why-explore-lit = Si esplora solo da una tessera Buia
why-no-more-tiles = Non ci sono più tessere da piazzare
why-no-open-space = Nessuno spazio vuoto accanto a questa tessera
why-target-away = Non è su questa tessera
why-gems-out = C'è una Gemma sulla mappa: si razzia quella
why-no-ash = Solo con la carta Drago di Cenere
why-no-hunger = Nessun cubetto Fame rimasto
why-tried = Questa serratura è già stata tentata in questo turno
why-no-loot-level = Il livello di Bottino Perso è già 0
why-looked-already = Conosci già questa tessera
why-no-climb = Non bastano i cubetti Azione per arrampicarsi
why-too-watchful = Furtività { $stealth } non supera Percezione { $count }
why-too-watchful-armor = Furtività { $stealth } non supera Corazza { $count }
why-no-cards = Il Cavaliere non ha carte Tesoro
why-no-cube-to-take = Nessun cubetto può tornare da Risveglio a Cupidigia
why-no-secrets = I Goblin non hanno Segreti
why-power-claw = Nessuno è sulla tua tessera o intorno
why-power-flame = Nessuna tessera Buia sul tuo spazio o intorno
why-power-wing = Non c'è dove volare
why-power-hiss = Nessuna Tribù è rivelata
why-power-slither = Nessun tracciato ha spazio
why-power-swat = Nessun Tesoro o Gemma su una tessera adiacente
why-power-scorch = Nessuna tessera Buia intorno a te
why-power-burn = Nessuna tessera Buia sulla mappa
why-power-slap = Il Cavaliere non è su una tessera adiacente, o ha lo Scudo
why-power-shriek = Il segnalino Strillo è già piazzato
why-power-scratch = Nessuno è sulla tua tessera
why-power-flame_wall = Nessuna tessera adiacente senza un muro in mezzo
why-power-smash = Nessun Cristallo sulla tua tessera
why-power-wrath = Nessuna tessera intorno a te può crollare
why-omen-giant_bats = Nulla che i pipistrelli possano portare
why-omen-rockslide = Nessun bordo per una Frana
why-omen-past_plunder = Nessun segnalino in riserva, o nessuna tessera Buia libera
why-omen-soporific_spores = Nessuno che le respiri
why-omen-hatred = Nessuna tessera da piazzare o rimuovere
why-omen-crystal_curse = Nulla da cambiare

## On the board of the browser

board-about = Cavaliere, Goblin, Drago, Caverna e Ladro si incontrano nel buio, ognuno con le sue regole e la sua vittoria.
board-map = La mappa della caverna
board-sight = Che cosa vede la mia pedina
board-centre = Centra sulla mia pedina
board-dark = Buia ({ $symbol })
board-token = con il suo segnalino
board-open = aperta: { $sides }
board-treasures-here = segnalini Tesoro: { $count }
board-round = Round { $round }
board-order = Ordine dei turni
board-stack = Tessere nella pila: { $count }
board-supply = Segnalini Tesoro nella riserva: { $count }
board-events-left = Carte Evento rimaste: { $count }
board-fallen = Tessere Cristallo crollate: { $fallen } di { $most }
board-of = { $done } di { $all }
board-choose = Scegli
board-goal-reached = Proprio obiettivo raggiunto (%)
board-lead-points = Obiettivo raggiunto, in %
board-health = Salute
board-grit = Coraggio
board-dead = Uccisa
board-pool = Cubetti Eroe da usare: { $count }
board-left = restano { $count }
board-encounter = Incontro qui
board-flare = Razzo
board-treasures = Carte Tesoro
board-rage = Furia
board-rage-cards = Carte Guerra pescate: { $count }
board-malaise = Malessere: ogni Tribù ha 1 Forza in meno
board-population = Popolazione { $count }
board-no-monster = nessun Mostro
board-tribe-acts = Azioni di una Tribù
board-act-strike = Attacca
board-act-plunder = Depreda
board-act-explore = Esplora
board-act-hide = Nasconditi
board-act-special = Speciale
board-armor = Corazza
board-spirit = Spirito: carte Potere pescate ogni turno
board-eaten = Goblin divorati
board-wake = Risveglio { $count }, sveglio a { $most } (sotto: Corazza/Spirito)
board-sloth = Che cosa lo tiene addormentato
board-power-cards = Carte Potere: { $count }
board-gem-supply = in riserva
board-gem-ready = paga
board-gem-used = usata
board-hand = Tessere in mano: { $count }
board-pick-tile = Scegli una tessera, poi uno degli spazi accesi.
board-omen-income = Tesori e Cristalli in gioco: { $count }. Portano { $draw } Presagi a turno.
board-cubes-left = cubetti Azione: { $count }
board-stealth-note = 1 in meno per segnalino portato
board-carried = portati: { $count }
board-stashed = Al sicuro { $count } di { $most }
board-loot = Livello del bottino { $count }
board-loot-level = Bottino
board-upgrades = Migliorie: ogni segnalino al sicuro ne compra una
board-has = comprata
board-goal-kill_dragon = Uccidi il Drago.
board-goal-smash_5_and_escape = Frantuma { $crystals } Cristalli, poi esci dall'Ingresso.
board-goal-smash_5_or_6_and_escape = Frantuma { $crystals } Cristalli, poi esci dall'Ingresso.
board-goal-kill_knight = Uccidi il Cavaliere.
board-goal-smash_5 = Frantuma { $crystals } Cristalli, ognuno con due Tribù di Forza { $smash_strength }.
board-goal-wake_surface_escape = Risvegliati, risali su una tessera Cristallo, raggiungi l'Ingresso.
board-goal-wake_surface_escape_or_knight_killed_by_ambush = Risvegliati, risali su una tessera Cristallo, raggiungi l'Ingresso; o il Cavaliere muore.
board-goal-collapse_5_crystal_tiles = Piazza ogni tessera, poi fai crollare { $most } tessere Cristallo.
board-goal-collapse_5_crystal_tiles_or_knight_killed_by_ambush = Piazza ogni tessera, poi fai crollare { $most } tessere Cristallo; o il Cavaliere muore.
board-goal-stash_6 = Metti al sicuro { $stash } segnalini all'Ingresso.
board-goal-stash_same_number_as_knight_or_knight_killed_by_ambush = Metti al sicuro { $stash } segnalini all'Ingresso; oppure il Cavaliere muore.
board-step-knight-cubes = Cubetti
board-step-knight-move = Muovi
board-step-knight-meet = Incontro
board-step-knight-end = Fine
board-step-goblins-war = Carta Guerra
board-step-goblins-populate = Popola
board-step-goblins-monsters = Mostri
board-step-goblins-secrets = Segreti
board-step-goblins-tribes = Tribù
board-step-dragon-powers = Muovi e poteri
board-step-dragon-treasure = Tesoro
board-step-dragon-gem = Gemma
board-step-dragon-surface = Risali
board-step-cavern-omens = Presagi
board-step-cavern-shape = Plasma
board-step-cavern-treasure = Tesoro
board-step-cavern-end = Fine
board-step-thief-assign = Statistiche
board-step-thief-act = Muovi e agisci
board-step-thief-end = Fine
board-tip-knight-cubes = Metti i cubetti Eroe dove servono: Movimento per i passi, Percezione per gli Incontri, Forza per gli scontri. Puoi anche muovere prima e piazzarli dopo.
board-tip-knight-move = Entra in una tessera accesa. Una tessera Buia si scopre quando entri: costa un Incontro e porta 1 Coraggio.
board-tip-knight-meet = In un Incontro puoi attaccare, frantumare un Cristallo (Forza { $strength }) e raccogliere ciò che c'è.
board-tip-knight-end = Non c'è altro da raggiungere: metti i cubetti rimasti su Forza o Scudo, poi termina il turno.
board-tip-goblins-war = Scegli una carta Guerra: dice quanti Goblin, Mostri e Segreti arrivano.
board-tip-goblins-populate = Ogni Tribù prende tutti i suoi dischi, o nessuno per 1 Furia. Oltre 4 una Tribù si disperde.
board-tip-goblins-monsters = Assegna il Mostro a una Tribù, o scartalo. La Popolazione delle Ossa è il limite di tutti i Mostri insieme.
board-tip-goblins-secrets = Ora si possono giocare Segreti; al massimo cinque restano in mano.
board-tip-goblins-tribes = Attiva ogni Tribù una volta: appare su una tessera Buia col suo simbolo; oppure si muove e fa una cosa. La luce la logora. Per ferire il Cavaliere sii più forte di lei.
board-tip-dragon-powers = Vola di 1 o 2 tessere in linea retta e paga i poteri con carte e Gemme. Divora Goblin, rivela tessere Evento o resta fermo per la Superbia.
board-tip-dragon-treasure = Restituisci un Tesoro della tua tessera: un cubetto Cupidigia va al Risveglio.
board-tip-dragon-gem = Una Gemma sulla mappa paga il suo simbolo una volta a turno, ma altri possono prenderla.
board-tip-dragon-surface = Sveglio su una tessera Cristallo Illuminata puoi risalire: poi corri all'Ingresso.
board-tip-cavern-omens = Usa i Presagi conservati o raccogline di nuovi: più Tesori e Cristalli ci sono, più ne peschi.
board-tip-cavern-shape = Piazza una tessera (nel Collasso: rimuovine). Le tessere Cristallo in mano vanno per prime.
board-tip-cavern-treasure = Metti un Tesoro su una tessera Buia: un'esca che porta Presagi.
board-tip-cavern-end = Usa Presagi finché servono, poi termina il turno.
board-tip-thief-assign = Sposta i tuoi numeri: lontano, invisibile o indaffarato? Taccheggio è il numero di cubetti Azione.
board-tip-thief-act = Muovi e agisci in qualunque ordine. Prendi segnalini e portali all'Ingresso. Deruba solo chi ha Percezione minore della tua Furtività.
board-tip-thief-end = Termina il turno, lontano da occhi attenti.
board-tip-answer = È il turno di: { $role }. Ti si chiede qualcosa nel frattempo.
board-tip-wait = È il turno di: { $role }.
board-far-kill-dragon = Salute del Drago: { $left }
board-far-kill-knight = Salute del Cavaliere: { $left }
board-far-crystals = Cristalli ancora da frantumare: { $left }
board-far-escape = Cristalli frantumati: ora l'Ingresso!
board-far-wake = Si sveglia tra { $left } cubetti
board-far-shriek = Si sveglia usando lo Strillo in altri turni
board-far-surface = Sveglio: emerge su un Cristallo Illuminato
board-far-run = Emerso, a { $left } tessere dall'Ingresso
board-far-collapse = Tessere prima del Collasso: { $left }
board-far-fall = Tessere Cristallo ancora da far crollare: { $left }
board-far-stash = Ancora da mettere al sicuro: { $left } (ne porta { $carried })
board-far-dead = Il Cavaliere è morto
board-aid = Promemoria
board-aid-goals = Chi vince e come
board-aid-cards = Carte e cambiamenti di questo tavolo
board-aid-levels = Livelli
board-aid-monsters = Mostri in Imboscata
board-monster-strength = Forza { $count }
board-monster-bars = { $monster }: Forza { $count }, va combattuto prima di entrare in questo spazio.
board-aid-tiles = Tessere
board-aid-tokens = Sulla mappa
board-aid-signs = Numeri
board-aid-dark = Una tessera Buia: coperta, senza muri. Il suo simbolo dice quale Tribù può apparirvi.
board-aid-end-cavern = Quando la pila e la mano della Caverna sono vuote, al suo turno seguente inizia il Collasso: toglie { $count } tessere a turno. Con { $most } tessere Cristallo crollate vince la Caverna.
board-aid-end-nobody = Quando la pila è vuota inizia il Collasso: ogni turno toglie { $count } tessere. Con { $most } tessere Cristallo crollate perdono tutti.
board-aid-treasure = Segnalino Tesoro.{ -knight.is ->
    [yes] { " " }Al Cavaliere una carta o Coraggio.
   *[no] { "" }
 }{ -goblins.is ->
    [yes] { " " }Ai Goblin Furia.
   *[no] { "" }
 }{ -dragon.is ->
    [yes] { " " }Il Drago si sveglia.
   *[no] { "" }
 }{ -thief.is ->
    [yes] { " " }Il Ladro lo mette al sicuro.
   *[no] { "" }
 }{ -cavern.is ->
    [yes] { " " }Porta Presagi.
   *[no] { "" }
 }
board-aid-gem = Gemma: paga il suo simbolo per il Drago. Gli altri la prendono con un tiro: il centro fa male.
board-aid-event = Segnalino Evento: il Cavaliere che arriva qui deve risolvere un Evento.
board-aid-crystal = Segnalino Cristallo.{ -knight.is ->
    [yes] { " " }Lo frantuma il Cavaliere con Forza { $strength } in un Incontro.
   *[no] { "" }
 }{ -goblins.is ->
    [yes] { " " }Lo frantumano due Tribù con Forza { $strength } ciascuna{ -knight.is ->
    [yes] , a vantaggio di lei
   *[no] { "" }
 }.
   *[no] { "" }
 }{ -dragon.is ->
    [yes] { " " }Il Drago può spezzarlo.
   *[no] { "" }
 }{ -cavern.is ->
    [yes] { " " }Porta Presagi.
   *[no] { "" }
 }
board-aid-vault = Segnalino Cripta: il Ladro ne scassina la serratura.
board-aid-rockslide = Frana: un muro finché la sua tessera non gira o crolla.
board-aid-bomb = Segnalino Bomba: questo lato ora è aperto.
board-aid-flame = Muro di Fiamme: chi vi entra nel proprio turno si brucia.
board-aid-monster = Ogre o Troll: si combatte prima di entrare.
board-aid-strength = Forza: per combattere. Chi attacca deve superare chi difende.
board-aid-perception = Percezione: { -knight.is ->
    [yes] gli Incontri del Cavaliere a turno.
   *[no] { "" }
 }{ -thief.is ->
    [yes] { " " }Scopre il Ladro se supera la sua Furtività.
   *[no] { "" }
 }{ -goblins.is ->
    [yes] { " " }Una Tribù ha la sua Popolazione più 1.
   *[no] { "" }
 }
board-aid-movement = Movimento: passi a turno.
board-aid-grit = Coraggio: le sue tappe danno cubetti Eroe.
board-aid-rage = Furia: carte Guerra tra cui scegliere. A 0 ogni Tribù è più debole.
board-aid-armor = Corazza: ciò che un attacco al Drago deve superare.
board-aid-spirit = Spirito: carte Potere a turno.
board-aid-stealth = Furtività: deve superare Percezione o Corazza per rubare, e nasconde.
board-aid-thievery = Taccheggio: cubetti Azione a turno.
board-aid-loot = Bottino: ciò che riceve chi uccide il Ladro.
board-held = { $card } ({ $roles })
board-infestation = Riga in uso: { $line ->
    [a] Goblin di Forza 2
    [b] Goblin di Forza 3
   *[c] un Mostro pescato
 }
board-turn-tiles = Tessere con questo turno: { $count }
board-turn-falls = Tessere che crollano con questo turno: { $count }
board-walk = Cammina fino a { $space }: { $count } passi
board-stands = { $piece }: { $facts }
board-numbers = { $name } { $count }
board-carries = porta { $count }
board-free-move = Movimento gratuito
board-free-move-used = Movimento gratuito usato
board-fed = fatto in questo turno
board-tried = Già tentati in questo turno: { $roles }
board-hexed = maledetto −{ $count }
board-omen-giant_bats = Porta fino a 3 spazi: un Tesoro{ -knight.is ->
    [yes] ; il Cavaliere
   *[no] { "" }
 }{ -goblins.is ->
    [yes] ; una Tribù
   *[no] { "" }
 }.
board-omen-rockslide = Mura un bordo aperto.
board-omen-past_plunder = Un altro Tesoro su una tessera Buia.
board-omen-soporific_spores = { -knight.is ->
    [yes] Cavaliere: −5 Coraggio.{ " " }
   *[no] { "" }
 }{ -goblins.is ->
    [yes] Una Tribù a 1, Furia +1.{ " " }
   *[no] { "" }
 }{ -dragon.is ->
    [yes] Drago: un cubetto indietro.{ " " }
   *[no] { "" }
 }{ -thief.is ->
    [yes] Ladro: una miglioria persa.
   *[no] { "" }
 }
board-omen-hatred = Piazza un'altra tessera; nel Collasso togline un'altra.
board-omen-crystal_curse = Gira una tessera Illuminata{ -knight.is ->
    [yes] , rimetti un Evento o seppelliscine 3
   *[no] { "" }
 }.
board-power-claw = Tira:{ -goblins.is ->
    [yes] { " " }Tribù disperse, divori le perdite.
   *[no] { "" }
 }{ -knight.is ->
    [yes] { " " }Cavaliere spostato di 1.
   *[no] { "" }
 }{ -thief.is ->
    [yes] { " " }Ladro morto.
   *[no] { "" }
 }
board-power-flame = Tira: riveli le Buie colpite.
board-power-wing = Vola 1 o 2 in linea, o 1 oltre un muro.
board-power-hiss = Una Tribù ovunque si nasconde; ne divori 1.
board-power-slither = Sposta un cubetto tra i vizi.
board-power-swat = Lancia una Gemma o un Tesoro vicino, fino a 5.
board-power-scorch = Rivela tutte le Buie attorno a te.
board-power-burn = Rivela una Buia qualsiasi.
board-power-slap = Sposta il Cavaliere vicino fino a 3.
board-power-shriek = Tienilo: ripeti un tiro.
board-power-scratch = Uno qui:{ -knight.is ->
    [yes] { " " }Cavaliere −5 Coraggio.
   *[no] { "" }
 }{ -goblins.is ->
    [yes] { " " }Tribù divorate.
   *[no] { "" }
 }{ -thief.is ->
    [yes] { " " }Ladro morto.
   *[no] { "" }
 }
board-power-flame_wall = Sbarra col fuoco una tessera vicina.
board-power-smash = Spezza il Cristallo qui.
board-power-wrath = Tira: le tessere colpite crollano.
board-theft-loot = Prendi un Tesoro qui; una Gemma con un tiro, o sicura per 2.
board-theft-climb = Supera un muro (2) o un terreno impraticabile (3).
board-theft-pickpocket = A qualcuno qui: 4+ / 2+ / sicuro. Un Tesoro per lui, e un danno.
board-theft-pick_lock = Apri una Cripta qui: 4+ / 2+ / sicuro.
board-theft-backstab = Qualcuno qui, per 1/2/3 cubetti:{ -knight.is ->
    [yes] { " " }Cavaliere −1/3/5 Coraggio.
   *[no] { "" }
 }{ -goblins.is ->
    [yes] { " " }Una Tribù −1/2/3, Furia +1.
   *[no] { "" }
 }{ -dragon.is ->
    [yes] { " " }Drago −1/2/3 carte.
   *[no] { "" }
 }
board-theft-hide_loot = Abbassa il Bottino dei cubetti spesi.
board-act-note-strike = Sulla sua tessera: { -knight.is ->
    [yes] { "Cavaliere, " }
   *[no] { "" }
 }{ -ash.is ->
    [yes] { "Drago, " }
   *[no] { "" }
 }{ -thief.is ->
    [yes] { "Ladro, " }
   *[no] { "" }
 }un Cristallo
board-act-note-plunder = Tesoro o Gemma sulla sua tessera: Furia
board-act-note-explore = una nuova tessera Buia accanto
board-act-note-hide = via dalla mappa, pronta all'imboscata
board-act-note-special = Zanne: Furia. Ossa: Mostro. Occhio: Segreto
board-quests = Missioni: si mostrano compiute, per Coraggio
board-secrets = Segreti: { $count } in mano
board-omens = Presagi: li pagano i segnalini, quanti ne vuoi a turno
board-tokens = Segnalini Presagio
board-powers = Poteri: li paghi con carte Potere e Gemme
board-next-events = I prossimi Eventi del Cavaliere
board-offer = Carte Tesoro pescate

## Prime partite guidate: una per ruolo

lesson-knight = Il Cavaliere
    .about = Esplora, cresci e frantuma Cristalli: il ruolo più facile per cominciare.
lesson-knight-goal = Sei il Cavaliere. Frantuma 5 Cristalli ed esci dall'Ingresso: così vinci. I Goblin di Grub ti vogliono morta, ed Echo, la Caverna, alla fine crollerà su tutti. I cubetti Eroe decidono che cosa puoi fare oggi: ne hai due.
lesson-knight-perception = La Percezione è il numero dei tuoi Incontri, e scoprire una tessera Buia ne costa uno. Metti lì un cubetto: oggi due tessere invece di una.
lesson-knight-movement = Ogni passo costa Movimento, e un cubetto di un passo ne fa tre. L'altro cubetto va lì. I cubetti tornano all'inizio del tuo prossimo turno.
lesson-knight-step = Nel buio! Fai clic sulla tessera a nord dell'Ingresso: ci entri e la scopri. Dove un lato aperto dà sul nulla si posa subito una nuova tessera Buia: la caverna cresce mentre cammini.
lesson-knight-collect = Una Sala del Tesoro, e 1 Coraggio per averla scoperta. L'Incontro dura ancora: prendi anche il segnalino Tesoro, non costa altro.
lesson-knight-decline = Questa carta l'ha scelta Echo, e si vede: il Giavellotto serve per un solo attacco, meglio se a un Drago, e qui non ce ne sono. Rinunciaci per 5 Coraggio. Alle tappe 5, 11, 18, 26 e 35 del Coraggio ti aspetta un nuovo cubetto Eroe!
lesson-knight-again = Eccolo, il terzo cubetto. Restano un Incontro e due passi: avanti verso nord.
lesson-knight-weak = Un Cristallo! Ma per frantumarlo serve Forza 3, e con l'ultimo cubetto arriveresti solo a 2. Non oggi: chiudi questo Incontro.
lesson-knight-guard = Il cubetto serve lo stesso: la Forza ti protegge nei turni degli altri, perché una Tribù deve essere più forte di te per ferirti. Mettilo su Forza. (Lo Scudo salverebbe invece il Coraggio.)
lesson-knight-end = Non ti restano passi utili. Termina il turno e guarda: prima i Goblin, poi la Caverna.
lesson-knight-strong = I cubetti sono tornati, tutti e tre. Le Zanne sono in agguato nel buio a est, ma sei su un Cristallo: prima la Forza.
lesson-knight-stronger = E un secondo: fa 3, quanto basta per un Cristallo.
lesson-knight-encounter = Per agire non serve muoversi. Usa l'Incontro di questo turno proprio dove sei.
lesson-knight-smash = Colpisci! Oltre al Cristallo porta 2 Coraggio. Qui puoi attaccare tutto ciò che è sulla tua tessera: le Tribù se sei più forte, il Ladro se lo vedi.
lesson-knight-last = Uno fatto, ne mancano quattro, poi di nuovo all'Ingresso. Le Missioni portano Coraggio lungo la via. Perdi se finisce la Salute, o se prima crolla la caverna. Resta un cubetto per lo Scudo; da ora decidi tu: buona fortuna!
lesson-goblins = I Goblin
    .about = Tre Tribù che si appostano, colpiscono e si disperdono.
lesson-goblins-goal = Sei i Goblin: tre Tribù con un solo desiderio. Isolde, il Cavaliere, ha 7 Salute: finita l'ultima, vinci. La Furia dice tra quante carte Guerra puoi scegliere ogni turno. Con Furia 1 c'era solo questa.
lesson-goblins-fangs = La carta Guerra porta nuovi Goblin a ogni Tribù. Una Tribù è forte quanto è numerosa, e le Zanne hanno 1 Forza in più. Prendi i loro tre.
lesson-goblins-bones = Le Ossa valgono il doppio: tutte le Tribù insieme possono avere tanti Mostri quante sono le Ossa. Prendile.
lesson-goblins-eye = Più Occhi, più forti i Segreti. Potresti rifiutare i dischi per 1 Furia, utile quando una Tribù supererebbe 4 e si disperderebbe. Non ora: prendilo.
lesson-goblins-monster = Un Gigante di Fuoco: 1 Forza in più alla Tribù che lo tiene. Meglio una Tribù temibile che tre mediocri: dallo alle Zanne.
lesson-goblins-activate = Ora ogni Tribù può agire una volta. Le Tribù nascoste aspettano sulla tua plancia, dove nessuno può toccarle. Fa' uscire le Ossa.
lesson-goblins-appear = Una Tribù esce su una tessera Buia col suo simbolo. Questa è vicina a Isolde. Da lì nel prossimo turno camminerà quanto vuole, ma lasciare tessere Illuminate costa Goblin: la luce fa male.
lesson-goblins-end = Lascia nascoste le Zanne, con tutta la loro Forza 5. Perché? Quando Isolde scopre una tessera Imboscata, una Tribù nascosta può balzarle addosso. Termina il turno e aspetta …
lesson-goblins-ambush = C'è cascata! Ha due cubetti sulla Forza, che fa 3. Le Zanne hanno 5. All'attacco!
lesson-goblins-price = Una Salute in meno, ne restano sei! Una Tribù che ha colpito si disperde: torna sulla plancia con due Goblin in meno e senza Mostro. Anche la Furia cala di 1. A 0 ogni Tribù ha 1 Forza in meno.
lesson-goblins-more = Isolde ha battuto le Ossa su quella tessera: anche loro si disperdono, ma la Furia torna a 1. È il tuo turno, con una nuova carta Guerra. Rinforza le Zanne per la prossima Imboscata.
lesson-goblins-last = Da qui decidi tu. Se una Tribù supererebbe 4, una Tribù deve disperdersi: allora può convenire rifiutare per 1 Furia. Una volta fuori, vai da Isolde e Attacca se sei più forte. Perdi se fugge o se la caverna crolla. Buona caccia!
lesson-dragon = Il Drago
    .about = Svegliati, vizio dopo vizio, con poteri pagati in carte.
lesson-dragon-goal = Sei il Drago e dormi sotto la caverna. Porta cubetti sul Risveglio: con 11 ti svegli. Poi emergi su una tessera Cristallo Illuminata e raggiungi l'Ingresso: così vinci. A questo tavolo i Goblin di Grub vogliono le tue 5 Salute.
lesson-dragon-claw = Tre vizi ti tengono addormentato: Avidità, Fame e Superbia. Ognuno cede un cubetto a turno. Prima la Fame: le Zanne sono uscite subito a est di te. Usa il potere Artiglio.
lesson-dragon-pay = Le carte Potere pagano i poteri: un artiglio per Artiglio. Poi il dado del Drago mostra quali tessere attorno a te sono colpite.
lesson-dragon-feed = Una croce: le Zanne sono colpite, due Goblin divorati! Spendili entrambi: un cubetto Fame va sul Risveglio. Fai clic su Fame.
lesson-dragon-still = Potresti ancora muoverti gratis di 1 o 2 tessere, ma alla Superbia piace che tu non ti scomodi affatto. Termina la fase dove sei.
lesson-dragon-pride = Prendi il suo cubetto: due in un turno. La Superbia ha tre vie, e ogni turno ne conta una: stare fermo, rivelare un Evento, o posare una Gemma quando un'altra è in gioco.
lesson-dragon-gem = Ora posa una Gemma. Finché è sulla mappa paga il suo simbolo una volta a turno; basta che non la rubino. Prendi l'artiglio. Poi peschi una nuova mano: tante carte quanto lo Spirito.
lesson-dragon-fly = Le Zanne sono in agguato a nord, ma un Artiglio può mancarle; l'Avidità è sicura. Muoversi è gratis, e sottoterra né muri né buio ti fermano. Due tessere a sud c'è un Tesoro: vola là.
lesson-dragon-treasure-phase = Nessuna Tribù è a portata d'Artiglio: termina la fase, e inizia quella del Tesoro.
lesson-dragon-greed = Un Tesoro trovato e restituito appaga l'Avidità: un altro cubetto.
lesson-dragon-second = Un'altra Gemma oltre a quella sull'Ingresso: è ciò che la Superbia ama vedere.
lesson-dragon-proud = E così anche questo turno dà due cubetti. Più il Risveglio si riempie, più crescono la Corazza e la mano.
lesson-dragon-last = Quattro cubetti in due turni; a 11 ti svegli. Cerca una tessera Cristallo su cui emergere, non troppo lontana dall'Ingresso. Perdi se un altro è più svelto, o se Tribù più forti della Corazza ti tolgono la Salute. I poteri li hai tutti: avanti!
lesson-cavern = La Caverna
    .about = Costruisci la caverna, tendi trappole a tutti, poi falla crollare.
lesson-cavern-goal = Sei la Caverna stessa. Isolde dà la caccia al Drago Vyrax, Grub a Isolde, e tu giochi col tempo: quando tutte le tessere sono sulla mappa inizia il Collasso, e con 5 tessere Cristallo crollate vinci. Solo tu sai che cosa nascondono.
lesson-cavern-fill = Isolde ha scoperto una tessera, e il lato aperto vuole una tessera Buia della tua mano. Dove andrà poi, metti guai: scegli l'Imboscata, poi lo spazio acceso. Ne peschi subito un'altra.
lesson-cavern-give = Ha trovato un Tesoro, ma la carta la scegli tu. L'Ascia Possente l'aiuterebbe a uccidere il Drago, e la partita finirebbe. Dalle la Spada Elfica.
lesson-cavern-more = Eccola, dritta sulla tua Imboscata! Anche qui un lato aperto vuole una tessera. Un'altra Imboscata, per chi passerà di qui.
lesson-cavern-shape = Tocca a te. Hai pescato un segnalino Presagio: più Tesori e Cristalli ci sono in giro, più ne peschi. Lo teniamo per dopo. Prima modella la Caverna: ogni tessera posata avvicina il Collasso.
lesson-cavern-place = Nel tuo turno una tessera Cristallo va posata per prima. Mettila lontano a est, sul bordo: nel Collasso cadono prima le tessere con meno vicine.
lesson-cavern-put = Ecco il tuo Cristallo. Per gli altri è solo un'altra tessera Buia.
lesson-cavern-treasure = Poi l'esca. Ogni turno metti un segnalino Tesoro su una tessera Buia.
lesson-cavern-bait = Mettilo anch'esso sulla tessera lontana: là porta Presagi a lungo, e allontana Isolde dal Drago.
lesson-cavern-bats = Ora i Presagi. Ognuno si paga con segnalini dei simboli accanto, quante volte puoi. Manda i Pipistrelli Giganti.
lesson-cavern-whom = Portano un Tesoro, una Tribù o il Cavaliere fino a 3 spazi. Prendi Isolde: ogni passo indietro gliene costa uno avanti.
lesson-cavern-lift = Fra lei e l'Ingresso ci sono due passi. Uno …
lesson-cavern-push = … e due: di nuovo all'Ingresso!
lesson-cavern-stop = Da qui i pipistrelli potrebbero solo riportarla. Lasciala lì.
lesson-cavern-last = È di nuovo il tuo turno. In quelli degli altri ti si chiedono tessere. Metti tessere, frane e spore davanti a chi è vicino all'obiettivo: perdi se qualcuno arriva prima. Nel Collasso togli tre tessere a turno. Cresci e aspetta!
lesson-thief = Il Ladro
    .about = Prendi, porta a casa, migliora: mordi e fuggi.
lesson-thief-goal = Sei il Ladro. Porta 6 segnalini all'Ingresso e vinci. Isolde, il Cavaliere, ed Echo, la Caverna, hanno i loro piani. Sei svelto e furbo, ma ogni attacco ti uccide: torni il turno dopo, il bottino resta là.
lesson-thief-assign = Ogni turno distribuisci i numeri 2, 3 e 4 tra Movimento, Furtività e Taccheggio. Oggi conta la velocità: 4, 2, 3. Il Taccheggio dà cubetti Azione: tre.
lesson-thief-go = C'è un Tesoro due tessere a est, su una tessera Buia. Isolde ha rischiarato la via: un passo …
lesson-thief-on = … e un altro, nel buio. Quello non ti ferma, i muri sì.
lesson-thief-loot = Prendilo per un cubetto. Ciò che porti abbassa la Furtività di 1: non andare a spasso col bottino.
lesson-thief-back = Ti restano due passi, e casa è a due passi.
lesson-thief-home = E dentro l'Ingresso: ciò che porti è al sicuro appena entri.
lesson-thief-upgrade = Uno su sei! E ogni segnalino al sicuro compra una miglioria che ti resta. Un Ladro più veloce è un Ladro migliore: 1 Movimento in più.
lesson-thief-end = Potresti continuare, ma Furtività 2 è poca: chi ha più Percezione può colpirti. All'Ingresso e a mani vuote non hai nulla da perdere. Termina il turno.
lesson-thief-unseen = Isolde è proprio accanto a te, con una carta Tesoro. Per derubarla la Furtività deve superare la sua Percezione di 3. Scegli 3, 4, 2.
lesson-thief-sneak = Sgattaiola sulla sua tessera. Puoi stare sulla stessa tessera di chiunque.
lesson-thief-rob = Borseggia! Un cubetto riesce con 4 o più, due con 2 o più, tre sempre. Ne hai due: usali entrambi. Lei perde una carta Tesoro, tu guadagni un segnalino.
lesson-thief-away = Un 2: per un pelo! Ora svelto a casa, hai ancora dei passi.
lesson-thief-upgrade-again = Due su sei. Con più Furtività puoi derubare anche chi guarda bene.
lesson-thief-last = Il mestiere è questo: entra, prendi, esci. Le Cripte si scassinano, i Tesori aspettano sulle tessere Buie, e Nascondere il Bottino ti rende meno appetibile. Perdi se Isolde esce coi Cristalli o se prima crolla la caverna. Ancora quattro: via!

## Titoli del rapporto del laboratorio

lab-kind-quest = Missione
lab-kind-slot = posto di un cubetto Eroe
lab-event = Eventi incontrati
lab-quest = Missioni completate
lab-quest_drawn = Missioni pescate
lab-treasure_kept = Tesori tenuti
lab-treasure_declined = Tesori rimossi per Coraggio
lab-treasure_up = Tesori scoperti
lab-treasure_lost = Tesori persi
lab-cube = Cubetti Eroe messi
lab-cube_returned = Cubetti Eroe restituiti
lab-war = Carte Guerra scelte
lab-secret = Segreti giocati
lab-secret_drawn = Segreti pescati
lab-secret_discarded = Segreti scartati
lab-monster = Mostri pescati
lab-assigned = Mostri assegnati a una Tribù
lab-power = Poteri usati
lab-omen = Presagi usati
lab-upgrade = Potenziamenti ottenuti
lab-evasion = Potenziamenti che hanno schivato un colpo
lab-terrain = Terreni piazzati

## Lo scopo e un turno in due minuti: sopra le regole.

board-in-short =
    Una sola caverna, e ognuno vi gioca un gioco suo. Vince da solo chi raggiunge per primo il proprio scopo.
    Il Cavaliere uccide il Drago o, dove non c'è, frantuma Cristalli ed esce. I Goblin vogliono morto il Cavaliere. Il Drago si sveglia e vola via dall'Ingresso. Il Ladro porta a casa il bottino. La Caverna vuole crollare su tutti.
    I ruoli giocano sempre nello stesso ordine. Chi va dove la mappa è buia scopre tessere, e la caverna cresce; finite le tessere, crolla pezzo per pezzo.
    Ogni ruolo ha il suo tabellone, che guida il turno passo per passo; l'aiuto di gioco dice che cosa può fare ognuno e chi temere.
