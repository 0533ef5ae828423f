# What the cards of Cavern Tavern say in Italian; English stands in their own files.

## assignments

assignment-the_wizards_dream = Il Sogno del Mago
    .text = Il Mago ha visto la pace nella sfera di cristallo; realizza la sua visione mentre il capo guarda altrove. Obiettivo: Ordini { $requires_orders_elf } Elfo, { $requires_orders_dwarf } Nano, { $requires_orders_human } Umano; tracciato Cucina { $requires_kitchen_track_min }+; tracciato Faccende { $requires_chores_track_min }+; Laboratorio del Mago usato { $requires_workshop_uses_min }+ volte; tracciato Nasty { $requires_nasty_track_max } o meglio.
assignment-a_quiet_word = Una Parola Sottovoce
    .text = Due emissari devono incontrarsi per caso. Il caso va aiutato. Obiettivo: Ordini { $requires_orders_halfling } Halfling, { $requires_orders_human } Umano; tracciato Cucina { $requires_kitchen_track_min }+; tracciato Faccende { $requires_chores_track_min }+; Laboratorio del Mago usato { $requires_workshop_uses_min }+ volte; tracciato Nasty { $requires_nasty_track_max } o meglio.
assignment-bread_and_salt = Pane e Sale
    .text = Nulla addolcisce un nano come una tavola imbandita. Obiettivo: Ordini { $requires_orders_dwarf } Nano; tracciato Cucina { $requires_kitchen_track_min }+; tracciato Faccende { $requires_chores_track_min }+; Laboratorio del Mago usato { $requires_workshop_uses_min }+ volte; tracciato Nasty { $requires_nasty_track_max } o meglio.
assignment-the_envoys_table = Il Tavolo dell'Emissario
    .text = L'emissario elfico nota ogni briciola. Obiettivo: Ordini { $requires_orders_elf } Elfo; tracciato Cucina { $requires_kitchen_track_min }+; tracciato Faccende { $requires_chores_track_min }+; Laboratorio del Mago usato { $requires_workshop_uses_min }+ volte; tracciato Nasty { $requires_nasty_track_max } o meglio.
assignment-old_enemies = Vecchi Nemici
    .text = Fai sedere tre vecchi nemici e salva i mobili. Obiettivo: Ordini { $requires_orders_troll } Troll, { $requires_orders_elf } Elfo, { $requires_orders_dwarf } Nano; tracciato Cucina { $requires_kitchen_track_min }+; tracciato Faccende { $requires_chores_track_min }+; Laboratorio del Mago usato { $requires_workshop_uses_min }+ volte; tracciato Nasty { $requires_nasty_track_max } o meglio.
assignment-the_sea_road = La Via del Mare
    .text = I marinai portano notizie dalla costa, e molto fango. Obiettivo: Ordini { $requires_orders_green_elf } Elfo Verde; tracciato Cucina { $requires_kitchen_track_min }+; tracciato Faccende { $requires_chores_track_min }+; Laboratorio del Mago usato { $requires_workshop_uses_min }+ volte; tracciato Nasty { $requires_nasty_track_max } o meglio.
assignment-small_folk_long_memory = Piccolo Popolo, Lunga Memoria
    .text = Gli halfling perdonano tutto dopo un pasto come si deve. Obiettivo: Ordini { $requires_orders_halfling } Halfling; tracciato Cucina { $requires_kitchen_track_min }+; tracciato Faccende { $requires_chores_track_min }+; Laboratorio del Mago usato { $requires_workshop_uses_min }+ volte; tracciato Nasty { $requires_nasty_track_max } o meglio.
assignment-toll_of_the_bridge = Il Dazio del Ponte
    .text = Se i troll sono contenti, il ponte resta aperto. Obiettivo: Ordini { $requires_orders_troll } Troll; tracciato Cucina { $requires_kitchen_track_min }+; tracciato Faccende { $requires_chores_track_min }+; Laboratorio del Mago usato { $requires_workshop_uses_min }+ volte; tracciato Nasty { $requires_nasty_track_max } o meglio.
assignment-a_crown_in_exile = Una Corona in Esilio
    .text = Un ospite incappucciato paga in moneta reale. Non chiedere. Obiettivo: Ordini { $requires_orders_human } Umano, { $requires_orders_elf } Elfo; tracciato Cucina { $requires_kitchen_track_min }+; tracciato Faccende { $requires_chores_track_min }+; Laboratorio del Mago usato { $requires_workshop_uses_min }+ volte; tracciato Nasty { $requires_nasty_track_max } o meglio.
assignment-the_broken_map = La Mappa Strappata
    .text = Tre clienti hanno tre pezzi di una sola mappa. Obiettivo: Ordini { $requires_orders_green_elf } Elfo Verde, { $requires_orders_halfling } Halfling, { $requires_orders_troll } Troll; tracciato Cucina { $requires_kitchen_track_min }+; tracciato Faccende { $requires_chores_track_min }+; Laboratorio del Mago usato { $requires_workshop_uses_min }+ volte; tracciato Nasty { $requires_nasty_track_max } o meglio.
assignment-two_thrones = Due Troni
    .text = Due re, una taverna, nessuna lite: pensaci tu. Obiettivo: Ordini { $requires_orders_human } Umano, { $requires_orders_dwarf } Nano; tracciato Cucina { $requires_kitchen_track_min }+; tracciato Faccende { $requires_chores_track_min }+; Laboratorio del Mago usato { $requires_workshop_uses_min }+ volte; tracciato Nasty { $requires_nasty_track_max } o meglio.
assignment-spies_at_the_bar = Spie al Bancone
    .text = Al Mago servono orecchie a ogni tavolo. Obiettivo: Ordini { $requires_orders_elf } Elfo, { $requires_orders_green_elf } Elfo Verde, { $requires_orders_human } Umano; tracciato Cucina { $requires_kitchen_track_min }+; tracciato Faccende { $requires_chores_track_min }+; Laboratorio del Mago usato { $requires_workshop_uses_min }+ volte; tracciato Nasty { $requires_nasty_track_max } o meglio.
