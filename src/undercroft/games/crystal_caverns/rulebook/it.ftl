### Vast: le Caverne di Cristallo: le regole come si leggono al tavolo. Un messaggio per regola; una frase per riga.

## Componenti e preparazione

VC-G01 =
    Nulla si sostituisce: ciò che manca nella riserva non si può prendere, e quella parte dell'effetto non avviene.
    .title = Pezzi limitati

VC-G02 =
    Cavaliere, Goblin, Drago, Caverna, Ladro, sempre in quest'ordine; i ruoli assenti si saltano.
    Un turno di ciascuno è un round, senza limite di round.
    .title = Ordine di turno

VC-G03 =
    Da uno a cinque giocatori, un ruolo ciascuno.
    Si può giocare ogni insieme di ruoli tranne la Caverna da sola: trenta in tutto.
    .title = Insiemi di ruoli

VC-G04 =
    L'Ingresso sta Illuminato al centro con quattro tessere Buie attorno.
    Le altre tessere comuni formano tre pile da 11, 11 e 10; ognuna riceve 3 Cristalli e, col Ladro, 2 Cripte.
    .title = Preparare la mappa

VC-G05 =
    Il Cavaliere comincia con { -knight-health } Salute, 2 cubetti e 3 Missioni; i Goblin nascosti e senza dischi con Furia 1; il Drago addormentato con { -sloth-cubes } cubetti Indolenza, { -dragon-health } Salute e 3 carte Potere; la Caverna con 3 tessere e nessun Presagio; il Ladro con i segnalini 2, 3, 4 e Bottino Perso 3.
    .title = Preparazione dei ruoli

VC-G06 =
    Carte Tesoro, carte Evento e segnalini Evento restano nella scatola.
    .title = Senza il Cavaliere

VC-G07 =
    Mazzi e riserve ci sono comunque; chi deve ricevere una carta prende la prima.
    .title = Senza la Caverna

VC-G08 =
    La pedina del Drago arriva sulla tessera del Cavaliere al suo primo turno, o sull'Ingresso se lei manca.
    Il Ladro arriva sull'Ingresso prima del suo primo turno.
    .title = Entrate in gioco

VC-G09 =
    La partita finisce nell'istante in cui un obiettivo è raggiunto.
    Se un fatto ne soddisfa più d'uno, prima quello del giocatore di turno, poi l'ordine di turno.
    .title = La fine

VC-G10 =
    Le carte Guerra si mischiano tutte dopo ogni turno dei Goblin, le carte Potere a ogni nuova mano.
    Mostri e Segreti si rimischiano quando finiscono; Tesori, Eventi e Missioni mai.
    .title = Mazzi

VC-G11 =
    Sono attacchi quelli del Cavaliere in un Incontro, Attaccare e Imboscata di una Tribù, Artiglio e Graffio, Borseggiare e Pugnalare.
    Non lo sono archi, Maledizione, Crollo, Sibilo, Schiaffo, Muro di Fiamme, Collera, Gemme trappola, Spore e Pipistrelli.
    .title = Che cos'è un attacco

## La mappa

VC-M01 =
    La mappa è una griglia di spazi con al più una tessera ciascuno.
    Uno spazio senza tessera è vuoto; solo una Tribù in agguato può starci.
    .title = Spazi

VC-M02 =
    Una tessera Buia mostra solo il simbolo di una Tribù; una Illuminata il suo tipo e i muri.
    Il tipo resta anche senza segnalino.
    Il Terreno non è né l'una né l'altra.
    .title = Buie e Illuminate

VC-M03 =
    Ogni lato di una tessera Illuminata è aperto o murato secondo l'orientamento.
    Le tessere Buie non hanno muri.
    .title = Lati

VC-M04 =
    Una Frana sul bordo è un muro; altrimenti una Bomba lo apre; altrimenti c'è un muro se lo mostra una delle due tessere Illuminate.
    Due muri insieme sono uno.
    .title = Muri tra tessere

VC-M05 =
    Gli spazi adiacenti condividono un lato, con o senza muro; quelli attorno sono otto.
    La distanza conta i passi tra spazi adiacenti.
    .title = Vicinanza

VC-M06 =
    Due spazi nella stessa riga o colonna si vedono se tra loro non c'è un muro e ogni spazio in mezzo ha una tessera non Buia.
    Mai in diagonale.
    .title = Visibilità

VC-M07 =
    Un lato senza muro di una tessera Illuminata è aperto; anche se aperto da una Bomba, non se coperto da una Frana.
    Verso uno spazio vuoto è da chiudere.
    .title = Lati aperti

VC-M08 =
    Una tessera si piazza sul lato Buio in uno spazio vuoto accanto ad almeno una tessera.
    .title = Piazzare una tessera

VC-M09 =
    Gira la tessera, scegli l'orientamento, lascia tutto sopra, chiudi i lati aperti, poi risolvi il tipo.
    Più tessere si girano una alla volta nell'ordine di chi rivela e si chiudono una sola volta alla fine.
    .title = Rivelare

VC-M10 =
    Entrando da un lato aperto il Cavaliere deve collegare la tessera da cui viene.
    Inoltre la tessera deve collegarsi, se può, a un percorso Illuminato fino all'Ingresso; chi rivela sceglie tra ciò che resta.
    .title = Orientamento

VC-M11 =
    Se il muro della tessera rivelata cade su un bordo con una Frana, il segnalino torna alla Caverna.
    .title = Frana sotto un muro

VC-M12 =
    Prima del Collasso ogni spazio vuoto davanti a un lato aperto riceve subito una tessera Buia: la Caverna sceglie tessere e ordine reintegrando la mano; senza di essa il giocatore di turno sceglie l'ordine e le tessere vengono dalla pila.
    .title = Chiudere i lati

VC-M13 =
    La Sala del Tesoro riceve un Tesoro, il Cristallo un Cristallo, la Cripta il suo segnalino.
    Un Evento si gioca sul Cavaliere che entra; altrimenti va un segnalino Evento.
    L'Imboscata conta solo per il Cavaliere che entra.
    .title = Effetti delle tessere

VC-M14 =
    Uno spazio è libero se non ha pedine né segnalini di alcun tipo.
    .title = Libero

