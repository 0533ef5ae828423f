# What the cards of Dice Brewing say in Italian; English stands in their own files.

## action_tokens

token-take_die = Prelevare un Dado
    .text = Sposta un dado da un qualsiasi Magazzino alla Riserva Attiva del suo proprietario.
token-block_building = Bloccare un Edificio
    .text = Un edificio di un avversario non fa più nulla in questo round: ciò che vi attende torna senza effetto.
token-lock_die = Bloccare / Proteggere un Dado
    .text = Su un dado avversario: non può usarlo in questo round. Su un tuo dado: nessuno può cambiarlo o prelevarlo.
token-block_recipe = Bloccare una Ricetta
    .text = Nessuno, nemmeno tu, può produrre una ricetta scoperta in questo round.
token-raise_die = Aumentare il Valore di un Dado
    .text = Un dado vale 1 in più fino alla fine del round.
token-reroll_die = Rilanciare un Dado
    .text = Rilancia un dado, tuo o di un avversario; resta dove si trova.

## black_market

offer-offer_take_die = Prelevare un Dado
    .text = Costa 3 monete.
offer-offer_block_building = Bloccare un Edificio
    .text = Costa 3 monete.
offer-offer_lock_die = Bloccare / Proteggere un Dado
    .text = Costa 3 monete.
offer-offer_block_recipe = Bloccare una Ricetta
    .text = Costa 4 monete.
offer-offer_raise_die = Aumentare il Valore di un Dado
    .text = Costa 2 monete.
offer-offer_reroll_die = Rilanciare un Dado
    .text = Costa 2 monete.

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
    .text = Pianta un seme: prendi un dado giallo nel riordino, o subito con un dado blu di 3 o più.
space-malt_house_roast = Acquisire Malto Scuro
    .text = Scambia un dado giallo di qualsiasi valore con un dado nero nel riordino, o subito con un dado blu di 3 o più.
space-malt_house_increase = Incrementare il Malto
    .text = Aumenta di 1 un dado malto nel riordino, o subito con un dado blu di 2 o più.
space-hops_plantation_seed = Acquisire Luppolo
    .text = Pianta un seme: prendi un dado verde nel riordino, o subito con un dado blu di 3 o più.
space-hops_plantation_increase = Incrementare il Luppolo
    .text = Aumenta di 1 un dado verde nel riordino, o subito con un dado blu di 2 o più.
space-school_reroll = Rilanciare i dadi
    .text = Con un dado blu di 2 o più, rilancia una volta quanti tuoi dadi vuoi; ognuno resta nella sua area.
space-school_swap = Scambiare con la riserva
    .text = Con un dado blu di 3 o più, lancia tutti i dadi di un colore (non blu) della riserva e scambiane uno con un tuo dado dello stesso colore.
space-school_train = Ottenere abilità
    .text = Con un dado blu di 5 o più, prendi un altro dado blu nel riordino.
space-department_seeds = Scambiare con semi
    .text = Cedi un dado giallo o verde per 2 gettoni Seme nel riordino, o subito con un dado blu di 3 o più.
space-department_dark_malt = Vendere malto scuro
    .text = Cedi un dado nero per 3 monete nel riordino, o subito con un dado blu di 3 o più.
space-department_skill = Vendere abilità
    .text = Cedi un dado blu di qualsiasi valore per 4 monete nel riordino, o subito con un secondo dado blu di 3 o più.

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
    .text = Dado nero. Malto tostato per le birre scure; vale 2 PE a fine partita.
die-hops = Luppolo
    .text = Dado verde. Luppolo per le birre.
die-skill = Abilità di Produzione
    .text = Dado blu. Velocizza gli effetti, lavora nella Scuola, sconta il Mercato, migliora una birra.

## market

ingredient-fruit = Frutta
    .text = Migliora le ricette che indicano la frutta. Nessuno sconto.
ingredient-spices = Spezie
    .text = Migliora le ricette che indicano le spezie. Una moneta in meno con un dado blu di 4 o più.
