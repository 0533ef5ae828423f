### Cavern Tavern: le regole come le leggono i giocatori. Un messaggio per ogni regola; una frase per riga.

## Edizioni, modalità, opzioni

CT-V01 =
    Il gioco ha due edizioni, definitiva e prototipo.
    L'edizione decide quanti possono giocare, i mazzi usati, le ricompense delle aree e quanti Oggetti può tenere una mano.
    .title = Edizione

CT-V02 =
    L'edizione definitiva è per 1-6 giocatori, il prototipo per 2-5.
    .title = Giocatori

CT-V03 =
    L'espansione appartiene all'edizione definitiva e funziona con qualsiasi numero di giocatori.
    .title = Con la Stanza Segreta

CT-V04 =
    Da soli si gioca in Modalità Normale o in Modalità Storia.
    .title = Modalità in solitaria

CT-V05 =
    Con due o più giocatori nell'edizione definitiva i Personaggi si scelgono in ordine di turno o si danno a caso.
    .title = Come si hanno i Personaggi

## Preparazione

CT-S01 =
    Hai un colore: un meeple, un Indicatore Tempo, 4 dadi, 3 Segnalini Reputazione, un Indicatore Punti e una plancia.
    .title = Le tue cose

CT-S02 =
    I tuoi segnalini partono dallo 0 dei tracciati Nasty, Cucina e Faccende, il punteggio da 0.
    .title = Posizioni di partenza

CT-S03 =
    Un giocatore riceve il segnalino Primo Giocatore: a caso, o il posto scelto dal tavolo.
    .title = Primo Giocatore

CT-S04 =
    Il dado bianco va al giocatore alla destra del Primo Giocatore, ultimo in ordine di turno.
    .title = Primo dado bianco

CT-S05 =
    Nell'edizione definitiva con due o più giocatori ognuno ha un Personaggio con due usi.
    Se si scelgono, ciascuno in ordine di turno ne prende uno fra quelli rimasti.
    .title = Personaggi

CT-S06 =
    Ordini, Oggetti e carte Nasty Says si mescolano in tre mazzi coperti.
    .title = Mazzi

CT-S07 =
    Ognuno riceve un Incarico Segreto coperto.
    Gli altri tornano nella scatola senza guardarli.
    .title = Incarichi Segreti

CT-S08 =
    La riserva è fatta di tredici pile scoperte: 6 carte di ciascuno dei 12 Ingredienti e 4 Pozioni Magiche.
    .title = Riserva

CT-S09 =
    Lanci i tuoi 4 dadi colorati e per ciascuno prendi uno dei due Ingredienti dell'area della Cantina con quel numero.
    Si procede in ordine di turno, tutti i dadi di un giocatore insieme, e nessuno spazio è occupato.
    Un dado con le due pile vuote non dà nulla.
    .title = Primi Ingredienti

CT-S10 =
    Solo dopo si scoprono sei Ordini, uno per ogni tavolo della Mess Hall.
    .title = Primi Ordini

CT-S11 =
    L'Orologio parte dal primo round, le 10:00 pm.
    .title = Orologio

CT-S12 =
    Quanti spazi ha un'area dipende dal numero di giocatori e non cambia durante la partita.
    .title = Spazi in gioco

CT-S13 =
    Con l'espansione i 24 segnalini Drink e i 21 Mrs. Nasty si mescolano coperti in una pila Segreta, le 21 carte Task formano un mazzo e 30 segnalini Modifier stanno accanto alla Stanza chiusa.
    .title = Preparazione della Stanza

## Round

CT-R01 =
    La partita dura esattamente dieci round.
    .title = Dieci round

CT-R02 =
    In quest'ordine: nel round 4 con l'espansione apre la Stanza Segreta; da soli si lanciano e si piazzano i dadi Automa; poi tutti lanciano insieme tutti i propri dadi.
    .title = Inizio del round

CT-R03 =
    I turni vanno in senso orario da chi ha il segnalino Primo Giocatore all'inizio del round.
    .title = Ordine di turno

CT-R04 =
    Se qualcuno prende il segnalino Primo Giocatore durante un round, l'ordine di quel round non cambia.
    Il nuovo possessore comincia il prossimo.
    .title = Il segnalino passa di mano

CT-R05 =
    I turni girano senza sosta.
    Anche senza dadi da piazzare hai i tuoi turni finché dura il round, e puoi fare tutto il resto.
    .title = Turni senza dadi

CT-R06 =
    Non puoi rinunciare a piazzare dadi quando è possibile farlo.
    .title = Niente rinunce

CT-R07 =
    Dopo ogni turno finito, se nessuno può più piazzare dadi, il round finisce subito e nessuno ha altri turni.
    Chi ha piazzato per ultimo prima conclude il proprio turno con tutto ciò che comprende.
    .title = Fine del round