VC-M15 =
    Una Bomba apre il bordo per entrambe le tessere.
    Se una viene ruotata o vi cade una Frana, il segnalino esce dal gioco; se una viene rimossa torna al Cavaliere.
    Bombardare una Frana la rimanda alla Caverna.
    .title = Segnalini Bomba

VC-M16 =
    Una Frana sta tra due tessere adiacenti, almeno una Illuminata, senza muro.
    Torna alla Caverna se una delle due è ruotata o rimossa.
    .title = Segnalini Frana

VC-M17 =
    Prima escono le pedine; poi ogni segnalino torna al suo proprietario.
    I Cristalli persi così non contano per nessuno e una tessera Buia si mostra a tutti.
    .title = Rimuovere una tessera

VC-M18 =
    Tutte le tessere devono essere collegate, muri o no.
    Se una rimozione spezza la mappa, la si ricompone subito, prima di chiudere i lati.
    .title = Mappa unita

VC-M19 =
    Chi ha spezzato la mappa fa scorrere un intero gruppo in una direzione finché ne tocca un altro, senza sovrapporsi, e ripete finché resta una mappa.
    Può muoversi qualunque gruppo.
    .title = Ricomporre

VC-M20 =
    Se nessuno scorrimento diretto ricongiunge, si sposta un gruppo del minor numero di passi che lo fa.
    .title = Nessuno scorrimento diretto

VC-M21 =
    Una Tribù in agguato non scorre; se una tessera finisce sul suo spazio, è rivelata lì.
    .title = Chi è in agguato resta

## Movimento forzato

VC-F01 =
    Nulla viene spostato su uno spazio vuoto.
    .title = Mai fuori mappa

VC-F02 =
    Mai attraverso muri, su o oltre tessere Buie, o su pedine altrui.
    Un segnalino Evento la ferma e va risolto all'inizio del suo turno.
    .title = Spostare il Cavaliere

VC-F03 =
    Mai attraverso muri né su pedine altrui; le tessere Illuminate non costano Goblin.
    .title = Spostare una Tribù

VC-F04 =
    Il Ladro: niente muri né pedine altrui.
    Il Drago sottoterra: niente pedine altrui; in superficie anche niente muri né tessere Buie.
    .title = Spostare Ladro e Drago

VC-F05 =
    Tesori e Gemme non attraversano muri; possono passare sopra le pedine ma non fermarsi, e stare su tessere Buie.
    Gli altri segnalini non si spostano mai.
    .title = Spostare segnalini

VC-F06 =
    Chi sposta sceglie un percorso di al più tanti passi, anche zero.
    Entrare in uno spazio ha i suoi effetti, ma il Muro di Fiamme brucia solo nel proprio turno.
    .title = Fino a tanti spazi

VC-F07 =
    Con lo Scudo attivo gli altri non possono spostare il Cavaliere; la Collera lascia in piedi la sua tessera.
    Nel Collasso si sposta da sola, quindi non la trattiene.
    .title = Scudo

## Dadi

VC-R01 =
    Sei facce: intorno, centro, rombo, croce, angoli, croce di Sant'Andrea.
    .title = Il dado del Drago

VC-R02 =
    Lo spazio di chi lancia è il centro.
    È interessato ogni spazio indicato con una tessera.
    Centro, croce e croce di Sant'Andrea mostrano il centro.
    .title = Che cosa indica

VC-R03 =
    Da uno a sei.
    .title = Il dado Azione

## Il Cavaliere

VC-K01 =
    Movimento, Percezione e Forza ripartono da 1 ogni turno.
    I cubetti portano il Movimento a 3, 5, 7 e le altre a 2, 3, 4; i Tesori si sommano.
    .title = Statistiche

VC-K02 =
    I cubetti piazzati contano finché li riprende: la Forza difende, la Percezione vigila, lo Scudo regge.
    Spada Elfica e Ascia Possente danno Forza solo nel suo turno.
    .title = Tra un turno e l'altro

VC-K03 =
    Non scende mai sotto due cubetti posseduti (riserva, piazzati, da parte): una tale perdita si ignora e un tale prezzo non si può pagare.
    .title = Due cubetti per sempre

VC-K04 =
    In ogni momento del suo turno, anche in un Incontro, un cubetto va su uno spazio libero e vi resta fino al prossimo turno.
    Su equipaggiamento o Tesoro permette un uso.
    .title = Piazzare cubetti

VC-K05 =
    Un passo su una tessera adiacente costa 1 Movimento, solo finché ha Movimento e Incontri.
    Un muro richiede la Mappa Antica.
    .title = Muovere

VC-K06 =
    Entra su una tessera con Tribù rivelate solo se più forte di ognuna, e su quella del Drago in superficie solo con Forza almeno pari alla Corazza.
    Ladro e Drago sottoterra non la fermano.
    .title = Chi sbarra la via

VC-K07 =
    Entrare su una tessera Buia, con segnalino Evento, con una Tribù rivelata o col Drago in superficie costa subito un Incontro.
    .title = Incontro obbligatorio

VC-K08 =
    Se ha Incontri può spenderne uno sulla sua tessera per attaccare o raccogliere.
    .title = Incontro volontario

VC-K09 =
    Prima rivela e risolvi, poi attacca in qualunque ordine, poi raccogli.
    Tribù e Drago in superficie su una tessera appena raggiunta vanno attaccati.
    .title = Un Incontro

VC-K10 =
    Una tessera Buia rivelata entrando dà 1 Coraggio dopo il suo effetto e prima degli attacchi.
    .title = Coraggio per l'esplorazione

VC-K11 =
    Un Tesoro o un Cristallo apparso col suo rivelare si può prendere o frantumare nello stesso Incontro.
    .title = Segnalini appena apparsi

VC-K12 =
    Nel suo turno può prima fare ciò che può fare in ogni momento; nel turno di un altro può solo aggiungere Forza.
    Poi i Goblin possono mandare una Tribù nascosta, con Goblin e più forte di lei: 1 Salute persa, la Tribù si disperde, Furia -1.
    .title = Imboscata

VC-K13 =
    Prima di conoscere la carta può fare ciò che può fare in ogni momento del suo turno.
    La Caverna gioca una delle prime tre carte Evento e mette le altre sotto il mazzo; senza di essa si gioca la prima.
    A mazzo finito gli Eventi si ignorano.
    .title = Evento

