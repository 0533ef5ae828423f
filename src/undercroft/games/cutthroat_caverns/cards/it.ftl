# What the cards of Cutthroat Caverns say in Italian; English stands in their own files.

## actions

action-edge_out = Spintonare
    .text = Gioca prima che il giocatore di turno riveli. Scarta tutte le sue carte impostate coperte; quel giocatore non attacca più in questo turno.
action-mixed_signals = Segnali Confusi
    .text = Scambia una tua carta impostata coperta con una carta impostata coperta di un altro giocatore. Nessuno le guarda.
action-not_on_my_watch = Non Finché Ci Sono Io!
    .text = Ferma una Carta Azione appena giocata da un altro: finisce negli scarti senza effetto. Attacchi e Oggetti non si possono fermare.
action-not_so_fast = Non Così in Fretta!
    .text = Ferma una Carta Azione appena giocata da un altro e tienila in mano. Attacchi e Oggetti non si possono fermare.
action-trip = Sgambetto
    .text = L'attacco e ogni altro attacco di quel giocatore in questo turno falliscono. Quel giocatore non imposta attacchi nel prossimo Round di questo incontro.
action-critical_miss = Mancato Critico
    .text = L'attacco manca il bersaglio e l'attaccante subisce { $damage } danni.
action-rally = Incitare
    .text = Aggiungi { $bonus } danni all'attacco di un altro giocatore.
action-human_shield = Scudo Umano
    .text = Gioca quando un colpo di una creatura è diretto a te. Un altro giocatore a tua scelta ne diventa il bersaglio.
action-glancing_blow = Colpo di Striscio
    .text = Ruota di un passo verso il basso un attacco non protetto di un altro giocatore: quello appena rivelato, o uno della Pila dei Danni che ha colpito una creatura ancora viva.
action-jockey_for_position = Lotta per la Posizione
    .text = Gioca dopo la pesca dell'iniziativa e prima di impostare gli attacchi. Scambia la tua Carta Iniziativa con quella di un altro giocatore.
action-unintentional_strike = Colpo Involontario
    .text = La loro manovra finisce negli scarti; al suo posto fanno un semplice attacco da { $attack_ladder_2 }, rappresentato da questa carta.

## attacks

attack-attack_100 = Attacco 100
    .text = Infligge { $sides_normal } danni.
attack-attack_50 = Attacco 50
    .text = Infligge { $sides_normal } danni.
attack-attack_40 = Attacco 40
    .text = Infligge { $sides_normal } danni.
attack-attack_40_talon = Attacco 40 (Talon)
    .text = Infligge { $sides_normal } danni. Talon può dichiarare un attacco speciale: { $sides_double } danni che nessuna Carta Azione può annullare o modificare.
attack-attack_40_orn_hammerfist = Attacco 40 (Orn Hammerfist)
    .text = Infligge { $sides_normal } danni. Orn Hammerfist può dichiarare un attacco speciale: { $sides_double } danni che nessuna Carta Azione può annullare o modificare.
attack-attack_40_nyx = Attacco 40 (Nyx)
    .text = Infligge { $sides_normal } danni. Nyx può dichiarare un attacco speciale: { $sides_double } danni che nessuna Carta Azione può annullare o modificare.
attack-attack_40_vasha_the_red = Attacco 40 (Vasha la Rossa)
    .text = Infligge { $sides_normal } danni. Vasha la Rossa può dichiarare un attacco speciale: { $sides_double } danni che nessuna Carta Azione può annullare o modificare.
attack-attack_40_nephedra = Attacco 40 (Nephedra)
    .text = Infligge { $sides_normal } danni. Nephedra può dichiarare un attacco speciale: { $sides_double } danni che nessuna Carta Azione può annullare o modificare.
attack-attack_40_edaiyn_bloodthorn = Attacco 40 (Edaiyn Bloodthorn)
    .text = Infligge { $sides_normal } danni. Edaiyn Bloodthorn può dichiarare un attacco speciale: { $sides_double } danni che nessuna Carta Azione può annullare o modificare.
attack-attack_30 = Attacco 30
    .text = Infligge { $sides_normal } danni.
