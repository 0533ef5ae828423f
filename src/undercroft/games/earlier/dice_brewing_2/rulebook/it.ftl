### Dice Brewing: le regole come le leggono i giocatori. Un messaggio per ogni regola; una frase per riga.

## Preparazione

DB-S1 =
    Si gioca in due, tre o quattro.
    .title = Giocatori

DB-S2 =
    Tutti i 50 dadi e i 6 gettoni Seme formano all'inizio la riserva generale, divisi per tipo.
    Ci sono 14 dadi Malto Chiaro (gialli), 14 Malto Scuro (neri), 12 Luppolo (verdi) e 10 Abilità di Produzione (blu).
    Non puoi ottenere un dado o un gettone Seme che la riserva non ha.
    .title = Riserva limitata

DB-S3 =
    I gettoni Blocco stanno accanto alla riserva generale.
    Sono semplici segnalini e non finiscono mai.
    .title = Gettoni Blocco

DB-S4 =
    Il gettone Stagione/Priorità comincia sul lato Inverno.
    .title = Prima stagione

DB-S5 =
    In Modalità Standard le prime Ricette scoperte sono sempre Mass Lager, Cheap Lager ed Experimental Lager, più Sladek Pilsner in quattro giocatori.
    Tutte le altre si mescolano in un mazzo coperto: 27 carte in due o tre giocatori (Sladek Pilsner compresa), 26 in quattro.
    .title = Ricette in Modalità Standard

DB-S6 =
    In Modalità Avanzata si mescolano tutte le 30 Ricette.
    Se ne scoprono 3 in due o tre giocatori, 4 in quattro; le altre formano il mazzo coperto.
    .title = Ricette in Modalità Avanzata

DB-S7 =
    Gli ingredienti speciali si impilano per tipo sulla carta Mercato, i gettoni Azione per tipo sulla carta Mercato Nero.
    Ogni pila comincia con 3 gettoni.
    .title = Pile dei mercati

DB-S8 =
    Cominci con una Plancia del Giocatore, una carta Magazzino, una carta Riepilogo, 2 monete e 0 Punti Esperienza.
    .title = Dotazione iniziale

DB-S9 =
    Metti nella tua Riserva Attiva un dado Malto Chiaro, uno Malto Scuro, uno Luppolo e uno Abilità di Produzione, ancora da lanciare.
    Metti 1 gettone Seme nel tuo Magazzino.
    .title = Dadi e seme iniziali

DB-S10 =
    Ogni giocatore lancia un dado: il risultato più alto prende il gettone Stagione/Priorità.
    Chi è in parità lancia di nuovo.
    L'altro criterio, chi ha bevuto più birra, qui non si usa.
    .title = Primo giocatore

DB-S11 =
    In due giocatori restano nella riserva 12 dadi Malto Chiaro, 12 Malto Scuro, 10 Luppolo e 8 Abilità di Produzione e 4 gettoni Seme; ci sono 3 Ricette scoperte e 27 nel mazzo.
    In tre restano, nello stesso ordine, 11, 11, 9 e 7 dadi e 3 gettoni Seme; ci sono 3 Ricette scoperte e 27 nel mazzo.
    In quattro restano 10, 10, 8 e 6 dadi e 2 gettoni Seme; ci sono 4 Ricette scoperte e 26 nel mazzo.
    .title = Riserva a inizio partita

DB-S12 =
    Prima della partita il tavolo sceglie la Modalità Standard o la Modalità Avanzata.
    Può anche attivare la Regola del lancio sfortunato (DB-L1) e la variante Bloccare un Edificio prima del piazzamento (DB-T16); se non le sceglie, nessuna delle due è in gioco.
    .title = Opzioni del tavolo

DB-S13 =
    Le quattro Ricette iniziali hanno il retro verde, ma il retro delle carte nel mazzo non viene mai mostrato a nessuno.
    Così nessuno può capire che sta per uscire Sladek Pilsner o, in Modalità Avanzata, una qualsiasi Ricetta iniziale.
    .title = Retro delle carte nascosto

## Svolgimento del round

DB-F1 =
    La partita è una serie di round, numerati da 1.
    Ogni round ha le stesse fasi nello stesso ordine: lancio, piazzamento, Acquisti, Produzione (che si apre con la finestra dei gettoni) e Riordino.
    .title = Fasi del round

DB-F2 =
    In ogni fase si gioca in senso orario, a partire da chi ha il gettone Stagione/Priorità.
    .title = Ordine di turno

DB-F3 =
    A inizio round si lanciano tutti i dadi di tutte le Riserve Attive; non puoi escluderne nessuno dei tuoi.
    I dadi nel Magazzino non si lanciano e mantengono la loro faccia.
    .title = Il lancio

DB-F4 =
    Dopo il lancio chi non ha passato effettua turni di piazzamento in ordine di turno, un giro dopo l'altro.
    Puoi effettuare quanti turni vuoi.
    .title = Fase di piazzamento

