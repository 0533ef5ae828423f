# What the cards of Dice Brewing say in Italian; English stands in their own files.

## action_tokens

token-take_die = Prelevare un Dado
    .text = Sposta un dado non protetto da un qualsiasi Magazzino alla Riserva Attiva del suo proprietario.
token-block_building = Bloccare un Edificio
    .text = { -early.is ->
            [yes] Prima del primo piazzamento: un avversario non può piazzare in un suo edificio in questo round.
           *[no] All'inizio della Produzione: un edificio di un avversario non fa più nulla in questo round. I semi e i dadi che vi attendono tornano senza effetto, ma i dadi del Dipartimento dei Semi vanno nella riserva generale.
        }
token-lock_die = Bloccare / Proteggere un Dado
    .text = Su un dado avversario in una Riserva Attiva o in un Magazzino: non può usarlo in questo round, solo immagazzinarlo. Su un tuo dado: nessuno, nemmeno tu, può cambiarlo o prelevarlo in questo round.
token-block_recipe = Bloccare una Ricetta
    .text = All'inizio della Produzione: nessuno, nemmeno tu, può produrre una ricetta scoperta in questo round.
token-raise_die = Aumentare il Valore di un Dado
    .text = Un dado non protetto da 1 a 5 vale 1 in più fino alla fine del round, o finché non è rilanciato.
token-reroll_die = Rilanciare un Dado
    .text = Rilancia un dado non protetto, tuo o di un avversario; resta dove si trova.

## black_market

offer-offer_take_die = Prelevare un Dado
    .text = Costa { $price } monete.
offer-offer_block_building = Bloccare un Edificio
    .text = Costa { $price } monete.
offer-offer_lock_die = Bloccare / Proteggere un Dado
    .text = Costa { $price } monete.
offer-offer_block_recipe = Bloccare una Ricetta
    .text = Costa { $price } monete.
offer-offer_raise_die = Aumentare il Valore di un Dado
    .text = Costa { $price } monete.
offer-offer_reroll_die = Rilanciare un Dado
    .text = Costa { $price } monete.

## board

building-malt_house = Casa del Malto
    .text = Coltiva malto chiaro, tostalo in malto scuro o migliora un dado malto.
building-hops_plantation = Piantagione di Luppolo
    .text = Coltiva luppolo o migliora un dado luppolo.
building-school_of_skills = Scuola Professionale
    .text = Usa i dadi blu per rilanciare, per scambiare un dado con la riserva o per ottenere un altro dado blu.
building-department_of_seed = Dipartimento dei Semi
    .text = Scambia dadi con gettoni Seme o monete.
space-malt_house_seed = Acquisire Malto Chiaro
    .text = Pianta un seme: prendi un dado giallo nel riordino, o subito con un dado blu di { $speed_up_min } o più.
space-malt_house_roast = Acquisire Malto Scuro
    .text = Scambia un dado giallo di qualsiasi valore con un dado nero nel riordino, o subito con un dado blu di { $speed_up_min } o più.
space-malt_house_increase = Incrementare il Malto
    .text = Aumenta di { $effect_amount } un dado malto nel riordino, o subito con un dado blu di { $speed_up_min } o più.
space-hops_plantation_seed = Acquisire Luppolo
    .text = Pianta un seme: prendi un dado verde nel riordino, o subito con un dado blu di { $speed_up_min } o più.
space-hops_plantation_increase = Incrementare il Luppolo
    .text = Aumenta di { $effect_amount } un dado verde nel riordino, o subito con un dado blu di { $speed_up_min } o più.
space-school_reroll = Rilanciare i dadi
    .text = Con un dado blu di { $input_min } o più, rilancia una volta quanti tuoi dadi vuoi; ognuno resta nella sua area.
space-school_swap = Scambiare con la riserva
    .text = Con un dado blu di { $input_min } o più, lancia tutti i dadi di un colore (non blu) della riserva e scambiane uno con un tuo dado dello stesso colore.
space-school_train = Ottenere abilità
    .text = Con un dado blu di { $input_min } o più, prendi un altro dado blu nel riordino.
space-department_seeds = Scambiare con semi
    .text = Cedi un dado giallo o verde per { $effect_amount } gettoni Seme nel riordino, o subito con un dado blu di { $speed_up_min } o più.
space-department_dark_malt = Vendere malto scuro
    .text = Cedi un dado nero per { $effect_amount } monete nel riordino, o subito con un dado blu di { $speed_up_min } o più.