attack-attack_30_talon = Attacco 30 (Talon)
    .text = Infligge { $sides_normal } danni. Talon può dichiarare un attacco speciale: { $sides_double } danni che nessuna Carta Azione può annullare o modificare.
attack-attack_30_orn_hammerfist = Attacco 30 (Orn Hammerfist)
    .text = Infligge { $sides_normal } danni. Orn Hammerfist può dichiarare un attacco speciale: { $sides_double } danni che nessuna Carta Azione può annullare o modificare.
attack-attack_30_nyx = Attacco 30 (Nyx)
    .text = Infligge { $sides_normal } danni. Nyx può dichiarare un attacco speciale: { $sides_double } danni che nessuna Carta Azione può annullare o modificare.
attack-attack_30_vasha_the_red = Attacco 30 (Vasha la Rossa)
    .text = Infligge { $sides_normal } danni. Vasha la Rossa può dichiarare un attacco speciale: { $sides_double } danni che nessuna Carta Azione può annullare o modificare.
attack-attack_30_nephedra = Attacco 30 (Nephedra)
    .text = Infligge { $sides_normal } danni. Nephedra può dichiarare un attacco speciale: { $sides_double } danni che nessuna Carta Azione può annullare o modificare.
attack-attack_30_edaiyn_bloodthorn = Attacco 30 (Edaiyn Bloodthorn)
    .text = Infligge { $sides_normal } danni. Edaiyn Bloodthorn può dichiarare un attacco speciale: { $sides_double } danni che nessuna Carta Azione può annullare o modificare.
attack-attack_20 = Attacco 20
    .text = Infligge { $sides_normal } danni.
attack-attack_20_talon = Attacco 20 (Talon)
    .text = Infligge { $sides_normal } danni. Talon può dichiarare un attacco speciale: { $sides_double } danni che nessuna Carta Azione può annullare o modificare.
attack-attack_20_orn_hammerfist = Attacco 20 (Orn Hammerfist)
    .text = Infligge { $sides_normal } danni. Orn Hammerfist può dichiarare un attacco speciale: { $sides_double } danni che nessuna Carta Azione può annullare o modificare.
attack-attack_20_nyx = Attacco 20 (Nyx)
    .text = Infligge { $sides_normal } danni. Nyx può dichiarare un attacco speciale: { $sides_double } danni che nessuna Carta Azione può annullare o modificare.
attack-attack_20_vasha_the_red = Attacco 20 (Vasha la Rossa)
    .text = Infligge { $sides_normal } danni. Vasha la Rossa può dichiarare un attacco speciale: { $sides_double } danni che nessuna Carta Azione può annullare o modificare.
attack-attack_20_nephedra = Attacco 20 (Nephedra)
    .text = Infligge { $sides_normal } danni. Nephedra può dichiarare un attacco speciale: { $sides_double } danni che nessuna Carta Azione può annullare o modificare.
attack-attack_20_edaiyn_bloodthorn = Attacco 20 (Edaiyn Bloodthorn)
    .text = Infligge { $sides_normal } danni. Edaiyn Bloodthorn può dichiarare un attacco speciale: { $sides_double } danni che nessuna Carta Azione può annullare o modificare.
attack-attack_25 = Attacco 25
    .text = Infligge { $sides_normal } danni. Il lato dimezzato mostra { $sides_half }.
attack-crowd_20 = Accalcarsi
    .text = Infligge { $sides_normal } danni. Se non viene annullato, ogni attacco standard rivelato in questo Round dai { $effect_next_players } giocatori successivi in ordine di iniziativa viene ruotato di un passo verso il basso.
attack-attack_10 = Attacco 10
    .text = Infligge { $sides_normal } danni.
attack-holy_water_10 = Lancio di Acqua Santa
    .text = Infligge { $sides_normal } danni. Contro un Non Morto, un Immondo o un Demone puoi aggiungere { $effect_bonus } danni; se lo fai, la creatura non attacca alla fine di questo Round.
attack-pickpocket_10 = Borseggio
    .text = Infligge { $sides_normal } danni. Se non viene annullato, puoi prendere una Carta Oggetto davanti a un altro giocatore vivo.
attack-attack_5 = Attacco 5
    .text = Infligge { $sides_normal } danni. Il lato dimezzato mostra { $sides_half }.