ingredient-special_malt = Malto Speciale
    .text = Migliora le ricette che indicano il malto speciale. Una moneta in meno con un dado blu di 4 o più.
ingredient-honey = Miele
    .text = Migliora le ricette che indicano il miele. Una moneta in meno con un dado blu di 5, due con un 6.
ingredient-special_hops = Luppolo Speciale
    .text = Migliora le ricette che indicano il luppolo speciale. Una moneta in meno con un dado blu di 5, due con un 6.

## recipes

recipe-mass_lager = Mass Lager
    .level_name = principiante
    .text = Servono malto chiaro 2+, luppolo 1+. Rende 2 monete. Al massimo un miglioramento: un dado blu 4+ per 1 PE, oppure frutta per 3 monete.
recipe-cheap_lager = Cheap Lager
    .level_name = intermedio
    .text = Servono malto chiaro 1+ e 2+, luppolo 2+. Rende 4 monete. Al massimo un miglioramento: un dado blu 4+ per 1 PE, oppure miele per 3 PE.
recipe-old_cellar_lager = Old Cellar Lager
    .level_name = esperto
    .text = Servono malto chiaro 3+ e 4+ e 4+, luppolo 2+. Rende 3 PE. Al massimo un miglioramento: un dado blu 5+ per 1 PE, oppure malto speciale per 4 monete, oppure miele per 3 PE.
recipe-sladek_pilsner = Sladek Pilsner
    .level_name = principiante
    .text = Servono malto chiaro 2+, luppolo 3+. Rende 3 monete. Al massimo un miglioramento: un dado blu 4+ per 1 PE, oppure luppolo speciale per 3 PE.
recipe-bohemian_pilsner = Bohemian Pilsner
    .level_name = intermedio
    .text = Servono malto chiaro 2+ e 3+, luppolo 4+. Rende 2 PE. Al massimo un miglioramento: un dado blu 5+ per 2 monete, oppure luppolo speciale per 5 monete.
recipe-golden_crown_pilsner = Golden Crown Pilsner
    .level_name = esperto
    .text = Servono malto chiaro 2+ e 3+, luppolo 3+ e 5+. Rende 3 PE. Al massimo un miglioramento: un dado blu 5+ per 1 PE, oppure luppolo speciale per 3 PE, oppure malto speciale per 4 monete.
recipe-village_wheat = Village Wheat
    .level_name = principiante
    .text = Servono malto chiaro 1+ e 3+. Rende 2 monete. Al massimo un miglioramento: un dado blu 5+ per 1 PE, oppure frutta per 3 monete.
recipe-cloudy_hefeweizen = Cloudy Hefeweizen
    .level_name = intermedio
    .text = Servono malto chiaro 3+ e 4+, luppolo 1+. Rende 1 dado di un colore a scelta. Al massimo un miglioramento: un dado blu 5+ per 2 monete, oppure frutta per 3 monete, oppure spezie per 4 monete.
recipe-imperial_weizenbock = Imperial Weizenbock
    .level_name = esperto
    .text = Servono malto chiaro 2+ e 4+, malto scuro 3+, luppolo 2+. Rende 1 dado di un colore a scelta e 2 monete. Al massimo un miglioramento: un dado blu 6+ per 2 PE, oppure frutta per 3 monete, oppure miele per 3 PE.
recipe-session_pale_ale = Session Pale Ale
    .level_name = principiante
    .text = Servono malto chiaro 1+, luppolo 3+. Rende 1 gettone Azione a scelta. Al massimo un miglioramento: un dado blu 5+ per 1 PE, oppure spezie per 4 monete.
recipe-american_pale_ale = American Pale Ale
    .level_name = intermedio
    .text = Servono malto chiaro 3+, luppolo 2+ e 4+. Rende 4 monete. Al massimo un miglioramento: un dado blu 5+ per 1 PE, oppure frutta per 3 monete, oppure luppolo speciale per 5 monete.