assignment-the_healers_price = Il Prezzo del Guaritore
    .text = Nel laboratorio bolle una cura; tieni calmi i clienti. Obiettivo: Ordini { $requires_orders_green_elf } Elfo Verde, { $requires_orders_elf } Elfo; tracciato Cucina { $requires_kitchen_track_min }+; tracciato Faccende { $requires_chores_track_min }+; Laboratorio del Mago usato { $requires_workshop_uses_min }+ volte; tracciato Nasty { $requires_nasty_track_max } o meglio.
assignment-miners_strike = Lo Sciopero dei Minatori
    .text = I minatori fermi bevono. Quelli assetati si ribellano. Obiettivo: Ordini { $requires_orders_dwarf } Nano, { $requires_orders_troll } Troll; tracciato Cucina { $requires_kitchen_track_min }+; tracciato Faccende { $requires_chores_track_min }+; Laboratorio del Mago usato { $requires_workshop_uses_min }+ volte; tracciato Nasty { $requires_nasty_track_max } o meglio.
assignment-the_long_feast = Il Lungo Banchetto
    .text = Una tregua dura quanto il cibo. Obiettivo: Ordini { $requires_orders_halfling } Halfling, { $requires_orders_human } Umano; tracciato Cucina { $requires_kitchen_track_min }+; tracciato Faccende { $requires_chores_track_min }+; Laboratorio del Mago usato { $requires_workshop_uses_min }+ volte; tracciato Nasty { $requires_nasty_track_max } o meglio.
assignment-repairs_before_winter = Riparazioni prima dell'Inverno
    .text = Nessun trattato si firma sotto un tetto che perde. Obiettivo: Ordini { $requires_orders_troll } Troll, { $requires_orders_dwarf } Nano; tracciato Cucina { $requires_kitchen_track_min }+; tracciato Faccende { $requires_chores_track_min }+; Laboratorio del Mago usato { $requires_workshop_uses_min }+ volte; tracciato Nasty { $requires_nasty_track_max } o meglio.
assignment-under_nastys_nose = Sotto il Naso di Nasty
    .text = Sospetta. Sii il dipendente perfetto. Obiettivo: Ordini { $requires_orders_elf } Elfo, { $requires_orders_halfling } Halfling, { $requires_orders_troll } Troll; tracciato Cucina { $requires_kitchen_track_min }+; tracciato Faccende { $requires_chores_track_min }+; Laboratorio del Mago usato { $requires_workshop_uses_min }+ volte; tracciato Nasty { $requires_nasty_track_max } o meglio.
assignment-four_banners = Quattro Stendardi
    .text = Stanotte quattro stendardi pendono nel guardaroba. Obiettivo: Ordini { $requires_orders_human } Umano, { $requires_orders_elf } Elfo, { $requires_orders_dwarf } Nano, { $requires_orders_halfling } Halfling; tracciato Cucina { $requires_kitchen_track_min }+; tracciato Faccende { $requires_chores_track_min }+; Laboratorio del Mago usato { $requires_workshop_uses_min }+ volte; tracciato Nasty { $requires_nasty_track_max } o meglio.
assignment-salt_and_honey = Sale e Miele
    .text = Costa e colline tornano a commerciare, una coppa alla volta. Obiettivo: Ordini { $requires_orders_halfling } Halfling, { $requires_orders_green_elf } Elfo Verde; tracciato Cucina { $requires_kitchen_track_min }+; tracciato Faccende { $requires_chores_track_min }+; Laboratorio del Mago usato { $requires_workshop_uses_min }+ volte; tracciato Nasty { $requires_nasty_track_max } o meglio.
assignment-peace_of_the_five_realms = La Pace dei Cinque Regni
    .text = Un brindisi per ogni popolo, e la guerra è finita. Obiettivo: Ordini { $requires_orders_human } Umano, { $requires_orders_elf } Elfo, { $requires_orders_dwarf } Nano, { $requires_orders_halfling } Halfling, { $requires_orders_troll } Troll; tracciato Cucina { $requires_kitchen_track_min }+; tracciato Faccende { $requires_chores_track_min }+; Laboratorio del Mago usato { $requires_workshop_uses_min }+ volte; tracciato Nasty { $requires_nasty_track_max } o meglio.

## automa

automa_die-white = Dado Automa bianco
    .text = Blocca l'Ordine del tavolo N. Se lì c'è il tuo meeple, usa il tavolo alla sua destra nella stessa fila; dall'ultima colonna, quello alla sua sinistra. L'Ordine bloccato è scartato e sostituito a fine round.
automa_die-yellow = Dado Automa giallo
    .text = Blocca l'area N della Cantina.
automa_die-blue = Dado Automa blu
    .text = Blocca l'N-esima area Cucina da sinistra.
automa_die-green = Dado Automa verde
    .text = Blocca l'N-esima area Faccende, dal basso a sinistra all'alto a destra.
automa_die-red = Dado Automa rosso
    .text = Blocca uno spazio del Laboratorio; con 6 blocca l'Ufficio e scendi di 1 sul tracciato Nasty.
automa_die-purple = Dado Automa viola
    .text = Dal round { -chamber-round }, solo con l'espansione. 1-3 bloccano quella carta Task (scartata col segnalino a fine round); 4-6 bloccano Mrs. Nasty.

## board

game-cavern_tavern = Cavern Tavern
track-nasty = Tracciato Nasty
    .text = Scendere è male. Il primo arrivo su ciascuno degli spazi { -summons } fa pescare una carta Nasty Says. Lo spazio finale costa punti.
track-kitchen = Tracciato Cucina
    .text = Da { $levels_1_from_space }: +{ $levels_1_bonus_points } punti per incarico; da { $levels_2_from_space }: +{ $levels_2_bonus_points } e un dado di { $levels_2_die_change }; a { $levels_3_from_space }: +{ $levels_3_bonus_points } e un dado fino a { $levels_3_die_change }.