CT-R08 =
    Dopo i round 1-9, in quest'ordine: l'Orologio avanza; chi ha un Ordine aperto scende di uno sul tracciato Nasty; si regolano gli Ordini dimenticati; da soli si sostituisce l'Ordine bloccato, e i tavoli vuoti si riempiono; con l'espansione si ottengono i Task e la Stanza si riempie; tutti i dadi tornano e ogni area è libera; si assegna il dado bianco.
    I giocatori si seguono uno alla volta nell'ordine di turno del round che viene.
    .title = Fra un round e l'altro

CT-R09 =
    Nell'edizione definitiva dopo il round 10 non succede nulla di ciò: nessun passo Nasty, nessun Ordine dimenticato, solo il punteggio finale.
    .title = Dopo il round 10

CT-R10 =
    Il dado bianco va a chi ha meno punti; in caso di parità, a chi fra loro gioca per ultimo nel round che viene.
    .title = A chi va il dado bianco

CT-R11 =
    Per chi lo tiene il dado bianco è semplicemente un quinto dado per tutto il round.
    .title = Il dado bianco

CT-R12 =
    L'Orologio segna le 10:00 pm nel round 1 e avanza di 20 minuti a round, fino all'1:00 am del round 10.
    .title = Ora

## Turni

CT-T01 =
    Nel tuo turno puoi prendere un Ordine, giocare Oggetti, posizionare i dadi e completare un Ordine, in qualsiasi ordine e quante volte puoi.
    Solo i dadi si posizionano al massimo una volta a turno.
    .title = Quattro azioni

CT-T02 =
    Se cominci il tuo primo turno del round senza un Ordine aperto, la prima azione deve essere prenderne uno.
    Nei turni seguenti decidi tu.
    .title = Obbligo di prendere

CT-T03 =
    L'obbligo decade se non c'è alcun Ordine da prendere.
    .title = Quando l'obbligo decade

CT-T04 =
    Puoi avere un solo Ordine aperto.
    .title = Un solo Ordine

CT-T05 =
    Dopo aver completato un Ordine puoi prenderne subito un altro, e perfino completarlo nello stesso turno.
    .title = Un Ordine dopo l'altro

CT-T06 =
    Puoi chiudere il turno quando non hai l'obbligo di prendere un Ordine e hai piazzato dadi, o non ne hai da poter piazzare.
    .title = Chiudere il turno

CT-T07 =
    Nel tuo turno, prima o dopo aver piazzato, puoi anche usare un Personaggio adatto, pagare una carta Nasty Says, completare segnalini Drink e spendere segnalini Modifier.
    Nell'edizione definitiva l'obbligo di prendere viene prima di tutto ciò.
    .title = Opzioni libere

## Dadi

CT-D01 =
    L'Ufficio, il Laboratorio e Mrs. Nasty vogliono esattamente il numero di dadi indicato, di qualsiasi valore.
    .title = Aree che contano i dadi

CT-D02 =
    Cantina, Cucina, Faccende e carte Task vogliono uno o più dadi il cui totale sia esattamente il valore indicato.
    Né più né meno, e nessuna parte di un dado si conserva.
    .title = Aree con un valore

CT-D03 =
    Anche in Cantina si possono combinare più dadi: un 5 e un 1 fanno 6.
    .title = Combinare per la Cantina

CT-D04 =
    Posizionare i dadi usa un'area una volta sola.
    .title = Un'area a turno

CT-D05 =
    L'area deve avere uno spazio libero.
    Tutti i dadi di un piazzamento occupano un solo spazio fino alla fine del round.
    .title = Serve uno spazio libero

CT-D06 =
    Puoi usare di nuovo un'area nei turni seguenti finché ha spazi liberi.
    Cucina, Faccende e carte Task ne hanno uno solo, perciò servono una volta a round.
    .title = Di nuovo la stessa area

CT-D07 =
    Sugli spazi 6, 7 e 8 del tracciato Cucina puoi modificare di 1 uno dei dadi che piazzi su un'area Cucina; sul 9 di 1 o 2.
    Il tracciato Faccende fa lo stesso per le Faccende.
    Il nuovo valore resta tra 1 e 6 e vale solo per quel piazzamento.
    .title = Aiuto dei tracciati

CT-D08 =
    I dadi si possono piazzare se vanno bene per un'area così come sono, con il solo aiuto gratuito dei tracciati.
    Le tue carte Task e le carte Nasty Says che accolgono dadi contano.
    Ciò che richiede un Oggetto, un segnalino Modifier, un Personaggio o un pagamento no.
    Se puoi piazzare, devi.
    .title = Che cosa si può piazzare

CT-D09 =
    Puoi piazzare dadi anche se la ricompensa, in parte o del tutto, non si può dare.
    Solo Sostituire un Ordine ha bisogno di un Ordine da scartare.
    .title = Piazzare per nulla

