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
    .text = L'attacco manca il bersaglio e l'attaccante subisce 10 danni.
action-rally = Incitare
    .text = Aggiungi 20 danni all'attacco di un altro giocatore.
action-human_shield = Scudo Umano
    .text = Gioca quando un colpo di una creatura è diretto a te. Un altro giocatore a tua scelta ne diventa il bersaglio.
action-glancing_blow = Colpo di Striscio
    .text = Ruota quell'attacco di un passo verso il basso.
action-jockey_for_position = Lotta per la Posizione
    .text = Gioca dopo la pesca dell'iniziativa e prima di impostare gli attacchi. Scambia la tua Carta Iniziativa con quella di un altro giocatore.
action-unintentional_strike = Colpo Involontario
    .text = La loro manovra finisce negli scarti; al suo posto fanno un semplice attacco da 5, rappresentato da questa carta.

## attacks

attack-attack_100 = Attacco 100
    .text = Infligge 100 danni.
attack-attack_50 = Attacco 50
    .text = Infligge 50 danni.
attack-attack_40 = Attacco 40
    .text = Infligge 40 danni.
attack-attack_40_talon = Attacco 40 (Talon)
    .text = Infligge 40 danni. Talon può dichiarare un attacco speciale: 80 danni che nessuna Carta Azione può annullare o modificare.
attack-attack_40_orn_hammerfist = Attacco 40 (Orn Hammerfist)
    .text = Infligge 40 danni. Orn Hammerfist può dichiarare un attacco speciale: 80 danni che nessuna Carta Azione può annullare o modificare.
attack-attack_40_nyx = Attacco 40 (Nyx)
    .text = Infligge 40 danni. Nyx può dichiarare un attacco speciale: 80 danni che nessuna Carta Azione può annullare o modificare.
attack-attack_40_vasha_the_red = Attacco 40 (Vasha la Rossa)
    .text = Infligge 40 danni. Vasha la Rossa può dichiarare un attacco speciale: 80 danni che nessuna Carta Azione può annullare o modificare.
attack-attack_40_nephedra = Attacco 40 (Nephedra)
    .text = Infligge 40 danni. Nephedra può dichiarare un attacco speciale: 80 danni che nessuna Carta Azione può annullare o modificare.
attack-attack_40_edaiyn_bloodthorn = Attacco 40 (Edaiyn Bloodthorn)
    .text = Infligge 40 danni. Edaiyn Bloodthorn può dichiarare un attacco speciale: 80 danni che nessuna Carta Azione può annullare o modificare.
attack-attack_30 = Attacco 30
    .text = Infligge 30 danni.
attack-attack_30_talon = Attacco 30 (Talon)
    .text = Infligge 30 danni. Talon può dichiarare un attacco speciale: 60 danni che nessuna Carta Azione può annullare o modificare.
attack-attack_30_orn_hammerfist = Attacco 30 (Orn Hammerfist)
    .text = Infligge 30 danni. Orn Hammerfist può dichiarare un attacco speciale: 60 danni che nessuna Carta Azione può annullare o modificare.
attack-attack_30_nyx = Attacco 30 (Nyx)
    .text = Infligge 30 danni. Nyx può dichiarare un attacco speciale: 60 danni che nessuna Carta Azione può annullare o modificare.
attack-attack_30_vasha_the_red = Attacco 30 (Vasha la Rossa)
    .text = Infligge 30 danni. Vasha la Rossa può dichiarare un attacco speciale: 60 danni che nessuna Carta Azione può annullare o modificare.
attack-attack_30_nephedra = Attacco 30 (Nephedra)
    .text = Infligge 30 danni. Nephedra può dichiarare un attacco speciale: 60 danni che nessuna Carta Azione può annullare o modificare.
attack-attack_30_edaiyn_bloodthorn = Attacco 30 (Edaiyn Bloodthorn)
    .text = Infligge 30 danni. Edaiyn Bloodthorn può dichiarare un attacco speciale: 60 danni che nessuna Carta Azione può annullare o modificare.
attack-attack_20 = Attacco 20
    .text = Infligge 20 danni.
attack-attack_20_talon = Attacco 20 (Talon)
    .text = Infligge 20 danni. Talon può dichiarare un attacco speciale: 40 danni che nessuna Carta Azione può annullare o modificare.
attack-attack_20_orn_hammerfist = Attacco 20 (Orn Hammerfist)
    .text = Infligge 20 danni. Orn Hammerfist può dichiarare un attacco speciale: 40 danni che nessuna Carta Azione può annullare o modificare.
attack-attack_20_nyx = Attacco 20 (Nyx)
    .text = Infligge 20 danni. Nyx può dichiarare un attacco speciale: 40 danni che nessuna Carta Azione può annullare o modificare.