attack-poke_with_stick_0 = Punzecchiare col Bastone
    .text = Un attacco standard di valore 0. Colpisce, ma non infligge danni se non riceve un bonus.
attack-feint = Finta
    .text = Manovra tattica. Non colpisce e non infligge danni, e nulla può farle infliggere danni.
attack-focus_strength = Concentrare la Forza
    .text = Manovra tattica, rinforzo. Resta davanti a te. Il prossimo attacco standard che riveli in questo incontro viene ruotato di un passo verso l'alto.
attack-slip_behind = Scivolare alle Spalle
    .text = Manovra tattica, rinforzo. Resta davanti a te. Il prossimo attacco standard che riveli in questo incontro riceve +{ $effect_bonus } danni e non può essere bersaglio di Carte Azione.

## characters

character-talon = Talon
    .text = Uno spadaccino taciturno la cui lama si chiama Artiglio Nero.
character-orn_hammerfist = Orn Hammerfist
    .text = Un freddo lottatore delle montagne che impugna l'ascia quando i pugni non bastano.
character-nyx = Nyx
    .text = Una ladra che nessuno nota finché le borse non sono vuote.
character-vasha_the_red = Vasha la Rossa
    .text = Una guerriera che spezza cuori e ossa e prende ciò che vuole.
character-nephedra = Nephedra
    .text = Una maga delle dune lontane che onora i morti e ne accresce il numero.
character-edaiyn_bloodthorn = Edaiyn Bloodthorn
    .text = Un arciere di nobile stirpe, sicuro della mira e di sé.

## encounters

encounter-ripper = Ripper
    .text = Un giocatore danneggiato dal Ripper scarta una carta a caso dalla mano.
encounter-battle_troll = Troll da Battaglia
    .text = Colpisce il primo giocatore che lo ha danneggiato in questo Round per { $attack_0_damage } e l'ultimo per { $attack_1_damage }. Se nessuno lo ha danneggiato, tutti subiscono { $fallback_attack_0_damage }.
encounter-anti_paladin = Anti-Paladino
    .text = Colpisce tutto il gruppo per { $attack_0_damage } ciascuno e guadagna Punti Vita pari ai danni realmente subiti.
encounter-iron_skin_gargoyle = Gargoyle dalla Pelle di Ferro
    .text = Un attacco il cui valore finale è { $numbers_ignore_up_to } o meno non gli fa nulla.
encounter-lurker = Il Predatore in Agguato
    .text = Agguato: attacca anche alla primissima pesca dell'iniziativa dell'incontro. { -crowd.is ->
            [few] Punta chi è ultimo della fila.
            [five] Punta chi è ultimo della fila, e anche l'iniziativa 1.
           *[any] Punta chi è ultimo della fila; con 5 o 6 giocatori anche l'iniziativa 1.
        }
encounter-gasbag = Sacca di Gas
    .text = Esplosione: chi la uccide è colpito per il valore del colpo mortale (al massimo { $numbers_burst_cap }), se col Fuoco dell'Alchimista per { $numbers_fire_burst }. Ogni Round in cui sopravvive infligge { $attack_0_damage } a tutti e riceve un gettone rigonfiamento da +1 Prestigio (al massimo { $numbers_prestige_token_max }).
encounter-wolf_pack = Branco di Lupi
    .text = Un branco di { $creatures } lupi, { $creature_life } Punti Vita e { $prestige } Prestigio ciascuno; ogni attacco sceglie un lupo. Ogni lupo vivo morde per { $attack_0_damage }: il lupo k attacca la k-esima iniziativa, ricominciando dal primo giocatore vivo.
encounter-basilicanth = Basilicanto
    .text = Un giocatore danneggiato diventa intorpidito: il prossimo attacco standard che rivela in questo incontro viene ruotato di un passo verso il basso.
encounter-trolgg = Trolgg
    .text = Alla fine di ogni Round, prima di attaccare, recupera { $numbers_regenerate } Punti Vita, mai oltre il totale iniziale.