CT-D10 =
    I dadi modificati da Oggetti o segnalini Modifier tengono la nuova faccia fino alla fine del round.
    Le modifiche si sommano, anche con l'aiuto dei tracciati, ma restano sempre tra 1 e 6.
    .title = Dadi modificati

CT-D11 =
    Una carta Nasty Says che chiede dadi è un'area solo per chi la tiene.
    Usarla è il piazzamento di quel turno, conta fra i posti dove i dadi possono andare, nessun tracciato aiuta, e i dadi restano usati fino alla fine del round benché la carta si scarti subito.
    .title = Carte che accolgono dadi

## Ingredienti

CT-F01 =
    I vassoi sono visibili a tutti e tengono qualsiasi numero di Ingredienti.
    .title = Vassoi

CT-F02 =
    Non puoi ottenere un Ingrediente la cui pila è vuota.
    Gli Ingredienti usati tornano subito nelle pile.
    .title = Pile vuote

CT-F03 =
    Quando completi un Ordine, ogni Pozione Magica restituita sostituisce una carta richiesta qualsiasi.
    Puoi usarne quante vuoi, anche se hai l'Ingrediente vero.
    .title = Pagare con Pozioni Magiche

CT-F04 =
    Una Pozione Magica è un Ingrediente salvo dove una regola la esclude.
    Non si ruba, e non si prende dalla pila con lo scambio di Tagliare la carne né come Ingrediente a scelta; una propria si può restituire in uno scambio.
    Lo scambio di Riparare il tetto può muovere pozioni nei due sensi.
    .title = Che cosa non fanno le pozioni

## Ordini

CT-G01 =
    La Mess Hall ha sei tavoli.
    Ognuno tiene un Ordine scoperto, o il meeple di chi lo ha preso.
    .title = Tavoli

CT-G02 =
    Metti l'Ordine sulla plancia, il meeple sul suo tavolo e l'Indicatore Tempo sul round corrente.
    .title = Prendere da un tavolo

CT-G03 =
    Pesca il primo Ordine: è tuo, che ti piaccia o no.
    Poi scarta un Ordine della Mess Hall e metti il meeple su quel tavolo.
    .title = Prendere dal mazzo

CT-G04 =
    Per pescare dal mazzo servono una carta da pescare e un Ordine su un tavolo che si possa scartare.
    .title = Che cosa serve per pescare

CT-G05 =
    Un Ordine aperto sta sulla plancia di un giocatore e non è completato.
    Quelli nella Mess Hall non lo sono.
    .title = Ordini aperti

CT-G06 =
    Completi un Ordine nel tuo turno, se vuoi, restituendo esattamente gli Ingredienti elencati.
    Il ritardo è il numero di round passati da quando l'hai preso.
    .title = Completare

CT-G07 =
    Servito nel round in cui è preso, un Ordine vale il numero in alto; più tardi, il numero accanto ai round di ritardo.
    .title = Punti di un Ordine

CT-G08 =
    Se l'Ordine mostra un simbolo Cucina o Faccende, il segnalino avanza di uno su quel tracciato.
    Questo non dà punti bonus.
    .title = Simbolo di un Ordine

CT-G09 =
    L'Ordine si tiene coperto, meeple e Indicatore Tempo tornano, e un nuovo Ordine va sul tavolo.
    .title = Dopo aver completato

CT-G10 =
    Gli Ordini completati contano come serviti e non tornano mai nel mazzo.
    .title = Ordini serviti

CT-G11 =
    Non puoi restituire un Ordine aperto.
    Se ne va completato, dimenticato o a fine partita.
    .title = Niente restituzioni

CT-G12 =
    Quando l'Orologio è avanzato e il tuo Ordine aperto è vecchio quanto il suo numero rosso, perdi i punti indicati, lo scarti, riprendi meeple e Indicatore Tempo, e un nuovo Ordine va sul tavolo.
    .title = Ordini dimenticati

CT-G13 =
    Fra gli stessi due round per quell'Ordine sei prima sceso sul tracciato Nasty.
    .title = Il passo prima di dimenticare

CT-G14 =
    Un punteggio può diventare negativo.
    .title = Sotto zero

CT-G15 =
    Gli Ordini scartati formano una pila scoperta.
    .title = Ordini scartati

## Oggetti

CT-I01 =
    Gli Oggetti si tengono in mano, nascosti.
    Quanti ne hai è noto a tutti.
    .title = Mani nascoste

CT-I02 =
    Nel tuo turno puoi giocare qualsiasi numero di Oggetti: applica l'effetto e scarta la carta.
    Uno che non avrebbe alcun effetto non si può giocare.
    .title = Giocare Oggetti

CT-I03 =
    Nell'edizione definitiva nessuno tiene più di tre Oggetti.
    Chi riceve il quarto ne scarta subito uno dei quattro.
    .title = Limite della mano