attack-attack_20_vasha_the_red = Attacco 20 (Vasha la Rossa)
    .text = Infligge 20 danni. Vasha la Rossa può dichiarare un attacco speciale: 40 danni che nessuna Carta Azione può annullare o modificare.
attack-attack_20_nephedra = Attacco 20 (Nephedra)
    .text = Infligge 20 danni. Nephedra può dichiarare un attacco speciale: 40 danni che nessuna Carta Azione può annullare o modificare.
attack-attack_20_edaiyn_bloodthorn = Attacco 20 (Edaiyn Bloodthorn)
    .text = Infligge 20 danni. Edaiyn Bloodthorn può dichiarare un attacco speciale: 40 danni che nessuna Carta Azione può annullare o modificare.
attack-attack_25 = Attacco 25
    .text = Infligge 25 danni. Il lato dimezzato mostra 15.
attack-crowd_20 = Accalcarsi
    .text = Infligge 20 danni. Se va a segno, ogni attacco standard rivelato in questo Round dai due giocatori successivi in ordine di iniziativa viene ruotato di un passo verso il basso.
attack-attack_10 = Attacco 10
    .text = Infligge 10 danni.
attack-holy_water_10 = Lancio di Acqua Santa
    .text = Infligge 10 danni. Contro un Non Morto, un Immondo o un Demone puoi aggiungere 50 danni; se lo fai, la creatura non attacca alla fine di questo Round.
attack-pickpocket_10 = Borseggio
    .text = Infligge 10 danni. Se va a segno, puoi prendere una Carta Oggetto davanti a un altro giocatore vivo.
attack-attack_5 = Attacco 5
    .text = Infligge 5 danni. Il lato dimezzato mostra 0.
attack-poke_with_stick_0 = Punzecchiare col Bastone
    .text = Un attacco standard di valore 0. Colpisce, ma non infligge danni se non riceve un bonus.
attack-feint = Finta
    .text = Manovra tattica. Non colpisce e non infligge danni, e nulla può farle infliggere danni.
attack-focus_strength = Concentrare la Forza
    .text = Manovra tattica, rinforzo. Resta davanti a te. Il prossimo attacco standard che riveli in questo incontro viene ruotato di un passo verso l'alto.
attack-slip_behind = Scivolare alle Spalle
    .text = Manovra tattica, rinforzo. Resta davanti a te. Il prossimo attacco standard che riveli in questo incontro riceve +20 danni e non può essere bersaglio di Carte Azione.

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
    .text = Colpisce il primo giocatore che lo ha danneggiato in questo Round per 20 e l'ultimo per 10. Se nessuno lo ha danneggiato, tutti subiscono 5.
encounter-anti_paladin = Anti-Paladino
    .text = Colpisce tutto il gruppo per 5 ciascuno e guadagna Punti Vita pari ai danni realmente subiti.
encounter-iron_skin_gargoyle = Gargoyle dalla Pelle di Ferro
    .text = Un attacco il cui valore finale è 20 o meno non gli fa nulla.
encounter-lurker = Il Predatore in Agguato
    .text = Agguato: attacca anche alla primissima pesca dell'iniziativa dell'incontro. Punta chi è ultimo della fila.
encounter-gasbag = Sacca di Gas
    .text = Esplosione: chi la uccide è colpito per il valore del colpo mortale (al massimo 50). Ogni Round in cui sopravvive infligge 5 a tutti e riceve un gettone rigonfiamento da +1 Prestigio (al massimo 4).
encounter-wolf_pack = Branco di Lupi
    .text = Un branco di lupi, 40 Punti Vita e 1 Prestigio ciascuno; ogni attacco sceglie un lupo. Ogni lupo vivo morde: il lupo k attacca la k-esima iniziativa, ricominciando dal primo giocatore vivo.
encounter-basilicanth = Basilicanto
    .text = Un giocatore danneggiato diventa intorpidito: il prossimo attacco standard che rivela in questo incontro viene ruotato di un passo verso il basso.
encounter-trolgg = Trolgg
    .text = Alla fine di ogni Round, prima di attaccare, recupera Punti Vita (10, 15, 20 o 25 secondo i giocatori), mai oltre il totale iniziale.
encounter-fear = Paura
    .text = Ogni Round ciascuno sceglie in segreto se resistere o nascondersi. Chi si nasconde non imposta attacchi. Se resistono in due o più: 10 danni ciascuno. Uno solo: 20. Nessuno: 10 a tutti.
encounter-hate = Odio
    .text = Guadagna 10 Punti Vita ogni volta che una Carta Azione che nomina un altro giocatore ha effetto. Colpisce il solo capoclassifica del Prestigio; se sono in parità, ciascuno di loro subisce invece 10.
encounter-spite = Dispetto
    .text = Chi lo danneggia con un attacco subisce subito 5 danni. Alla fine del Round colpisce per 20 il giocatore che gli ha inflitto meno danni.