track-chores = Tracciato Faccende
    .text = Da { $levels_1_from_space }: +{ $levels_1_bonus_points } punti per incarico; da { $levels_2_from_space }: +{ $levels_2_bonus_points } e un dado di { $levels_2_die_change }; a { $levels_3_from_space }: +{ $levels_3_bonus_points } e un dado fino a { $levels_3_die_change }.
area-cellar_1 = Frutta o Erbe
    .text = Prendi 1 Frutta o 1 Erbe.
area-cellar_2 = Sciroppo o Pietre
    .text = Prendi 1 Sciroppo o 1 Pietre.
area-cellar_3 = Idromele o Nettare
    .text = Prendi 1 Idromele o 1 Nettare.
area-cellar_4 = Vino o Elisir
    .text = Prendi 1 Vino o 1 Elisir.
area-cellar_5 = Ambrosia o Birra
    .text = Prendi 1 Ambrosia o 1 Birra.
area-cellar_6 = Liquore o Spiriti
    .text = Prendi 1 Liquore o 1 Spiriti.
area-make_lunch_for_nasty = Preparare il pranzo a Nasty
    .text = { -table.is ->
            [prototype] Erbe, il segnalino Primo Giocatore e { $rewards_prototype_1_n } punti.
            [alone] Erbe e { $rewards_retail_2_n } punti.
           *[retail] Erbe, il segnalino Primo Giocatore e { $rewards_retail_2_n } punti.
        }
area-roast_the_meat = Arrostire la carne
    .text = { -table.is ->
            [prototype] Sciroppo e { $rewards_prototype_1_n } punti.
           *[retail] Sciroppo e { $rewards_retail_1_n } punti.
        }
area-cook_dragon_eggs = Cucinare uova di drago
    .text = { -table.is ->
            [prototype] Nettare, un Oggetto e { $rewards_prototype_2_n } punti.
           *[retail] Nettare e { $rewards_retail_1_n } punti.
        }
area-wash_the_dishes = Lavare i piatti
    .text = { -table.is ->
            [prototype] Elisir, un Oggetto e { $rewards_prototype_2_n } punti.
           *[retail] Elisir e { $rewards_retail_1_n } punti.
        }
area-cut_the_meat = Tagliare la carne
    .text = { -table.is ->
            [prototype] Birra; puoi restituire { $rewards_prototype_1_give } Ingredienti per 1 a scelta (niente Pozioni Magiche); un Oggetto e { $rewards_prototype_3_n } punti.
           *[retail] Birra e { $rewards_retail_1_n } punti; puoi restituire { $rewards_retail_2_give } Ingrediente per 1 a scelta (niente Pozioni Magiche).
        }
area-serve_dinner = Servire la cena
    .text = { -table.is ->
            [prototype] Idromele; ruba 1 Ingrediente (niente Pozioni Magiche); un Oggetto e { $rewards_prototype_3_n } punti.
            [alone] Idromele e { $rewards_retail_1_n } punti; prendi dalla riserva 1 Ingrediente a scelta (niente Pozioni Magiche).
           *[retail] Idromele e { $rewards_retail_1_n } punti; ruba 1 Ingrediente (niente Pozioni Magiche).
        }
area-wipe_the_tables = Pulire i tavoli
    .text = { -table.is ->
            [prototype] Frutta e { $rewards_prototype_1_n } punti.
           *[retail] Frutta e { $rewards_retail_1_n } punti.
        }
area-mop_the_floor = Passare lo straccio
    .text = { -table.is ->
            [prototype] Pietre e { $rewards_prototype_1_n } punti.
           *[retail] Pietre e { $rewards_retail_1_n } punti.
        }
area-prepare_the_rooms = Preparare le stanze
    .text = { -table.is ->
            [prototype] Ambrosia, un Oggetto e { $rewards_prototype_2_n } punti.
           *[retail] Ambrosia e { $rewards_retail_1_n } punti.
        }
area-chop_wood = Tagliare la legna
    .text = { -table.is ->
            [prototype] Liquore, un Oggetto e { $rewards_prototype_2_n } punti.
           *[retail] Liquore e { $rewards_retail_1_n } punti.
        }
area-fix_the_roof = Riparare il tetto
    .text = { -table.is ->
            [prototype] Vino; puoi imporre a un avversario lo scambio di 1 Ingrediente; un Oggetto e { $rewards_prototype_3_n } punti.
            [alone] Vino; puoi restituire 1 Ingrediente e prenderne 1 da una pila qualsiasi, anche una Pozione Magica; { $rewards_retail_2_n } punti.
           *[retail] Vino; puoi imporre a un avversario lo scambio di 1 Ingrediente; { $rewards_retail_2_n } punti.
        }
area-entertain_the_guests = Intrattenere gli ospiti
    .text = { -table.is ->
            [prototype] Spiriti, { $rewards_prototype_1_n } Ingrediente a scelta (niente Pozioni Magiche), un Oggetto e { $rewards_prototype_3_n } punti.
           *[retail] Spiriti, { $rewards_retail_1_n } Ingrediente a scelta (niente Pozioni Magiche) e { $rewards_retail_2_n } punti.
        }
area-talk_to_nasty = Parlare con Nasty
    .text = { -table.is ->
            [prototype] Sali di { $rewards_prototype_0_n } sul tracciato Nasty; un avversario a scelta scende di { $rewards_prototype_1_n }.
            [alone] Sali di { $rewards_retail_0_n } sul tracciato Nasty.
           *[retail] Sali di { $rewards_retail_0_n } sul tracciato Nasty; un avversario a scelta scende di { $rewards_retail_1_n }.
        }
area-workshop_item = Oggetto
    .text = { -table.is ->
            [prototype] Pesca { $rewards_prototype_0_draw } Oggetti, tienine 1, rimescola gli altri nel mazzo.
           *[retail] Pesca { $rewards_retail_0_draw } Oggetti, tienine 1, rimescola gli altri nel mazzo.
        }
area-workshop_magic_potion = Pozione Magica
    .text = Prendi 1 Pozione Magica e pesca 1 Oggetto.