DB-F5 =
    In un turno di piazzamento metti uno o due pezzi sulla tua Plancia: un dado, due dadi, un gettone Seme, un gettone Seme e un dado, oppure due gettoni Seme.
    I dadi possono essere di qualsiasi colore.
    I due pezzi possono andare su spazi diversi, oppure essere un pezzo base e il dado Abilità di Produzione che lo velocizza.
    Il secondo pezzo è sempre facoltativo.
    .title = Turno di piazzamento

DB-F6 =
    Spostare dadi dalla Riserva Attiva al Magazzino (DB-F9) e giocare gettoni Azione (DB-T3) sono azioni gratuite: non contano né come turno né come pezzo.
    Puoi farle prima, in mezzo e dopo i pezzi del turno, e anche in un turno in cui poi passi.
    .title = Azioni gratuite

DB-F7 =
    Se nel tuo turno non piazzi nulla, devi passare.
    Il passo è definitivo: per questo round non hai altri turni di piazzamento.
    Passando non ostacoli nessun altro.
    .title = Passare

DB-F8 =
    Il piazzamento termina appena tutti hanno passato.
    Se non hai piazzamenti possibili, puoi solo fare azioni gratuite e passare.
    .title = Fine del piazzamento

DB-F9 =
    In ogni tuo turno di piazzamento e nel tuo turno di acquisto puoi spostare quanti dadi vuoi dalla Riserva Attiva al Magazzino; mantengono il loro valore.
    La fine del tuo turno di acquisto è l'ultima occasione del round.
    .title = Immagazzinare i dadi

DB-F10 =
    Non puoi mai riportare di tua scelta un dado dal Magazzino alla Riserva Attiva.
    Un dado lascia il Magazzino solo se viene piazzato sulla Plancia o sul Mercato, usato per produrre, scambiato (DB-P16) o spostato da un gettone Prelevare un Dado.
    .title = Uscire dal Magazzino

DB-F11 =
    Sulla Plancia puoi piazzare dadi della Riserva Attiva o del Magazzino, e gettoni Seme del Magazzino.
    Anche il dado Abilità di Produzione per lo sconto al Mercato può venire da entrambe le aree.
    Per produrre, e per il dado Abilità di Produzione che migliora la Ricetta, vale solo il Magazzino.
    Per la Regola del lancio sfortunato contano solo gli 1 nella Riserva Attiva.
    .title = Da dove si usa

DB-F12 =
    Il Magazzino non ha limiti di capienza e puoi tenerci i dadi per quanti round vuoi.
    .title = Capienza del Magazzino

DB-F13 =
    Un dado ottenuto durante il piazzamento si lancia subito; lo metti, con quel valore, nella Riserva Attiva o nel Magazzino e puoi usarlo già in questo round.
    Un dado ottenuto nella Produzione o nel Riordino va nella Riserva Attiva senza essere lanciato e si lancia per la prima volta all'inizio del round successivo.
    .title = Dadi appena ottenuti

DB-F14 =
    Nel round 1 sono aperte solo la Casa del Malto e la Piantagione di Luppolo.
    La Scuola Professionale e il Mercato aprono nel round 2, il Dipartimento dei Semi e il Mercato Nero nel round 3.
    Da lì in poi è aperto tutto.
    .title = Che cosa apre e quando

DB-F15 =
    La Fase Acquisti si svolge in ogni round, anche nel round 1 quando i due mercati sono chiusi, perché è l'ultimo momento per immagazzinare dadi.
    .title = Acquisti in ogni round

DB-F16 =
    Se a fine round la partita continua, il gettone Stagione/Priorità passa al giocatore successivo in senso orario, che lo volta.
    Il round 1 è Inverno: i round dispari sono quindi Inverno, quelli pari Estate.
    .title = Cambio di stagione

DB-F17 =
    Quando il gettone passa su Estate (dopo i round 1, 3, 5 e così via), ogni giocatore mette 1 gettone Seme nel proprio Magazzino.
    Se la pila non basta, li ricevono i primi nel nuovo ordine di turno.
    Il passaggio su Inverno non dà nulla.
    .title = Semi d'estate

DB-F18 =
    Il tuo turno di piazzamento finisce solo quando passi, o quando lo chiudi tu dopo aver piazzato almeno un pezzo.
    Dopo il secondo pezzo non puoi piazzare altro, ma le azioni gratuite restano possibili finché non chiudi il turno.
    .title = Chiudere il turno

DB-F19 =
    Non c'è un limite al numero di round.
    .title = Nessun limite di round

## Piazzamento ed Edifici

DB-P1 =
    Puoi usare ogni spazio una sola volta per round.
    Uno spazio contiene un pezzo base (il dado o gettone Seme che richiede) e, dove è permesso, un dado Abilità di Produzione che lo velocizza.
    Uno spazio velocizzato conta come usato fino al Riordino.
    .title = Una volta per round