VC-K14 =
    Entrando sulla sua tessera, o cominciandovi il turno, deve risolverlo come Incontro; poi torna in riserva.
    Non dà Coraggio.
    .title = Segnalino Evento

VC-K15 =
    Si attacca sulla sua tessera al massimo una volta per turno, e solo con un cubetto Bomba non usato su un muro, il Giavellotto, o a Collasso cominciato.
    .title = Il Drago sottoterra

VC-K16 =
    Un attacco per Incontro, quanti Incontri ha, senza Bomba.
    .title = Il Drago in superficie

VC-K17 =
    Più Forza della Corazza colpisce; pari richiede il centro sul dado; meno non può attaccare.
    Un colpo gli toglie 1 Salute.
    .title = Colpire il Drago

VC-K18 =
    Dopo un colpo può scartare il cubetto sull'Ascia per un altro danno, ma non con la Bomba.
    Nel suo turno il cubetto può arrivarvi anche dopo il colpo.
    .title = Ascia Possente

VC-K19 =
    Dichiarato prima di un attacco: +1 Forza per esso e per il passo che vi porta, anche contro il Drago sottoterra.
    Poi esce dal gioco.
    Mai contro il Drago nel turno in cui è stato attaccato con la Bomba; contro gli altri sì.
    .title = Giavellotto

VC-K20 =
    Tutte le Tribù rivelate sulla tessera si attaccano insieme; ognuna si disperde e dà 1 Furia.
    Anche per una Tribù già sulla sua tessera serve più Forza.
    .title = Attaccare le Tribù

VC-K21 =
    Con Percezione maggiore della Furtività lo uccide, salvo evasione, e guadagna Coraggio pari al Bottino Perso.
    .title = Attaccare il Ladro

VC-K22 =
    Con Forza { -smash-strength }, come dice il suo livello, prende il Cristallo sulla sua tessera e guadagna 2 Coraggio.
    .title = Frantumare un Cristallo

VC-K23 =
    Torna in riserva; la Caverna pesca due carte Tesoro e gliene dà una.
    La tiene coperta o la rimuove per 5 Coraggio.
    Senza carte guadagna 5 Coraggio.
    .title = Segnalino Tesoro

VC-K24 =
    Decide il dado: il centro costa 2 Coraggio, il resto ne dà 5.
    La Gemma torna al Drago.
    .title = Gemma

VC-K25 =
    Il Coraggio sta tra 0 e 45.
    Raggiungere uno spazio con un cubetto lo dà; scendere sotto uno vuoto ne restituisce uno: dalla riserva, altrimenti uno piazzato, e nel suo turno questo lo termina subito, salvo finire la tessera in corso.
    .title = Coraggio e cubetti

VC-K26 =
    Con lo Scudo attivo ogni perdita di Coraggio è 1.
    .title = Scudo e Coraggio

VC-K27 =
    Rivelare 1, Cristallo 2, Tesoro rifiutato 5, Ladro da 0 a 3, Missione da 3 a 6, Gemma +5 o -2.
    Pugnalata 1, 3, 5; Blob, Muro di Fiamme, Spore e Graffio 5; Maledizione da 1 a 4; Ratti 2.
    .title = Tabella del Coraggio

VC-K28 =
    In ogni momento del suo turno mostra una carta di cui vale la condizione: esce dal gioco, dà il suo Coraggio e viene rimpiazzata.
    Ciò che è appena accaduto vale fino al passo seguente.
    Gli attacchi devono essere suoi, in un Incontro.
    .title = Missioni Secondarie

VC-K29 =
    Mai oltre il valore iniziale.
    A 0 muore.
    .title = Salute

VC-K30 =
    Ogni cubetto attraversa un muro col normale Movimento; una tessera Buia così raggiunta non deve collegarsi a quella di provenienza.
    .title = Mappa Antica

VC-K31 =
    Un uso per turno: un attacco sottoterra senza segnalino, o in ogni momento un segnalino Bomba su un muro o una Frana della sua tessera.
    .title = Bomba

VC-K32 =
    Una volta per turno, in ogni momento, senza Incontro: una Tribù rivelata visibile perde Goblin pari alla Forza meno 1 e i Goblin guadagnano 1 Furia.
    Si disperde solo a 0.
    .title = Arco

VC-K33 =
    Dal momento in cui è attivato fino al suo prossimo turno gli altri non la spostano e le perdite di Coraggio sono 1.
    Mai all'indietro.
    .title = Scudo

VC-K34 =
    Sette carte diverse, rivelabili in ogni momento del suo turno.
    Il cubetto su un Tesoro perso si mette da parte.
    .title = Tesori

VC-K35 =
    Una volta per turno, in ogni momento, contro Drago o Ladro entro cinque spazi in linea, attraverso tutto.
    Il Drago scarta Forza meno 1 carte Potere; il Ladro muore se la Percezione supera la Furtività.
    .title = Arco Incantato

VC-K36 =
    In ogni momento del suo turno rimuove la carta e ne scarta il cubetto per 2 Salute.
    .title = Kit di Pozioni

## Carte Evento

VC-E01 =
    Quattro carte: un'Imboscata come quella di una tessera.
    .title = Imboscata

VC-E02 =
    Tre carte: 2 Coraggio persi, prima di quello per la tessera, che riceve comunque.
    .title = Ratti

VC-E03 =
    Tre carte: la Caverna pesca 2 Presagi; senza di essa il Cavaliere riceve una carta Tesoro.
    .title = Buio e Profondo

VC-E04 =
    Può scartare un cubetto posseduto, tenendone due, per 2 Salute.
    .title = Luce

VC-E05 =
    Può mettere da parte un cubetto fino al prossimo turno per 1 Salute.
    .title = Aria Fresca, Acqua Fresca

VC-E06 =
    Si rivelano nell'ordine che vuole tutte le tessere Buie attorno, 1 Coraggio ciascuna; gli Eventi ricevono segnalini, le Imboscate nulla.
    .title = Punto Panoramico

VC-E07 =
    Torna un cubetto scartato, altrimenti quello sullo spazio Coraggio più alto che ne ha.
    .title = Pane di Grotta