CT-I04 =
    Pescare un Oggetto vuol dire prendere la prima carta del mazzo.
    .title = Pescare un Oggetto

CT-I05 =
    Solo tu vedi le tre carte.
    Due si rimescolano nel mazzo.
    Se ce ne sono di meno scegli fra quelle.
    .title = Pescane tre, tienine uno

CT-I06 =
    Le carte che tolgono ritardo cambiano solo quale numero dell'Ordine si guadagna.
    Si sommano, mai sotto il ritardo zero, e non evitano passi Nasty né un Ordine dimenticato.
    L'Orologio da Taschino richiede un Ordine in ritardo di almeno un round.
    .title = Meno ritardo

CT-I07 =
    Dopo il Martello ogni area comune conta come libera per un piazzamento di quel turno, e allora devi piazzare se puoi.
    Grumm aggiunge solo questi piazzamenti e non crea obblighi.
    Ogni altra regola vale ancora, e le carte sulle plance non sono mai aree di questo tipo.
    .title = Aree piene

CT-I08 =
    La Clessidra ti dà un altro turno intero dopo questo, se il round non è finito.
    Non è un primo turno del round.
    Quando nessuno ha più dadi non si può giocare: il round finirà.
    .title = Turno in più

CT-I09 =
    Il Quadrifoglio ti dà il dado bianco a fine round, qualunque siano i punteggi; se lo usano in due vale l'ultimo.
    Il Bracciale prende il segnalino Primo Giocatore.
    .title = Quadrifoglio e Bracciale

CT-I10 =
    Un Oggetto non si può giocare senza un bersaglio o una carta adatti, senza un dado non piazzato se modifica dadi, dopo aver piazzato se è il Martello, sullo 0 del tracciato Nasty se fa salire, o se conta solo per un round che non ci sarà.
    .title = Oggetti senza effetto

## Aree

CT-A01 =
    Tutte le ricompense di un'area si danno nell'ordine elencato; poi il segnalino di un Task della Stanza; poi i punti bonus del tracciato; poi il passo sul tracciato.
    .title = Ricompense in ordine

CT-A02 =
    Un'area della Cantina ha 1 spazio con uno o due giocatori, 2 con tre, 3 con quattro, 4 con cinque o sei.
    L'Ufficio ne ha 1, 1, 2, 3, 3, 3; Oggetto nel Laboratorio 1, 1, 1, 2, 2, 2.
    Tutto il resto ne ha uno.
    .title = Spazi per giocatori

CT-A10 =
    Dadi per 1: Frutta o Erbe.
    .title = Cantina 1

CT-A11 =
    Dadi per 2: Sciroppo o Pietre.
    .title = Cantina 2

CT-A12 =
    Dadi per 3: Idromele o Nettare.
    .title = Cantina 3

CT-A13 =
    Dadi per 4: Vino o Elisir.
    .title = Cantina 4

CT-A14 =
    Dadi per 5: Ambrosia o Birra.
    .title = Cantina 5

CT-A15 =
    Dadi per 6: Liquore o Spiriti.
    .title = Cantina 6

CT-A20 =
    Cucina, dadi per 7: Erbe, il segnalino Primo Giocatore e 2 punti.
    .title = Preparare il pranzo a Nasty

CT-A21 =
    Cucina, dadi per 9: Sciroppo e 3 punti.
    .title = Arrostire la carne

CT-A22 =
    Cucina, dadi per 11: Nettare e 4 punti; nel prototipo anche un Oggetto.
    .title = Cucinare uova di drago

CT-A23 =
    Cucina, dadi per 13: Elisir e 5 punti; nel prototipo un Oggetto e 6 punti.
    .title = Lavare i piatti

CT-A24 =
    Cucina, dadi per 15: Birra, 6 punti e uno scambio con la riserva; nel prototipo due per uno, un Oggetto e 7 punti.
    .title = Tagliare la carne

CT-A25 =
    Cucina, dadi per 17: Idromele, 7 punti e rubi un Ingrediente; nel prototipo anche un Oggetto, e 10 punti.
    .title = Servire la cena

CT-A30 =
    Faccenda, dadi per 8: Frutta e 2 punti.
    .title = Pulire i tavoli

CT-A31 =
    Faccenda, dadi per 10: Pietre e 3 punti.
    .title = Passare lo straccio

CT-A32 =
    Faccenda, dadi per 12: Ambrosia e 4 punti; nel prototipo anche un Oggetto.
    .title = Preparare le stanze

CT-A33 =
    Faccenda, dadi per 14: Liquore e 5 punti; nel prototipo un Oggetto e 6 punti.
    .title = Tagliare la legna

CT-A34 =
    Faccenda, dadi per 16: Vino, uno scambio forzato e 6 punti; nel prototipo anche un Oggetto, e 8 punti.
    .title = Riparare il tetto