DB-P2 =
    Puoi piazzare un pezzo se l'Edificio è aperto in questo round, non hai già usato lo spazio nel round e sopra non c'è un gettone Blocco (DB-K2).
    Il pezzo deve essere di un tipo ammesso dallo spazio, raggiungere il minimo e non essere un dado bloccato.
    Uno spazio dall'effetto immediato deve poter fare qualcosa (DB-P15, DB-P16).
    Uno spazio che rende nel Riordino si può usare anche se in quel momento la riserva è vuota.
    .title = Piazzamento valido

DB-P3 =
    I pezzi restano sulla Plancia fino al Riordino, a meno che il loro effetto venga velocizzato.
    .title = I pezzi restano

DB-P4 =
    Puoi aggiungere un dado Abilità di Produzione a uno spazio dove si trova il tuo pezzo base, se il suo valore raggiunge il minimo richiesto per velocizzare.
    Vale per tutti gli spazi della Casa del Malto, della Piantagione di Luppolo e del Dipartimento dei Semi, mai per la Scuola Professionale.
    Puoi farlo nello stesso turno o in un turno di piazzamento successivo dello stesso round; conta come un pezzo.
    .title = Velocizzare

DB-P5 =
    Un effetto velocizzato avviene subito: il pezzo base lascia lo spazio e ricevi ciò che lo spazio dà.
    Solo il dado Abilità di Produzione resta lì fino al Riordino, quando torna nella tua Riserva Attiva.
    .title = Effetto velocizzato

DB-P6 =
    Non puoi velocizzare uno spazio finché nella riserva manca ciò che dà: un dado di quel colore o un gettone Seme.
    Con un solo gettone Seme nella pila puoi comunque velocizzare «Scambiare con semi», che in quel caso ne dà 1.
    .title = Riserva vuota

DB-P7 =
    Un dado ottenuto o aumentato velocizzando va nella Riserva Attiva o nel Magazzino, a tua scelta.
    Un dado ottenuto prima si lancia; un dado aumentato si gira semplicemente sulla nuova faccia.
    .title = Dove va il dado

DB-P8 =
    Il minimo si controlla solo nel momento in cui piazzi il dado.
    Se poi il dado viene rilanciato o perde un bonus, il piazzamento resta valido.
    .title = Minimo controllato una volta

DB-P9 =
    I tuoi dadi Abilità di Produzione tornano sempre nella tua Riserva Attiva durante il Riordino.
    Fa eccezione solo il dado ceduto su «Vendere abilità».
    .title = I dadi blu tornano

DB-P10 =
    Casa del Malto: piazza un gettone Seme su «Acquisire Malto Chiaro».
    Nel Riordino prendi 1 dado Malto Chiaro nella Riserva Attiva e il gettone Seme va nella pila.
    Si velocizza con un dado Abilità di Produzione da 3 in su.
    .title = Acquisire Malto Chiaro

DB-P11 =
    Casa del Malto: piazza un dado Malto Chiaro di qualsiasi valore su «Acquisire Malto Scuro».
    Nel Riordino quel dado va nella riserva generale e prendi 1 dado Malto Scuro nella Riserva Attiva.
    Si velocizza con un dado Abilità di Produzione da 3 in su.
    .title = Acquisire Malto Scuro

DB-P12 =
    Casa del Malto: piazza un dado Malto Chiaro o Malto Scuro di valore da 1 a 5 su «Incrementare il Malto»; un dado di valore 6 non è ammesso.
    Nel Riordino la sua faccia sale di 1, mai oltre 6.
    Si velocizza con un dado Abilità di Produzione da 2 in su.
    .title = Incrementare il Malto

DB-P13 =
    Piantagione di Luppolo: piazza un gettone Seme su «Acquisire Luppolo».
    Nel Riordino prendi 1 dado Luppolo nella Riserva Attiva e il gettone Seme va nella pila.
    Si velocizza con un dado Abilità di Produzione da 3 in su.
    .title = Acquisire Luppolo

DB-P14 =
    Piantagione di Luppolo: piazza un dado Luppolo di valore da 1 a 5 su «Incrementare il Luppolo»; un dado di valore 6 non è ammesso.
    Nel Riordino la sua faccia sale di 1, mai oltre 6.
    Si velocizza con un dado Abilità di Produzione da 2 in su.
    .title = Incrementare il Luppolo

DB-P15 =
    Scuola Professionale: piazza un dado Abilità di Produzione di valore 2 o più su «Rilanciare i dadi».
    Scegli subito uno o più dei tuoi dadi, di qualsiasi colore, nella Riserva Attiva, nel Magazzino o in entrambi, e lanciali una volta.
    Ogni dado resta nella sua area, qualunque sia il risultato.
    Non puoi scegliere dadi bloccati o protetti.
    .title = Rilanciare i dadi