area-workshop_replace_order = Sostituire un Ordine
    .text = Scarta 1 Ordine della Mess Hall; pescane { $rewards_retail_0_draw }, mettine 1 al suo posto e gli altri in fondo al mazzo.

## characters

character-keishara = Keishara
    .text = Quando dovresti scendere sul tracciato Nasty, per quel passo resta dove sei.
character-aerwyn = Aerwyn Ramodargento
    .text = Quando completi un Ordine Elfo (non Elfo Verde), ignora 1 round di ritardo.
character-tobin = Tobin Cardolino
    .text = Dopo che un avversario ha usato un'area della Cantina, prendi 1 Ingrediente di quella stessa area.
character-marek = Marek Dunmore
    .text = Nel tuo turno, rilancia una volta quanti vuoi dei tuoi dadi non piazzati.
character-brunda = Brunda Mestolferro
    .text = Quando fai un Incarico in Cucina o una Faccenda, avanza di 1 spazio in più su quel tracciato.
character-grumm = Grumm
    .text = Piazza i dadi in un'area senza spazi liberi.

## components

component-order_cards = Carte Ordine
component-character_cards = Carte Personaggio
component-item_cards = Carte Oggetto
component-nasty_says_cards = Carte Nasty Says
component-secret_task_cards = Carte Secret Task
component-five_realms_cards = Carte The Five Realms
component-reference_cards = Schede di Riferimento
component-ingredient_cards = Carte Ingrediente
component-player_boards = Plance del Giocatore
component-meeples = Meeple
component-score_markers = Indicatori Punti
component-time_markers = Indicatori Tempo
component-time_tokens = Segnalini Tempo
component-dice = Dadi (4 per colore + 1 bianco)
component-reputation_tokens = Segnalini Reputazione
component-meeple_stickers = Adesivi per Meeple
component-first_player_marker = Segnalino Primo Giocatore
component-clock = Orologio
component-round_marker = Segnalino Round
component-game_board = Tabellone
component-rulebook = Regolamento
component-chamber_board = Plancia Secret Chamber (espansione)
component-chamber_task_cards = Carte Task (espansione)
component-modifier_tokens = Segnalini Modifier (espansione)
component-drink_tokens = Segnalini Drink (espansione)
component-mrs_nasty_tokens = Segnalini Mrs. Nasty (espansione)

## ingredients

ingredient-ambrosia = Ambrosia
    .text = Serve a completare gli Ordini; vale 1 punto a fine partita se non hai un Ordine aperto.
ingredient-beer = Birra
    .text = Serve a completare gli Ordini; vale 1 punto a fine partita se non hai un Ordine aperto.
ingredient-elixir = Elisir
    .text = Serve a completare gli Ordini; vale 1 punto a fine partita se non hai un Ordine aperto.
ingredient-fruit = Frutta
    .text = Serve a completare gli Ordini; vale 1 punto a fine partita se non hai un Ordine aperto.
ingredient-herbs = Erbe
    .text = Serve a completare gli Ordini; vale 1 punto a fine partita se non hai un Ordine aperto.
ingredient-liqueur = Liquore
    .text = Serve a completare gli Ordini; vale 1 punto a fine partita se non hai un Ordine aperto.
ingredient-mead = Idromele
    .text = Serve a completare gli Ordini; vale 1 punto a fine partita se non hai un Ordine aperto.
ingredient-nectar = Nettare
    .text = Serve a completare gli Ordini; vale 1 punto a fine partita se non hai un Ordine aperto.
ingredient-rocks = Pietre
    .text = Serve a completare gli Ordini; vale 1 punto a fine partita se non hai un Ordine aperto.
ingredient-spirits = Spiriti
    .text = Serve a completare gli Ordini; vale 1 punto a fine partita se non hai un Ordine aperto.
ingredient-syrup = Sciroppo
    .text = Serve a completare gli Ordini; vale 1 punto a fine partita se non hai un Ordine aperto.
ingredient-wine = Vino
    .text = Serve a completare gli Ordini; vale 1 punto a fine partita se non hai un Ordine aperto.
ingredient-magic_potion = Pozione Magica
    .text = Vale come un ingrediente qualsiasi quando completi un Ordine o un segnalino Drink; vale 1 punto a fine partita se non hai un Ordine aperto.

## items

item-glass_of_strongcliff = Bicchiere di Strongcliff
    .text = Ruba 1 Ingrediente a tua scelta (non Pozione Magica) a un avversario.
item-sand_clock = Clessidra
    .text = Alla fine di questo turno, gioca subito un altro turno.
item-hammer = Martello
    .text = In questo turno puoi piazzare i dadi in un'area senza spazi liberi.
item-bracelet = Bracciale
    .text = Prendi il segnalino Primo Giocatore.
item-dragons_claw = Artiglio di Drago
    .text = Un avversario a tua scelta scende di 1 sul tracciato Nasty.
item-dwarven_mug = Boccale Nanico
    .text = Dai 1 Ingrediente a un avversario e prendine 1 dei suoi a tua scelta (niente Pozioni Magiche).
item-clover = Quadrifoglio
    .text = Alla fine di questo round ricevi tu il dado bianco, qualunque siano i punteggi.
item-loaded_die = Dado Truccato
    .text = Gira 1 dei tuoi dadi non piazzati su una faccia qualsiasi.
item-runestone = Pietra Runica
    .text = Rilancia una volta quanti vuoi dei tuoi dadi non piazzati.
item-goblin_abacus = Abaco del Goblin
    .text = Modifica di 1 o 2 un tuo dado non piazzato, tra 1 e 6.
item-cellar_key = Chiave della Cantina
    .text = Prendi dalla riserva 1 Ingrediente a tua scelta (non Pozione Magica).
item-wizards_vial = Fiala del Mago
    .text = Prendi 1 Pozione Magica.
item-spice_pouch = Sacchetto di Spezie
    .text = Fino a { $effect_up_to } volte: restituisci { $effect_give } tuo Ingrediente e prendine 1 dalla riserva (niente Pozioni Magiche).