space-department_skill = Vendere abilità
    .text = Cedi un dado blu di qualsiasi valore per { $effect_amount } monete nel riordino, o subito con un secondo dado blu di { $speed_up_min } o più.

## coins

coin-coin_small = Moneta piccola
    .text = Vale 1 o 2 monete secondo la faccia. Ognuno comincia con una che mostra 2.
coin-coin_medium = Moneta media
    .text = Vale 3 o 4 monete secondo la faccia.
coin-coin_large = Moneta grande
    .text = Vale 5 o 6 monete secondo la faccia.

## components

component-seed_token = Gettone Seme
    .text = Si pianta nella Casa del Malto o nella Piantagione di Luppolo per ottenere un dado giallo o verde.
component-block_token = Gettone Blocco
    .text = Segna uno spazio che non puoi usare in questo round perché tutti gli altri lo stanno usando.
component-season_token = Gettone Stagione/Priorità
    .text = Chi lo possiede gioca per primo. Ogni volta che gira su Estate tutti prendono un gettone Seme.
component-player_board = Plancia del Giocatore
    .text = Quattro edifici con undici spazi e il tracciato esperienza, che parte da 0.
component-storehouse_card = Carta Magazzino
    .text = Conserva dadi con il loro valore, semi, ingredienti e gettoni Azione da un round all'altro.
component-summary_card = Carta Riepilogo
    .text = Promemoria delle fasi e dei gettoni Azione.
component-experience_cube = Cubetto Punti Esperienza
    .text = Cubetto verde che segna i punti esperienza, da 0 in su.
component-market_card = Carta Mercato
    .text = Contiene gli ingredienti speciali, i prezzi e i dadi usati per gli sconti.
component-black_market_card = Carta Mercato Nero
    .text = Contiene i gettoni Azione e i loro prezzi.

## dice

die-light_malt = Malto Chiaro
    .text = Dado giallo. Malto per le birre; si può tostare e diventa malto scuro.
die-dark_malt = Malto Scuro
    .text = Dado nero. Malto tostato per le birre scure; vale { $end_score_each } PE a fine partita.
die-hops = Luppolo
    .text = Dado verde. Luppolo per le birre.
die-skill = Abilità di Produzione
    .text = Dado blu. Velocizza gli effetti, lavora nella Scuola, sconta il Mercato, migliora una birra.

## market

ingredient-fruit = Frutta
    .text = Migliora le ricette che indicano la frutta. Nessuno sconto.
ingredient-spices = Spezie
    .text = Migliora le ricette che indicano le spezie. { $discounts_0_amount ->
            [one] Una moneta
           *[other] { $discounts_0_amount } monete
        } in meno con un dado blu di { $discounts_0_min } o più.
ingredient-special_malt = Malto Speciale
    .text = Migliora le ricette che indicano il malto speciale. { $discounts_0_amount ->
            [one] Una moneta
           *[other] { $discounts_0_amount } monete
        } in meno con un dado blu di { $discounts_0_min } o più.
ingredient-honey = Miele
    .text = Migliora le ricette che indicano il miele. { $discounts_0_amount ->
            [one] Una moneta
           *[other] { $discounts_0_amount } monete
        } in meno con un dado blu di { $discounts_0_min } o più, { $discounts_1_amount } con { $discounts_1_min } o più.
ingredient-special_hops = Luppolo Speciale
    .text = Migliora le ricette che indicano il luppolo speciale. { $discounts_0_amount ->
            [one] Una moneta
           *[other] { $discounts_0_amount } monete
        } in meno con un dado blu di { $discounts_0_min } o più, { $discounts_1_amount } con { $discounts_1_min } o più.

## recipes

recipe-mass_lager = Mass Lager
    .level_name = principiante
    .text = Servono malto chiaro { $base_0_min }+, luppolo { $base_1_min }+. Rende { $reward_coins } monete. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure frutta per { $improvements_1_bonus_coins } monete.
recipe-cheap_lager = Cheap Lager
    .level_name = intermedio
    .text = Servono malto chiaro { $base_0_min }+ e { $base_1_min }+, luppolo { $base_2_min }+. Rende { $reward_coins } monete. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure miele per { $improvements_1_bonus_xp } PE.
recipe-old_cellar_lager = Old Cellar Lager
    .level_name = esperto
    .text = Servono malto chiaro { $base_0_min }+ e { $base_1_min }+ e { $base_2_min }+, luppolo { $base_3_min }+. Rende { $reward_xp } PE. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure malto speciale per { $improvements_1_bonus_coins } monete, oppure miele per { $improvements_2_bonus_xp } PE.