## I Goblin

VC-B01 =
    Zanne, Ossa e Occhio hanno ciascuna da 0 a 4 Goblin, una posizione e Mostri (1, 2, 1).
    Sulla plancia o in agguato è nascosta, su una tessera rivelata.
    La Furia va da 0 a 3.
    .title = Tribù

VC-B02 =
    Popolazione, +1 per le Zanne, +1 per ogni Gigante Fiammeggiante, Orco o Troll, +2 per il Bombarolo, -1 senza Furia; mai sotto 0.
    .title = Forza

VC-B03 =
    Popolazione più 1, meno 1 col Rubino Goblin scoperto.
    .title = Percezione

VC-B04 =
    +1 per ogni Tribù attaccata o colpita dal Cavaliere, da Artiglio, Graffio, Sibilo o Spore, o toccata dal Ladro.
    -1 per un attacco riuscito e una volta per un Cristallo frantumato.
    .title = Furia

VC-B05 =
    A Furia 0 ogni Tribù ha 1 Forza in meno, finché la Furia risale.
    .title = Malessere

VC-B06 =
    La pedina va sulla plancia, si perdono due Goblin e si scarta un Mostro.
    Accade quando una Tribù attacca (non il Ladro), è attaccata, o arriva a 0; allora non perde altro.
    .title = Disperdere

VC-B07 =
    Con gli Scarabei Luminosi disperdersi costa 1 in meno; il Drago divora ciò che si perde davvero.
    .title = Perdite ridotte

VC-B08 =
    Pescane quante la Furia (0 diventa prima 1) e seguine una.
    .title = Carta Guerra

VC-B09 =
    Una Tribù prende tutti i suoi dischi, o nessuno per 1 Furia; i costi si pagano prima di aggiungere dischi.
    .title = Popolare

VC-B10 =
    Chi supera 4 si ferma lì e, dopo tutti i dischi, una Tribù si disperde: una rivelata, altrimenti una nascosta qualunque.
    Una Tribù senza Goblin non ha nulla da perdere e non può essere quella.
    .title = Sovrappopolazione

VC-B11 =
    Si guadagna dopo la sovrappopolazione e prima dei Mostri.
    .title = Furia della carta Guerra

VC-B12 =
    Ogni Mostro pescato va in uno spazio libero, ne rimpiazza un altro o si scarta.
    Quando se ne assegna uno, il totale non può superare la Popolazione delle Ossa.
    .title = Mostri

VC-B13 =
    Al massimo cinque, inclusi quelli scoperti, a ogni pesca.
    .title = Segreti

VC-B14 =
    Ogni Tribù una volta, una dopo l'altra, e solo se ha Goblin.
    Sulla plancia può solo rivelarsi; sulla mappa muove e poi fa un'azione.
    .title = Attivazione

VC-B15 =
    Quanti passi vuole su tessere Buie e Illuminate, mai attraverso muri o fuori mappa.
    .title = Muoversi

VC-B16 =
    Ogni due tessere Illuminate lasciate nel turno costa un Goblin; ogni tessera conta una volta.
    .title = Luce

VC-B17 =
    La tessera del Cavaliere richiede più Forza della sua dopo la perdita per la luce, e obbliga ad attaccare.
    Quella del Drago più della Corazza.
    Il Ladro non ferma.
    .title = Entrare

VC-B18 =
    Una Tribù che arriva a 0 muovendosi si disperde e ha finito.
    .title = Esaurita

VC-B20 =
    Sulla sua tessera con più Forza: perde 1 Salute, la Tribù si disperde, Furia -1.
    Una Tribù entrata sulla sua tessera deve attaccare; se vi si trova per un altro motivo può allontanarsi.
    .title = Attaccare il Cavaliere

VC-B21 =
    Sulla sua tessera con Percezione oltre la Furtività: muore salvo evasione, Furia -1, senza disperdersi, poi Segreti o Furia pari al Bottino Perso.
    .title = Attaccare il Ladro

VC-B22 =
    Solo con la carta Drago di Cenere, sulla sua tessera, con più Forza della Corazza: Salute -1, Furia -1, la Tribù si disperde.
    .title = Attaccare il Drago

VC-B23 =
    Due Tribù di Forza { -smash-strength } sulla sua tessera devono attaccarlo nello stesso turno; le Tribù possono attaccare più Cristalli.
    Il livello del Cavaliere cambia la Forza richiesta da un Cristallo anche per le Tribù; se manca, conta il livello dei Goblin.
    La seconda lo frantuma: il segnalino va al Cavaliere (ai Goblin se manca), entrambe si disperdono, Furia -1 una volta.
    .title = Frantumare un Cristallo

VC-B24 =
    Un Tesoro dà 1 Furia.
    Una Gemma, o senza Gemme in gioco il Drago stesso se più debole, è un lancio: il centro disperde la Tribù, altrimenti 1 Furia.
    .title = Razziare

VC-B25 =
    Da una tessera Buia si piazza una tessera in uno spazio vuoto adiacente e la Tribù vi si sposta; non a Collasso cominciato.
    .title = Esplorare

VC-B26 =
    Dalla plancia a una tessera Buia col suo simbolo senza pedine altrui.
    Se sulla mappa non ce ne sono, in uno spazio vuoto accanto a una tessera: è in agguato.
    .title = Rivelare

VC-B27 =
    Una Tribù rivelata o in agguato va sulla plancia.
    .title = Nascondere

VC-B28 =
    Solo se rivelata: Zanne 1 Furia, Ossa un Mostro, Occhio un Segreto.
    .title = Azioni speciali

VC-B29 =
    Gli altri non possono scegliere Tribù nascoste; le Spore possono colpirne una, perché la scelgono i Goblin.
    .title = Nascosta è al sicuro

VC-B40 =
    La sua attivazione è un passo su una tessera adiacente, mai quella del Cavaliere né attraverso un muro, oppure Nascondere.
    Può ancora tendere imboscate.
    .title = In agguato

VC-B50 =
    In ogni momento del proprio turno fuori da altri effetti; Capo e Veleno solo quando servono.
    .title = Giocare Segreti

VC-B51 =
    In questo turno una Tribù rivelata può cominciare l'attivazione su una tessera Buia libera; poi non si muove più ma agisce.
    .title = Gallerie Segrete