item-silver_tongue = Lingua d'Argento
    .text = Sali di { $effect_n } spazi sul tracciato Nasty.
item-forged_note = Biglietto Falso
    .text = Scarta 1 tua carta Nasty Says senza eseguirla.
item-pocket_watch = Orologio da Taschino
    .text = Se completi il tuo Ordine in questo turno, conta come 1 round di ritardo in meno.

## nasty_says

nasty_says-my_mug_is_empty = Il Mio Boccale È Vuoto
    .text = Restituisci 1 Birra.
nasty_says-something_stronger = Qualcosa di Più Forte
    .text = Restituisci 1 Spiriti o 1 Liquore.
nasty_says-a_gift_for_the_missus = Un Regalo per la Signora
    .text = Restituisci 1 Vino o 1 Nettare.
nasty_says-breakage_fee = Cocci Tuoi
    .text = Restituisci { $task_n } Ingredienti qualsiasi (niente Pozioni Magiche).
nasty_says-empty_the_tray = Svuota il Vassoio
    .text = Restituisci { $task_n } Ingredienti diversi (niente Pozioni Magiche).
nasty_says-turn_out_your_pockets = Vuota le Tasche
    .text = Scarta 1 Oggetto.
nasty_says-finders_pay = Chi Trova Paga
    .text = Scarta { $task_options_0_n } Oggetto o restituisci { $task_options_1_n } Ingredienti qualsiasi (niente Pozioni Magiche).
nasty_says-serve_dont_chat = Servi e Taci
    .text = Completa un Ordine.
nasty_says-report_to_my_office = Nel Mio Ufficio
    .text = Piazza dadi nell'Ufficio di Nasty.
nasty_says-fetch_and_carry = Su e Giù dalla Cantina
    .text = Usa la Cantina { $task_n } volte.
nasty_says-run_to_the_wizard = Corri dal Mago
    .text = Usa uno spazio qualsiasi del Laboratorio del Mago.
nasty_says-docked_wages = Trattenuta in Busta
    .text = Paga con { $task_n } dei tuoi punti.
nasty_says-polish_my_boots = Lucida i Miei Stivali
    .text = Come piazzamento, metti { $task_n } dadi qualsiasi su questa carta.
nasty_says-dig_out_the_back = Scava nel Retro
    .text = Come piazzamento, metti su questa carta dadi per un totale esatto di { $task_value }.
nasty_says-share_the_tips = Dividi le Mance
    .text = { -table.is ->
            [alone] Restituisci alla riserva { $task_n } Ingrediente (niente Pozioni Magiche).
           *[others] Dai { $task_n } Ingrediente (niente Pozioni Magiche) all'avversario con meno punti.
        }

## orders