recipe-sladek_pilsner = Sladek Pilsner
    .level_name = principiante
    .text = Servono malto chiaro { $base_0_min }+, luppolo { $base_1_min }+. Rende { $reward_coins } monete. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure luppolo speciale per { $improvements_1_bonus_xp } PE.
recipe-bohemian_pilsner = Bohemian Pilsner
    .level_name = intermedio
    .text = Servono malto chiaro { $base_0_min }+ e { $base_1_min }+, luppolo { $base_2_min }+. Rende { $reward_xp } PE. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_coins } monete, oppure luppolo speciale per { $improvements_1_bonus_coins } monete.
recipe-golden_crown_pilsner = Golden Crown Pilsner
    .level_name = esperto
    .text = Servono malto chiaro { $base_0_min }+ e { $base_1_min }+, luppolo { $base_2_min }+ e { $base_3_min }+. Rende { $reward_xp } PE. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure luppolo speciale per { $improvements_1_bonus_xp } PE, oppure malto speciale per { $improvements_2_bonus_coins } monete.
recipe-village_wheat = Village Wheat
    .level_name = principiante
    .text = Servono malto chiaro { $base_0_min }+ e { $base_1_min }+. Rende { $reward_coins } monete. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure frutta per { $improvements_1_bonus_coins } monete.
recipe-cloudy_hefeweizen = Cloudy Hefeweizen
    .level_name = intermedio
    .text = Servono malto chiaro { $base_0_min }+ e { $base_1_min }+, luppolo { $base_2_min }+. Rende { $reward_dice } dado di un colore a scelta. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_coins } monete, oppure frutta per { $improvements_1_bonus_coins } monete, oppure spezie per { $improvements_2_bonus_coins } monete.
recipe-imperial_weizenbock = Imperial Weizenbock
    .level_name = esperto
    .text = Servono malto chiaro { $base_0_min }+ e { $base_1_min }+, malto scuro { $base_2_min }+, luppolo { $base_3_min }+. Rende { $reward_dice } dado di un colore a scelta e { $reward_coins } monete. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure frutta per { $improvements_1_bonus_coins } monete, oppure miele per { $improvements_2_bonus_xp } PE.
recipe-session_pale_ale = Session Pale Ale
    .level_name = principiante
    .text = Servono malto chiaro { $base_0_min }+, luppolo { $base_1_min }+. Rende { $reward_action_tokens } gettone Azione a scelta. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure spezie per { $improvements_1_bonus_coins } monete.
recipe-american_pale_ale = American Pale Ale
    .level_name = intermedio
    .text = Servono malto chiaro { $base_0_min }+, luppolo { $base_1_min }+ e { $base_2_min }+. Rende { $reward_coins } monete. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure frutta per { $improvements_1_bonus_coins } monete, oppure luppolo speciale per { $improvements_2_bonus_coins } monete.
recipe-amber_harvest_ale = Amber Harvest Ale
    .level_name = esperto
    .text = Servono malto chiaro { $base_0_min }+ e { $base_1_min }+, malto scuro { $base_2_min }+, luppolo { $base_3_min }+. Rende { $reward_xp } PE. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure spezie per { $improvements_1_bonus_xp } PE, oppure luppolo speciale per { $improvements_2_bonus_coins } monete.
recipe-garage_ipa = Garage IPA
    .level_name = principiante
    .text = Servono luppolo { $base_0_min }+ e { $base_1_min }+. Rende { $reward_coins } monete. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure luppolo speciale per { $improvements_1_bonus_coins } monete.
recipe-west_coast_ipa = West Coast IPA
    .level_name = intermedio
    .text = Servono malto chiaro { $base_0_min }+, luppolo { $base_1_min }+ e { $base_2_min }+. Rende { $reward_action_tokens } gettone Azione a scelta e { $reward_coins } moneta. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_coins } monete, oppure luppolo speciale per { $improvements_1_bonus_coins } monete.
recipe-double_imperial_ipa = Double Imperial IPA
    .level_name = esperto
    .text = Servono malto chiaro { $base_0_min }+, luppolo { $base_1_min }+ e { $base_2_min }+ e { $base_3_min }+. Rende { $reward_xp } PE. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure luppolo speciale per { $improvements_1_bonus_xp } PE.