CT-A35 =
    Faccenda, dadi per 18: Spiriti, un Ingrediente a scelta e 7 punti; nel prototipo anche un Oggetto, e 12 punti.
    .title = Intrattenere gli ospiti

CT-A40 =
    Ufficio, un dado: sali di uno sul tracciato Nasty, un avversario a scelta scende di uno.
    .title = Parlare con Nasty

CT-A41 =
    Due dadi: pesca tre Oggetti e tienine uno.
    .title = Laboratorio: Oggetto

CT-A42 =
    Tre dadi: una Pozione Magica e un Oggetto.
    .title = Laboratorio: Pozione Magica

CT-A43 =
    Un dado: sostituisci un Ordine della Mess Hall.
    Il prototipo non ce l'ha.
    .title = Laboratorio: Sostituire un Ordine

CT-A50 =
    Un piazzamento in Cantina dà uno dei due Ingredienti, mai entrambi.
    .title = Uno dei due

CT-A51 =
    Tagliare la carne ti permette, se vuoi, di restituire un tuo Ingrediente (anche una pozione) e prenderne uno che non sia una pozione; nel prototipo ne restituisci due.
    Ciò che hai appena ottenuto può andare, e la pila di ciò che restituisci conta.
    .title = Lo scambio

CT-A52 =
    Scegli un avversario e un suo Ingrediente, mai una pozione.
    Servire la cena ti obbliga a rubare se qualcuno ha qualcosa da rubare.
    La vittima non ha voce in capitolo.
    .title = Rubare

CT-A53 =
    Scegli un avversario, una sua carta da prendere e una tua da dare; serve una carta da entrambe le parti.
    Riparare il tetto si può rifiutare e può muovere pozioni.
    Il Boccale Nanico non ne muove.
    .title = Scambio forzato

CT-A54 =
    Scarta un Ordine della Mess Hall, pescane tre che vedi solo tu, mettine uno sul tavolo vuoto e gli altri due in fondo al mazzo nell'ordine pescato.
    Con meno carte scegli fra quelle.
    .title = Sostituire un Ordine

CT-A55 =
    Parlando con Nasty devi nominare un avversario, anche uno sul 9.
    Prima sali tu; sullo 0 non si sale.
    .title = Nominare un avversario

CT-A56 =
    Preparare il pranzo a Nasty dà subito il segnalino Primo Giocatore.
    Anche chi lo ha già può cucinare, e lo tiene.
    .title = Il segnalino del pranzo

CT-A57 =
    Un Ingrediente a scelta è uno qualsiasi dei dodici con una carta nella pila, mai una pozione.
    .title = Ingrediente a scelta

CT-A58 =
    Una mano piena non chiude il Laboratorio; scarti dopo.
    .title = Laboratorio a mano piena

## Reputazione

CT-N01 =
    Le posizioni vanno da 0, la migliore, a 9, la peggiore.
    I passi oltre i due estremi si perdono.
    .title = Il tracciato Nasty

CT-N02 =
    Fra un round e l'altro scendi di uno se hai un Ordine aperto.
    .title = Giù per un Ordine aperto

CT-N03 =
    Anche l'Ufficio, gli Oggetti, i Personaggi, le carte Task e il dado Automa rosso ti muovono.
    .title = Altri passi

CT-N04 =
    Più passi si fanno uno alla volta.
    .title = Passo per passo

CT-N05 =
    Alla fine le posizioni da 0 a 9 costano 0, 1, 2, 4, 6, 8, 11, 14, 17 e 20 punti.
    .title = Penalità finale

CT-N06 =
    Arrivando su 3, 6 o 9 con un passo in giù peschi subito una carta Nasty Says, di chiunque sia il turno.
    .title = Convocazione

CT-N07 =
    Ognuno dei tre spazi ti fa pescare al massimo una volta a partita.
    .title = Una volta per spazio

CT-N08 =
    Finché hai una carta Nasty Says puoi piazzare dadi solo in Cantina, nel Laboratorio, nell'Ufficio e nella Stanza Segreta, e su una carta tenuta che accoglie dadi.
    Tutto il resto puoi farlo come sempre.
    .title = Il divieto di Nasty

CT-N09 =
    Le carte stanno scoperte sulla tua plancia.
    Puoi averne più d'una; ognuna vale da sola.
    .title = Più carte

CT-N10 =
    Alcune carte si pagano nel proprio turno, altre si scartano da sole quando hai fatto ciò che dicono, altre accolgono dadi.
    Il divieto finisce subito.
    Le Pozioni Magiche non pagano mai; i punti si possono pagare con qualsiasi punteggio.
    .title = Obbedire

CT-N11 =
    Nell'edizione definitiva nel round 10 non si pescano carte Nasty Says, anche se lo spazio conta come raggiunto.
    Il passo dopo il round 9 fa ancora pescare.
    .title = Niente carte nel round 10