encounter-fear = Paura
    .text = Ogni Round ciascuno sceglie in segreto se resistere o nascondersi. Chi si nasconde non imposta attacchi. Se resistono in due o più: { $attack_0_damage } danni ciascuno. Uno solo: { $numbers_lone_damage }. Nessuno: { $numbers_none_party_damage } a tutti.
encounter-hate = Odio
    .text = Guadagna { $numbers_life_per_action } Punti Vita ogni volta che una Carta Azione che nomina un altro giocatore ha effetto. Colpisce per { $attack_0_damage } chi è da solo in testa per Prestigio; se sono in parità, ciascuno di loro subisce invece { $numbers_tied_leader_damage }.
encounter-spite = Dispetto
    .text = Chi lo danneggia con un attacco subisce subito { $numbers_retaliate_damage } danni. Alla fine del Round colpisce per { $attack_0_damage } il giocatore che gli ha inflitto meno danni.
encounter-shift = Mutaforma
    .text = Quando tutti gli attacchi sono bloccati, ogni prima carta impostata passa coperta al giocatore successivo in ordine di iniziativa che ha anch'egli impostato una carta, l'ultima al primo; una seconda, con Velocità, resta.
encounter-arc_mages = Maghi dell'Arco Elettrico
    .text = { $creatures } maghi con { $creature_life } Punti Vita e { $prestige } Prestigio ciascuno, ognuno un bersaglio separato. Il fulmine fa un arco per ogni mago vivo: iniziativa 1 per { $attack_0_damage }, poi 2 per { $attack_1_damage }, poi 3 per { $attack_2_damage }.
encounter-blood_mage = Mago del Sangue
    .text = Rituale, alla fine dei Round { $numbers_ritual_rounds }: se è vivo, un incontro casuale non usato viene messo in fondo al Mazzo Incontro.
encounter-bugaboo = Bugaboo
    .text = Alla fine di un Round prima del Round { $numbers_flee_round } colpisce l'iniziativa 1 per { $attack_0_damage }. Se è ancora vivo alla fine del Round { $numbers_flee_round } infligge { $numbers_flee_party_damage } a tutti e fugge: torna nel Mazzo Incontro con un gettone terrore in più (al massimo { $numbers_prestige_token_max }), che vale +1 Prestigio.
encounter-boogens = Boogens
    .text = { $creatures } boogen ({ $creature_life } Punti Vita, { $prestige } Prestigio ciascuno) si distribuiscono fra i giocatori vivi, dal posto di testa: se qualcuno è morto, altri ne portano due. Chiunque può attaccare qualsiasi boogen. Ogni boogen vivo morde il suo ospite per { $attack_0_damage } alla fine del Round; se l'ospite muore salta sul prossimo giocatore vivo.
encounter-clockwork_golem = Golem a Orologeria
    .text = Riceve un gettone carica ogni Round (al massimo { -winding-tokens }). Dopo il Round r colpisce l'iniziativa r (contando in cerchio i giocatori vivi) per { $attack_0_damage } più { $numbers_damage_per_token } per gettone{ -crowd.is ->
            [few] .
            [five] ; anche la successiva è colpita allo stesso modo.
           *[any] ; con 5 o 6 giocatori anche la successiva.
        }
encounter-minotaur = Minotauro
    .text = Carica per { $attack_0_damage } chi ha sferrato il singolo colpo più forte in questo Round{ -crowd.is ->
            [few] .
            [five] , e per { $attack_1_damage } chi degli altri ha sferrato il più forte.
           *[any] ; con 5 o 6 giocatori anche chi degli altri ha sferrato il più forte, per { $attack_1_damage }.
        } Se nessun attacco lo ha danneggiato, carica invece { -crowd.is ->
            [few] l'iniziativa 1
            [five] le iniziative 1 e 2
           *[any] l'iniziativa 1 (con 5 o 6 giocatori anche la 2)
        } della prossima pesca.
encounter-necromancer = Negromante
    .text = Inizia con { $numbers_minion_start ->
            [one] uno scheletro
           *[other] { $numbers_minion_start } scheletri
        } ({ $numbers_minion_life } Punti Vita, { $numbers_minion_prestige ->
            [0] nessun Prestigio
           *[other] { $numbers_minion_prestige } Prestigio
        }) più uno per ogni personaggio morto, al massimo { $numbers_minion_max }, e ne rianima un altro ogni Round. Gli attacchi scelgono il Negromante o uno scheletro. Lo scheletro k colpisce l'iniziativa k+1 per { $numbers_minion_damage }. Tutti crollano quando il Negromante muore.