VC-B52 =
    Crollano tante tessere quanti Goblin ha l'Occhio, non l'Ingresso né tessere con pedine altrui o Cristalli.
    Le proprie Tribù vanno nello spazio legale più vicino.
    .title = Crollo

VC-B53 =
    Con un attacco al Cavaliere: un suo cubetto, due se la Tribù era più forte di due, va sull'Ingresso finché vi arriva.
    Ne conserva due.
    .title = Veleno

VC-B54 =
    Nessuna Tribù si disperde per sovrappopolazione in questo turno.
    .title = Capo

VC-B55 =
    Secondo i Goblin dell'Occhio, almeno 1: il Cavaliere perde Coraggio, il Drago carte Potere, la Caverna Presagi, o il Ladro Furtività fino al prossimo turno dei Goblin.
    .title = Maledizione

VC-B56 =
    Una Tribù nascosta, più forte del Cavaliere senza Mostri né altri Segreti, la attacca se è sopra o accanto a una tessera Imboscata Illuminata.
    È la sua attivazione. La Tribù si disperde a prezzo pieno: gli Scarabei Luminosi non aiutano.
    .title = Nascondigli

VC-B57 =
    Scoperta: una Tribù attaccata ha +1 Forza e +1 Percezione contro Cavaliere e Ladro, poi si scarta.
    Oppure si scarta quando un potere del Drago tocca una Tribù.
    .title = Trappola

VC-B58 =
    Una volta per turno prima dell'azione della sua Tribù: il Cavaliere visibile si sposta fino a 3 spazi.
    .title = Fuoco Fatuo

VC-B59 =
    Scoperto: Percezione -1; una volta per turno si può ripescare una carta appena pescata.
    Si può giocare sulle carte appena pescate.
    Si scarta quando una Tribù scende a 0.
    .title = Rubino Goblin

VC-B60 =
    Una Tribù ignora la luce in questo turno.
    .title = Furia Cieca

VC-B61 =
    Una Tribù ha +2 Forza in questo turno; dopo il suo Attacco scende a 0.
    .title = Bombarolo

VC-B62 =
    +1 Forza ciascuno.
    .title = Gigante, Orco, Troll

VC-B63 =
    La sua Tribù attraversa i muri.
    .title = Golem

VC-B64 =
    La sua Tribù può rivelarsi su qualunque simbolo e, dopo una razzia, andare su una tessera Buia libera.
    .title = Gnomo

VC-B65 =
    La sua Tribù non causa sovrappopolazione e non sente il Malessere.
    .title = Rana Domestica

VC-B66 =
    Disperdersi costa 1 Goblin in meno; per ogni altra perdita si possono scartare per perderne 1 in meno.
    .title = Scarabei Luminosi

VC-B67 =
    Una volta nel movimento la Tribù salta di 1 o 2 spazi in diagonale su una tessera.
    .title = Verme Sotterraneo

VC-B68 =
    L'Attacco della sua Tribù al Cavaliere costa anche 5 Coraggio.
    .title = Blob

VC-B69 =
    Salute, Blob, Veleno, Bombarolo, dispersione, Furia.
    .title = Ordine di un attacco

## Il Drago

VC-D01 =
    Salute, { -sloth-cubes } cubetti su cinque tracciati Indolenza e Risveglio, Divorati da 0 a 7, carte Potere, Gemme, Tesori conservati, Strillo e Muro di Fiamme.
    .title = La sua plancia

VC-D02 =
    Crescono col Risveglio, da { -first-armor } e { -first-spirit } a { -last-armor } e { -last-spirit }.
    La Corazza cambia subito, lo Spirito alla prossima mano.
    .title = Corazza e Spirito

VC-D03 =
    Una volta per turno, 1 o 2 tessere in linea retta, tra un potere e l'altro.
    .title = Movimento gratuito

VC-D04 =
    Sottoterra ignora muri e buio; in superficie non attraversa muri né entra in tessere Buie.
    .title = Sotto e sopra

VC-D05 =
    Se il Cavaliere lì ha Forza almeno pari alla Corazza colpisce subito; con Drago di Cenere anche una Tribù più forte.
    Non lo ferma.
    .title = Entrare in superficie

VC-D06 =
    Si pagano con carte Potere e con i simboli delle Gemme sulla mappa o trasportate, ognuna una volta per turno.
    Qualunque potere, quante volte vuole.
    .title = Poteri

VC-D07 =
    I muri non fermano i poteri, salvo posare il Muro di Fiamme.
    La Furtività non aiuta contro Artiglio, Graffio e Muro di Fiamme.
    .title = Portata dei poteri

VC-D08 =
    Come le altre; le Imboscate non fanno nulla né allora né dopo.
    .title = Le sue rivelazioni

VC-D10 =
    Lancia: sulle tessere interessate le Tribù si disperdono, 1 Furia ciascuna, e divora le perdite; il Cavaliere può essere spostato di 1; il Ladro è attaccato.
    Il lancio decide chi è colpito: nessuno lo è due volte, né chi arriva dopo su una di quelle tessere.
    .title = Artiglio

VC-D11 =
    Lancia e rivela le tessere Buie interessate.
    .title = Fiamma

VC-D12 =
    Muovi 1 o 2 tessere in linea, o 1 attraverso un muro.
    .title = Ala

VC-D13 =
    Una Tribù rivelata ovunque si nasconde e perde 1, divorato; Furia +1.
    .title = Sibilo

VC-D14 =
    Sposta un cubetto da un tracciato Indolenza a un altro con spazio.
    .title = Striscio

VC-D15 =
    Un Tesoro o una Gemma su una tessera adiacente si sposta fino a 5 spazi.
    .title = Colpo

VC-D16 =
    Rivela tutte le tessere Buie attorno.
    .title = Ustione

VC-D17 =
    Rivela una tessera Buia qualunque.
    .title = Bruciatura

VC-D18 =
    Sposta il Cavaliere adiacente, senza Scudo, fino a 3 spazi.
    .title = Schiaffo

VC-D19 =
    Piazza il segnalino; poi toglilo per ripetere un tuo lancio, e vale il secondo.
    .title = Strillo