DB-P16 =
    Scuola Professionale: piazza un dado Abilità di Produzione di valore 3 o più su «Scambiare con la riserva» e scegli subito Malto Chiaro, Malto Scuro o Luppolo.
    La riserva deve avere almeno 1 dado di quel colore e tu almeno 1 che non sia né bloccato né protetto.
    Lancia tutti i dadi di quel colore della riserva; poi puoi scambiarne esattamente uno con un tuo dado dello stesso colore, oppure rinunciare.
    Il nuovo dado mantiene il valore ottenuto e prende il posto del vecchio nella Riserva Attiva o nel Magazzino; il vecchio va nella riserva generale.
    .title = Scambiare con la riserva

DB-P17 =
    Scuola Professionale: piazza un dado Abilità di Produzione di valore 5 o più su «Ottenere abilità».
    Nel Riordino torna nella tua Riserva Attiva insieme a 1 altro dado Abilità di Produzione.
    .title = Ottenere abilità

DB-P18 =
    Dipartimento dei Semi: piazza un dado Malto Chiaro o Luppolo di qualsiasi valore su «Scambiare con semi».
    Nel Riordino il dado va nella riserva generale e prendi 2 gettoni Seme nel Magazzino, o meno se la pila non basta.
    Si velocizza con un dado Abilità di Produzione da 3 in su.
    .title = Scambiare con semi

DB-P19 =
    Dipartimento dei Semi: piazza un dado Malto Scuro di qualsiasi valore su «Vendere malto scuro».
    Nel Riordino il dado va nella riserva generale e ricevi 3 monete.
    Si velocizza con un dado Abilità di Produzione da 3 in su.
    .title = Vendere malto scuro

DB-P20 =
    Dipartimento dei Semi: piazza un dado Abilità di Produzione di qualsiasi valore su «Vendere abilità».
    Nel Riordino il dado va nella riserva generale e ricevi 4 monete.
    Si velocizza con un secondo dado Abilità di Produzione, da 3 in su.
    .title = Vendere abilità

DB-P21 =
    I dadi ceduti nel Dipartimento dei Semi vanno nella riserva generale e non tornano a te.
    Un dado torna solo se il suo edificio è stato bloccato e lo scambio non avviene (DB-T11).
    Un dado Abilità di Produzione usato lì per velocizzare torna come di consueto.
    .title = Dadi ceduti

## Gettoni Blocco

DB-K1 =
    In un round lo stesso spazio può essere usato da tutti i giocatori tranne uno, ciascuno sulla propria Plancia.
    Cioè da 1 giocatore nelle partite in due, da 2 in quelle in tre e da 3 in quelle in quattro.
    .title = Giocatori per spazio

DB-K2 =
    Appena si raggiunge quel numero, l'unico giocatore rimasto mette un gettone Blocco su quello spazio della propria Plancia e in questo round non può usarlo.
    Avviene da sé: non c'è nulla da decidere.
    .title = Spazio bloccato

DB-K3 =
    Un gettone Blocco chiude un solo spazio.
    Puoi ancora usare gli altri spazi dello stesso Edificio.
    .title = Un solo spazio

DB-K4 =
    I gettoni Blocco possono toccare ognuno degli 11 spazi di tutti e quattro gli Edifici.
    .title = Tutti gli spazi

DB-K5 =
    Uno spazio conta come usato dal momento in cui si piazza il pezzo base fino al Riordino.
    Vale anche se è stato velocizzato e vi resta solo il dado Abilità di Produzione.
    .title = Quando uno spazio conta

DB-K6 =
    Tutti i gettoni Blocco si tolgono alla fine del Riordino.
    .title = Gettoni Blocco tolti

## Mercati

DB-M1 =
    Nella Fase Acquisti ogni giocatore ha un turno di acquisto, in ordine di turno.
    Nel tuo puoi comprare un ingrediente speciale e un gettone Azione, ciascuno al massimo una volta e nell'ordine che vuoi.
    Puoi anche immagazzinare dadi e giocare gettoni Azione; poi il turno finisce.
    .title = Turno di acquisto

DB-M2 =
    Dal round 2 puoi comprare al Mercato, al massimo 1 ingrediente speciale per round.
    .title = Mercato

DB-M3 =
    Dal round 3 puoi comprare al Mercato Nero, al massimo 1 gettone Azione per round.
    .title = Mercato Nero

DB-M4 =
    Mercato: Frutta costa 2 monete, Spezie 3, Malto Speciale 3, Miele 4 e Luppolo Speciale 4.
    Mercato Nero: Aumentare il Valore di un Dado costa 2 monete, Rilanciare un Dado 2, Prelevare un Dado 3, Bloccare / Proteggere un Dado 3, Bloccare un Edificio 3 e Bloccare una Ricetta 4.
    .title = Prezzi