encounter-axe = Axe
    .text = Falcia la testa della fila. Un giocatore danneggiato da Axe scarta ogni rinforzo che ha davanti a sé.
encounter-mind_grub = Larva della Mente
    .text = { -crowd.is ->
            [few] Chi ha le iniziative 1 e 2 duella
            [five] Chi ha le iniziative 1 e 2 duella, poi anche chi ha la 3 e la 4 se sono vivi tutti e due,
           *[any] Chi ha le iniziative 1 e 2 duella, con 5 o 6 giocatori poi anche chi ha la 3 e la 4 se sono vivi tutti e due,
        } in segreto con Volontà, Astuzia o Furia (Volontà batte Furia, Furia batte Astuzia, Astuzia batte Volontà). Chi perde subisce { $attack_0_damage }; in parità { $numbers_tie_damage } a entrambi. Un giocatore del tutto solo subisce { $numbers_lone_damage }.
encounter-riddle_room = Stanza dell'Enigma
    .text = Nessuna creatura. A ogni tentativo ciascuno offre in segreto una carta, una Carta Attacco se ne ha. Se i valori sommano { $numbers_target_sum }, con scarto di { $numbers_tolerance }, l'offerta singola più alta ottiene il Prestigio; altrimenti tutti subiscono { $attack_0_damage } e pescano una carta prima di riprovare. Dopo { $numbers_max_attempts } fallimenti la porta si apre comunque.
encounter-trap_room = Stanza delle Trappole
    .text = Nessuna creatura e nessun Prestigio. In ordine di iniziativa ciascuno attraversa: scarta due carte, oppure subisce { $attack_0_damage }, oppure scarta una Carta Azione per spingere un giocatore vivo che non ha ancora attraversato, che subisce { $attack_1_damage } e passa anche lui.
encounter-medusa = Medusa
    .text = Un giocatore danneggiato dal suo primo colpo diventa di pietra per il Round che inizia e non vi imposta attacchi.

## items

item-alchemists_fire = Fuoco dell'Alchimista
    .text = Nel tuo turno, non in una sfida: ogni creatura dell'incontro subisce { $creature_damage } danni e ogni altro giocatore vivo ne subisce { $other_players_damage }.
item-amulet_of_mentalism = Amuleto del Mentalismo
    .text = Quando lo ottieni, peschi da 0 a { $on_gain_draw_up_to } carte. Il suo possessore può tenere { $hand_limit } carte in mano.
item-cure_wounds = Cura Ferite
    .text = Recuperi { $heal } Punti Vita. Usata su un altro giocatore consenziente sotto i { -life } Punti Vita diventa { $prestige_if_other } Punti Prestigio per te.
item-potion_of_haste = Pozione di Velocità
    .text = Per i prossimi { $rounds } Round di combattimento puoi impostare una o due Carte Attacco ogni volta che imposti. Si può usare su un altro giocatore consenziente.
item-potion_of_healing = Pozione di Guarigione
    .text = Recuperi { $heal } Punti Vita. Usata su un altro giocatore consenziente sotto i { -life } Punti Vita diventa { $prestige_if_other } Punti Prestigio per te.
item-potion_of_iron_skin = Pozione di Pelle di Ferro
    .text = Fino alla fine di questo incontro non subisci danni da nulla. Si può usare su un altro giocatore consenziente.
item-potion_of_strength = Pozione di Forza
    .text = Per i prossimi { $rounds } Round di combattimento ogni attacco standard che riveli viene ruotato di un passo verso l'alto. Si può usare su un altro giocatore consenziente.

## tables

creature_type-beast = Bestia
creature_type-warrior = Guerriero
creature_type-fiend = Immondo
creature_type-undead = Non Morto
creature_type-demon = Demone
creature_type-plant = Pianta
creature_type-incantation = Incantesimo
creature_type-challenge = Sfida
creature_type-construct = Costrutto
creature_type-mage = Mago