CT-N12 =
    Ogni carta Nasty Says ancora tenuta alla fine costa 10 punti.
    .title = Disobbedienza

CT-N13 =
    Una carta che attende più volte qualcosa conta da quando è pescata, e tutti vedono il conto.
    .title = Carte che contano

CT-N14 =
    Vanno da 0 a 9, mai indietro.
    I passi oltre il 9 si perdono.
    .title = Tracciati Cucina e Faccende

CT-N15 =
    Ogni uso di un'area Cucina dà un passo sul tracciato Cucina, ogni Faccenda uno sul tracciato Faccende; così anche il simbolo di un Ordine completato.
    .title = Passi su questi tracciati

CT-N16 =
    Ogni uso di un'area della sezione dà punti in più secondo la posizione prima dell'uso: 2 dallo spazio 3, 3 dallo spazio 6, 4 sullo spazio 9.
    .title = Punti bonus

CT-N17 =
    Dallo spazio 6 puoi modificare di 1 un dado che piazzi lì, sullo spazio 9 di 1 o 2.
    .title = Modificare un dado

CT-N18 =
    Il tracciato Cucina non aiuta mai le Faccende né viceversa, e nessuno dei due aiuta la Cantina.
    .title = Ogni tracciato per sé

## Personaggi e Incarichi Segreti

CT-H01 =
    Tutti vedono i Personaggi di tutti.
    .title = Personaggi scoperti

CT-H02 =
    Un'abilità si usa due volte a partita: il primo uso gira la carta sul rosso, il secondo la scarta.
    .title = Due usi

CT-H03 =
    Ogni carta dice quando: liberamente nel proprio turno, o nel piazzare, in un incarico o nel completare un Ordine.
    Al massimo una volta per evento.
    .title = Quando valgono le abilità

CT-H04 =
    Keishara può annullare un passo in giù prima che sia fatto, e con esso la convocazione.
    Tobin può prendere un Ingrediente della stessa area dopo che un avversario ha usato la Cantina.
    I segnalini Mrs. Nasty valgono solo dopo il passo, quando si dovrebbe pescare.
    .title = Reazioni

CT-H05 =
    Alla fine non valgono nulla.
    .title = Abilità non usate

CT-J01 =
    Ognuno, tranne chi gioca da solo, ha un Incarico Segreto che conosce solo lui.
    Dà punti alla fine.
    .title = Un Incarico Segreto

CT-J02 =
    Danno punti per ogni Ordine servito la cui ricetta stampata elenca l'Ingrediente, una volta per Ordine, anche se una pozione lo ha sostituito.
    .title = Incarichi sugli Ingredienti

CT-J03 =
    Danno punti per ogni Ordine servito delle razze nominate.
    Elfi ed Elfi Verdi sono popoli diversi, a meno che siano nominati entrambi.
    .title = Incarichi sulle razze

CT-J04 =
    Ordini dimenticati, scartati o ancora aperti non contano mai, e nemmeno i segnalini Drink.
    .title = Che cosa non conta

## La fine

CT-E01 =
    In quest'ordine: perdi i punti della tua posizione sul tracciato Nasty; senza Ordine aperto guadagni 1 punto per Ingrediente, pozioni comprese, mentre un Ordine aperto si scarta senza perdite e gli Ingredienti non danno nulla; perdi 10 per ogni carta Nasty Says tenuta; guadagni i punti dell'Incarico Segreto; guadagni 1 per ogni segnalino Mrs. Nasty.
    .title = Punteggio finale

CT-E02 =
    Vince chi ha più punti.
    .title = Vincitore

CT-E03 =
    A parità vince chi ha perso meno punti sul tracciato Nasty; poi chi ha servito più Ordini; poi la vittoria è condivisa.
    .title = Pareggi

CT-E04 =
    Oggetti, Personaggi, segnalini Drink e Modifier e carte Task avanzati non valgono nulla.
    .title = Avanzi

## La Stanza Segreta

CT-X01 =
    La Stanza è chiusa nei round 1-3.
    .title = Chiusa all'inizio

CT-X02 =
    All'inizio del round 4, prima di lanciare i dadi, si pescano tre carte Task per i suoi posti e su ognuna si mette un segnalino scoperto.
    .title = Apertura

CT-X03 =
    Una carta Task è un'area con uno spazio: un valore, un tipo (Cucina, Faccende o nessuno) e ricompense.
    .title = Carte Task

CT-X04 =
    Un Task fatto nella Stanza dà le ricompense, poi il segnalino che porta.
    .title = Fare un Task

CT-X05 =
    Un Task di tipo Cucina o Faccende vale come quella sezione per il tracciato (aiuto, punti bonus, un passo) e per le abilità che guardano quegli incarichi.
    Per il divieto di Nasty appartiene alla Stanza.
    Un Task senza tipo non ha nulla di ciò.
    .title = Tipi