order-old_kings_cup = Coppa del Vecchio Re
    .text = Cliente Umano. Restituisci { $ingredients_beer } Birra, { $ingredients_fruit } Frutta, { $ingredients_rocks } Pietre. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-squires_courage = Coraggio dello Scudiero
    .text = Cliente Umano. Restituisci { $ingredients_elixir } Elisir, { $ingredients_mead } Idromele, { $ingredients_wine } Vino. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-crossroads_punch = Punch del Crocevia
    .text = Cliente Umano. Restituisci { $ingredients_ambrosia } Ambrosia, { $ingredients_beer } Birra, { $ingredients_mead } Idromele. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-widows_lantern = Lanterna della Vedova
    .text = Cliente Umano. Restituisci { $ingredients_ambrosia } Ambrosia, { $ingredients_mead } Idromele, { $ingredients_syrup } Sciroppo, { $ingredients_wine } Vino. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-northern_standard = Stendardo del Nord
    .text = Cliente Umano. Restituisci { $ingredients_ambrosia } Ambrosia, { $ingredients_beer } Birra, { $ingredients_fruit } Frutta, { $ingredients_spirits } Spiriti, { $ingredients_wine } Vino. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-harvest_truce = Tregua del Raccolto
    .text = Cliente Umano. Restituisci { $ingredients_liqueur } Liquore, { $ingredients_mead } Idromele, { $ingredients_rocks } Pietre, { $ingredients_syrup } Sciroppo. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-siege_breaker = Rompiassedio
    .text = Cliente Umano. Restituisci { $ingredients_beer } Birra, { $ingredients_elixir } Elisir, { $ingredients_fruit } Frutta, { $ingredients_herbs } Erbe, { $ingredients_mead } Idromele, { $ingredients_wine } Vino. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-crown_and_anvil = Corona e Incudine
    .text = Cliente Umano. Restituisci { $ingredients_ambrosia } Ambrosia, { $ingredients_fruit } Frutta, { $ingredients_liqueur } Liquore, { $ingredients_mead } Idromele, { $ingredients_nectar } Nettare. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-silver_leaf = Foglia d'Argento
    .text = Cliente Elfo. Restituisci { $ingredients_elixir } Elisir, { $ingredients_nectar } Nettare, { $ingredients_wine } Vino. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-moonwell = Pozzo di Luna
    .text = Cliente Elfo. Restituisci { $ingredients_elixir } Elisir, { $ingredients_liqueur } Liquore, { $ingredients_wine } Vino. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-starlit_vow = Voto Stellato
    .text = Cliente Elfo. Restituisci { $ingredients_ambrosia } Ambrosia, { $ingredients_beer } Birra, { $ingredients_elixir } Elisir, { $ingredients_syrup } Sciroppo. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-whispering_glade = Radura Sussurrante
    .text = Cliente Elfo. Restituisci { $ingredients_beer } Birra, { $ingredients_elixir } Elisir, { $ingredients_liqueur } Liquore. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-last_swan = Ultimo Cigno
    .text = Cliente Elfo. Restituisci { $ingredients_ambrosia } Ambrosia, { $ingredients_beer } Birra, { $ingredients_elixir } Elisir, { $ingredients_nectar } Nettare, { $ingredients_syrup } Sciroppo. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-queens_mirror = Specchio della Regina
    .text = Cliente Elfo. Restituisci { $ingredients_ambrosia } Ambrosia, { $ingredients_beer } Birra, { $ingredients_mead } Idromele, { $ingredients_spirits } Spiriti, { $ingredients_syrup } Sciroppo. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-thousand_candles = Mille Candele
    .text = Cliente Elfo. Restituisci { $ingredients_elixir } Elisir, { $ingredients_fruit } Frutta, { $ingredients_mead } Idromele, { $ingredients_nectar } Nettare, { $ingredients_syrup } Sciroppo. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-dawn_over_ashes = Alba sulle Ceneri
    .text = Cliente Elfo. Restituisci { $ingredients_ambrosia } Ambrosia, { $ingredients_beer } Birra, { $ingredients_elixir } Elisir, { $ingredients_herbs } Erbe, { $ingredients_spirits } Spiriti, { $ingredients_syrup } Sciroppo. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-tide_pool = Pozza di Marea
    .text = Cliente Elfo Verde. Restituisci { $ingredients_elixir } Elisir, { $ingredients_nectar } Nettare, { $ingredients_syrup } Sciroppo. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-coral_kiss = Bacio di Corallo
    .text = Cliente Elfo Verde. Restituisci { $ingredients_ambrosia } Ambrosia, { $ingredients_fruit } Frutta, { $ingredients_spirits } Spiriti. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-salt_witch = Strega del Sale
    .text = Cliente Elfo Verde. Restituisci { $ingredients_ambrosia } Ambrosia, { $ingredients_elixir } Elisir, { $ingredients_mead } Idromele, { $ingredients_rocks } Pietre. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-drowned_bell = Campana Sommersa
    .text = Cliente Elfo Verde. Restituisci { $ingredients_mead } Idromele, { $ingredients_nectar } Nettare, { $ingredients_rocks } Pietre, { $ingredients_wine } Vino. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-kelp_crown = Corona d'Alghe
    .text = Cliente Elfo Verde. Restituisci { $ingredients_elixir } Elisir, { $ingredients_herbs } Erbe, { $ingredients_rocks } Pietre, { $ingredients_spirits } Spiriti. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-storm_petrel = Uccello delle Tempeste
    .text = Cliente Elfo Verde. Restituisci { $ingredients_elixir } Elisir, { $ingredients_fruit } Frutta, { $ingredients_liqueur } Liquore, { $ingredients_nectar } Nettare, { $ingredients_spirits } Spiriti. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-sirens_debt = Debito della Sirena
    .text = Cliente Elfo Verde. Restituisci { $ingredients_elixir } Elisir, { $ingredients_fruit } Frutta, { $ingredients_nectar } Nettare, { $ingredients_rocks } Pietre, { $ingredients_wine } Vino. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-abyssal_waltz = Valzer degli Abissi
    .text = Cliente Elfo Verde. Restituisci { $ingredients_elixir } Elisir, { $ingredients_herbs } Erbe, { $ingredients_liqueur } Liquore, { $ingredients_nectar } Nettare, { $ingredients_spirits } Spiriti. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-pickaxe_handle = Manico di Piccone
    .text = Cliente Nano. Restituisci { $ingredients_ambrosia } Ambrosia, { $ingredients_herbs } Erbe, { $ingredients_liqueur } Liquore. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-coal_dust = Polvere di Carbone
    .text = Cliente Nano. Restituisci { $ingredients_fruit } Frutta, { $ingredients_wine } Vino. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-deep_vein = Vena Profonda
    .text = Cliente Nano. Restituisci { $ingredients_liqueur } Liquore, { $ingredients_nectar } Nettare, { $ingredients_spirits } Spiriti, { $ingredients_wine } Vino. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-foremans_whistle = Fischio del Caposquadra
    .text = Cliente Nano. Restituisci { $ingredients_beer } Birra, { $ingredients_elixir } Elisir, { $ingredients_spirits } Spiriti, { $ingredients_syrup } Sciroppo. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-braided_beard = Barba Intrecciata
    .text = Cliente Nano. Restituisci { $ingredients_beer } Birra, { $ingredients_herbs } Erbe, { $ingredients_liqueur } Liquore, { $ingredients_mead } Idromele, { $ingredients_wine } Vino. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-anvil_song = Canto dell'Incudine
    .text = Cliente Nano. Restituisci { $ingredients_beer } Birra, { $ingredients_fruit } Frutta, { $ingredients_mead } Idromele, { $ingredients_syrup } Sciroppo. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-molten_core = Nucleo Fuso
    .text = Cliente Nano. Restituisci { $ingredients_beer } Birra, { $ingredients_herbs } Erbe, { $ingredients_liqueur } Liquore, { $ingredients_nectar } Nettare, { $ingredients_rocks } Pietre. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-thunder_smoke = Fumo di Tuono
    .text = Cliente Nano. Restituisci { $ingredients_ambrosia } Ambrosia, { $ingredients_beer } Birra, { $ingredients_fruit } Frutta, { $ingredients_liqueur } Liquore, { $ingredients_spirits } Spiriti, { $ingredients_wine } Vino. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-barefoot_jig = Giga a Piedi Nudi
    .text = Cliente Halfling. Restituisci { $ingredients_beer } Birra, { $ingredients_elixir } Elisir, { $ingredients_herbs } Erbe. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-button_thief = Ladro di Bottoni
    .text = Cliente Halfling. Restituisci { $ingredients_herbs } Erbe, { $ingredients_rocks } Pietre, { $ingredients_syrup } Sciroppo. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-noonday_nap = Pisolino di Mezzodì
    .text = Cliente Halfling. Restituisci { $ingredients_fruit } Frutta, { $ingredients_mead } Idromele, { $ingredients_wine } Vino. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-garden_gate = Cancello dell'Orto
    .text = Cliente Halfling. Restituisci { $ingredients_beer } Birra, { $ingredients_fruit } Frutta, { $ingredients_herbs } Erbe, { $ingredients_spirits } Spiriti. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-plum_pudding = Budino di Prugne
    .text = Cliente Halfling. Restituisci { $ingredients_beer } Birra, { $ingredients_herbs } Erbe, { $ingredients_nectar } Nettare, { $ingredients_syrup } Sciroppo, { $ingredients_wine } Vino. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-market_day = Giorno di Mercato
    .text = Cliente Halfling. Restituisci { $ingredients_fruit } Frutta, { $ingredients_herbs } Erbe, { $ingredients_nectar } Nettare, { $ingredients_rocks } Pietre, { $ingredients_syrup } Sciroppo. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-merry_magistrate = Allegro Magistrato
    .text = Cliente Halfling. Restituisci { $ingredients_elixir } Elisir, { $ingredients_fruit } Frutta, { $ingredients_herbs } Erbe, { $ingredients_nectar } Nettare, { $ingredients_rocks } Pietre, { $ingredients_syrup } Sciroppo. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-hopping_gnome = Gnomo Saltellante
    .text = Cliente Halfling. Restituisci { $ingredients_fruit } Frutta, { $ingredients_liqueur } Liquore, { $ingredients_mead } Idromele, { $ingredients_rocks } Pietre, { $ingredients_syrup } Sciroppo, { $ingredients_wine } Vino. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-knuckle_crack = Schiocco di Nocche
    .text = Cliente Troll. Restituisci { $ingredients_ambrosia } Ambrosia, { $ingredients_liqueur } Liquore, { $ingredients_rocks } Pietre. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-bridge_toll = Pedaggio del Ponte
    .text = Cliente Troll. Restituisci { $ingredients_liqueur } Liquore, { $ingredients_syrup } Sciroppo, { $ingredients_wine } Vino. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-mud_bath = Bagno di Fango
    .text = Cliente Troll. Restituisci { $ingredients_beer } Birra, { $ingredients_fruit } Frutta, { $ingredients_herbs } Erbe, { $ingredients_rocks } Pietre. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-broken_tusk = Zanna Spezzata
    .text = Cliente Troll. Restituisci { $ingredients_ambrosia } Ambrosia, { $ingredients_herbs } Erbe, { $ingredients_rocks } Pietre. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-black_knight = Cavaliere Nero
    .text = Cliente Troll. Restituisci { $ingredients_ambrosia } Ambrosia, { $ingredients_liqueur } Liquore, { $ingredients_nectar } Nettare, { $ingredients_rocks } Pietre, { $ingredients_spirits } Spiriti. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-boulder_stew = Stufato di Macigni
    .text = Cliente Troll. Restituisci { $ingredients_mead } Idromele, { $ingredients_rocks } Pietre, { $ingredients_spirits } Spiriti, { $ingredients_syrup } Sciroppo. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-cave_in = Crollo
    .text = Cliente Troll. Restituisci { $ingredients_ambrosia } Ambrosia, { $ingredients_herbs } Erbe, { $ingredients_nectar } Nettare, { $ingredients_spirits } Spiriti, { $ingredients_wine } Vino. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.