DB-M5 =
    Quando compri un ingrediente speciale puoi piazzare sulla carta Mercato un tuo dado Abilità di Produzione per avere uno sconto.
    Spezie e Malto Speciale: un dado da 4 in su fa risparmiare 1 moneta.
    Miele e Luppolo Speciale: un 5 fa risparmiare 1 moneta, un 6 ne fa risparmiare 2.
    Per Frutta e gettoni Azione non ci sono sconti.
    .title = Sconto

DB-M6 =
    Il dado dello sconto viene dalla tua Riserva Attiva o dal tuo Magazzino e non deve essere bloccato.
    Puoi usarne uno per acquisto e vale solo per il tuo acquisto.
    Resta sul Mercato fino al Riordino, quindi non puoi usarlo nella Produzione di questo round.
    .title = Dado dello sconto

DB-M7 =
    Un prezzo non scende mai sotto 0.
    Le monete non finiscono mai e il resto si può sempre dare.
    .title = Monete

DB-M8 =
    Da una pila vuota non si compra nulla.
    I gettoni comprati vanno nel tuo Magazzino e puoi averne quanti vuoi.
    .title = Pile e gettoni posseduti

DB-M9 =
    Un ingrediente speciale usato per produrre torna subito nella sua pila del Mercato e si può comprare di nuovo.
    .title = Gli ingredienti tornano

DB-M10 =
    Un gettone Azione non torna mai al Mercato Nero.
    .title = I gettoni Azione no

DB-M11 =
    Puoi piazzare un dado per lo sconto solo se abbassa davvero il prezzo dell'ingrediente che compri con esso.
    Devi poter pagare il prezzo ridotto.
    .title = Niente sconti a vuoto

## Gettoni Azione

DB-T1 =
    I gettoni Azione si comprano (DB-M3) o si ricevono come ricompensa di una Ricetta (DB-B8).
    .title = Avere gettoni Azione

DB-T2 =
    Tieni i tuoi gettoni Azione presso il Magazzino, scoperti in Modalità Standard.
    Non si possono prendere, scambiare o bloccare.
    .title = Tenere i gettoni Azione

DB-T3 =
    Nei tuoi turni di piazzamento e di acquisto puoi giocare quanti gettoni Azione vuoi, in qualsiasi momento del turno.
    Sono esclusi Bloccare un Edificio e Bloccare una Ricetta, che spettano alla finestra dei gettoni (DB-T4).
    .title = Giocarli nel proprio turno

DB-T4 =
    La Produzione si apre con la finestra dei gettoni, prima che qualcuno dichiari una Ricetta; si salta se nessuno ha gettoni Azione.
    A partire da chi ha il gettone Stagione/Priorità, e girando, ognuno gioca esattamente un gettone o rinuncia.
    La finestra si chiude quando tutti hanno rinunciato di seguito, senza gettoni in mezzo.
    Fino ad allora puoi ancora rispondere a un gettone giocato dopo, anche se prima avevi rinunciato.
    .title = Finestra dei gettoni

DB-T5 =
    Dopo la finestra non si possono giocare gettoni Azione fino al piazzamento del round successivo.
    Un gettone vinto producendo aspetta quindi il round successivo.
    Non se ne possono giocare durante il lancio, nel Riordino o a fine round.
    .title = Quando i gettoni aspettano

DB-T6 =
    Puoi giocare un gettone Azione solo su un bersaglio valido.
    Il suo effetto avviene subito e per intero, prima di ogni altra cosa.
    Un gettone comprato in questo round si può giocare nello stesso turno di acquisto o nella finestra dei gettoni.
    .title = Bersaglio ed effetto

DB-T7 =
    Un gettone Azione giocato esce definitivamente dalla partita.
    Se segna un dado, un Edificio o una Ricetta, resta lì fino alla fine del Riordino e poi viene tolto.
    .title = Gettoni usati

DB-T8 =
    Nessun gettone Azione può scegliere un dado che si trova sulla carta Mercato, nella riserva generale o su una Ricetta.
    .title = Dadi irraggiungibili

DB-T10 =
    Prelevare un Dado: scegli un dado non protetto nel Magazzino di un giocatore qualsiasi, anche nel tuo.
    Va, con il suo valore, nella Riserva Attiva del suo proprietario, chiunque abbia giocato il gettone.
    Se lo giochi nella finestra dei gettoni, il dado è fuori portata per la Produzione di questo round.
    .title = Prelevare un Dado

DB-T11 =
    Bloccare un Edificio, solo nella finestra dei gettoni: scegli un avversario e uno dei suoi quattro Edifici.
    Per il resto del round lì non succede più nulla per quel giocatore.
    Nel Riordino tutti i suoi pezzi in quell'Edificio tornano senza effetto: i gettoni Seme nel Magazzino, i dadi nella Riserva Attiva.
    Gli effetti già avvenuti restano validi.
    .title = Bloccare un Edificio