VC-D20 =
    Sulla sua tessera: il Cavaliere perde 5 Coraggio, o tutte le Tribù scendono a 0 e sono divorate, o il Ladro è attaccato.
    .title = Graffio

VC-D21 =
    Il segnalino va su una tessera adiacente senza muro in mezzo, fino al suo prossimo turno.
    .title = Muro di Fiamme

VC-D22 =
    Il Cristallo sulla sua tessera esce dal gioco e conta come frantumato.
    .title = Distruzione

VC-D23 =
    Lancia: le tessere interessate crollano.
    .title = Collera

VC-D24 =
    Il primo ingresso di un giocatore nel proprio turno: Cavaliere -5 Coraggio, una Tribù -1, il Ladro muore.
    Chi è già lì o vi è posto è salvo.
    .title = Che cosa brucia il Muro

VC-D25 =
    Si contano i Goblin persi per Artiglio, Graffio e Sibilo, fino a 7.
    .title = Divorati

VC-D26 =
    Con Artiglio o Graffio: pesca carte Potere pari al Bottino Perso, usabili subito.
    .title = Uccidere il Ladro

VC-D27 =
    Una Trappola scartata contro Artiglio, Sibilo, Graffio, Collera o un Muro di Fiamme sotto una Tribù: quell'uso non danneggia né divora Goblin, il resto vale.
    .title = Contro la Trappola

VC-D30 =
    Nel suo turno un cubetto ciascuno da Cupidigia, Fame e Superbia.
    Cupidigia: restituisci un Tesoro.
    Fame: spendi 2 divorati, in qualunque fase.
    Superbia: rivela una tessera Evento con un potere, non muoverti, o posa una Gemma quando un'altra è in gioco.
    .title = Risveglio

VC-D31 =
    Raccoglie quanti vuole sulla sua tessera: uno torna per un cubetto Cupidigia, gli altri li conserva.
    Se non ne prende può restituirne uno conservato.
    A Cupidigia vuota tornano tutti.
    .title = I suoi Tesori

VC-D32 =
    A { -awake-at } cubetti sul Risveglio, per sempre.
    .title = Sveglio

VC-D33 =
    Da sveglio, alla fine del suo turno, su una tessera Cristallo Illuminata, se vuole; il Cristallo lì è frantumato.
    Non torna più giù.
    .title = Risalire

VC-D34 =
    In superficie sull'Ingresso vince, dopo eventuali attacchi lì.
    .title = Fuga

VC-D35 =
    Le Tribù si disperdono senza Furia; il Drago sposta le altre pedine nello spazio legale più vicino, sé compreso.
    Chi non può andarsene, o ha lo Scudo, tiene la tessera.
    Poi si ricompone e si chiude.
    .title = Come cade la Collera

VC-D36 =
    Una per turno, sulla sua tessera.
    .title = Posare una Gemma

## La Caverna

VC-C01 =
    Secondo Tesori e Cristalli sulla mappa e Tesori trasportati: nessuno, uno e così via fino a 11 o più danno { -omen-income }.
    .title = Raccogliere Presagi

VC-C02 =
    In ogni momento del suo turno, anche prima di raccogliere e tra due tessere che rimuove; i segnalini tornano nel sacchetto.
    Disprezzo e Antichi Bottini costano 1, 2, poi 3 nello stesso turno.
    .title = Usare i presagi

VC-C03 =
    Prima del Collasso deve piazzare una tessera della mano.
    .title = Modella la Caverna

VC-C04 =
    Dopo aver modellato, un segnalino su una tessera Buia senza pedine né Tesori, se c'è; facoltativo in alcuni insiemi di ruoli.
    .title = Piazza un Tesoro

VC-C05 =
    Tre tessere, reintegrate dopo ogni piazzamento e quando tessere tornano nella pila.
    .title = Mano

VC-C06 =
    Nel suo turno una tessera Cristallo in mano va piazzata prima delle altre.
    .title = Prima i Cristalli

VC-C07 =
    Tutte le tessere Buie della mappa, la sua mano e le prime tre carte Evento.
    .title = Che cosa vede

VC-C10 =
    Sposta un Tesoro sulla mappa, il Cavaliere senza Scudo o una Tribù rivelata fino a 3 spazi.
    .title = Pipistrelli Giganti

VC-C11 =
    Piazza una Frana, o spostane una se sono tutte e tre in gioco.
    .title = Frana

VC-C12 =
    Piazza un altro Tesoro.
    .title = Antichi Bottini

VC-C13 =
    Un giocatore subisce: Cavaliere -5 Coraggio; i Goblin riducono a 1 una Tribù di 2 o più e guadagnano 1 Furia; il Drago restituisce un cubetto; il Ladro perde una miglioria ma tiene il segnalino.
    .title = Spore Soporifere

VC-C14 =
    Piazza un'altra tessera, o nel Collasso rimuovine un'altra.
    .title = Disprezzo

VC-C15 =
    Ruota una tessera Illuminata, rimetti un segnalino Evento su una tessera Evento Illuminata, o sposta in fondo i primi tre Eventi.
    .title = Maledizione del Cristallo

VC-C16 =
    Sotto il Cavaliere va risolto all'inizio del suo prossimo turno.
    .title = Evento ripristinato

VC-C17 =
    Niente presagi né Piazza un Tesoro; le carte vengono dalla cima dei mazzi.
    .title = Senza giocatore Caverna

## Il Ladro

VC-T01 =
    Un segnalino Statistica più gli incrementi, al massimo 5.
    Ogni segnalino trasportato e la Maledizione riducono la Furtività.
    Valgono fino alla prossima assegnazione.
    .title = Statistiche

VC-T02 =
    1 Movimento per passo su qualunque tessera; niente muri o terreni impraticabili senza Arrampicare.
    .title = Muovere

VC-T03 =
    A movimento finito può guardarla e poi rivelarla; può ancora agire.
    .title = Su una tessera Buia

VC-T04 =
    Movimento e azioni si alternano liberamente finché smette.
    .title = In ogni ordine

VC-T05 =
    Ogni giocatore può essere suo bersaglio una volta per turno, e solo se la Furtività supera la Percezione di Cavaliere o Tribù, o la Corazza del Drago.
    .title = Bersagli

