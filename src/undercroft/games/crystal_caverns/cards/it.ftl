# What the cards of Vast: The Crystal Caverns say in Italian; English stands in their own files.

## components

component-knight_board = Plancia Cavaliere
    .text = Plancia Cavaliere.
component-goblin_board = Plancia Goblin
    .text = Plancia Goblin.
component-dragon_board = Plancia Drago
    .text = Plancia Drago.
component-cavern_board = Plancia Caverna
    .text = Plancia Caverna.
component-thief_board = Plancia Ladro
    .text = Plancia Ladro.
component-cave_tiles = Tessere Caverna
    .text = Tessere Caverna.
component-entrance_tile = Tessera Ingresso
    .text = Tessera Ingresso.
component-terrain_tiles = Tessere Terreno
    .text = Tessere Terreno.
component-crystal_tokens = Segnalini Cristallo
    .text = Segnalini Cristallo.
component-treasure_tokens = Segnalini Tesoro
    .text = Segnalini Tesoro.
component-event_tokens = Segnalini Evento
    .text = Segnalini Evento.
component-rockslide_tokens = Segnalini Frana
    .text = Segnalini Frana.
component-omen_tokens = Segnalini Presagio
    .text = Segnalini Presagio.
component-event_cards = Carte Evento
    .text = Carte Evento.
component-treasure_cards = Carte Tesoro
    .text = Carte Tesoro.
component-sidequest_cards = Carte Missione Secondaria
    .text = Carte Missione Secondaria.
component-hero_cubes = Cubetti Eroe
    .text = Cubetti Eroe.
component-bomb_tokens = Segnalini Bomba
    .text = Segnalini Bomba.
component-war_cards = Carte Guerra
    .text = Carte Guerra.
component-monster_cards = Carte Mostro
    .text = Carte Mostro.
component-secret_cards = Carte Segreti
    .text = Carte Segreti.
component-goblin_discs = Dischi Goblin
    .text = Dischi Goblin.
component-strength_discs = Dischi Forza
    .text = Dischi Forza.
component-tribe_pieces = Pedine Tribù
    .text = Pedine Tribù.
component-monster_tokens = Segnalini Mostro
    .text = Segnalini Mostro.
component-power_cards = Carte Potere
    .text = Carte Potere.
component-sloth_cubes = Cubetti Indolenza
    .text = Cubetti Indolenza.
component-gem_tokens = Segnalini Gemma di Drago
    .text = Segnalini Gemma di Drago.
component-shriek_token = Segnalino Strillo
    .text = Segnalino Strillo.
component-flame_wall_token = Segnalino Muro di Fiamme
    .text = Segnalino Muro di Fiamme.
component-dragon_die = Dado del Drago
    .text = Dado del Drago.
component-action_die = Dado Azione
    .text = Dado Azione.
component-action_cubes = Cubetti Azione
    .text = Cubetti Azione.
component-stat_tokens = Segnalini Statistica
    .text = Segnalini Statistica.
component-vault_tokens = Segnalini Cripta
    .text = Segnalini Cripta.
component-loot_drop_token = Segnalino Bottino Perso
    .text = Segnalino Bottino Perso.
component-variant_cards = Carte Variante
    .text = Carte Variante.
component-difficulty_cards = Carte Difficoltà
    .text = Carte Difficoltà.
component-reference_cards = Carta promemoria Caverna
    .text = Carta promemoria Caverna.
component-knight_piece = Pedina Cavaliere
    .text = Pedina Cavaliere.
component-knight_markers = Cubetti Salute e Coraggio del Cavaliere
    .text = Cubetti Salute e Coraggio del Cavaliere.
component-dragon_asleep_piece = Pedina Drago Addormentato
    .text = Pedina Drago Addormentato.
component-dragon_awake_piece = Pedina Drago Risvegliato
    .text = Pedina Drago Risvegliato.
component-eaten_marker = Segnalino Goblin Divorati
    .text = Segnalino Goblin Divorati.
component-thief_piece = Pedina Ladro
    .text = Pedina Ladro.
component-omen_bag = Sacchetto dei Presagi
    .text = Sacchetto dei Presagi.

## difficulty

difficulty-knight_easiest = Novizia
    .text = Il Drago ha { $values_dragon_health } Salute, oppure, se servono Cristalli, ne servono { $values_crystals }. Frantumarne uno richiede Forza { $values_smash_strength }, anche a ogni Tribù.
difficulty-knight_easy = Scudiera
    .text = Il Drago ha { $values_dragon_health } Salute, oppure, se servono Cristalli, ne servono { $values_crystals }. Frantumarne uno richiede Forza { $values_smash_strength }, anche a ogni Tribù.
difficulty-knight_standard = Cavaliere
    .text = Il Drago ha { $values_dragon_health } Salute, oppure, se servono Cristalli, ne servono { $values_crystals }. Frantumarne uno richiede Forza { $values_smash_strength }, anche a ogni Tribù.
difficulty-knight_hard = Baronessa
    .text = Il Drago ha { $values_dragon_health } Salute, oppure, se servono Cristalli, ne servono { $values_crystals }. Frantumarne uno richiede Forza { $values_smash_strength }, anche a ogni Tribù.
difficulty-knight_expert = Dama
    .text = Il Drago ha { $values_dragon_health } Salute, oppure, se servono Cristalli, ne servono { $values_crystals }. Frantumarne uno richiede Forza { $values_smash_strength }, anche a ogni Tribù.
difficulty-goblins_easiest = Furfante
    .text = { -knight.is ->
            [yes] Il Cavaliere ha { $values_knight_health } Salute.
           *[no] Senza Cavaliere: la Salute del Drago, il numero di Cristalli e la Forza che ciascuno richiede sono quelli della carta del Cavaliere dello stesso livello: { -knight_easiest-dragon-health }, { -knight_easiest-crystals } e { -knight_easiest-smash-strength }.
        }
difficulty-goblins_easy = Capetto
    .text = { -knight.is ->
            [yes] Il Cavaliere ha { $values_knight_health } Salute.
           *[no] Senza Cavaliere: la Salute del Drago, il numero di Cristalli e la Forza che ciascuno richiede sono quelli della carta del Cavaliere dello stesso livello: { -knight_easy-dragon-health }, { -knight_easy-crystals } e { -knight_easy-smash-strength }.
        }
difficulty-goblins_standard = Capo
    .text = { -knight.is ->
            [yes] Il Cavaliere ha { $values_knight_health } Salute.
           *[no] Senza Cavaliere: la Salute del Drago, il numero di Cristalli e la Forza che ciascuno richiede sono quelli della carta del Cavaliere dello stesso livello: { -knight_standard-dragon-health }, { -knight_standard-crystals } e { -knight_standard-smash-strength }.
        }
difficulty-goblins_hard = Padrone
    .text = { -knight.is ->
            [yes] Il Cavaliere ha { $values_knight_health } Salute.
           *[no] Senza Cavaliere: la Salute del Drago, il numero di Cristalli e la Forza che ciascuno richiede sono quelli della carta del Cavaliere dello stesso livello: { -knight_hard-dragon-health }, { -knight_hard-crystals } e { -knight_hard-smash-strength }.
        }