recipe-amber_harvest_ale = Amber Harvest Ale
    .level_name = esperto
    .text = Servono malto chiaro 2+ e 4+, malto scuro 3+, luppolo 3+. Rende 3 PE. Al massimo un miglioramento: un dado blu 5+ per 1 PE, oppure spezie per 2 PE, oppure luppolo speciale per 5 monete.
recipe-garage_ipa = Garage IPA
    .level_name = principiante
    .text = Servono luppolo 1+ e 3+. Rende 2 monete. Al massimo un miglioramento: un dado blu 5+ per 1 PE, oppure luppolo speciale per 5 monete.
recipe-west_coast_ipa = West Coast IPA
    .level_name = intermedio
    .text = Servono malto chiaro 2+, luppolo 3+ e 4+. Rende 1 gettone Azione a scelta e 1 moneta. Al massimo un miglioramento: un dado blu 5+ per 2 monete, oppure luppolo speciale per 5 monete.
recipe-double_imperial_ipa = Double Imperial IPA
    .level_name = esperto
    .text = Servono malto chiaro 2+, luppolo 3+ e 4+ e 5+. Rende 3 PE. Al massimo un miglioramento: un dado blu 6+ per 2 PE, oppure luppolo speciale per 3 PE.
recipe-monks_bock = Monk's Bock
    .level_name = principiante
    .text = Servono malto chiaro 2+, malto scuro 2+. Rende 1 gettone Azione a scelta. Al massimo un miglioramento: un dado blu 5+ per 2 monete, oppure miele per 5 monete.
recipe-double_bock = Double Bock
    .level_name = intermedio
    .text = Servono malto chiaro 4+, malto scuro 3+, luppolo 2+. Rende 1 dado di un colore a scelta e 1 moneta. Al massimo un miglioramento: un dado blu 5+ per 2 monete, oppure malto speciale per 4 monete, oppure miele per 5 monete.
recipe-ice_bock = Ice Bock
    .level_name = esperto
    .text = Servono malto chiaro 3+, malto scuro 2+ e 4+, luppolo 2+. Rende 6 monete. Al massimo un miglioramento: un dado blu 5+ per 1 PE, oppure malto speciale per 2 PE, oppure miele per 5 monete.
recipe-dockside_porter = Dockside Porter
    .level_name = principiante
    .text = Servono malto chiaro 1+, malto scuro 3+. Rende 3 monete. Al massimo un miglioramento: un dado blu 5+ per 1 PE, oppure malto speciale per 4 monete.
recipe-smoked_porter = Smoked Porter
    .level_name = intermedio
    .text = Servono malto chiaro 2+, malto scuro 4+, luppolo 2+. Rende 1 gettone Azione a scelta e 1 moneta. Al massimo un miglioramento: un dado blu 5+ per 1 PE, oppure malto speciale per 4 monete, oppure spezie per 4 monete.
recipe-baltic_porter = Baltic Porter
    .level_name = esperto
    .text = Servono malto chiaro 2+, malto scuro 3+ e 4+, luppolo 2+. Rende 1 dado di un colore a scelta e 2 monete. Al massimo un miglioramento: un dado blu 5+ per 1 PE, oppure malto speciale per 4 monete, oppure spezie per 2 PE.
recipe-dry_stout = Dry Stout
    .level_name = principiante
    .text = Servono malto scuro 2+, luppolo 2+. Rende 1 PE. Al massimo un miglioramento: un dado blu 3+ per 1 PE, oppure malto speciale per 2 PE.
recipe-oatmeal_stout = Oatmeal Stout
    .level_name = intermedio
    .text = Servono malto scuro 2+ e 3+, luppolo 3+. Rende 1 dado di un colore a scelta e 1 moneta. Al massimo un miglioramento: un dado blu 5+ per 1 PE, oppure malto speciale per 4 monete, oppure miele per 5 monete.