VC-T06 =
    Cavaliere e Goblin devono avere Percezione oltre la Furtività; Drago e Caverna possono sempre.
    Un attacco non evitato lo uccide.
    .title = Essere bersaglio

VC-T10 =
    1 cubetto: un Tesoro, o una Gemma dopo un lancio il cui centro lo uccide.
    2 cubetti: una Gemma senza lancio.
    .title = Saccheggiare

VC-T11 =
    2 cubetti per un muro, 3 per uno spazio impraticabile; il Movimento si paga.
    L'Attrezzatura fa risparmiare un cubetto.
    .title = Arrampicare

VC-T12 =
    1 cubetto riesce con 4 o più, 2 con 2 o più, 3 sempre: un Tesoro dalla riserva e un danno.
    Una Tribù dà comunque Furia.
    Mani Lunghe ripete un fallimento per turno.
    .title = Borseggiare

VC-T13 =
    Cavaliere: una carta Tesoro scoperta a scelta o coperta a caso va sotto il mazzo.
    Goblin: un Segreto a caso o il Rubino scoperto.
    Drago: un cubetto dal Risveglio a Cupidigia.
    Chi non ha nulla da perdere non è bersaglio.
    .title = Danno

VC-T14 =
    Una Cripta sulla sua tessera, stesse probabilità, una volta per Cripta e turno: sparisce e prende un Tesoro.
    Il kit fa risparmiare un cubetto.
    .title = Scassinare

VC-T15 =
    1, 2, 3 cubetti: Cavaliere -1, -3, -5 Coraggio; una Tribù -1, -2, -3 e Furia +1; il Drago scarta 1, 2, 3.
    Con la Balestra fino a 3 spazi visibili.
    .title = Pugnalare alle Spalle

VC-T16 =
    Ogni cubetto riduce di 1 il Bottino Perso, fino a 0.
    .title = Celare il Bottino

VC-T30 =
    I segnalini trasportati contano come sulla mappa per i Presagi e per le Gemme del Drago.
    .title = Trasportare

VC-T31 =
    Entrando nell'Ingresso mette al sicuro tutto; una Gemma si scambia con un Tesoro.
    Il Bottino Perso torna a 3.
    Ciò che guadagna restando lì aspetta.
    .title = Mettere al sicuro

VC-T32 =
    Ogni segnalino al sicuro dà subito una miglioria: undici in tutto, 2>3, 3>4 e Tutti 4 in quest'ordine.
    Più Taccheggio vale dalla prossima assegnazione.
    .title = Migliorie

VC-T33 =
    Allora prende un Tesoro ovunque sulla mappa.
    .title = Riserva vuota

VC-T34 =
    I segnalini trasportati cadono sulla sua tessera, il suo turno finisce, chi lo uccide guadagna secondo il Bottino Perso.
    Torna sull'Ingresso al suo prossimo turno.
    .title = Morte

VC-T35 =
    Il primo attacco contro di lui in ogni turno fallisce con 4 o più e può spostarsi su una tessera adiacente.
    Ciò che l'attaccante ha pagato è speso.
    .title = Evasione Innaturale

VC-T36 =
    Con { -stash } segnalini al sicuro vince.
    .title = Spezzare la maledizione

## Il Collasso

VC-X01 =
    All'inizio di un turno della Caverna con pila e mano vuote; senza Caverna all'inizio di un turno qualunque con la pila vuota.
    Non si ferma più.
    .title = Quando comincia

VC-X02 =
    Nessun lato si chiude, nessuna tessera si piazza, e il Cavaliere non ha bisogno della Bomba.
    I Tesori si piazzano ancora.
    .title = Che cosa cambia

VC-X03 =
    Tra le tessere che si possono svuotare solo quelle con meno vicine, e tra queste prima un Cristallo Illuminato.
    Mai l'Ingresso.
    .title = Rimuovere una tessera

VC-X04 =
    Tre tessere quando modella, e altre con Disprezzo.
    .title = La Caverna rimuove

VC-X05 =
    Ogni tessera Cristallo rimossa conta, Illuminata o Buia; a { -crystal-tiles } la partita finisce.
    .title = Contare i Cristalli

VC-X06 =
    Ogni proprietario, in ordine di turno, muove la pedina su una tessera adiacente dove non causa attacchi; i muri non contano.
    Mai dove non può stare: il Drago in superficie non su una tessera Buia, una Tribù non accanto a un Drago di cui non supera la Corazza.
    Su una tessera Buia il Cavaliere la rivela e la risolve, senza Incontro.
    Se uno non può, la tessera è ignorata.
    .title = Spostarsi

VC-X07 =
    Alla fine del turno il giocatore piazza una tessera della pila dove vuole; nel Collasso ne rimuove { -removals }.
    .title = Senza Caverna

VC-X08 =
    Chi rimuove ricompone la mappa prima della prossima rimozione.
    .title = Spezzata da una rimozione

VC-X09 =
    Prima del Collasso i Cristalli caduti escono e contano, le altre tessere si mischiano sotto la pila; durante escono tutte.
    Poi si ricompone, poi si chiude.
    .title = Crollo e Collera

VC-X10 =
    Se si possono rimuovere meno tessere del dovuto, si rimuovono quelle.
    .title = Quante possibile

## Vittoria

VC-W01 =
    Vince quando il suo attacco porta la Salute del Drago a 0.
    .title = Cavaliere contro Drago

VC-W02 =
    Vince entrando nell'Ingresso con { -crystals } Cristalli Frantumati.
    .title = Cavaliere senza Drago

VC-W03 =
    Vincono quando il Cavaliere muore; senza di lei uccidendo il Drago; senza entrambi con { -crystals } Cristalli.
    .title = Goblin

VC-W04 =
    Vince in superficie sull'Ingresso.
    .title = Drago

VC-W05 =
    Vince quando { -crystal-tiles } tessere Cristallo sono rimosse, prima o durante il Collasso.
    .title = Caverna

VC-W06 =
    Vince con { -stash } segnalini al sicuro.
    .title = Ladro

VC-W07 =
    Senza giocatore Caverna { -crystal-tiles } tessere Cristallo cadute fanno perdere tutti.
    .title = Tutti perdono