recipe-monks_bock = Monk's Bock
    .level_name = principiante
    .text = Servono malto chiaro { $base_0_min }+, malto scuro { $base_1_min }+. Rende { $reward_action_tokens } gettone Azione a scelta. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_coins } monete, oppure miele per { $improvements_1_bonus_coins } monete.
recipe-double_bock = Double Bock
    .level_name = intermedio
    .text = Servono malto chiaro { $base_0_min }+, malto scuro { $base_1_min }+, luppolo { $base_2_min }+. Rende { $reward_dice } dado di un colore a scelta e { $reward_coins } moneta. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_coins } monete, oppure malto speciale per { $improvements_1_bonus_coins } monete, oppure miele per { $improvements_2_bonus_coins } monete.
recipe-ice_bock = Ice Bock
    .level_name = esperto
    .text = Servono malto chiaro { $base_0_min }+, malto scuro { $base_1_min }+ e { $base_2_min }+, luppolo { $base_3_min }+. Rende { $reward_coins } monete. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure malto speciale per { $improvements_1_bonus_xp } PE, oppure miele per { $improvements_2_bonus_coins } monete.
recipe-dockside_porter = Dockside Porter
    .level_name = principiante
    .text = Servono malto chiaro { $base_0_min }+, malto scuro { $base_1_min }+. Rende { $reward_coins } monete. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure malto speciale per { $improvements_1_bonus_coins } monete.
recipe-smoked_porter = Smoked Porter
    .level_name = intermedio
    .text = Servono malto chiaro { $base_0_min }+, malto scuro { $base_1_min }+, luppolo { $base_2_min }+. Rende { $reward_action_tokens } gettone Azione a scelta e { $reward_coins } moneta. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure malto speciale per { $improvements_1_bonus_coins } monete, oppure spezie per { $improvements_2_bonus_coins } monete.
recipe-baltic_porter = Baltic Porter
    .level_name = esperto
    .text = Servono malto chiaro { $base_0_min }+, malto scuro { $base_1_min }+ e { $base_2_min }+, luppolo { $base_3_min }+. Rende { $reward_dice } dado di un colore a scelta e { $reward_coins } monete. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure malto speciale per { $improvements_1_bonus_coins } monete, oppure spezie per { $improvements_2_bonus_xp } PE.
recipe-dry_stout = Dry Stout
    .level_name = principiante
    .text = Servono malto scuro { $base_0_min }+, luppolo { $base_1_min }+. Rende { $reward_xp } PE. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure malto speciale per { $improvements_1_bonus_xp } PE.
recipe-oatmeal_stout = Oatmeal Stout
    .level_name = intermedio
    .text = Servono malto scuro { $base_0_min }+ e { $base_1_min }+, luppolo { $base_2_min }+. Rende { $reward_dice } dado di un colore a scelta e { $reward_coins } moneta. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure malto speciale per { $improvements_1_bonus_coins } monete, oppure miele per { $improvements_2_bonus_coins } monete.
recipe-strong_roasted_stout = Strong Roasted Stout
    .level_name = esperto
    .text = Servono malto chiaro { $base_0_min }+ e { $base_1_min }+, malto scuro { $base_2_min }+ e { $base_3_min }+, luppolo { $base_4_min }+. Rende { $reward_xp } PE. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure malto speciale per { $improvements_1_bonus_coins } monete, oppure luppolo speciale per { $improvements_2_bonus_xp } PE.
recipe-experimental_lager = Experimental Lager
    .level_name = sperimentale
    .text = Servono malto chiaro { $base_0_min }+, malto scuro { $base_1_min }+, luppolo { $base_2_min }+. Rende { $reward_action_tokens } gettone Azione a scelta e { $reward_coins } moneta. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure frutta per { $improvements_1_bonus_xp } PE, oppure spezie per { $improvements_2_bonus_coins } monete, oppure miele per { $improvements_3_bonus_xp } PE.
recipe-experimental_wheat = Experimental Wheat
    .level_name = sperimentale
    .text = Servono malto chiaro { $base_0_min }+ e { $base_1_min }+, luppolo { $base_2_min }+. Rende { $reward_dice } dado di un colore a scelta. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_xp } PE, oppure frutta per { $improvements_1_bonus_xp } PE, oppure spezie per { $improvements_2_bonus_coins } monete, oppure miele per { $improvements_3_bonus_coins } monete.