DB-T12 =
    Bloccare / Proteggere un Dado: scegli un dado in una qualsiasi Riserva Attiva o in un qualsiasi Magazzino; il segno vale per il resto del round.
    Il dado di un avversario è bloccato: lui non può piazzarlo, usarlo per produrre, per migliorare o per uno sconto, contarlo per la Regola del lancio sfortunato o sceglierlo nella Scuola Professionale, ma può ancora immagazzinarlo.
    Il tuo dado è protetto: nessuno, nemmeno tu, può cambiarne il valore (rilancio, aumento, spazio che incrementa, scambio) o prelevarlo dal Magazzino, ma per il resto puoi usarlo normalmente.
    Un avversario può comunque bloccare un dado protetto.
    .title = Bloccare / Proteggere un Dado

DB-T13 =
    Bloccare una Ricetta, solo nella finestra dei gettoni: scegli una Ricetta scoperta non ancora bloccata.
    In questo round nessuno, nemmeno tu, può produrla.
    .title = Bloccare una Ricetta

DB-T14 =
    Aumentare il Valore di un Dado: scegli un dado non protetto di valore da 1 a 5 in una Riserva Attiva, in un Magazzino o su una Plancia.
    Ha un bonus di +1 fino alla fine del Riordino, quando il bonus svanisce; qualsiasi rilancio del dado lo fa finire prima.
    Il bonus vale per ogni minimo, ma non diventa mai parte della faccia.
    .title = Aumentare un dado

DB-T15 =
    Rilanciare un Dado: scegli un dado non protetto e già lanciato, tuo o di un avversario, in una Riserva Attiva, in un Magazzino o su una Plancia.
    Lancialo una volta; resta dov'è e perde ogni bonus.
    .title = Rilanciare un Dado

DB-T16 =
    Nella variante Bloccare un Edificio prima del piazzamento (esclusa se non scelta), Bloccare un Edificio non si può giocare nella finestra dei gettoni della Produzione.
    Si gioca in una finestra dello stesso tipo (DB-T4) tra il lancio e il primo turno di piazzamento.
    Il giocatore scelto non può piazzare in quell'Edificio in questo round; i pezzi non ne risentono.
    .title = Bloccare prima del piazzamento

DB-T17 =
    Un dado può essere bloccato una volta e protetto una volta, mai due volte allo stesso modo.
    Le due cose sono indipendenti: proteggere un tuo dado bloccato non lo libera, e un dado bloccato ma non protetto può ancora essere prelevato, aumentato o rilanciato dal gettone di chiunque.
    Segni e bonus seguono il dado ovunque vada.
    Finiscono quando passa nella riserva generale (Malto Scuro acquisito, scambio, Dipartimento dei Semi) e al più tardi alla fine del Riordino (DB-C11).
    .title = Segni sui dadi

DB-T18 =
    Puoi giocare Bloccare un Edificio su qualsiasi Edificio di un avversario già aperto (DB-F14) e non ancora chiuso in questo round, anche se è vuoto.
    .title = Edifici che puoi bloccare

DB-T19 =
    Nella finestra dei gettoni, se non hai gettoni Azione rinunci automaticamente.
    Se ne hai, la scelta ti viene sempre chiesta, anche quando nessuno ha un bersaglio valido.
    .title = A chi si chiede

## Produzione

DB-B1 =
    Dopo la finestra dei gettoni si gioca in ordine di turno, un giro dopo l'altro: produci esattamente una Ricetta o rinunci.
    Per produrne una seconda ti serve un nuovo turno, dopo che tutti gli altri hanno avuto il loro.
    .title = Turni di Produzione

DB-B2 =
    Scegli una Ricetta scoperta che non sia bloccata.
    Per ogni dado richiesto usa un dado diverso di quel colore, con un valore almeno pari al minimo.
    Il valore in eccesso va perso.
    .title = Che cosa serve

DB-B3 =
    Puoi produrre solo con dadi non bloccati del tuo Magazzino.
    .title = Solo dadi del Magazzino

DB-B4 =
    Scegli tu quali usare fra i dadi adatti.
    Non sei mai obbligato a produrre.
    .title = La scelta è tua

DB-B5 =
    Puoi aggiungere al massimo uno dei miglioramenti stampati sulla carta, e lo dichiari insieme alla Ricetta.
    È un dado Abilità di Produzione non bloccato del tuo Magazzino che raggiunge il minimo stampato, oppure uno degli ingredienti speciali indicati.
    Ti dà il bonus stampato, in Punti Esperienza o monete.
    .title = Miglioramento

DB-B6 =
    Prima dichiari la Ricetta, i dadi e il miglioramento.
    Poi tutti i dadi usati, anche un dado Abilità di Produzione per il miglioramento, vanno nella tua Riserva Attiva con le loro facce, e un ingrediente speciale va nella sua pila del Mercato.
    Quindi metti la carta davanti a te e al suo posto si scopre subito la prima carta del mazzo.
    Infine ricevi la ricompensa, il bonus e il Punto Esperienza in più (DB-B7).
    .title = Ordine della produzione