recipe-strong_roasted_stout = Strong Roasted Stout
    .level_name = esperto
    .text = Servono malto chiaro 2+ e 3+, malto scuro 3+ e 5+, luppolo 4+. Rende 5 PE. Al massimo un miglioramento: un dado blu 5+ per 1 PE, oppure malto speciale per 5 monete, oppure luppolo speciale per 3 PE.
recipe-experimental_lager = Experimental Lager
    .level_name = sperimentale
    .text = Servono malto chiaro 3+, malto scuro 2+, luppolo 2+. Rende 1 gettone Azione a scelta e 1 moneta. Al massimo un miglioramento: un dado blu 4+ per 1 PE, oppure frutta per 2 PE, oppure spezie per 5 monete, oppure miele per 3 PE.
recipe-experimental_wheat = Experimental Wheat
    .level_name = sperimentale
    .text = Servono malto chiaro 2+ e 3+, luppolo 3+. Rende 1 dado di un colore a scelta. Al massimo un miglioramento: un dado blu 5+ per 1 PE, oppure frutta per 2 PE, oppure spezie per 4 monete, oppure miele per 5 monete.
recipe-experimental_pumpkin_ale = Experimental Pumpkin Ale
    .level_name = sperimentale
    .text = Servono malto chiaro 4+, malto scuro 2+, luppolo 2+. Rende 4 monete. Al massimo un miglioramento: frutta per 2 PE, oppure spezie per 4 monete, oppure miele per 5 monete, oppure malto speciale per 4 monete.
recipe-experimental_honey_ale = Experimental Honey Ale
    .level_name = sperimentale
    .text = Servono malto chiaro 3+ e 4+, luppolo 3+. Rende 2 PE. Al massimo un miglioramento: un dado blu 5+ per 2 monete, oppure frutta per 3 monete, oppure miele per 3 PE, oppure luppolo speciale per 5 monete.
recipe-experimental_smoked_ipa = Experimental Smoked IPA
    .level_name = sperimentale
    .text = Servono malto scuro 3+, luppolo 2+ e 4+. Rende 2 PE. Al massimo un miglioramento: un dado blu 5+ per 2 monete, oppure spezie per 2 PE, oppure malto speciale per 4 monete, oppure luppolo speciale per 5 monete.
recipe-experimental_winter_warmer = Experimental Winter Warmer
    .level_name = sperimentale
    .text = Servono malto chiaro 3+, malto scuro 4+, luppolo 3+. Rende 1 gettone Azione a scelta e 2 monete. Al massimo un miglioramento: frutta per 3 monete, oppure spezie per 2 PE, oppure miele per 5 monete, oppure malto speciale per 4 monete.

## setup

game-dice_brewing = Dice Brewing
start_per_player-start_per_player = Risorse iniziali
    .text = 2 monete, 0 PE, un dado per colore nella Riserva Attiva, un seme nel Magazzino.
players-players_2 = Due giocatori
    .text = 3 ricette scoperte, fine a 10 birre, un giocatore per spazio.
players-players_3 = Tre giocatori
    .text = 3 ricette scoperte, fine a 15 birre, due giocatori per spazio.
players-players_4 = Quattro giocatori
    .text = 4 ricette scoperte, fine a 20 birre, tre giocatori per spazio.
mode-standard = Modalità Standard
    .text = Ricette iniziali fisse e facili; gettoni Azione scoperti.
mode-advanced = Modalità Avanzata
    .text = Ricette iniziali casuali; gettoni Azione coperti.
option-unlucky_roll = Regola del lancio sfortunato
    .text = Gli 1 rimasti nella Riserva Attiva prestano monete nella fase acquisti.
option-block_building_at_placement = Bloccare un Edificio prima del piazzamento
    .text = Variante: il gettone si gioca prima del primo turno di piazzamento e chiude l'edificio.
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
    .text = Ogni birra prodotta vale 1 PE in più e ammette al massimo un miglioramento.
scoring-scoring = Punteggio finale
    .text = 1 PE ogni 2 monete (per difetto), 1 per dado giallo o verde, 2 per dado nero, nulla per i blu.