order-seven_clubs = Sette Clave
    .text = Cliente Troll. Restituisci { $ingredients_ambrosia } Ambrosia, { $ingredients_elixir } Elisir, { $ingredients_liqueur } Liquore, { $ingredients_spirits } Spiriti, { $ingredients_wine } Vino. { $points_0 } punti se servito nel round in cui è preso; perso dopo { $forgotten_after } round con { $forgotten_penalty }.

## secret_chamber

chamber-secret_chamber = La Stanza Segreta
    .text = Apre alle { -chamber-time } con tre carte Task, ciascuna con un segnalino.
area-talk_to_mrs_nasty = Parlare con Mrs. Nasty
    .text = Metti { $dice } dado: prendi { $rewards_retail_0_n } segnalini Modifier.
token-modifier = Segnalino Modifier
    .text = Scarta: modifica di 1 un tuo dado non piazzato. Mai da 6 a 1 o da 1 a 6.
token-mrs_nasty = Segnalino Mrs. Nasty
    .text = Scartane { $effect_cost } invece di pescare una carta Nasty Says. Ognuno rimasto vale { -mrs-nasty-points.plural ->
            [one] 1 punto
           *[other] { -mrs-nasty-points } punti
        } alla fine.
token-drink_ambrosia = Segnalino Drink: Ambrosia
    .text = Restituisci 1 Ambrosia o una Pozione Magica e scarta il segnalino: { $effect_points } punti.
token-drink_beer = Segnalino Drink: Birra
    .text = Restituisci 1 Birra o una Pozione Magica e scarta il segnalino: { $effect_points } punti.
token-drink_elixir = Segnalino Drink: Elisir
    .text = Restituisci 1 Elisir o una Pozione Magica e scarta il segnalino: { $effect_points } punti.
token-drink_fruit = Segnalino Drink: Frutta
    .text = Restituisci 1 Frutta o una Pozione Magica e scarta il segnalino: { $effect_points } punti.
token-drink_herbs = Segnalino Drink: Erbe
    .text = Restituisci 1 Erbe o una Pozione Magica e scarta il segnalino: { $effect_points } punti.
token-drink_liqueur = Segnalino Drink: Liquore
    .text = Restituisci 1 Liquore o una Pozione Magica e scarta il segnalino: { $effect_points } punti.
token-drink_mead = Segnalino Drink: Idromele
    .text = Restituisci 1 Idromele o una Pozione Magica e scarta il segnalino: { $effect_points } punti.
token-drink_nectar = Segnalino Drink: Nettare
    .text = Restituisci 1 Nettare o una Pozione Magica e scarta il segnalino: { $effect_points } punti.
token-drink_rocks = Segnalino Drink: Pietre
    .text = Restituisci 1 Pietre o una Pozione Magica e scarta il segnalino: { $effect_points } punti.
token-drink_spirits = Segnalino Drink: Spiriti
    .text = Restituisci 1 Spiriti o una Pozione Magica e scarta il segnalino: { $effect_points } punti.
token-drink_syrup = Segnalino Drink: Sciroppo
    .text = Restituisci 1 Sciroppo o una Pozione Magica e scarta il segnalino: { $effect_points } punti.