CT-X06 =
    Un Task fatto resta nella Stanza, occupato, fino alla fine del round.
    .title = Fino alla fine del round

CT-X07 =
    A fine round metti sulla plancia i Task che hai fatto nella Stanza.
    Se ne hai più di tre scarti fino ad averne tre a tua scelta.
    .title = Ottenere i Task

CT-X08 =
    Poi ogni posto vuoto riceve una nuova carta Task e ogni nuova carta un segnalino.
    .title = Riempire

CT-X09 =
    Una carta Task sulla tua plancia è un'area solo per te, una volta a round, dal round seguente, con le stesse ricompense ma senza segnalino.
    Resta lì.
    È chiusa finché hai una carta Nasty Says.
    .title = Task propri

CT-X10 =
    Nel tuo turno scartane uno per modificare di 1 un tuo dado non piazzato, tra 1 e 6.
    Puoi spenderne più d'uno, anche sullo stesso dado, e la faccia resta.
    Sono 30; quelli scartati tornano nella riserva, e se non bastano prendi quelli rimasti.
    .title = Segnalini Modifier

CT-X11 =
    Nel tuo turno restituisci l'Ingrediente mostrato, o una Pozione Magica, per scartare il segnalino e guadagnare 2 punti.
    Non c'è fretta.
    Non è un Ordine per nessun'altra regola.
    .title = Segnalini Drink

CT-X12 =
    Quando dovresti pescare una carta Nasty Says puoi scartarne tre invece; lo spazio conta come usato.
    Alla fine ognuno vale 1 punto.
    .title = Segnalini Mrs. Nasty

CT-X13 =
    Con una carta Nasty Says puoi ancora usare tutti i posti della Stanza, ma non le carte Task sulla tua plancia.
    .title = La Stanza e il divieto

CT-X14 =
    Un dado: prendi 2 segnalini Modifier.
    È chiuso finché lo è la Stanza.
    .title = Parlare con Mrs. Nasty

CT-X15 =
    I segnalini di tutti sono scoperti.
    I segnalini Drink e Mrs. Nasty e le carte Task scartati lasciano la partita.
    Bastano per tutti i round.
    .title = Segnalini scoperti

CT-X16 =
    Se il Martello o Grumm fa usare di nuovo un Task della Stanza nello stesso round, il secondo ha ricompense ed effetti sul tracciato ma non il segnalino, e la carta va al primo.
    .title = Usare due volte un Task

## In solitaria

CT-O01 =
    Non ci sono Incarichi Segreti né Personaggi.
    Un dado ciascuno bianco, giallo, blu, verde e rosso, e viola con l'espansione, sono l'Automa.
    .title = Preparazione in solitaria

CT-O02 =
    Clessidra, Martello, Bracciale, Artiglio di Drago, Bicchiere di Strongcliff, Boccale Nanico e Quadrifoglio non sono nel mazzo.
    .title = Oggetti tolti

CT-O03 =
    Le regole sugli altri si ignorano.
    Ciò che si darebbe, ruberebbe o scambierebbe va alla riserva o ne viene: il furto ne prende uno a scelta ma non una pozione, lo scambio restituisce una carta e ne prende una da qualsiasi pila, pozioni comprese.
    .title = La riserva come compagno

CT-O04 =
    Hai sempre quattro dadi.
    Il dado bianco non è mai tuo, e il segnalino Primo Giocatore non serve.
    .title = Quattro dadi

CT-O05 =
    All'inizio del round si lanciano tutti i dadi Automa e si piazzano nell'ordine bianco, giallo, blu, verde, rosso, viola.
    Ognuno blocca fino a fine round.
    Solo allora lanci tu.
    .title = L'Automa lancia

CT-O06 =
    Blocca l'Ordine sul tavolo del suo numero, da 1 in alto a sinistra a 6 in basso a destra.
    Se lì c'è il tuo meeple va sul tavolo a destra, da fine fila su quello a sinistra.
    L'Ordine non si può prendere, scartare o sostituire; a fine round è scartato e ne arriva uno nuovo.
    .title = Bianco

CT-O07 =
    Il giallo blocca l'area della Cantina del suo numero, il blu l'area Cucina in quel posto (7, 9, 11, 13, 15, 17), il verde la Faccenda (8, 10, 12, 14, 16, 18).
    .title = Giallo, blu, verde

CT-O08 =
    1 e 2 bloccano lo spazio Oggetto del Laboratorio, 3 e 4 la Pozione Magica, 5 Sostituire un Ordine; 6 blocca l'Ufficio e ti fa scendere di uno sul tracciato Nasty.
    .title = Rosso