difficulty-goblins_expert = Signore della Guerra
    .text = { -knight.is ->
            [yes] Il Cavaliere ha { $values_knight_health } Salute.
           *[no] Senza Cavaliere: la Salute del Drago, il numero di Cristalli e la Forza che ciascuno richiede sono quelli della carta del Cavaliere dello stesso livello: { -knight_expert-dragon-health }, { -knight_expert-crystals } e { -knight_expert-smash-strength }.
        }
difficulty-dragon_easiest = Neonato
    .text = Si risveglia a { $values_awake_at } cubetti{ $values_shriek_turns ->
            [0] .
           *[other] , e solo dopo aver usato Strillo in { $values_shriek_turns } dei suoi turni.
        }
difficulty-dragon_easy = Cucciolo
    .text = Si risveglia a { $values_awake_at } cubetti{ $values_shriek_turns ->
            [0] .
           *[other] , e solo dopo aver usato Strillo in { $values_shriek_turns } dei suoi turni.
        }
difficulty-dragon_standard = Drago
    .text = Si risveglia a { $values_awake_at } cubetti{ $values_shriek_turns ->
            [0] .
           *[other] , e solo dopo aver usato Strillo in { $values_shriek_turns } dei suoi turni.
        }
difficulty-dragon_hard = Drago Anziano
    .text = Si risveglia a { $values_awake_at } cubetti{ $values_shriek_turns ->
            [0] .
           *[other] , e solo dopo aver usato Strillo in { $values_shriek_turns } dei suoi turni.
        }
difficulty-dragon_expert = Drago Antico
    .text = Si risveglia a { $values_awake_at } cubetti{ $values_shriek_turns ->
            [0] .
           *[other] , e solo dopo aver usato Strillo in { $values_shriek_turns } dei suoi turni.
        }
difficulty-cavern_easiest = Tubo di Lava
    .text = Devono cadere { $values_crystal_tiles } tessere Cristallo.{ $values_remove_each_kind ->
            [0] { "" }
           *[other] { " " }Tessere di ogni tipo comune tolte prima della partita: { $values_remove_each_kind }.
        }{ $values_hatred_tokens ->
            [0] { "" }
           *[other] { " " }Vince solo quando sono finiti anche { $values_hatred_tokens } segnalini Disprezzo: un uso di Disprezzo può toglierne uno al posto del suo effetto.
        }
difficulty-cavern_easy = Canale
    .text = Devono cadere { $values_crystal_tiles } tessere Cristallo.{ $values_remove_each_kind ->
            [0] { "" }
           *[other] { " " }Tessere di ogni tipo comune tolte prima della partita: { $values_remove_each_kind }.
        }{ $values_hatred_tokens ->
            [0] { "" }
           *[other] { " " }Vince solo quando sono finiti anche { $values_hatred_tokens } segnalini Disprezzo: un uso di Disprezzo può toglierne uno al posto del suo effetto.
        }
difficulty-cavern_standard = Caverna
    .text = Devono cadere { $values_crystal_tiles } tessere Cristallo.{ $values_remove_each_kind ->
            [0] { "" }
           *[other] { " " }Tessere di ogni tipo comune tolte prima della partita: { $values_remove_each_kind }.
        }{ $values_hatred_tokens ->
            [0] { "" }
           *[other] { " " }Vince solo quando sono finiti anche { $values_hatred_tokens } segnalini Disprezzo: un uso di Disprezzo può toglierne uno al posto del suo effetto.
        }
difficulty-cavern_hard = Grande Caverna
    .text = Devono cadere { $values_crystal_tiles } tessere Cristallo.{ $values_remove_each_kind ->
            [0] { "" }
           *[other] { " " }Tessere di ogni tipo comune tolte prima della partita: { $values_remove_each_kind }.
        }{ $values_hatred_tokens ->
            [0] { "" }
           *[other] { " " }Vince solo quando sono finiti anche { $values_hatred_tokens } segnalini Disprezzo: un uso di Disprezzo può toglierne uno al posto del suo effetto.
        }
difficulty-cavern_expert = Immensa Caverna
    .text = Devono cadere { $values_crystal_tiles } tessere Cristallo.{ $values_remove_each_kind ->
            [0] { "" }
           *[other] { " " }Tessere di ogni tipo comune tolte prima della partita: { $values_remove_each_kind }.
        }{ $values_hatred_tokens ->
            [0] { "" }
           *[other] { " " }Vince solo quando sono finiti anche { $values_hatred_tokens } segnalini Disprezzo: un uso di Disprezzo può toglierne uno al posto del suo effetto.
        }
difficulty-thief_easiest = Borsaiolo
    .text = Deve mettere al sicuro { $values_stash } segnalini.{ $values_no_upgrade_first ->
            [0] { "" }
            [one] { " " }Il primo non porta migliorie.
           *[other] { " " }I primi { $values_no_upgrade_first } non portano migliorie.
        }
difficulty-thief_easy = Scassinatore
    .text = Deve mettere al sicuro { $values_stash } segnalini.{ $values_no_upgrade_first ->
            [0] { "" }
            [one] { " " }Il primo non porta migliorie.
           *[other] { " " }I primi { $values_no_upgrade_first } non portano migliorie.
        }
difficulty-thief_standard = Ladro
    .text = Deve mettere al sicuro { $values_stash } segnalini.{ $values_no_upgrade_first ->
            [0] { "" }
            [one] { " " }Il primo non porta migliorie.
           *[other] { " " }I primi { $values_no_upgrade_first } non portano migliorie.
        }
difficulty-thief_hard = Predatore
    .text = Deve mettere al sicuro { $values_stash } segnalini.{ $values_no_upgrade_first ->
            [0] { "" }
            [one] { " " }Il primo non porta migliorie.
           *[other] { " " }I primi { $values_no_upgrade_first } non portano migliorie.
        }
difficulty-thief_expert = Invasore
    .text = Deve mettere al sicuro { $values_stash } segnalini.{ $values_no_upgrade_first ->
            [0] { "" }
            [one] { " " }Il primo non porta migliorie.
           *[other] { " " }I primi { $values_no_upgrade_first } non portano migliorie.
        }

## dragon

sloth_track-greed = Cupidigia
    .text = Restituisci un segnalino Tesoro.
sloth_track-hunger = Fame
    .text = Spendi 2 Goblin divorati.
sloth_track-pride_event = Superbia: rivela una tessera Evento
    .text = Rivela una tessera Evento con un potere.
sloth_track-pride_still = Superbia: non muoverti
    .text = Non muoverti in questo turno.
sloth_track-pride_gem = Superbia: posa una Gemma con un'altra in gioco
    .text = Posa una Gemma quando un'altra è già sulla mappa, o la porta il Ladro.
wakefulness =
    .text = Corazza e Spirito secondo i cubetti sul tracciato Risveglio.

## dragon_die

face-around = Intorno
    .text = Gli otto spazi intorno.
face-center = Centro
    .text = Solo lo spazio di chi lancia.
face-diamond = Rombo
    .text = I quattro spazi adiacenti.
face-cross = Croce
    .text = Lo spazio di chi lancia e i quattro adiacenti.
face-corners = Angoli
    .text = I quattro spazi diagonali.