recipe-experimental_pumpkin_ale = Experimental Pumpkin Ale
    .level_name = sperimentale
    .text = Servono malto chiaro { $base_0_min }+, malto scuro { $base_1_min }+, luppolo { $base_2_min }+. Rende { $reward_coins } monete. Al massimo un miglioramento: frutta per { $improvements_0_bonus_xp } PE, oppure spezie per { $improvements_1_bonus_coins } monete, oppure miele per { $improvements_2_bonus_coins } monete, oppure malto speciale per { $improvements_3_bonus_coins } monete.
recipe-experimental_honey_ale = Experimental Honey Ale
    .level_name = sperimentale
    .text = Servono malto chiaro { $base_0_min }+ e { $base_1_min }+, luppolo { $base_2_min }+. Rende { $reward_xp } PE. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_coins } monete, oppure frutta per { $improvements_1_bonus_coins } monete, oppure miele per { $improvements_2_bonus_xp } PE, oppure luppolo speciale per { $improvements_3_bonus_coins } monete.
recipe-experimental_smoked_ipa = Experimental Smoked IPA
    .level_name = sperimentale
    .text = Servono malto scuro { $base_0_min }+, luppolo { $base_1_min }+ e { $base_2_min }+. Rende { $reward_xp } PE. Al massimo un miglioramento: un dado blu { $improvements_0_min }+ per { $improvements_0_bonus_coins } monete, oppure spezie per { $improvements_1_bonus_xp } PE, oppure malto speciale per { $improvements_2_bonus_coins } monete, oppure luppolo speciale per { $improvements_3_bonus_coins } monete.
recipe-experimental_winter_warmer = Experimental Winter Warmer
    .level_name = sperimentale
    .text = Servono malto chiaro { $base_0_min }+, malto scuro { $base_1_min }+, luppolo { $base_2_min }+. Rende { $reward_action_tokens } gettone Azione a scelta e { $reward_coins } monete. Al massimo un miglioramento: frutta per { $improvements_0_bonus_coins } monete, oppure spezie per { $improvements_1_bonus_xp } PE, oppure miele per { $improvements_2_bonus_coins } monete, oppure malto speciale per { $improvements_3_bonus_coins } monete.

## setup

game-dice_brewing = Dice Brewing
start_per_player-start_per_player = Risorse iniziali
    .text = { $coins } monete, { $xp } PE, un dado per colore nella Riserva Attiva, semi nel Magazzino: { $seeds }.
players-players_2 = Due giocatori
    .text = { $display_size } ricette scoperte, fine a { $recipes_to_end } birre, giocatori per spazio: { $players_per_space }.
players-players_3 = Tre giocatori
    .text = { $display_size } ricette scoperte, fine a { $recipes_to_end } birre, giocatori per spazio: { $players_per_space }.
players-players_4 = Quattro giocatori
    .text = { $display_size } ricette scoperte, fine a { $recipes_to_end } birre, giocatori per spazio: { $players_per_space }.
mode-standard = Modalità Standard
    .text = Ricette iniziali fisse e facili; gettoni Azione scoperti.
mode-advanced = Modalità Avanzata
    .text = Ricette iniziali casuali; gettoni Azione coperti.
option-unlucky_roll = Regola del lancio sfortunato
    .text = Gli 1 rimasti nella Riserva Attiva prestano monete nella fase acquisti.
option-block_building_at_placement = Bloccare un Edificio prima del piazzamento
    .text = Variante: il gettone si gioca prima del primo turno di piazzamento, chiude l'edificio ai soli piazzamenti, e dopo non si può più giocare.
unlock-unlock_round_1 = Round 1
    .text = Casa del Malto e Piantagione di Luppolo sono aperte da subito.
unlock-unlock_round_2 = Round 2
    .text = Si aprono Scuola Professionale e Mercato.
unlock-unlock_round_3 = Round 3
    .text = Si aprono Dipartimento dei Semi e Mercato Nero; da qui in poi tutto è disponibile.
season-season = Stagione
    .text = I round dispari sono inverno, i pari estate; a ogni passaggio all'estate tutti ricevono un seme.
turn-placement_turn = Turno di piazzamento
    .text = Uno o due pezzi per turno; chi passa ha finito di piazzare per il round.
brewing-brewing = Produzione
    .text = Ogni birra prodotta vale { $flat_xp_per_brew } PE in più e ammette al massimo un miglioramento.
scoring-scoring = Punteggio finale
    .text = 1 PE ogni { $coins_per_xp } monete (per difetto); per dado giallo { $die_xp_yellow }, verde { $die_xp_green }, nero { $die_xp_black }, blu { $die_xp_blue }.