encounter-shift = Mutaforma
    .text = Quando tutti gli attacchi sono bloccati, ogni carta impostata passa coperta al giocatore successivo in ordine di iniziativa che ha anch'egli impostato una carta.
encounter-arc_mages = Maghi dell'Arco Elettrico
    .text = Due o tre maghi, ciascuno un bersaglio separato. Il fulmine fa un arco per ogni mago vivo: iniziativa 1 per 20, poi 2 per 15, poi 3 per 10.
encounter-blood_mage = Mago del Sangue
    .text = Rituale: alla fine dei Round 2 e 4, se è vivo, un incontro casuale non usato viene messo in fondo al Mazzo Incontro.
encounter-bugaboo = Bugaboo
    .text = Dopo il Round 1 colpisce l'iniziativa 1 per 15. Se è ancora vivo alla fine del Round 2 infligge 10 a tutti e fugge: torna nel Mazzo Incontro con un gettone terrore in più, che vale +1 Prestigio.
encounter-boogens = Boogens
    .text = Un boogen (40 Punti Vita, 1 Prestigio) si aggrappa a ogni giocatore. Chiunque può attaccare qualsiasi boogen. Ogni boogen vivo morde il suo ospite per 10 alla fine del Round; se l'ospite muore salta sul prossimo giocatore vivo.
encounter-clockwork_golem = Golem a Orologeria
    .text = Riceve un gettone carica ogni Round. Dopo il Round r colpisce l'iniziativa r (contando in cerchio i giocatori vivi) per la base più 5 per gettone; con 5 o 6 giocatori anche la successiva.
encounter-minotaur = Minotauro
    .text = Carica chi ha sferrato il singolo colpo più forte in questo Round; con 5 o 6 giocatori anche il secondo. Se nessun attacco lo ha danneggiato, carica secondo la prossima pesca dell'iniziativa.
encounter-necromancer = Negromante
    .text = Inizia con uno scheletro (20 Punti Vita, nessun Prestigio) più uno per ogni personaggio morto, al massimo 3, e ne rianima un altro ogni Round. Gli attacchi scelgono il Negromante o uno scheletro. Lo scheletro k colpisce l'iniziativa k+1 per 5. Tutti crollano quando il Negromante muore.
encounter-axe = Axe
    .text = Falcia la testa della fila. Un giocatore danneggiato da Axe scarta ogni rinforzo che ha davanti a sé.
encounter-mind_grub = Larva della Mente
    .text = Due giocatori duellano in segreto con Volontà, Astuzia o Furia (Volontà batte Furia, Furia batte Astuzia, Astuzia batte Volontà). Chi perde subisce 20; in parità 10 a entrambi.
encounter-riddle_room = Stanza dell'Enigma
    .text = Nessuna creatura. A ogni tentativo ciascuno offre in segreto una carta. Se la somma dei valori è entro 10 dal bersaglio, l'offerta singola più alta ottiene il Prestigio; altrimenti tutti subiscono 10. Dopo tre fallimenti la porta si apre comunque.
encounter-trap_room = Stanza delle Trappole
    .text = Nessuna creatura e nessun Prestigio. In ordine di iniziativa ciascuno attraversa: scarta due carte, oppure subisce 10, oppure scarta una Carta Azione per spingere un giocatore che non ha ancora attraversato, che subisce 15.
encounter-medusa = Medusa
    .text = Un giocatore danneggiato dal suo primo colpo diventa di pietra per il Round che inizia e non vi imposta attacchi.

## items

item-alchemists_fire = Fuoco dell'Alchimista
    .text = Nel tuo turno: ogni creatura dell'incontro subisce 30 danni e ogni altro giocatore vivo ne subisce 10.
item-amulet_of_mentalism = Amuleto del Mentalismo
    .text = Quando lo ottieni, peschi da 0 a 2 carte. Il suo possessore può tenere 8 carte in mano.
item-cure_wounds = Cura Ferite
    .text = Recuperi 15 Punti Vita. Usata su un altro giocatore consenziente sotto i 100 Punti Vita diventa 2 Punti Prestigio per te.
item-potion_of_haste = Pozione di Velocità
    .text = Per i prossimi due Round puoi impostare una o due Carte Attacco ogni volta che imposti. Si può usare su un altro giocatore consenziente.
item-potion_of_healing = Pozione di Guarigione
    .text = Recuperi 25 Punti Vita. Usata su un altro giocatore consenziente sotto i 100 Punti Vita diventa 3 Punti Prestigio per te.
item-potion_of_iron_skin = Pozione di Pelle di Ferro
    .text = Fino alla fine di questo incontro non subisci danni da nulla. Si può usare su un altro giocatore consenziente.
item-potion_of_strength = Pozione di Forza
    .text = Per i prossimi due Round ogni attacco standard che riveli viene ruotato di un passo verso l'alto. Si può usare su un altro giocatore consenziente.

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