face-saltire = Croce di Sant'Andrea
    .text = Lo spazio di chi lancia e i quattro diagonali.
action_die-action_die = Dado Azione
    .text = Il dado a sei facce del Ladro.

## equipment

equipment-ancient_map = Mappa Antica
    .text = Ogni cubetto permette di attraversare un muro pagando il normale Movimento; due muri a contatto sono un muro solo. Mai verso uno spazio senza tessera.
equipment-bomb = Bomba
    .text = Un uso per turno: attaccare il Drago sottoterra prima del Collasso (un Incontro, nessun segnalino) oppure porre un segnalino Bomba su un muro della propria tessera (una Frana lì torna alla Caverna): quel lato diventa aperto.
equipment-bow = Arco
    .text = Una volta per turno, senza Incontro: colpisci una Tribù rivelata visibile a qualunque distanza; perde Popolazione pari alla Forza meno 1 e si disperde solo se arriva a 0; Furia dei Goblin +1.
equipment-shield = Scudo
    .text = Con un cubetto gli altri giocatori non possono spostarla e ogni perdita di Coraggio diventa 1. Il cubetto deve esserci prima che l'effetto sia annunciato.

## events

event-ambush = Imboscata
    .text = Risolvi un'Imboscata come per una tessera Imboscata.
event-rats = Ratti
    .text = Il Cavaliere perde 2 Coraggio (prima di quello per l'esplorazione).
event-deep_and_dark = Buio e Profondo
    .text = { -cavern.is ->
            [yes] La Caverna pesca 2 segnalini Presagio.
           *[no] Il Cavaliere riceve una carta Tesoro (può rifiutarla per 5 Coraggio).
        }
event-light = Luce
    .text = Il Cavaliere può scartare un cubetto Eroe, tenendone almeno due, per recuperare 2 Salute.
event-vantage_point = Punto Panoramico
    .text = Rivela tutte le tessere Buie attorno al Cavaliere presenti quando la carta è giocata; 1 Coraggio per ciascuna; sulle tessere Evento va un segnalino; le Imboscate non hanno effetto.
event-fresh_air = Aria Fresca
    .text = Il Cavaliere può mettere da parte un cubetto Eroe non usato, fino al prossimo turno, per recuperare 1 Salute.
event-fresh_water = Acqua Fresca
    .text = Il Cavaliere può mettere da parte un cubetto Eroe non usato, fino al prossimo turno, per recuperare 1 Salute.
event-cave_bread = Pane di Grotta
    .text = Il Cavaliere recupera un cubetto Eroe scartato; se non ce ne sono prende quello sullo spazio Coraggio più alto che ne contiene ancora uno.

## gems

gem-claw_gem = Gemma Artiglio
    .text = Sulla mappa (o trasportata dal Ladro) paga un simbolo Artiglio una volta per turno del Drago.
gem-flame_gem = Gemma Fiamma
    .text = Sulla mappa (o trasportata dal Ladro) paga un simbolo Fiamma una volta per turno del Drago.
gem-wing_gem = Gemma Ala
    .text = Sulla mappa (o trasportata dal Ladro) paga un simbolo Ala una volta per turno del Drago.

## monsters

monster-pet_frog = Rana Domestica
    .text = La sua Tribù ignora i dischi oltre il quarto (non causa sovrappopolazione) e non è indebolita dal Malessere. Può comunque essere la Tribù dispersa.
    .ambush = Nessun effetto aggiuntivo.
monster-ogre = Orco
    .text = La sua Tribù ha +1 Forza (un disco Forza).
    .ambush = Se perde: si sposta su uno spazio adiacente libero e non Buio e il segnalino Orco resta sullo spazio dell'Imboscata; per rientrarvi deve combatterlo e vincere.
monster-troll = Troll
    .text = La sua Tribù ha +1 Forza (un disco Forza).
    .ambush = Se perde: piazza il Canyon se non è in gioco (anche senza l'opzione Terreno) e metti il segnalino Troll sul ponte; per attraversarlo deve sconfiggerlo.
monster-golem = Golem
    .text = La sua Tribù può attraversare i muri.
    .ambush = Se perde: per il resto della partita ogni uso della Mappa Antica richiede 2 cubetti Eroe.
monster-gnome = Gnomo
    .text = La sua Tribù può Rivelarsi su una tessera Buia con qualunque simbolo; dopo aver razziato può spostare la pedina su una tessera Buia libera qualunque.
    .ambush = Se perde: scarta a caso una carta Tesoro.
monster-wisp = Fuoco Fatuo
    .text = Una volta per turno, mentre la Tribù è attivata e prima della sua azione, può spostare il Cavaliere fino a 3 spazi se in quel momento le è visibile.
    .ambush = Non combatte: scartalo e pesca un altro Mostro.
monster-bright_beetles = Scarabei Luminosi
    .text = Quando la sua Tribù si disperde perde 1 Popolazione in meno; per ogni altra perdita i Goblin possono scartare gli Scarabei per perderne 1 in meno.
    .ambush = Se perde: il prossimo Mostro pescato per un'Imboscata ha +1 Forza.
monster-underworm = Verme Sotterraneo
    .text = Una volta durante l'attivazione la Tribù può muoversi di 1 o 2 tessere in una sola direzione diagonale, ignorando tessere e muri nel mezzo.
    .ambush = Se perde: si sposta sulla tessera Buia diagonale più vicina (se non c'è se ne piazza una) e la rivela nello stesso Incontro.
monster-blob = Blob
    .text = Quando la sua Tribù usa l'azione Attaccare contro il Cavaliere, questi perde anche 5 Coraggio (non in un'Imboscata).
    .ambush = Se perde: perde anche 5 Coraggio.
monster-flame_giant = Gigante Fiammeggiante
    .text = La sua Tribù ha +1 Forza (un disco Forza).
    .ambush = Se perde con Forza 3 o meno: perde un'altra Salute.

## omens

token-bat = Pipistrello
    .text = Simbolo Presagio.
token-boulder = Masso
    .text = Simbolo Presagio.
token-quartz = Quarzo
    .text = Simbolo Presagio.
token-mushroom = Fungo
    .text = Simbolo Presagio.
token-trail = Sentiero
    .text = Simbolo Presagio.
token-chasm = Voragine
    .text = Simbolo Presagio.
omen-giant_bats = Pipistrelli Giganti
    .text = Sposta uno di questi fino a { $distance } spazi (movimento forzato): un segnalino Tesoro sulla mappa{ -knight.is ->
            [yes] ; il Cavaliere senza Scudo attivo
           *[no] { "" }
         }{ -goblins.is ->
            [yes] ; una Tribù rivelata
           *[no] { "" }
         }.
omen-rockslide = Frana
    .text = Metti un segnalino Frana sul bordo aperto di due tessere adiacenti, almeno una Illuminata: è un muro. Se sono tutti e 3 in gioco, spostane uno.
omen-past_plunder = Antichi Bottini
    .text = Piazza un altro segnalino Tesoro con la regola di Piazza un Tesoro.
omen-soporific_spores = Spore Soporifere
    .text = Scegli un giocatore.{ -knight.is ->
            [yes] { " " }Il Cavaliere perde 5 Coraggio.
           *[no] { "" }
         }{ -goblins.is ->
            [yes] { " " }I Goblin riducono a 1 una Tribù con Popolazione 2 o più e guadagnano 1 Furia.
           *[no] { "" }
         }{ -dragon.is ->
            [yes] { " " }Il Drago restituisce un cubetto dal Risveglio.
           *[no] { "" }
         }{ -thief.is ->
            [yes] { " " }Il Ladro perde una miglioria ma conserva il segnalino.
           *[no] { "" }
         }
omen-hatred = Disprezzo
    .text = Prima del Collasso piazza un'altra tessera; durante il Collasso rimuovine un'altra secondo l'ordine di rimozione.
omen-crystal_curse = Maledizione del Cristallo
    .text = { -knight.is ->
            [yes] Una a scelta: ruota una tessera Illuminata; rimetti un segnalino Evento su una tessera Evento che ne è priva; sposta le prime 3 carte Evento in fondo al mazzo.
           *[no] Ruota una tessera Illuminata.
        }
income =
    .text = Segnalini pescati all'inizio del turno della Caverna in base ai segnalini Tesoro più Cristallo sulla mappa (inclusi i Tesori trasportati dal Ladro).

## powers

power_card-claw_card = Artiglio
    .text = Paga un simbolo Artiglio.
power_card-flame_card = Fiamma
    .text = Paga un simbolo Fiamma.
power_card-wing_card = Ala
    .text = Paga un simbolo Ala.
power-claw = Artiglio
    .text = Lancia il dado. Sulle tessere interessate:{ -goblins.is ->
            [yes] { " " }ogni Tribù si disperde, divori la Popolazione persa, Furia +1 per ciascuna;
           *[no] { "" }
         }{ -knight.is ->
            [yes] { " " }il Cavaliere può essere spostato di 1 spazio;
           *[no] { "" }
         }{ -thief.is ->
            [yes] { " " }il Ladro è attaccato e muore;
           *[no] { "" }
         } nessuno è colpito due volte.
power-flame = Fiamma
    .text = Lancia il dado e rivela le tessere Buie interessate.
power-wing = Ala
    .text = Muovi 1 o 2 tessere in linea retta, oppure 1 tessera attraverso un muro.
power-hiss = Sibilo
    .text = Una Tribù rivelata ovunque si nasconde e perde 1 Popolazione, che divori; Furia dei Goblin +1.
power-slither = Striscio
    .text = Sposta un cubetto Indolenza da un tracciato a un altro con uno spazio libero (i tre tracciati Superbia sono separati).
power-swat = Colpo
    .text = Sposta una Gemma o un Tesoro da una tessera adiacente fino a 5 spazi lungo un percorso senza muri; non può fermarsi su una pedina.
power-scorch = Ustione
    .text = Rivela tutte le tessere Buie negli otto spazi attorno al Drago (non la sua).
power-burn = Bruciatura
    .text = Rivela una tessera Buia ovunque sulla mappa.
power-slap = Schiaffo
    .text = Sposta il Cavaliere senza Scudo attivo da uno spazio adiacente (anche oltre un muro) fino a 3 spazi.
power-shriek = Strillo
    .text = Piazza il segnalino Strillo; puoi spenderlo per ripetere un tuo lancio del dado. Non disponibile finché il segnalino è piazzato.
power-scratch = Graffio
    .text = Attacca un tipo di bersaglio sulla tua tessera:{ -knight.is ->
            [yes] { " " }il Cavaliere, che perde 5 Coraggio;
           *[no] { "" }
         }{ -goblins.is ->
            [yes] { " " }tutte le Tribù, che scendono a 0, sono divorate e danno Furia +1 ciascuna;
           *[no] { "" }
         }{ -thief.is ->
            [yes] { " " }il Ladro, che muore;
           *[no] { "" }
         } nessun altro.
power-flame_wall = Muro di Fiamme
    .text = Metti il segnalino Muro di Fiamme su una tessera adiacente senza muri in mezzo. Al primo ingresso di un giocatore durante il proprio turno:{ -knight.is ->
            [yes] { " " }Cavaliere -5 Coraggio;
           *[no] { "" }
         }{ -goblins.is ->
            [yes] { " " }Tribù -1 Popolazione;
           *[no] { "" }
         }{ -thief.is ->
            [yes] { " " }Ladro ucciso;
           *[no] { "" }
         } niente nei turni altrui. Torna all'inizio del prossimo turno del Drago.
power-smash = Distruzione
    .text = Rimuovi dal gioco un segnalino Cristallo sulla tua tessera; conta come frantumato, ma per nessuno.
power-wrath = Collera
    .text = Lancia il dado; le tessere interessate crollano: le Tribù si disperdono, le altre pedine vengono spostate, poi la mappa si ricongiunge.

## roles

role-knight = Cavaliere
    .text = Esploratrice: { -dragon.is ->
            [yes] uccidi il Drago.
           *[no] prendi { -crystals } Cristalli ed esci dall'Ingresso.
        }
role-goblins = Goblin
    .text = Tre Tribù: { -knight.is ->
            [yes] uccidi il Cavaliere.
           *[no] { -dragon.is ->
                [yes] uccidi il Drago.
               *[no] frantuma { -crystals } Cristalli.
            }
        }
role-dragon = Drago
    .text = Risvegliati ({ -awake-at } cubetti), risali su una tessera Cristallo, raggiungi l'Ingresso.
role-cavern = Caverna
    .text = Piazza tutte le tessere, poi crolla finché { -crystal-tiles } tessere Cristallo sono rimosse.
role-thief = Ladro
    .text = Metti al sicuro { -stash } segnalini all'Ingresso; la morte non ti ferma mai a lungo.

## secrets

secret-secret_tunnels = Gallerie Segrete
    .text = In questo turno, attivando una Tribù rivelata, la pedina può essere messa su una tessera Buia libera qualunque; quella Tribù non può muoversi altrimenti in questo turno ma può agire.
secret-cave_in = Crollo
    .text = Fai crollare fino a tante tessere quanta è la Popolazione dell'Occhio, ovunque, tranne l'Ingresso, quelle con pedine altrui e quelle con segnalini Cristallo; prima le Tribù che vi stanno si spostano; poi la mappa si ricongiunge.
secret-poison = Veleno
    .text = Aggiunto all'attacco di una Tribù al Cavaliere: mette 1 cubetto Eroe sull'Ingresso, 2 se la Tribù era più forte di almeno 2. Li recupera entrando nell'Ingresso. Conserva sempre 2 cubetti.
secret-leader = Capo
    .text = Annulla la dispersione causata dalla sovrappopolazione in questo turno.
secret-goblin_ruby = Rubino Goblin
    .text = Resta a faccia in su: tutte le Tribù hanno -1 Percezione; una volta per turno, subito dopo aver pescato carte Guerra, Mostro o Segreti, una può essere scartata e ripescata. Si scarta quando una Tribù scende a 0 Popolazione.
secret-blind_fury = Furia Cieca
    .text = Scegli una Tribù: in questo turno non perde Popolazione per le tessere Illuminate.
secret-fire_bomber = Bombarolo
    .text = Scegli una Tribù: +2 Forza in questo turno; se usa l'azione Attaccare, dopo averla risolta la sua Popolazione diventa 0.
secret-hex = Maledizione
    .text = Scegli un giocatore; X = Popolazione dell'Occhio, almeno 1.{ -knight.is ->
            [yes] { " " }Il Cavaliere perde X Coraggio.
           *[no] { "" }
         }{ -dragon.is ->
            [yes] { " " }Il Drago scarta X carte Potere.
           *[no] { "" }
         }{ -cavern.is ->
            [yes] { " " }La Caverna scarta X Presagi.
           *[no] { "" }
         }{ -thief.is ->
            [yes] { " " }Il Ladro ha -X Furtività fino al prossimo turno dei Goblin.
           *[no] { "" }
         }
secret-trap = Trappola
    .text = Resta a faccia in su: una Tribù attaccata ha +1 Forza e +1 Percezione fino alla fine dell'attacco, poi scartala. In alternativa può essere scartata per ignorare un potere del Drago per tutte le Tribù.
secret-hiding_spots = Nascondigli
    .text = Una Tribù nascosta più forte del Cavaliere la attacca se lei è sopra o accanto a una tessera Imboscata Illuminata: Mostri e altri Segreti non contano. È la sua attivazione.

## sidequests

sidequest-stalwart = Risoluta
    .text = { -goblins.is ->
            [yes] Attacca una Tribù con Popolazione { $condition_value } o più.
           *[no] Risolvi { $condition_without_goblins_value } Imboscate (tessere o carte) in un turno.
        }
sidequest-intrepid = Intrepida
    .text = Dieci o più tessere Caverna sono state rivelate nella partita da chiunque (Terreno escluso).
sidequest-daring = Audace
    .text = Fai una di queste cose.{ -goblins.is ->
            [yes] { " " }Attacca una Tribù con un Mostro.
           *[no] { "" }
         }{ -dragon.is ->
            [yes] { " " }Colpisci il Drago con un attacco.
           *[no] { "" }
         }{ -thief.is ->
            [yes] { " " }Attacca e uccidi il Ladro.
           *[no] { "" }
         }
sidequest-fearless = Impavida
    .text = { -goblins.is ->
            [yes] Rivela una tessera Buia con una Tribù e attaccala nello stesso Incontro.
           *[no] Supera un'Imboscata contro un Mostro senza perdere Salute, o batti l'Orco o il Troll che sbarra uno spazio. (Puoi scegliere di pescare un Mostro.)
        }
sidequest-cunning = Astuta
    .text = { -dragon.is ->
            [yes] Prova a raccogliere una Gemma di Drago, qualunque sia il dado.
           *[no] Raccogli { $condition_without_dragon_value } segnalini Tesoro in un turno.
        }
sidequest-bedecked = Ornata
    .text = Avere almeno due carte Tesoro a faccia in su nello stesso momento.
sidequest-adventurous = Avventurosa
    .text = Affronta tre Incontri su tre spazi diversi in un turno.
sidequest-swift = Veloce
    .text = Muoviti su sette o più spazi diversi in un turno.
sidequest-eagle_eyed = Occhio d'Aquila
    .text = Colpisci un altro giocatore con l'Arco o l'Arco Incantato, con qualche effetto.
sidequest-persistent = Persistente
    .text = Tre segnalini Cristallo sono stati frantumati nella partita, da chiunque.

## terrain

terrain-canyon = Canyon
    .text = Il ponte deve toccare una tessera Caverna; gli spazi liberi accanto al ponte si riempiono di tessere Buie come se fosse Illuminato. I due spazi esterni sono impraticabili: il Drago in superficie può attraversarne uno con Ala, il Ladro con Arrampicare, senza fermarsi.
terrain-lake = Lago
    .text = Una Tribù perde 1 Popolazione quando entra nel Lago; finché vi si muove gli spazi contano come Illuminati.
terrain-magma = Magma
    .text = Chi termina qui il proprio turno: il Cavaliere perde 1 Salute (mai l'ultima), una Tribù scende a 0 Popolazione, il Ladro muore; una Tribù perde inoltre 1 Popolazione ogni volta che lascia uno spazio di Magma. Il Drago è immune.
terrain-mushroom_forest = Foresta di Funghi
    .text = Le pedine all'interno ignorano ogni effetto proveniente da fuori, e attaccano e colpiscono solo nel proprio spazio. La Foresta può comunque essere rimossa.
terrain-pit = Fosse
    .text = Piazzale tutte e tre: una più vicina possibile a chi ha rivelato, le altre più lontane possibile. Ogni Fossa è adiacente alle altre due ma non dà visibilità. Nessuno può terminarvi il turno; il passaggio costa almeno 3 movimenti e va completato.
terrain-river = Fiume
    .text = Entrando si può scendere gratis la corrente fino a un altro spazio del Fiume; risalirla costa il movimento normale. Una Tribù perde 1 Popolazione entrando e 1 per ogni spazio risalito.
placement =
    .text = Il Terreno non è né Illuminato né Buio; i suoi bordi sono aperti al movimento ma non richiedono tessere Buie, salvo il ponte del Canyon.

## thief

stat_token-stat_2 = Segnalino Statistica 2
    .text = Lato chiaro 2, lato scuro 3 (miglioria 2 > 3).
stat_token-stat_3 = Segnalino Statistica 3
    .text = Lato chiaro 3, lato scuro 4 (miglioria 3 > 4).
stat_token-stat_4 = Segnalino Statistica 4
    .text = Valore 4.
stat-movement = Movimento
    .text = Tessere percorribili nel turno.
stat-stealth = Furtività
    .text = Si confronta con la Percezione (o la Corazza del Drago) in ogni azione su di lui o sua.
stat-thievery = Taccheggio
    .text = Cubetti Azione per il turno.
action-loot = Saccheggiare
    .text = Prendi un segnalino Tesoro o Gemma dalla tua tessera.
action-climb = Arrampicare
    .text = Rende possibile un passo attraverso un muro o un terreno impraticabile; il Movimento si paga normalmente.
action-pickpocket = Borseggiare
    .text = Contro un giocatore sulla tua tessera. Se riesce: prendi un segnalino Tesoro dalla riserva e danneggia la vittima.
action-pick_lock = Scassinare
    .text = Apri una Cripta sulla tua tessera: rimuovila e prendi un segnalino Tesoro dalla riserva.
action-backstab = Pugnalare alle Spalle
    .text = Ferisci un giocatore sulla tua tessera: ferita superficiale, seria o grave secondo i cubetti.
action-hide_loot = Celare il Bottino
    .text = Riduci il livello di Bottino Perso dei cubetti spesi, minimo 0.
upgrade-climbing_gear = Attrezzatura da Arrampicata
    .text = Arrampicare costa 1 cubetto in meno.
upgrade-sticky_fingers = Mani Lunghe
    .text = Una volta per turno ripeti un Borseggiare fallito.
upgrade-lock_picking_kit = Kit da Scassinatore
    .text = Scassinare costa 1 cubetto in meno (minimo 0).
upgrade-hand_crossbow = Balestra a Mano
    .text = Pugnalare alle Spalle può colpire un giocatore visibile fino a 3 tessere.
upgrade-plus_movement = +1 Movimento
    .text = Movimento permanentemente +1.
upgrade-plus_stealth = +1 Furtività
    .text = Furtività permanentemente +1.
upgrade-plus_thievery = +1 Taccheggio
    .text = Taccheggio permanentemente +1.
upgrade-flip_2_to_3 = 2 > 3
    .text = Il segnalino 2 diventa 3.
upgrade-flip_3_to_4 = 3 > 4
    .text = Il segnalino 3 diventa 4. Solo dopo 2 > 3.
upgrade-all_4 = Tutti 4
    .text = Tutti e tre i segnalini valgono 4. Solo dopo 3 > 4.
upgrade-unnatural_evasion = Evasione Innaturale
    .text = Il primo attacco subito in ogni turno: lancia il dado Azione, con 4+ fallisce e puoi spostarti su una tessera adiacente.
loot_bonus-loot_knight = Bonus del Cavaliere
    .text = Guadagna Coraggio pari al livello.
loot_bonus-loot_goblins = Bonus dei Goblin
    .text = Pesca altrettanti Segreti o guadagna altrettanta Furia, dopo il -1 Furia dell'attacco.
loot_bonus-loot_dragon = Bonus del Drago
    .text = Pesca altrettante carte Potere se uccide con Artiglio o Graffio.

## tiles

kind-entrance = Ingresso
    .text = Tessera iniziale. Sempre Illuminata, aperta su tutti i lati, non si rimuove mai.
kind-ambush = Imboscata
    .text = Solo se il Cavaliere la rivela entrandovi: { -goblins.is ->
            [yes] una Tribù nascosta più forte di lei può attaccare.
           *[no] attacca l'Infestazione Goblin.
        } Nessun effetto se la rivela chiunque altro, né allora né in seguito.
kind-event = Evento
    .text = Rivelata dal Cavaliere che entra: risolvi una carta Evento. Rivelata altrimenti: piazza un segnalino Evento (solo se c'è il Cavaliere). Se rivelata dal Drago può soddisfare la Superbia.
kind-treasure_room = Sala del Tesoro
    .text = Piazza sulla tessera un segnalino Tesoro della riserva, se disponibile.
kind-vault = Cripta
    .text = Piazza un segnalino Cripta sulla tessera. Solo nelle partite con il Ladro.
kind-crystal = Cristallo
    .text = Piazza un segnalino Cristallo sulla tessera. La tessera resta una tessera Cristallo anche senza segnalino.
tile-entrance = Ingresso
    .text = Tessera iniziale, aperta su ogni lato.
tile-ambush_01 = Imboscata 1
    .text = Tessera Imboscata, aperta; il lato Buio mostra il simbolo delle Zanne.
tile-ambush_02 = Imboscata 2
    .text = Tessera Imboscata, galleria; il lato Buio mostra il simbolo delle Ossa.
tile-ambush_03 = Imboscata 3
    .text = Tessera Imboscata, un muro; il lato Buio mostra il simbolo dell'Occhio.
tile-ambush_04 = Imboscata 4
    .text = Tessera Imboscata, un muro; il lato Buio mostra il simbolo delle Zanne.
tile-ambush_05 = Imboscata 5
    .text = Tessera Imboscata, aperta; il lato Buio mostra il simbolo delle Ossa.
tile-ambush_06 = Imboscata 6
    .text = Tessera Imboscata, un muro; il lato Buio mostra il simbolo dell'Occhio.
tile-ambush_07 = Imboscata 7
    .text = Tessera Imboscata, angolo; il lato Buio mostra il simbolo delle Zanne.
tile-ambush_08 = Imboscata 8
    .text = Tessera Imboscata, galleria; il lato Buio mostra il simbolo delle Ossa.
tile-ambush_09 = Imboscata 9
    .text = Tessera Imboscata, galleria; il lato Buio mostra il simbolo dell'Occhio.
tile-ambush_10 = Imboscata 10
    .text = Tessera Imboscata, aperta; il lato Buio mostra il simbolo delle Zanne.
tile-ambush_11 = Imboscata 11
    .text = Tessera Imboscata, angolo; il lato Buio mostra il simbolo delle Ossa.
tile-ambush_12 = Imboscata 12
    .text = Tessera Imboscata, vicolo cieco; il lato Buio mostra il simbolo dell'Occhio.
tile-ambush_13 = Imboscata 13
    .text = Tessera Imboscata, aperta; il lato Buio mostra il simbolo delle Zanne.
tile-ambush_14 = Imboscata 14
    .text = Tessera Imboscata, angolo; il lato Buio mostra il simbolo delle Ossa.
tile-ambush_15 = Imboscata 15
    .text = Tessera Imboscata, angolo; il lato Buio mostra il simbolo dell'Occhio.
tile-event_01 = Evento 1
    .text = Tessera Evento, galleria; il lato Buio mostra il simbolo delle Zanne.
tile-event_02 = Evento 2
    .text = Tessera Evento, un muro; il lato Buio mostra il simbolo delle Ossa.
tile-event_03 = Evento 3
    .text = Tessera Evento, galleria; il lato Buio mostra il simbolo dell'Occhio.
tile-event_04 = Evento 4
    .text = Tessera Evento, galleria; il lato Buio mostra il simbolo delle Zanne.
tile-event_05 = Evento 5
    .text = Tessera Evento, aperta; il lato Buio mostra il simbolo delle Ossa.
tile-event_06 = Evento 6
    .text = Tessera Evento, un muro; il lato Buio mostra il simbolo dell'Occhio.
tile-event_07 = Evento 7
    .text = Tessera Evento, aperta; il lato Buio mostra il simbolo delle Zanne.
tile-event_08 = Evento 8
    .text = Tessera Evento, angolo; il lato Buio mostra il simbolo delle Ossa.
tile-event_09 = Evento 9
    .text = Tessera Evento, angolo; il lato Buio mostra il simbolo dell'Occhio.
tile-event_10 = Evento 10
    .text = Tessera Evento, aperta; il lato Buio mostra il simbolo delle Zanne.
tile-event_11 = Evento 11
    .text = Tessera Evento, angolo; il lato Buio mostra il simbolo delle Ossa.
tile-event_12 = Evento 12
    .text = Tessera Evento, vicolo cieco; il lato Buio mostra il simbolo dell'Occhio.
tile-event_13 = Evento 13
    .text = Tessera Evento, un muro; il lato Buio mostra il simbolo delle Zanne.
tile-event_14 = Evento 14
    .text = Tessera Evento, aperta; il lato Buio mostra il simbolo delle Ossa.
tile-event_15 = Evento 15
    .text = Tessera Evento, aperta; il lato Buio mostra il simbolo dell'Occhio.
tile-treasure_room_01 = Sala del Tesoro 1
    .text = Tessera Sala del Tesoro, aperta; il lato Buio mostra il simbolo delle Zanne.
tile-treasure_room_02 = Sala del Tesoro 2
    .text = Tessera Sala del Tesoro, aperta; il lato Buio mostra il simbolo delle Ossa.
tile-treasure_room_03 = Sala del Tesoro 3
    .text = Tessera Sala del Tesoro, aperta; il lato Buio mostra il simbolo dell'Occhio.
tile-treasure_room_04 = Sala del Tesoro 4
    .text = Tessera Sala del Tesoro, un muro; il lato Buio mostra il simbolo delle Zanne.
tile-treasure_room_05 = Sala del Tesoro 5
    .text = Tessera Sala del Tesoro, galleria; il lato Buio mostra il simbolo delle Ossa.
tile-treasure_room_06 = Sala del Tesoro 6
    .text = Tessera Sala del Tesoro, angolo; il lato Buio mostra il simbolo dell'Occhio.
tile-vault_01 = Cripta 1
    .text = Tessera Cripta, angolo; il lato Buio mostra il simbolo delle Zanne.
tile-vault_02 = Cripta 2
    .text = Tessera Cripta, angolo; il lato Buio mostra il simbolo delle Ossa.
tile-vault_03 = Cripta 3
    .text = Tessera Cripta, un muro; il lato Buio mostra il simbolo dell'Occhio.
tile-vault_04 = Cripta 4
    .text = Tessera Cripta, angolo; il lato Buio mostra il simbolo delle Zanne.
tile-vault_05 = Cripta 5
    .text = Tessera Cripta, un muro; il lato Buio mostra il simbolo delle Ossa.
tile-vault_06 = Cripta 6
    .text = Tessera Cripta, un muro; il lato Buio mostra il simbolo dell'Occhio.
tile-crystal_01 = Cristallo 1
    .text = Tessera Cristallo, aperta; il lato Buio mostra il simbolo delle Zanne.
tile-crystal_02 = Cristallo 2
    .text = Tessera Cristallo, un muro; il lato Buio mostra il simbolo delle Ossa.
tile-crystal_03 = Cristallo 3
    .text = Tessera Cristallo, angolo; il lato Buio mostra il simbolo dell'Occhio.
tile-crystal_04 = Cristallo 4
    .text = Tessera Cristallo, un muro; il lato Buio mostra il simbolo delle Zanne.
tile-crystal_05 = Cristallo 5
    .text = Tessera Cristallo, angolo; il lato Buio mostra il simbolo delle Ossa.
tile-crystal_06 = Cristallo 6
    .text = Tessera Cristallo, aperta; il lato Buio mostra il simbolo dell'Occhio.
tile-crystal_07 = Cristallo 7
    .text = Tessera Cristallo, angolo; il lato Buio mostra il simbolo delle Zanne.
tile-crystal_08 = Cristallo 8
    .text = Tessera Cristallo, aperta; il lato Buio mostra il simbolo delle Ossa.
tile-crystal_09 = Cristallo 9
    .text = Tessera Cristallo, un muro; il lato Buio mostra il simbolo dell'Occhio.

## treasures

treasure-elven_sword = Spada Elfica
    .text = Con un cubetto: +1 Percezione; +1 Forza solo durante il suo turno.
treasure-enchanted_bow = Arco Incantato
    .text = Una volta per turno, senza Incontro, un tiro fino a { $range } spazi in linea retta, attraverso qualunque cosa.{ -dragon.is ->
            [yes] { " " }Il Drago scarta carte Potere pari alla Forza meno 1.
           *[no] { "" }
         }{ -thief.is ->
            [yes] { " " }Il Ladro muore se la Percezione di lei supera la sua Furtività.
           *[no] { "" }
         }
treasure-javelin = Giavellotto
    .text = Nessun cubetto. Il prossimo attacco ha +1 Forza e può colpire il Drago sottoterra; costa comunque un Incontro; poi la carta è rimossa. Non nello stesso turno di un attacco al Drago con la Bomba.
treasure-heroic_boots = Stivali Eroici
    .text = Con un cubetto: +4 Movimento.
treasure-mighty_axe = Ascia Possente
    .text = Con un cubetto: +1 Forza durante il suo turno. Dopo un colpo riuscito sul Drago può scartare quel cubetto per 1 danno in più; mai con un attacco con la Bomba al Drago sottoterra.
treasure-pixie_lantern = Lanterna delle Fate
    .text = Con un cubetto: +1 Movimento e +1 Percezione.
treasure-potion_kit = Kit di Pozioni
    .text = Rimuovi la carta dal gioco e scarta il cubetto che l'ha attivata per recuperare 2 Salute. Le restano sempre due cubetti.

## tribes

tribe-fangs = Zanne
    .text = Sempre +1 Forza. Azione speciale: Furia +1.
tribe-bones = Ossa
    .text = Due spazi Mostro; la sua Popolazione limita i Mostri assegnati in totale. Azione speciale: pesca e assegna 1 Mostro.
tribe-eye = Occhio
    .text = La sua Popolazione potenzia alcuni Segreti. Azione speciale: pesca 1 Segreto.

## variants

variant_card-flare = Bagliore
    .text = Lancia il dado del Drago attorno a uno spazio e rivela le tessere Buie che mostra; sulle tessere Evento va un segnalino; le Imboscate non hanno effetto. { -flare.is ->
            [knight] Il Cavaliere: una volta per turno ovunque, senza Incontro; guadagna 1 Coraggio per ogni tessera rivelata.
            [thief] Il Ladro: attorno al proprio spazio, 1 cubetto Azione ogni volta.
            [goblins] I Goblin: ogni Tribù una volta per turno attorno al proprio spazio, prima o dopo il movimento, senza azione.
            [knight_thief] Il Cavaliere: una volta per turno ovunque, senza Incontro; guadagna 1 Coraggio per ogni tessera rivelata. Il Ladro: attorno al proprio spazio, 1 cubetto Azione ogni volta.
            [goblins_thief] I Goblin: ogni Tribù una volta per turno attorno al proprio spazio, prima o dopo il movimento, senza azione. Il Ladro: attorno al proprio spazio, 1 cubetto Azione ogni volta.
           *[any] Il Cavaliere: una volta per turno ovunque, senza Incontro; guadagna 1 Coraggio per ogni tessera rivelata. I Goblin: ogni Tribù una volta per turno attorno al proprio spazio, prima o dopo il movimento, senza azione. Il Ladro: attorno al proprio spazio, 1 cubetto Azione ogni volta.
        }
variant_card-past_plunder_card = Antichi Bottini (variante)
    .text = Alla fine del turno di chi la possiede, dopo la tessera di fine turno: piazza un Tesoro su una tessera Buia vuota; se non ce n'è, pesca una tessera, mettila accanto a una Buia e poni lì il Tesoro; se non restano tessere Buie usa una Illuminata vuota.
variant_card-goblin_infestation = Infestazione Goblin
    .text = In un'Imboscata, piazzati prima i cubetti, la Forza del Cavaliere si confronta con { -line.is ->
            [a] 2
            [b] 3
            [c] quella di un Mostro pescato
           *[any] 2, 3 o quella di un Mostro pescato
        }. Più alta: non succede nulla. Pari: lancia il dado del Drago; una faccia col centro vale come più bassa. Più bassa: perde 1 Salute, e un Mostro fa ciò che dice la sua parte Imboscata. { -line.is ->
            [c] { "" }
           *[any] Con Impavida in mano può invece pescare un Mostro.
        }
variant_card-ash_dragon = Drago di Cenere
    .text = Il Drago ha +{ $armor_bonus } Corazza (massimo { $armor_max }). Le Tribù più forti della sua Corazza possono Attaccarlo: Salute -1, Furia -1, la Tribù si disperde.
variant_card-alone_in_the_dark = Solo nell'Oscurità
    .text = In solitario: alla fine del turno piazza tante tessere Buie, o nel Collasso rimuovine tante, quanto il maggiore di due numeri: le tessere Cristallo rivelate finora, anche cadute, e { -alone.is ->
            [knight] i tuoi cubetti Eroe
            [goblins] la Popolazione della tua Tribù più grande
            [dragon] il tuo Spirito
            [thief] il tuo Movimento
           *[none] cubetti Eroe posseduti, Popolazione della Tribù più grande, Spirito o Movimento
        }.
reference_card-cave_reference = La Caverna cresce / La Caverna crolla
    .text = Carta promemoria: una tessera per turno della Caverna (o alla fine del turno di ogni giocatore se manca); nel Collasso se ne rimuovono tante: { -removals }.
role_set-kgdct = Cavaliere contro Goblin contro Drago contro Caverna contro Ladro
    .text = Nessuna preparazione speciale.
role_set-kgdc = Cavaliere contro Goblin contro Drago contro Caverna
    .text = Nessuna preparazione speciale.
role_set-kgdt = Cavaliere contro Goblin contro Drago contro Ladro
    .text = Nessuna preparazione speciale.
role_set-kgct = Cavaliere contro Goblin contro Caverna contro Ladro
    .text = Nessuna preparazione speciale.
role_set-kdct = Cavaliere contro Drago contro Caverna contro Ladro
    .text = 2 cubetti Fame iniziano nel Risveglio e non possono tornare indietro.
role_set-gdct = Goblin contro Drago contro Caverna contro Ladro
    .text = Nessuna preparazione speciale.
role_set-kgd = Cavaliere contro Goblin contro Drago
    .text = Nessuna preparazione speciale.
role_set-kgc = Cavaliere contro Goblin contro Caverna
    .text = Nessuna preparazione speciale.
role_set-kgt = Cavaliere contro Goblin contro Ladro
    .text = Nessuna preparazione speciale.
role_set-kdc = Cavaliere contro Drago contro Caverna
    .text = 2 cubetti Fame iniziano nel Risveglio e non possono tornare indietro.
role_set-kdt = Cavaliere contro Drago contro Ladro
    .text = 2 cubetti Fame iniziano nel Risveglio.
role_set-kct = Cavaliere contro Caverna contro Ladro
    .text = Piazza un Tesoro è facoltativo.
role_set-gdc = Goblin contro Drago contro Caverna
    .text = Nessuna preparazione speciale.
role_set-gdt = Goblin contro Drago contro Ladro
    .text = Nessuna preparazione speciale.
role_set-gct = Goblin contro Caverna contro Ladro
    .text = Piazza un Tesoro è facoltativo.
role_set-dct = Drago contro Caverna contro Ladro
    .text = 2 cubetti Fame iniziano nel Risveglio e non possono tornare indietro; Piazza un Tesoro è facoltativo.
role_set-kg = Cavaliere contro Goblin
    .text = Nessuna preparazione speciale.
role_set-kd = Cavaliere contro Drago
    .text = 2 cubetti Fame iniziano nel Risveglio.
role_set-kc = Cavaliere contro Caverna
    .text = Audace e Occhio d'Aquila escono dal mazzo Missioni.
role_set-kt = Cavaliere contro Ladro
    .text = Prima della preparazione i giocatori concordano 5 o 6: i Cristalli che lei deve portare fuori e i segnalini che lui deve mettere al sicuro.
role_set-gd = Goblin contro Drago
    .text = Nessuna preparazione speciale.
role_set-gc = Goblin contro Caverna
    .text = Nessuna preparazione speciale.
role_set-gt = Goblin contro Ladro
    .text = Nessuna preparazione speciale.
role_set-dc = Drago contro Caverna
    .text = 2 cubetti Fame iniziano nel Risveglio e non possono tornare indietro.
role_set-dt = Drago contro Ladro
    .text = Nessuna preparazione speciale.
role_set-ct = Caverna contro Ladro
    .text = Piazza un Tesoro è facoltativo.
role_set-k = Cavaliere in solitario
    .text = Audace e Occhio d'Aquila escono dal mazzo Missioni.
role_set-g = Goblin in solitario
    .text = Nessuna preparazione speciale.
role_set-d = Drago in solitario
    .text = Cubetti Fame spostati nel Risveglio: Facile 4, Medio 2, Difficile 0.
role_set-t = Ladro in solitario
    .text = Nessuna preparazione speciale.

## war

war-thirst = Sete
    .text = Aggiungi { $populate_fangs }/{ $populate_bones }/{ $populate_eye } dischi a Zanne/Ossa/Occhio; pesca { $monsters } Mostro/i e { $secrets } Segreto/i.
war-spite = Rancore
    .text = Aggiungi { $populate_fangs }/{ $populate_bones }/{ $populate_eye } dischi a Zanne/Ossa/Occhio; pesca { $monsters } Mostro/i e { $secrets } Segreto/i.
war-consumption = Consunzione
    .text = Aggiungi { $populate_fangs }/{ $populate_bones }/{ $populate_eye } dischi a Zanne/Ossa/Occhio; pesca { $monsters } Mostro/i e { $secrets } Segreto/i.
war-desolation = Desolazione
    .text = Aggiungi { $populate_fangs }/{ $populate_bones }/{ $populate_eye } dischi a Zanne/Ossa/Occhio; pesca { $monsters } Mostro/i e { $secrets } Segreto/i.
war-waste = Devastazione
    .text = Aggiungi { $populate_fangs }/{ $populate_bones }/{ $populate_eye } dischi a Zanne/Ossa/Occhio; pesca { $monsters } Mostro/i e { $secrets } Segreto/i.
war-ruin = Rovina
    .text = Aggiungi { $populate_fangs }/{ $populate_bones }/{ $populate_eye } dischi a Zanne/Ossa/Occhio; pesca { $monsters } Mostro/i e { $secrets } Segreto/i.
war-hate = Odio
    .text = Aggiungi { $populate_fangs }/{ $populate_bones }/{ $populate_eye } dischi a Zanne/Ossa/Occhio; pesca { $monsters } Mostro/i e { $secrets } Segreto/i.
war-fear = Paura
    .text = Aggiungi { $populate_fangs }/{ $populate_bones }/{ $populate_eye } dischi a Zanne/Ossa/Occhio; pesca { $monsters } Mostro/i e { $secrets } Segreto/i.
war-desperation = Disperazione
    .text = Aggiungi { $populate_fangs }/{ $populate_bones }/{ $populate_eye } dischi a Zanne/Ossa/Occhio; pesca { $monsters } Mostro/i e { $secrets } Segreto/i; Furia +{ $rage } dopo aver popolato.
war-pain = Dolore
    .text = Aggiungi { $populate_fangs }/{ $populate_bones }/{ $populate_eye } dischi a Zanne/Ossa/Occhio; pesca { $monsters } Mostro/i e { $secrets } Segreto/i; Furia +{ $rage } dopo aver popolato.