CT-O09 =
    Si lancia quando la Stanza è aperta: 1-3 bloccano quella carta Task, che a fine round è scartata con il suo segnalino; 4-6 bloccano Mrs. Nasty.
    Le tue carte Task non sono mai bloccate.
    .title = Viola

CT-O10 =
    Un'area bloccata non ha spazi liberi.
    .title = Bloccato

CT-O11 =
    Parlare con Nasty ti fa salire di uno e nessuno scende.
    Il segnalino di Preparare il pranzo si ignora.
    .title = Parlare e cucinare da soli

CT-O12 =
    Un round è una serie di tuoi turni finché nessun dado si può piazzare.
    L'obbligo di prendere vale per il primo.
    .title = Round in solitaria

CT-O13 =
    Vinci con almeno 85 punti dopo il punteggio finale.
    .title = Modalità Normale

## La storia

CT-Y01 =
    Prima di scegliere i primi Ingredienti si pesca una delle 20 carte Assignment e si mette scoperta.
    .title = Missione

CT-Y02 =
    Vinci se alla fine tutti gli obiettivi della carta sono raggiunti.
    Gli 85 punti non servono.
    .title = Vincere la storia

CT-Y03 =
    Gli obiettivi sono numeri minimi di Ordini per razza, di passi sui tracciati Cucina e Faccende e di piazzamenti nel Laboratorio, e una posizione massima sul tracciato Nasty.
    .title = Obiettivi

CT-Y04 =
    Un Ordine conta per una sola razza.
    Di più non fa mai male.
    .title = Un Ordine, una razza

## Il prototipo

CT-P01 =
    Il prototipo è per 2-5 e non ha solitario, Personaggi, Stanza Segreta, Sostituire un Ordine né Cinque Regni.
    .title = Che cosa manca

CT-P02 =
    42 Ordini, 20 Oggetti, 15 Nasty Says e 8 Incarichi Segreti.
    .title = I suoi mazzi

CT-P03 =
    Alcune aree danno altre ricompense; dove mostrano un Oggetto ne peschi uno.
    .title = Le sue ricompense

CT-P04 =
    Alcuni Ordini mostrano un simbolo Oggetto: completarne uno fa pescare un Oggetto dopo i punti.
    .title = Simboli Oggetto

CT-P05 =
    Senza un Ordine aperto devi prenderne uno in un momento qualsiasi del tuo primo turno del round; altro può venire prima, ma il turno non finisce senza.
    .title = Obbligo di prendere

CT-P06 =
    Puoi tenere qualsiasi numero di Oggetti.
    .title = Nessun limite di mano

CT-P07 =
    Tagliare la carne scambia due Ingredienti per uno.
    .title = Due per uno

CT-P08 =
    Senza un piazzamento possibile salti solo il piazzamento; puoi fare tutto il resto.
    .title = Passare

CT-P09 =
    Gli spazi sono quelli della tabella per 2-5 giocatori.
    .title = I suoi spazi

CT-P10 =
    A parità vince chi sta meglio con Nasty; poi chi ha servito più Ordini.
    .title = Pareggi nel prototipo

CT-P11 =
    Le carte Nasty Says si pescano anche nel round 10, ma una di queste alla fine non costa nulla.
    .title = Carte nel round 10

CT-P12 =
    Chi ha un Ordine aperto scende ancora di uno sul tracciato Nasty.
    Gli Ordini dimenticati non si regolano più.
    .title = Dopo il round 10 nel prototipo

CT-P13 =
    Un Incarico Segreto dà 3 punti per ogni Ordine servito con Vino.
    .title = L'incarico del Vino

CT-P14 =
    Anche nel round 1 ognuno prende un Ordine nel primo turno, da un tavolo o dal mazzo.
    .title = Round 1

## Quando finiscono le carte

CT-Z01 =
    Quando serve un Ordine e il mazzo è vuoto, gli scarti formano un nuovo mazzo, anche a metà di una pesca.
    Se mancano anche quelli non si pesca e un tavolo può restare vuoto; i tavoli vuoti si riempiono fra i round, dal numero più basso.
    .title = Finiscono gli Ordini

CT-Z02 =
    Quando serve un Oggetto e il mazzo è vuoto, gli scarti formano un nuovo mazzo, anche mentre se ne pescano tre.
    Se mancano anche quelli non si pesca più.
    .title = Finiscono gli Oggetti

CT-Z03 =
    Gli scarti formano un nuovo mazzo.
    Se mancano, non si pesca e lo spazio conta come usato.
    .title = Finiscono le Nasty Says

CT-Z04 =
    Una pila vuota non dà nulla del suo tipo.
    .title = Finiscono gli Ingredienti

CT-Z05 =
    Incarichi Segreti, Personaggi e Assignment si danno una volta sola.
    Carte Task e segnalini della Stanza non possono finire; i segnalini Modifier si prendono finché ce ne sono.
    .title = Dati una volta