token-drink_wine = Segnalino Drink: Vino
    .text = Restituisci 1 Vino o una Pozione Magica e scarta il segnalino: { $effect_points } punti.
task-stir_the_cauldron = Mescola il Calderone
    .text = Dadi per { $value }: Frutta, { $rewards_retail_1_n } punto.
task-bake_rune_bread = Inforna il Pane Runico
    .text = Dadi per { $value }: Sciroppo, { $rewards_retail_1_n } punti.
task-pickle_cave_fungi = Funghi Sott'Aceto
    .text = Dadi per { $value }: Erbe, { $rewards_retail_1_n } Modifier, { $rewards_retail_2_n } punti.
task-smoke_the_boar = Affumica il Cinghiale
    .text = Dadi per { $value }: Idromele, { $rewards_retail_1_n } punti.
task-season_griffin_stew = Condisci lo Stufato di Grifone
    .text = Dadi per { $value }: Nettare, pesca { $rewards_retail_1_n } Oggetto, { $rewards_retail_2_n } punti.
task-prepare_the_banquet = Prepara il Banchetto
    .text = Dadi per { $value }: Elisir, { $rewards_retail_1_n } Modifier, { $rewards_retail_2_n } punti.
task-carve_dragon_roast = Affetta l'Arrosto di Drago
    .text = Dadi per { $value }: Spiriti, { $rewards_retail_1_n } Ingrediente a scelta (niente Pozioni Magiche), { $rewards_retail_2_n } punti.
task-dust_the_secret_door = Spolvera la Porta Segreta
    .text = Dadi per { $value }: Pietre, { $rewards_retail_1_n } Modifier, { $rewards_retail_2_n } punto.
task-light_the_sconces = Accendi le Torce
    .text = Dadi per { $value }: Frutta, { $rewards_retail_1_n } punti.
task-guard_the_corridor = Sorveglia il Corridoio
    .text = Dadi per { $value }: Birra, { $rewards_retail_1_n } punti.
task-scrub_the_stains = Gratta le Macchie
    .text = Dadi per { $value }: Ambrosia, { $rewards_retail_1_n } punti.
task-carry_the_strongboxes = Porta i Forzieri
    .text = Dadi per { $value }: Liquore, { $rewards_retail_1_n } punti.
task-reinforce_the_vault = Rinforza il Caveau
    .text = Dadi per { $value }: Vino, { $rewards_retail_1_n } Modifier, { $rewards_retail_2_n } punti.
task-move_the_war_table = Sposta il Tavolo di Guerra
    .text = Dadi per { $value }: { $rewards_retail_0_n } Ingredienti a scelta (niente Pozioni Magiche), { $rewards_retail_1_n } punti.
task-deliver_a_sealed_note = Consegna un Biglietto Sigillato
    .text = Dadi per { $value }: { $rewards_retail_0_n } Modifier, { $rewards_retail_1_n } punto.
task-keep_watch = Fai la Guardia
    .text = Dadi per { $value }: sali di { $rewards_retail_0_n } sul tracciato Nasty, { $rewards_retail_1_n } punto.
task-eavesdrop = Origlia
    .text = Dadi per { $value }: pesca { $rewards_retail_0_n } Oggetto, { $rewards_retail_1_n } punti.
task-forge_a_signature = Falsifica una Firma
    .text = Dadi per { $value }: { $rewards_retail_0_n } Modifier, { $rewards_retail_1_n } punto.
task-host_a_card_game = Tieni Banco a Carte
    .text = Dadi per { $value }: { $rewards_retail_0_n } Ingrediente a scelta (niente Pozioni Magiche), { $rewards_retail_1_n } punti.
task-broker_a_deal = Combina un Affare
    .text = Dadi per { $value }: fino a { $rewards_retail_0_up_to } volte restituisci 1 Ingrediente e prendine 1 dalla riserva (niente Pozioni Magiche); { $rewards_retail_1_n } punti.
task-witness_the_pact = Testimone del Patto
    .text = Dadi per { $value }: Pozione Magica, { $rewards_retail_1_n } punti.

## secret_tasks

secret_task-task_wine = Dispensiere: Vino
    .text = { $scoring_points } punti per ogni Ordine completato la cui ricetta richiede Vino.
secret_task-task_beer = Dispensiere: Birra
    .text = { $scoring_points } punti per ogni Ordine completato la cui ricetta richiede Birra.
secret_task-task_ambrosia = Dispensiere: Ambrosia
    .text = { $scoring_points } punti per ogni Ordine completato la cui ricetta richiede Ambrosia.
secret_task-task_spirits = Dispensiere: Spiriti
    .text = { $scoring_points } punti per ogni Ordine completato la cui ricetta richiede Spiriti.
secret_task-task_liqueur = Dispensiere: Liquore
    .text = { $scoring_points } punti per ogni Ordine completato la cui ricetta richiede Liquore.
secret_task-task_mead = Dispensiere: Idromele
    .text = { $scoring_points } punti per ogni Ordine completato la cui ricetta richiede Idromele.
secret_task-task_elixir = Dispensiere: Elisir
    .text = { $scoring_points } punti per ogni Ordine completato la cui ricetta richiede Elisir.
secret_task-task_nectar = Dispensiere: Nettare
    .text = { $scoring_points } punti per ogni Ordine completato la cui ricetta richiede Nettare.
secret_task-task_humans = Amico degli Umani
    .text = { $scoring_points } punti per ogni Ordine Umano completato.
secret_task-task_elves = Amico degli Elfi
    .text = { $scoring_points } punti per ogni Ordine Elfo o Elfo Verde completato.
secret_task-task_dwarves = Amico dei Nani
    .text = { $scoring_points } punti per ogni Ordine Nano completato.
secret_task-task_halflings = Amico degli Halfling
    .text = { $scoring_points } punti per ogni Ordine Halfling completato.
secret_task-task_trolls = Amico dei Troll
    .text = { $scoring_points } punti per ogni Ordine Troll completato.