VC-W08 =
    Dipende dai ruoli: i suoi turni si saltano, o vince Drago, Caverna o Ladro, o perde da sola.
    .title = Cavaliere ucciso senza Goblin

VC-W09 =
    La vittoria si controlla dopo ogni singolo cambiamento; null'altro accade.
    .title = Subito

VC-W10 =
    Perdere Coraggio o cubetti non uccide.
    Solo i colpi riducono la Salute del Drago.
    Il Ladro torna sempre.
    La Caverna perde solo Presagi.
    .title = Che cosa non uccide

VC-W11 =
    Dove i suoi turni si saltano, pedina, carte e cubetti escono; le Bombe sulla mappa restano; i segnalini Evento non obbligano nessuno.
    .title = Un Cavaliere morto

## Insiemi di ruoli e varianti

VC-V01 =
    Tre ruoli e il Ladro usano la riga dei tre; due ruoli e il Ladro la loro senza Antichi Bottini, con Piazza un Tesoro facoltativo e un Bagliore per lui.
    .title = Col Ladro

VC-V02 =
    Lancia il dado del Drago attorno a uno spazio e rivela ciò che mostra: il Cavaliere ovunque, una volta e in ogni momento del suo turno, guadagnando 1 Coraggio per ogni tessera rivelata, ogni Tribù nel suo spazio una volta per turno, il Ladro nel suo pagando ogni volta un cubetto.
    .title = Bagliore

VC-V03 =
    Alla fine del turno di chi la ha un Tesoro va su una tessera Buia vuota, altrimenti su una nuova accanto a una Buia, altrimenti su una Illuminata vuota.
    .title = Carta Antichi Bottini

VC-V04 =
    Corazza +1, al massimo 4, e le Tribù possono attaccarlo.
    .title = Drago di Cenere

VC-V05 =
    Niente da divorare: i cubetti Fame escono solo con Striscio o con la preparazione.
    .title = Senza Goblin

VC-V06 =
    Senza Drago: niente Gemme né Muro di Fiamme.
    Senza Ladro: niente Cripte e 10 Tesori.
    Senza Cavaliere: i Cristalli restano ai Goblin e le Imboscate non fanno nulla.
    .title = Drago, Ladro, Cavaliere assenti

VC-V07 =
    In un'Imboscata confronta la Forza con 2, 3 o un Mostro pescato: più alta è salva, pari richiede il dado, più bassa costa 1 Salute e il testo del Mostro.
    Con Impavida in mano può pescare un Mostro.
    .title = Infestazione Goblin

VC-V08 =
    Il testo di un Mostro vale solo se lei perde.
    .title = Testi Imboscata

VC-V09 =
    Orco e Troll sbarrano lo spazio: spende un Incontro e combatte; vincendo entra, perdendo resta e perde 1 Salute.
    .title = Segnalini Mostro

VC-V20 =
    Alla fine di un turno in solitario arrivano, o se ne vanno, tante tessere quanto il maggiore tra Cristalli visti e: cubetti posseduti, Tribù più grande, Spirito o Movimento.
    Nel Collasso le Buie prima delle Illuminate.
    .title = Tessere in solitario

VC-V21 =
    Vinci col tuo obiettivo e perdi quando { -crystal-tiles } tessere Cristallo sono cadute; il Cavaliere anche se ucciso.
    .title = Fine in solitario

VC-V30 =
    Ogni ruolo ha cinque livelli che cambiano obiettivi e valori.
    Con i segnalini Disprezzo la Caverna deve anche consumarli.
    .title = Difficoltà

VC-V31 =
    Una tessera invece di tre nel Collasso per quattro o più senza Caverna; da 2 a 4 tessere comuni tolte; Terreno.
    .title = Opzioni del tavolo

VC-V32 =
    Restano nella scatola, e nessuna regola, opzione o bersaglio che li richiede è offerto.
    Il dado del Drago si usa comunque.
    .title = Parti dei ruoli assenti

## Terreno

VC-N01 =
    La prima tessera Evento rivelata in un round prima del Collasso permette alla Caverna, o a chi rivela, di piazzare un Terreno il più vicino possibile, a contatto con una tessera e con nessun altro Terreno.
    .title = Piazzare il Terreno

VC-N02 =
    Aperti al movimento, senza richiedere tessere salvo il ponte del Canyon.
    Una pedina può uscire su uno spazio vuoto: prima vi si mette una tessera Buia.
    .title = Bordi del Terreno

VC-N03 =
    Canyon, Lago, Magma, Foresta di Funghi, Fosse e Fiume hanno ciascuno un effetto; terminare il turno vale per il proprio.
    Nulla che venga da fuori tocca una pedina nella Foresta di Funghi, ma Collera, Crollo e Collasso possono toglierne la tessera; chi è dentro attacca e tira solo sul proprio spazio.
    Fanno lo stesso effetto a chiunque vi arrivi, chiunque lo sposti: il Fiume porta avanti gratis e una Tribù tolta dal Magma ne paga il prezzo.
    Un passaggio attraverso le Fosse richiede 3 Movimento, o 3 spazi a chi sposta altri, e non è una scalata; al Drago richiede il movimento gratuito e un'Ala.
    .title = Effetti del Terreno

VC-N04 =
    Conta come una tessera e si rimuove solo se metà dei lati esterni tocca spazi vuoti.
    Crollo e Collera lo tolgono intero, e può tornare.
    .title = Terreno nel Collasso

## Cose nascoste

VC-H01 =
    Tutto è pubblico salvo ciò che una regola nasconde.
    .title = Pubblico

VC-H02 =
    La Caverna non mostra a nessuno ciò che sa.
    .title = Il silenzio della Caverna

VC-H03 =
    Nessuno conosce i lati nascosti o la cima dei mazzi.
    .title = Senza Caverna

VC-H04 =
    Una tessera Buia rimossa si mostra a tutti; sotto la pila il suo posto è ignoto.
    .title = Tessere rimosse

VC-H05 =
    Nessuna vista o registro contiene ciò che il giocatore non può sapere; il caso parla solo quando qualcosa si rivela.
    .title = Viste

VC-H06 =
    Una tessera guardata dal Ladro gli resta nota finché è Buia; le carte Guerra non scelte non si mostrano mai.
    .title = Ciò che si è guardato