DB-B7 =
    Ogni Ricetta prodotta ti dà 1 Punto Esperienza oltre alla ricompensa e al bonus stampati.
    .title = Punto Esperienza in più

DB-B8 =
    Se la ricompensa è un gettone Azione, scegli gratis un tipo ancora presente nelle pile del Mercato Nero.
    Puoi farlo in qualsiasi round e non conta come acquisto.
    Se non ne restano, non ricevi alcun gettone.
    .title = Gettone Azione in premio

DB-B9 =
    Se la ricompensa è un dado, scegli uno dei quattro colori che la riserva ha ancora, anche Abilità di Produzione.
    Va nella tua Riserva Attiva senza essere lanciato.
    Se non restano dadi, non ne ricevi.
    .title = Dado in premio

DB-B10 =
    La nuova Ricetta scoperta si può produrre già in questo round, a partire dal giocatore successivo.
    Quando il mazzo è vuoto, il posto resta vuoto.
    .title = Nuova Ricetta

DB-B11 =
    I dadi usati per produrre sono ormai nella tua Riserva Attiva, quindi in questo round non puoi usarli di nuovo per produrre.
    .title = Dadi già usati

DB-B12 =
    La rinuncia non è definitiva.
    La Produzione termina quando tutti hanno rinunciato uno dopo l'altro, senza Ricette prodotte in mezzo.
    Se non puoi produrre nulla, rinunci automaticamente.
    .title = Fine della Produzione

DB-B13 =
    Le Ricette che nessuno ha prodotto restano scoperte per il round successivo.
    .title = Ricette rimaste

## Riordino

DB-C1 =
    I giocatori riordinano uno dopo l'altro, in ordine di turno.
    Ognuno completa i passi da 1 a 3 prima che cominci il successivo.
    .title = Uno alla volta

DB-C2 =
    Il tuo Riordino ha tre passi.
    Nel passo 1 cambiano i valori; nel passo 2 tornano i dadi e arrivano quelli ottenuti nella Scuola Professionale; nel passo 3 si fanno gli scambi.
    .title = Tre passi

DB-C3 =
    Passo 1: ogni dado su «Incrementare il Malto» e «Incrementare il Luppolo» che non è stato velocizzato sale di 1 faccia, fino a 6.
    Un bonus di Aumentare il Valore di un Dado (DB-T14) non fa parte della faccia.
    Scegli se il dado va nel Magazzino o nella Riserva Attiva; se non scegli, va nel Magazzino.
    .title = I valori salgono

DB-C4 =
    Passo 2: tutti i dadi Abilità di Produzione sugli spazi della Scuola Professionale, tutti quelli usati per velocizzare e il tuo dado dello sconto al Mercato tornano nella tua Riserva Attiva.
    «Ottenere abilità» ti dà 1 dado Abilità di Produzione.
    .title = I dadi tornano

DB-C5 =
    Passo 3: gli scambi avvengono nell'ordine «Acquisire Malto Chiaro», «Acquisire Malto Scuro», «Acquisire Luppolo», «Scambiare con semi», «Vendere malto scuro», «Vendere abilità».
    L'ordine all'interno di uno scambio è in DB-C13.
    .title = Scambi

DB-C6 =
    Se nella riserva manca il dado che dovresti ottenere, la tua richiesta aspetta e il pezzo base resta sullo spazio.
    Per ogni colore si serve per prima la richiesta arrivata per prima.
    Solo il dado su «Ottenere abilità» torna comunque nel passo 2; la sua richiesta aspetta senza di lui.
    .title = Richieste in attesa

DB-C7 =
    Se più avanti nello stesso Riordino un dado di quel colore arriva nella riserva, da chiunque venga, la richiesta in attesa da più tempo lo prende subito.
    Il suo pezzo base lascia poi lo spazio come di consueto, il che può soddisfare altre richieste.
    .title = Richieste soddisfatte tardi

DB-C8 =
    Le richieste ancora in attesa dopo l'ultimo giocatore falliscono.
    Un gettone Seme è sprecato e va nella pila.
    Il dado Malto Chiaro che doveva diventare Malto Scuro torna nella Riserva Attiva del suo proprietario.
    Un «Ottenere abilità» fallito non dà nulla.
    .title = Richieste fallite

DB-C9 =
    «Scambiare con semi» dà 2 gettoni Seme, o 1 se la pila ne ha uno solo.
    Se in quel momento la pila è vuota, il dado va comunque nella riserva generale e non ricevi nulla.
    Questo scambio non aspetta mai.
    .title = Semi insufficienti

DB-C10 =
    Un Edificio chiuso da Bloccare un Edificio (DB-T11) si salta nei passi da 1 a 3.
    I pezzi che contiene tornano senza effetto nel passo 2.
    .title = Edificio chiuso

DB-C11 =
    Alla fine del Riordino si tolgono tutti i gettoni Blocco.
    I gettoni Azione che segnano dadi, Edifici e Ricette escono dalla partita, e tutti i bonus finiscono.
    .title = Segni tolti

DB-C12 =
    Poi il round si chiude: per prima cosa si controlla se la partita è finita (DB-E1).
    Se non lo è, il gettone Stagione/Priorità passa di mano e si volta (DB-F16), e l'Estate porta gettoni Seme (DB-F17).
    .title = Fine del round

DB-C13 =
    In ogni scambio prima ricevi il dado, i gettoni Seme o le monete; solo dopo il pezzo base va nella riserva, dove può soddisfare richieste in attesa.
    «Scambiare con semi» paga quindi dalla pila com'era prima: un gettone Seme che il suo dado libera da una richiesta in attesa arriva troppo tardi.
    .title = Prima si riceve

## Lancio sfortunato

DB-L1 =
    Questa regola vale solo se il tavolo l'ha scelta.
    In ogni momento del tuo turno di acquisto, i tuoi dadi non bloccati di valore 1 nella Riserva Attiva, di qualsiasi colore, ti prestano monete.
    Due prestano 2 monete, tre ne prestano 4, quattro o più ne prestano 6; nessuno o uno solo non presta nulla.
    Quali 1 contano è in DB-L5.
    .title = Regola del lancio sfortunato

DB-L2 =
    Con il credito puoi pagare l'ingrediente speciale, il gettone Azione o entrambi, ma lo hai una sola volta per round in tutto.
    Si spende prima delle monete vere.
    Ciò che non spendi va perso e non diventa mai una moneta.
    .title = Spendere il credito

DB-L3 =
    I dadi non si scambiano e non si spostano.
    Gli 1 nel Magazzino non contano: chi immagazzina un 1 rinuncia al suo credito.
    Appena spendi parte del credito, tutti gli 1 nella tua Riserva Attiva sono fermi: in questo round non puoi immagazzinarli.
    .title = Gli 1 restano fermi

DB-L4 =
    Puoi unire il credito a uno sconto al Mercato.
    Funziona solo dove un mercato è aperto (DB-F14).
    .title = Credito e mercati

DB-L5 =
    Un 1 conta solo se quella faccia è uscita nel lancio o nel piazzamento di questo round: nel primo lancio, nella Scuola Professionale, con un gettone Azione o su un dado ottenuto e lanciato allora.
    Un dado rilanciato nella Fase Acquisti non conta più.
    Non conta nemmeno un 1 immagazzinato in un round precedente e riportato da Prelevare un Dado.
    .title = Quali 1 contano

DB-L6 =
    A ogni pagamento il tuo credito è la somma per gli 1 che contano in quel momento, meno il credito già speso in questo round, mai sotto 0.
    Gli 1 persi o guadagnati fra due acquisti cambiano quindi solo ciò che non hai ancora speso.
    .title = Credito rimasto

## Modalità Avanzata

DB-A1 =
    In Modalità Avanzata le Ricette si preparano a caso (DB-S6).
    .title = Ricette casuali

DB-A2 =
    In Modalità Avanzata i tuoi gettoni Azione, comprati o vinti, restano coperti.
    Gli avversari sanno quanti ne hai, ma non quali.
    .title = Gettoni coperti

DB-A3 =
    Un gettone Azione si rivela quando viene giocato.
    .title = Rivelati quando giocati

DB-A4 =
    Quando in Modalità Avanzata compri o vinci un gettone Azione, gli avversari vedono solo che ne hai preso uno.
    Quanti gettoni hanno le pile del Mercato Nero è nascosto; di una pila si vede solo se è vuota.
    .title = Che cosa vedono gli avversari

## Fine e punteggio

DB-E1 =
    La fine della partita arriva quando tutti i giocatori insieme hanno prodotto 10 Ricette in due, 15 in tre o 20 in quattro.
    .title = Fine della partita

DB-E2 =
    Quel round si gioca comunque fino in fondo: la Produzione continua con le sue regole, quindi si possono produrre altre Ricette, e il Riordino si svolge per intero.
    Poi la partita finisce; il gettone Stagione/Priorità non si muove più.
    .title = Ultimo round

DB-E3 =
    Il tuo punteggio finale sono i tuoi Punti Esperienza, più 1 ogni 2 monete (per difetto), 1 per ogni dado Malto Chiaro, 1 per ogni dado Luppolo e 2 per ogni dado Malto Scuro.
    I dadi contano ovunque li tieni, e il loro valore non importa.
    Dadi Abilità di Produzione, gettoni Seme, ingredienti speciali, gettoni Azione e carte Ricetta non danno punti.
    .title = Punteggio finale

DB-E4 =
    Vince il punteggio più alto.
    In caso di parità vince, fra i pari merito, chi ha prodotto più Ricette; se la parità resta, la vittoria è condivisa.
    .title = Vittoria e parità

DB-E5 =
    I Punti Esperienza non hanno un limite massimo, per quanto lungo sia il tracciato stampato.
    .title = Nessun limite ai punti
