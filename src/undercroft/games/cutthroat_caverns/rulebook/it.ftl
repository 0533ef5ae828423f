### Cutthroat Caverns: le regole come le leggono i giocatori. Un messaggio per ogni regola; una frase per riga.

## Termini

CC-G01 =
    Ciò che dipende dal numero di giocatori guarda a quanti hanno iniziato la partita, e quel numero non cambia mai.
    I vivi si contano a parte.
    .title = Due modi di contare

CC-G02 =
    Un personaggio parte con { -life } Punti Vita e non ne ha mai più di { -life }.
    .title = Punti Vita

CC-G03 =
    Il livello conta ogni Carta Incontro girata in questa partita, partendo da 1.
    Valgono anche gli incontri aggiunti e quello affrontato una seconda volta.
    .title = Livello di un incontro

CC-G04 =
    Un round comprende iniziativa, impostazione degli attacchi, turni di tutti e creatura.
    Un turno è la parte di un giocatore.
    .title = Round e turni

CC-G05 =
    Una Carta Attacco con un valore, anche 0, è un attacco standard.
    Finta, Concentrare la Forza e Scivolare alle Spalle sono manovre tattiche: non colpiscono mai, e nulla può farle colpire.
    .title = Attacchi e manovre

CC-G06 =
    Un colpo è diretto a un solo giocatore.
    Un attacco al gruppo tocca tutti.
    .title = Colpi e attacchi al gruppo

CC-G07 =
    I posti vanno in senso orario.
    Il posto di testa avanza di uno a ogni incontro; se quel giocatore è morto, tocca al prossimo posto vivo.
    .title = Posto di testa

CC-G08 =
    Se una Carta Incontro contraddice le regole generali, vale la carta.
    .title = Vince la carta

CC-G09 =
    È danneggiato solo chi perde davvero almeno 1 Punto Vita.
    .title = Danneggiato

CC-G10 =
    Trattate, promettete, minacciate e mentite: nessuna parola vincola.
    Le carte in mano si possono raccontare, non mostrare.
    .title = Parlare è libero

## Preparazione

CC-S01 =
    Si gioca da tre a sei.
    .title = Giocatori

CC-S02 =
    Si usano le Carte Iniziativa da 1 al numero dei giocatori.
    Le altre restano nella scatola.
    .title = Carte Iniziativa

CC-S03 =
    Le { -deck-size } Carte Attacco, Azione e Oggetto formano un solo mazzo coperto.
    Gli scarti sono scoperti; le carte rimosse non tornano più.
    .title = Mazzo

CC-S04 =
    Ognuno riceve a caso un personaggio con { -life } Punti Vita.
    I personaggi differiscono solo per i ritratti sulle Carte Attacco.
    .title = Personaggi

CC-S05 =
    Delle { -encounters } Carte Incontro se ne prendono { -dealt } coperte.
    Le altre { -unused } restano inutilizzate, salvo che una regola ne chiami una.
    .title = Mazzo Incontro

CC-S06 =
    Con questa opzione il primo incontro è il Ripper e gli altri { -dealt-less-one } si prendono dal resto.
    .title = Prima partita

CC-S07 =
    All'inizio nessuno ha carte: la mano di { -full-hand } si pesca prima del primo incontro.
    .title = Mani vuote

CC-S08 =
    Con questa opzione un Attacco 5 è sostituito da Colpo Involontario.
    Il mazzo resta di { -deck-size-second } carte.
    .title = Seconda edizione

## Carte e mano

CC-H01 =
    Si prende la prima carta del mazzo.
    Se è finito si rimischiano gli scarti; se mancano anche quelli non si pesca.
    .title = Pescare

CC-H02 =
    Un oggetto pescato va subito scoperto davanti a te.
    Non fa mai parte della mano.
    .title = Gli oggetti si scoprono subito

CC-H03 =
    Pesca una carta alla volta finché la mano è piena.
    Gli oggetti trovati non contano.
    .title = Rifornire la mano

CC-H04 =
    Peschi una carta sola, e nessun'altra se è un oggetto.
    .title = Pescare una carta

CC-H05 =
    La mano è piena a { -full-hand } carte, a { -amulet_of_mentalism-reach } finché possiedi l'Amuleto del Mentalismo.
    .title = Limite della mano

CC-H06 =
    Chi supera il limite scarta subito le carte in più, a sua scelta.
    .title = Troppe carte

CC-H07 =
    La mano e le carte impostate coperte sono segrete.
    Quante carte hai in mano no.
    .title = Mani segrete

## Un incontro

CC-E01 =
    Prima di rivelare un incontro tutti i vivi riempiono la mano, a partire dal posto di testa.
    .title = Rifornimento

CC-E02 =
    Si gira la prima carta del Mazzo Incontro e il livello sale di uno.
    .title = Rivelazione

CC-E03 =
    Punti Vita e gettoni si leggono nella colonna dei giocatori che hanno iniziato, chiunque sia morto nel frattempo.
    .title = Preparare l'incontro

CC-E04 =
    Solo adesso si bevono pozioni e gli oggetti passano di mano.
    Dal posto di testa ognuno fa una cosa o passa, finché tutti i vivi passano di fila.
    .title = Finestra degli oggetti

CC-E05 =
    I round si susseguono finché ogni creatura è morta o la carta dice che è finita.
    .title = Combattimento

CC-E06 =
    Un'uccisione vale nel momento in cui avviene.
    Il bonus di livello va a chi ha completato l'incontro.
    .title = Premio

CC-E07 =
    Finito l'incontro si scartano carte impostate, Pila dei Danni e rinforzi.
    Finiscono stati, colpi in attesa e Pelle di Ferro.
    .title = Sgombero

CC-E08 =
    Fra due incontri ognuno scarta in segreto quante carte vuole dalla mano.
    Gli oggetti restano.
    .title = Tenere o scartare

CC-E09 =
    Se nessuno è vivo avete perso tutti.
    Se nel Mazzo Incontro c'è ancora una carta si prosegue, altrimenti la partita finisce o si spareggia.
    .title = Che cosa segue

CC-E10 =
    Caduta l'ultima creatura, quell'attacco si conclude e il combattimento si ferma: niente altri turni, niente attacco della creatura, niente pesca.
    La pila si conta lo stesso e le pozioni perdono un round.
    .title = Il colpo finale chiude

CC-E11 =
    Un incontro che non è finito dopo { -last-round } round uccide tutti.
    .title = Troppi round

CC-E12 =
    Se l'incontro finisce da solo dopo un round, le pozioni perdono un round, ma non si pesca e nessuno guadagna Prestigio.
    .title = Vittoria di nessuno

## Un round

CC-R01 =
    Le Carte Iniziativa da 1 al numero dei vivi si distribuiscono a caso, scoperte.
    .title = Iniziativa

CC-R02 =
    I colpi segnati nel round prima cadono adesso, nell'ordine stampato, su chi ha quei numeri.
    .title = Colpi secondo l'iniziativa

CC-R03 =
    Poi si fanno le scelte che un incontro chiede all'inizio del round.
    .title = Inizio del round

CC-R04 =
    Ora si può giocare Lotta per la Posizione.
    I colpi già caduti non si annullano.
    .title = Finestra dell'iniziativa

CC-R05 =
    Tutti insieme e in segreto i giocatori in grado di farlo impostano una carta coperta: chi è vivo, ha carte in mano, e non è a terra, di pietra o nascosto.
    .title = Impostare l'attacco

CC-R06 =
    Se hai una Carta Attacco devi impostarne una.
    Se non ne hai imposti una carta qualunque come bluff; senza carte non imposti nulla.
    .title = Attacco o bluff

CC-R07 =
    Con la Pozione di Velocità puoi impostare una o due carte, nell'ordine che vuoi.
    La seconda dev'essere una Carta Attacco.
    .title = Due carte con la Velocità

CC-R08 =
    Finché non è stata rivelata la prima carta puoi cambiare una carta che hai impostato con un'altra della mano, anche nelle finestre prima di quella rivelazione; mai dopo.
    Cambiare una carta non è passare, ma finché nessuno gioca una carta ognuna delle tue carte impostate si cambia una sola volta per finestra.
    Una carta arrivata da te per scambio o passaggio non puoi guardarla, quindi resta.
    .title = Cambiare idea

CC-R09 =
    Quando tutte le carte sono impostate, agiscono gli incontri che le toccano.
    .title = Bloccate

CC-R10 =
    Si agisce in ordine crescente di iniziativa, una volta ciascuno.
    Chi muore prima viene saltato.
    .title = Turni

CC-R11 =
    I valori visibili della Pila dei Danni sono il danno del round.
    La pila e le carte impostate non rivelate si scartano.
    .title = Contare la pila

CC-R12 =
    Se una creatura è ancora viva, agisce.
    .title = Tocca alla creatura

CC-R13 =
    Velocità e Forza perdono un round; a 0 sono rimosse dal gioco.
    Ciò che dura un round finisce.
    .title = Mantenimento

CC-R14 =
    Ogni vivo pesca una carta, dal posto di testa.
    .title = Una carta

CC-R15 =
    Si raccolgono le Carte Iniziativa e comincia un nuovo round.
    .title = Nuovo round

## Un turno

CC-T01 =
    Prima che tu giri la carta gli altri possono spintonarti o scambiare carte impostate, e tu puoi lanciare il Fuoco dell'Alchimista.
    .title = Prima di rivelare

CC-T02 =
    Senza carta impostata vai subito alla fine del turno.
    .title = Niente di impostato

CC-T03 =
    La carta impostata si gira.
    Un bluff e una Finta si scartano, un rinforzo resta davanti a te; a nessuno di questi si risponde, tranne a una manovra con Colpo Involontario.
    .title = La rivelazione

CC-T04 =
    Per un attacco standard dici, in quest'ordine: speciale o no, quale creatura, acqua santa o no.
    .title = Le tue scelte

CC-T05 =
    I tuoi aumenti e le tue penalità ruotano la carta prima che gli altri rispondano.
    .title = Prima delle risposte

CC-T06 =
    Poi gli altri possono rispondere.
    Un attacco annullato si scarta subito e il turno prosegue.
    .title = Risposte

CC-T07 =
    L'attacco va sulla Pila dei Danni, fa danno e assegna l'uccisione.
    Poi il suo effetto, la reazione della creatura e il controllo se l'incontro è finito.
    .title = Risoluzione

CC-T08 =
    Se hai una seconda carta impostata e l'incontro continua, ricominci da prima della rivelazione.
    .title = Seconda carta

CC-T09 =
    Alla fine del turno puoi lanciare tutto il Fuoco dell'Alchimista che possiedi.
    .title = Fine del turno

CC-T10 =
    Un attacco non annullato si risolve, anche se non fa danno o ha appena ucciso.
    Il suo effetto avviene.
    .title = Che cosa si risolve

CC-T11 =
    Se muori nel tuo turno, il turno finisce subito.
    .title = Morire nel proprio turno

## Rispondere

CC-C01 =
    Una Carta Azione si gioca dalla mano, solo nel momento indicato.
    .title = Quando si giocano le Carte Azione

CC-C02 =
    Si chiede in ordine crescente di iniziativa da chi segue il giocatore di turno, che semmai è l'ultimo.
    Per l'iniziativa si parte da 1, per gli oggetti dal posto di testa; a un colpo risponde solo chi ne è il bersaglio.
    .title = Chi risponde per primo

CC-C03 =
    Giochi una carta o passi.
    Dopo ogni carta si richiede a tutti, finché tutti passano di fila.
    .title = Una carta alla volta

CC-C04 =
    Si chiede a chiunque, per quel che tutti vedono, potrebbe avere una risposta.
    Così la domanda non dice chi ha che cosa.
    .title = Finestre che non tradiscono

CC-C05 =
    Ogni Carta Azione può essere fermata prima che agisca, e così le contromosse.
    L'ultima giocata agisce per prima.
    .title = Contromosse

CC-C06 =
    Una Carta Azione annullata non fa nulla.
    Si scarta, o la tiene chi ha giocato Non Così in Fretta!.
    .title = Carte annullate

CC-C07 =
    Nessuno annulla la propria carta.
    .title = Non la propria

CC-C08 =
    Un attacco speciale o aiutato da Scivolare alle Spalle, una volta rivelato, non può essere toccato da nessuna Carta Azione, nemmeno d'aiuto.
    Prima della rivelazione sì.
    .title = Attacchi protetti

CC-C09 =
    Sgambetto, Mancato Critico, Incitare e Colpo di Striscio vogliono un attacco standard: né manovra né bluff.
    .title = Solo attacchi

CC-C10 =
    Nelle sfide non si giocano Carte Azione.
    Quella scartata per spingere non è giocata e non si può fermare.
    .title = Non nelle sfide

CC-C11 =
    Carte Attacco e Oggetti non si fermano con Non Finché Ci Sono Io! né con Non Così in Fretta!.
    .title = Che cosa non si annulla

CC-C12 =
    I morti non giocano nulla.
    Una carta diretta a chi nel frattempo è morto si scarta senza effetto.
    .title = I morti non agiscono

CC-C13 =
    Una contromossa ferma solo la carta in cima.
    Se è fermata a sua volta, tutti possono di nuovo fermare quella sotto.
    .title = Solo la carta in cima

CC-C14 =
    La carta presa con Non Così in Fretta! è subito tua e puoi giocarla nella stessa finestra.
    .title = Una carta presa

CC-C15 =
    Nessuno è obbligato a rispondere, e nessuna carta si gioca senza bersaglio.
    I bersagli si nominano prima che la carta possa essere fermata.
    .title = Prima si dice

CC-C51 =
    Prima che un altro riveli: tutte le sue carte impostate coperte si scartano e in quel turno non attacca più.
    I rinforzi restano, e può ancora lanciare il Fuoco dell'Alchimista.
    .title = Spintonare

CC-C52 =
    Prima di una rivelazione: scambi una tua carta impostata coperta con una di un altro, senza guardarle.
    Scegli entrambe per posizione.
    .title = Segnali Confusi

CC-C53 =
    Contromossa: annulla la Carta Azione in cima.
    .title = Non Finché Ci Sono Io!

CC-C54 =
    Contromossa: annulla la Carta Azione in cima e la prendi in mano.
    .title = Non Così in Fretta!

CC-C55 =
    Dopo una rivelazione: l'attacco fallisce, le altre carte impostate di quel giocatore se ne vanno, e nel prossimo round dell'incontro non imposta nulla.
    .title = Sgambetto

CC-C56 =
    Dopo una rivelazione: l'attacco fallisce e chi attacca subisce { -critical_miss-amount } danni.
    La seconda carta impostata resta.
    .title = Mancato Critico

CC-C57 =
    Dopo la rivelazione di un altro: { -rally-amount } danni in più.
    Più carte si sommano.
    .title = Incitare

CC-C58 =
    Quando un colpo è diretto a te: un altro giocatore vivo ne diventa il bersaglio e può rispondere a sua volta.
    Attacchi al gruppo, duelli, ritorsioni e oggetti non si schivano.
    .title = Scudo Umano

CC-C59 =
    Dopo una rivelazione: ruota in giù di un passo un attacco non protetto di un altro, quello appena rivelato o uno nella pila contro una creatura ancora viva.
    .title = Colpo di Striscio

CC-C60 =
    Seconda edizione, quando un altro rivela una manovra: si scarta, e questa carta diventa il suo attacco da { -unintentional_strike-value }.
    Valgono rinforzi, rotazioni e risposte.
    .title = Colpo Involontario

CC-C61 =
    Dopo la pesca dell'iniziativa: scambi la tua Carta Iniziativa con quella di un altro vivo.
    .title = Lotta per la Posizione

## Attacchi

CC-A01 =
    Un attacco mostra quattro valori: zero, metà, normale e doppio.
    .title = Quattro lati

CC-A02 =
    Un attacco parte dal lato normale.
    Ogni rotazione lo sposta di un lato in su o in giù, mai oltre gli estremi, e vale il numero stampato.
    .title = Ruotare

CC-A03 =
    Se il ritratto è il tuo personaggio, rivelando puoi dichiarare un attacco speciale: parte dal doppio ed è protetto.
    .title = Attacco speciale

CC-A04 =
    Anche gli attacchi protetti sono ruotati da Carte Attacco come Accalcarsi e dalle creature.
    .title = Fin dove protegge

CC-A05 =
    Prima l'attacco speciale, poi Forza e Concentrare la Forza, poi Accalcarsi e intorpidimento, poi le Carte Azione.
    I bonus fissi si aggiungono per ultimi e non si ruotano.
    .title = Ordine delle modifiche

CC-A06 =
    Un attacco vale il lato che mostra più i bonus fissi.
    .title = Valore finale

CC-A07 =
    I Punti Vita di una creatura seguono sempre dalla pila com'è adesso.
    Ma chi è morto resta morto, e ciò che è scattato non si annulla.
    .title = Si riconta sempre

CC-A08 =
    Una creatura è morta appena arriva a 0 Punti Vita.
    Il danno in più va perso.
    .title = Morte di una creatura

CC-A09 =
    Tutti i tuoi rinforzi agiscono sul prossimo attacco standard che riveli in questo incontro, che tu voglia o no.
    Se è annullato dopo la rivelazione sono spesi; se non è stato rivelato restano.
    .title = Rinforzi

CC-A10 =
    Una carta che ha cambiato posto appartiene a chi la rivela: contano il suo ritratto, i suoi rinforzi, le sue pozioni e il suo merito.
    .title = Di chi è l'attacco

CC-A11 =
    Ogni attacco nomina una creatura viva e non cambia più.
    .title = Più creature

CC-A12 =
    Le Carte Attacco vanno negli scarti.
    .title = Dopo il round

CC-A51 =
    { -crowd_20-value } danni.
    Una volta risolto, in questo round gli attacchi standard dei { -crowd_20-reach } giocatori successivi in iniziativa scendono di un passo.
    Non ricomincia dal primo, e due si sommano.
    .title = Accalcarsi

CC-A52 =
    { -holy_water_10-value } danni.
    Contro Non Morti, Immondi e Demoni puoi aggiungerne { -holy_water_10-amount }; allora la creatura non attacca alla fine di questo round.
    Le altre sue abilità restano.
    .title = Lancio di Acqua Santa

CC-A53 =
    { -pickpocket_10-value } danni.
    Una volta risolto, puoi prendere un oggetto davanti a un altro giocatore vivo.
    .title = Borseggio

CC-A54 =
    Manovra: non succede nulla e la carta si scarta.
    .title = Finta

CC-A55 =
    Rinforzo: il tuo prossimo attacco è ruotato di un passo in su.
    .title = Concentrare la Forza

CC-A56 =
    Rinforzo: il tuo prossimo attacco fa { -slip_behind-amount } danni in più ed è protetto.
    .title = Scivolare alle Spalle

CC-A57 =
    Un attacco da 0.
    Si può incitare e consuma i rinforzi.
    .title = Punzecchiare col Bastone

CC-A58 =
    Gli attacchi che hanno per nome il solo valore fanno solo danno.
    .title = Attacchi semplici

## Oggetti

CC-I01 =
    Gli oggetti stanno scoperti davanti a chi li possiede.
    .title = Scoperti

CC-I02 =
    Le pozioni si usano solo nella finestra degli oggetti.
    Una pescata dopo aspetta la prossima.
    .title = Solo all'inizio

CC-I03 =
    Una pozione agisce una volta e poi è rimossa dal gioco.
    Una curativa usata su un altro resta come Prestigio a chi l'ha data.
    .title = Una volta

CC-I04 =
    Nessuno è curato contro la sua volontà.
    Chi è curato dev'essere vivo e aver perso Punti Vita, e non supera mai { -life }.
    .title = Curare

CC-I05 =
    Nella finestra degli oggetti puoi offrire a un altro vivo un dono o uno scambio di oggetti, che accetta o rifiuta.
    Solo gli oggetti passano di mano.
    .title = Doni e scambi

CC-I06 =
    In ogni finestra puoi fare { -offers.plural ->
        [one] un'offerta
       *[other] { -offers } offerte
    }.
    Contano anche quelle rifiutate e le pozioni offerte.
    .title = Tre offerte

CC-I07 =
    Pescato, rubato, donato o scambiato: è sempre ottenere un oggetto.
    .title = Ottenere

CC-I08 =
    Agli oggetti non si risponde e non si annullano.
    .title = Senza risposta

CC-I09 =
    Gli oggetti non usati di chi muore si scartano.
    .title = Oggetti dei morti

CC-I10 =
    Una pozione che agisce non è più un oggetto: non si ruba, non si dona.
    Se chi l'ha bevuta muore, è rimossa.
    .title = Pozioni in corso

CC-I11 =
    Ogni pozione si può usare su un altro vivo che acconsente, e agisce su di lui.
    Solo le curative danno Prestigio.
    Fuoco dell'Alchimista e Amuleto non sono pozioni.
    .title = Pozioni per altri

CC-I12 =
    Quando un oggetto passa di mano si adegua prima il vecchio possessore, poi il nuovo.
    In uno scambio i due oggetti passano insieme.
    .title = Chi si adegua prima

CC-I51 =
    Nel tuo turno: { -alchemists_fire-amount } danni a ogni creatura, poi { -alchemists_fire-reach } a ogni altro giocatore vivo.
    Non è un attacco; si risolve per intero, e le uccisioni sono tue.
    In una sfida non si lancia.
    .title = Fuoco dell'Alchimista

CC-I52 =
    Quando lo ottieni peschi fino a { -amulet_of_mentalism-amount } carte.
    Finché è tuo puoi tenerne { -amulet_of_mentalism-reach }; se lo perdi il limite torna subito a { -hand-limit }.
    .title = Amuleto del Mentalismo

CC-I53 =
    { -cure_wounds-amount } Punti Vita.
    Su un altro: { -cure_wounds-prestige } Punti Prestigio per te.
    .title = Cura Ferite

CC-I54 =
    { -potion_of_healing-amount } Punti Vita.
    Su un altro: { -potion_of_healing-prestige } Punti Prestigio per te.
    .title = Pozione di Guarigione

CC-I55 =
    Per { -potion_of_haste-rounds } round di combattimento chi la beve può impostare due carte.
    .title = Pozione di Velocità

CC-I56 =
    Per { -potion_of_strength-rounds } round di combattimento ogni attacco standard di chi la beve sale di un passo.
    .title = Pozione di Forza

CC-I57 =
    Fino alla fine dell'incontro chi la beve non subisce danni da nulla.
    .title = Pozione di Pelle di Ferro

CC-I58 =
    Velocità e Forza contano i round di combattimento dal prossimo in poi.
    Quelli avanzati passano all'incontro seguente; le sfide non ne consumano.
    .title = Contare i round

## Gli attacchi della creatura

CC-M01 =
    Prima ciò che fa prima dell'attacco, poi l'attacco, poi ciò che fa dopo.
    .title = La creatura agisce

CC-M02 =
    Chi colpisce e quanto si legge nella colonna dei giocatori che hanno iniziato.
    .title = La matrice

CC-M03 =
    I mostri non mancano mai il bersaglio.
    .title = Non mancano mai

CC-M04 =
    Cadono subito, nell'ordine stampato.
    A ognuno si può rispondere, e le morti contano prima del successivo.
    .title = Colpi di fine round

CC-M05 =
    Si segnano, e cadono su chi pescherà quel numero.
    .title = Colpi alla prossima iniziativa

CC-M06 =
    Se nessuno ha quel numero, il colpo cade sulla Carta Iniziativa più alta in gioco.
    .title = Numeri mancanti

CC-M07 =
    Danneggiano tutti i vivi nello stesso momento e non ammettono risposta.
    .title = Attacchi al gruppo

CC-M08 =
    Primo, ultimo, più forte o minore: conta il danno del round come la pila lo mostrava alla fine, fra i vivi.
    A parità vale l'attacco precedente; per il danno minore l'iniziativa più alta.
    .title = Chi ricorda

CC-M09 =
    Se nessuno corrisponde quel colpo non avviene, salvo che la carta dica altro.
    Lo stesso giocatore può essere colpito due volte.
    .title = Nessuno

CC-M10 =
    Ciò che capita a chi è danneggiato vuole un danno vero, e segue il colpo sul nuovo bersaglio.
    .title = Effetti collaterali

CC-M11 =
    I colpi non ancora caduti svaniscono con l'incontro.
    .title = Colpi svaniti

CC-M12 =
    I bersagli scelti per ciò che si è fatto sono fissati prima del primo colpo; un colpo a chi è morto va perso.
    Un ripiego sostituisce l'intero attacco, se all'inizio nessuno corrisponde.
    .title = Bersagli fissati

CC-M13 =
    I colpi segnati sono delle creature vive in quel momento.
    Quelle venute dopo non si uniscono.
    .title = Chi si unisce

CC-M14 =
    Subisci ciò che perdi: con 3 Punti Vita ne subisci 3.
    .title = Subire

## Morte

CC-D01 =
    A 0 Punti Vita sei morto e fuori dal gioco.
    .title = Morte

CC-D02 =
    Mano, carte impostate, rinforzi e oggetti vanno negli scarti, la Carta Iniziativa si ritira, il Prestigio non conta più.
    .title = Che cosa lasciano i morti

CC-D03 =
    Dalla prossima pesca si usano tante Carte Iniziativa quanti sono i vivi.
    Le creature restano forti come prima.
    .title = Meno Carte Iniziativa

CC-D04 =
    L'attacco di chi muore prima che si risolva si scarta.
    .title = Attacchi incompiuti

CC-D05 =
    Se nessuno è vivo la partita è finita e avete perso tutti.
    .title = Sconfitta generale

CC-D06 =
    L'ultimo sopravvissuto deve comunque superare ogni incontro.
    .title = Da solo

CC-D07 =
    Le morti per uno stesso attacco al gruppo o uno stesso fuoco sono simultanee.
    .title = Insieme nella morte

CC-D08 =
    Gli attacchi risolti restano nella pila dopo la morte di chi li ha fatti, contano, e si possono ancora ruotare con Colpo di Striscio.
    .title = Il colpo è dato

## Prestigio e fine

CC-P01 =
    Solo chi porta una creatura a 0 ne prende i Punti Prestigio, qualunque cosa abbiano fatto gli altri.
    .title = Il colpo finale

CC-P02 =
    Il Prestigio stampato e i gettoni sulla carta, per ogni creatura a sé.
    .title = Quanto vale un'uccisione

CC-P03 =
    Completare i livelli 1, 2 e così via dà { -level-bonus } punti in più, ogni livello successivo { -level-beyond }.
    Si paga una volta, insieme all'uccisione.
    .title = Bonus di livello

CC-P04 =
    Il Prestigio di tutti è noto.
    .title = Prestigio scoperto

CC-P05 =
    Se dopo un incontro il Mazzo Incontro è vuoto, vince il vivo con più Punti Prestigio.
    .title = Vincere

CC-P06 =
    Per quanto Prestigio abbiano.
    .title = I morti non vincono

CC-Q01 =
    Se più vivi sono in testa alla pari, esce un incontro non usato e lo giocano tutti i vivi.
    .title = Parità

CC-Q02 =
    Si continua finché un vivo è in testa da solo, ne resta uno solo, o nessuno.
    .title = Finché è deciso

CC-Q03 =
    Gli incontri di spareggio continuano il conto e danno il bonus più alto.
    .title = Il livello continua

CC-Q04 =
    Se non ce ne sono più, si rimischiano quelli finiti.
    .title = Nessun incontro libero

CC-Q05 =
    Quelli aggiunti durante lo spareggio si affrontano prima di confrontare di nuovo.
    .title = Incontri aggiunti

CC-Q06 =
    Se nello spareggio nessuno guadagna Prestigio si confronta lo stesso, e se è ancora parità ne segue un altro.
    .title = Nessuno guadagna

## Gli incontri

CC-N01 =
    { -ripper-life } Punti Vita, { -ripper-prestige } Prestigio.
    Colpisce l'iniziativa 2 per { -ripper-strike-1 }, in cinque anche la 4, in sei anche la 5.
    Chi ne è danneggiato scarta una carta a caso.
    .title = Ripper

CC-N02 =
    { -battle_troll-life } Punti Vita, { -battle_troll-prestige } Prestigio.
    A fine round colpisce per { -battle_troll-strike-1 } il primo che lo ha danneggiato e per { -battle_troll-strike-2 } l'ultimo; se nessuno l'ha fatto, tutti subiscono { -battle_troll-fallback-1 }.
    .title = Troll da Battaglia

CC-N03 =
    { -anti_paladin-life } Punti Vita, { -anti_paladin-prestige } Prestigio.
    A fine round tutti subiscono { -anti_paladin-strike-1 }, e guadagna i Punti Vita davvero persi.
    .title = Anti-Paladino

CC-N04 =
    { -iron_skin_gargoyle-life } Punti Vita, { -iron_skin_gargoyle-prestige } Prestigio.
    Colpisce l'iniziativa 1 per { -iron_skin_gargoyle-strike-1 }, in cinque o sei anche la 3 per { -iron_skin_gargoyle-strike-2 }.
    Gli attacchi da { -iron_skin_gargoyle-ignore_up_to } o meno non gli fanno nulla.
    .title = Gargoyle dalla Pelle di Ferro

CC-N05 =
    { -lurker-life } Punti Vita, { -lurker-prestige } Prestigio.
    Colpisce l'ultimo della fila per { -lurker-strike-1 }, in cinque o sei anche l'iniziativa 1 per { -lurker-strike-2 }, e lo fa già alla prima iniziativa.
    .title = Il Predatore in Agguato

CC-N06 =
    { -gasbag-life } Punti Vita, { -gasbag-prestige } Prestigio e 1 in più per gettone rigonfiamento.
    A fine round tutti subiscono { -gasbag-strike-1 } e si gonfia, fino a { -gasbag-prestige_token_max } gettoni.
    Chi la uccide è colpito per il valore del colpo, al massimo { -gasbag-burst_cap }, o per { -gasbag-fire_burst } se col fuoco.
    .title = Sacca di Gas

CC-N07 =
    { -wolf_pack-creatures } lupi da { -wolf_pack-creature-life } Punti Vita, { -wolf_pack-prestige } Prestigio ciascuno.
    Il lupo k colpisce per { -wolf_pack-strike-1 } l'iniziativa k, contando in cerchio i vivi.
    .title = Branco di Lupi

CC-N08 =
    { -basilicanth-life } Punti Vita, { -basilicanth-prestige } Prestigio.
    Colpisce l'iniziativa 3 per { -basilicanth-strike-1 }, in cinque o sei anche la 1 per { -basilicanth-strike-2 }.
    Chi ne è danneggiato è intorpidito: il suo prossimo attacco standard scende di un passo.
    .title = Basilicanto

CC-N09 =
    { -trolgg-life } Punti Vita, { -trolgg-prestige } Prestigio.
    Prima di attaccare recupera { -trolgg-regenerate }, mai oltre l'inizio.
    Colpisce l'iniziativa 1 per { -trolgg-strike-1 }, in cinque o sei anche la 4 per { -trolgg-strike-2 }.
    .title = Trolgg

CC-N10 =
    { -fear-life } Punti Vita, { -fear-prestige } Prestigio.
    Ciò che fa a fine round dipende da quanti resistono.
    .title = Paura

CC-N10a =
    A inizio round ogni giocatore in grado sceglie in segreto se resistere o nascondersi; gli altri si nascondono.
    Chi si nasconde non imposta.
    Due o più che resistono sono colpiti per { -fear-strike-1 } ciascuno, uno solo per { -fear-lone_damage }; se nessuno resiste tutti subiscono { -fear-none_party_damage }.
    .title = Resistere o nascondersi

CC-N11 =
    { -hate-life } Punti Vita, { -hate-prestige } Prestigio.
    Colpisce il solo capoclassifica per { -hate-strike-1 }, o ciascuno dei pari per { -hate-tied_leader_damage }.
    Guadagna { -hate-life_per_action } Punti Vita ogni volta che ha effetto una Carta Azione che nomina un altro giocatore.
    .title = Odio

CC-N12 =
    { -spite-life } Punti Vita, { -spite-prestige } Prestigio.
    Ogni attacco che lo danneggia costa subito { -spite-retaliate_damage } a chi lo fa.
    A fine round colpisce per { -spite-strike-1 } chi gli ha fatto meno danni.
    .title = Dispetto

CC-N13 =
    { -shift-life } Punti Vita, { -shift-prestige } Prestigio.
    Colpisce l'iniziativa 2 per { -shift-strike-1 } e la 3 per { -shift-strike-2 }, in cinque o sei anche la 5 per { -shift-strike-3 }.
    .title = Mutaforma

CC-N13a =
    Bloccati gli attacchi, ogni prima carta impostata passa coperta al successivo in iniziativa che ne ha una, l'ultima al primo.
    Le seconde restano, e nessuno guarda.
    .title = Carte che si spostano

CC-N14 =
    { -arc_mages-creatures } maghi da { -arc_mages-creature-life } Punti Vita, { -arc_mages-prestige } Prestigio ciascuno.
    Un colpo per ogni mago vivo: iniziativa 1 per { -arc_mages-strike-1 }, poi 2 per { -arc_mages-strike-2 }, poi 3 per { -arc_mages-strike-3 }.
    .title = Maghi dell'Arco Elettrico

CC-N15 =
    { -blood_mage-life } Punti Vita, { -blood_mage-prestige } Prestigio.
    Colpisce l'iniziativa 1 per { -blood_mage-strike-1 }, in cinque o sei anche la 2 per { -blood_mage-strike-2 }.
    Dopo i round { -blood_mage-ritual_rounds } un incontro non usato va in fondo al Mazzo Incontro.
    .title = Mago del Sangue

CC-N16 =
    { -bugaboo-life } Punti Vita, { -bugaboo-prestige } Prestigio e 1 in più per gettone terrore.
    Alla fine di ogni round prima del { -bugaboo-flee_round } colpisce l'iniziativa 1 per { -bugaboo-strike-1 }; alla fine di quel round tutti subiscono { -bugaboo-flee_party_damage } e fugge nel Mazzo Incontro con un gettone in più, fino a { -bugaboo-prestige_token_max }.
    .title = Bugaboo

CC-N17 =
    { -boogens-creatures } boogen da { -boogens-creature-life } Punti Vita, { -boogens-prestige } Prestigio ciascuno, distribuiti fra i vivi.
    Ognuno morde il suo ospite per { -boogens-strike-1 } a fine round.
    Se l'ospite muore saltano sul prossimo posto vivo, e chi non ha ancora morso morde lì.
    .title = Boogens

CC-N18 =
    { -clockwork_golem-life } Punti Vita, { -clockwork_golem-prestige } Prestigio.
    Si carica round dopo round.
    .title = Golem a Orologeria

CC-N18a =
    Ogni round riceve un gettone carica, al massimo { -winding-tokens }.
    Dopo il round r colpisce l'iniziativa r, contando in cerchio i vivi, per { -clockwork_golem-strike-1 } più { -clockwork_golem-damage_per_token } per gettone; in cinque o sei anche la successiva.
    .title = La carica

CC-N19 =
    { -minotaur-life } Punti Vita, { -minotaur-prestige } Prestigio.
    A fine round colpisce chi gli ha dato il colpo più forte per { -minotaur-strike-1 }, in cinque o sei anche il secondo per { -minotaur-strike-2 }.
    Se nessun attacco lo ha danneggiato, colpisce l'iniziativa 1, e in cinque o sei la 2, alla prossima pesca.
    .title = Minotauro

CC-N20 =
    { -necromancer-life } Punti Vita, { -necromancer-prestige } Prestigio.
    Colpisce l'iniziativa 1 per { -necromancer-strike-1 }, e lo scheletro k l'iniziativa k+1 per { -necromancer-minion_damage }.
    .title = Negromante

CC-N20a =
    Inizia con { -necromancer-minion_start.plural ->
        [one] uno scheletro
       *[other] { -necromancer-minion_start } scheletri
    } e uno in più per ogni personaggio morto, al massimo { -necromancer-minion_max }, da { -necromancer-minion_life } Punti Vita e { -necromancer-minion_prestige } Prestigio.
    Dopo ogni attacco ne sorge un altro sul numero libero più basso.
    Morto il Negromante crollano tutti e l'incontro finisce.
    .title = Scheletri

CC-N21 =
    { -axe-life } Punti Vita, { -axe-prestige } Prestigio.
    Colpisce l'iniziativa 1 per { -axe-strike-1 } e la 2 per { -axe-strike-2 }, in cinque o sei anche la 3 per { -axe-strike-3 }.
    Chi ne è danneggiato perde tutti i rinforzi.
    .title = Axe

CC-N22 =
    { -mind_grub-life } Punti Vita, { -mind_grub-prestige } Prestigio.
    Non colpisce: fa duellare i giocatori alla prossima iniziativa.
    .title = Larva della Mente

CC-N22a =
    Duellano le iniziative 1 e 2, in cinque o sei poi anche 3 e 4.
    Si sceglie in segreto: Volontà batte Furia, Furia batte Astuzia, Astuzia batte Volontà.
    Chi perde subisce { -mind_grub-strike-1 }, in parità { -mind_grub-tie_damage } a entrambi; un sopravvissuto solo subisce { -mind_grub-lone_damage }.
    .title = Duelli

CC-N23 =
    Nessuna creatura, { -riddle_room-prestige } Prestigio.
    Le carte offerte devono sommare { -riddle_room-target_sum }.
    .title = Stanza dell'Enigma

CC-N23a =
    In al massimo { -riddle_room-max_attempts } tentativi ognuno offre in segreto una carta, una Carta Attacco se ne ha (CC-R06).
    Entro { -riddle_room-tolerance } dalla somma, l'offerta più alta prende { -riddle_room-prestige } Prestigio e il bonus di livello, a parità l'iniziativa più bassa.
    Altrimenti tutti subiscono { -riddle_room-strike-1 } e pescano una carta prima di riprovare.
    .title = L'enigma

CC-N24 =
    Nessuna creatura e nessun Prestigio: bisogna attraversare.
    .title = Stanza delle Trappole

CC-N24a =
    In ordine di iniziativa chi non ha attraversato sceglie: scartare due carte, subire { -trap_room-strike-1 }, o scartare una Carta Azione per spingere chi non ha attraversato, che subisce { -trap_room-strike-2 } ed è passato anche lui.
    .title = Attraversare

CC-N25 =
    { -medusa-life } Punti Vita, { -medusa-prestige } Prestigio.
    Colpisce l'iniziativa 1 per { -medusa-strike-1 }, in cinque o sei anche la 2 per { -medusa-strike-2 }.
    Chi è danneggiato dal suo primo colpo è di pietra e non imposta nel round che inizia.
    .title = Medusa

## Decisioni

CC-X01 =
    Usare un oggetto, offrire una pozione, un dono o uno scambio, o passare.
    .title = Nella finestra degli oggetti

CC-X02 =
    Berla o no.
    .title = Una pozione offerta

CC-X03 =
    Accettare o rifiutare.
    .title = Un dono o uno scambio

CC-X04 =
    Pescare quante carte si vuole, fino a { -amulet_of_mentalism-amount }.
    .title = L'Amuleto

CC-X05 =
    Scegliere che cosa scartare.
    .title = Mano troppo grande

CC-X06 =
    Resistere o nascondersi, tutti insieme e in segreto.
    .title = Davanti alla Paura

CC-X07 =
    Lotta per la Posizione, o passare.
    .title = Finestra dell'iniziativa

CC-X08 =
    Scegliere la carta da impostare, con la Velocità una o due, tutti insieme e in segreto.
    .title = Impostare

CC-X09 =
    Spintonare, Segnali Confusi con le due carte da scambiare, nel proprio turno Fuoco dell'Alchimista, cambiare una carta che si è impostata (CC-R08), o passare.
    .title = Prima di una rivelazione

CC-X10 =
    Attacco speciale o normale.
    .title = Il proprio ritratto

CC-X11 =
    Nominare una creatura viva.
    .title = Più bersagli

CC-X12 =
    Usare il bonus o no.
    .title = Acqua santa

CC-X13 =
    Sgambetto, Mancato Critico, Incitare, Colpo di Striscio con l'attacco da ruotare, o passare.
    .title = Dopo una rivelazione

CC-X14 =
    Non Finché Ci Sono Io!, Non Così in Fretta!, o passare.
    .title = Contromossa

CC-X15 =
    Nominare un oggetto di un altro vivo, o non prendere nulla.
    .title = Rubare

CC-X16 =
    Fuoco dell'Alchimista, o passare.
    .title = Fine del turno

CC-X17 =
    Scudo Umano su un altro, o passare.
    .title = Preso di mira

CC-X18 =
    Scartare carte a piacere dalla mano, tutti insieme e in segreto.
    .title = Dopo un incontro

CC-X19 =
    Volontà, Astuzia o Furia, entrambi insieme e in segreto.
    .title = Duello

CC-X20 =
    Offrire una carta, una Carta Attacco se se ne ha, tutti insieme e in segreto.
    .title = Enigma

CC-X21 =
    Prudenza con due carte, corsa, o spinta con una carta e una vittima.
    .title = Trappola

CC-X22 =
    Chi l'aveva rivelata nomina il bersaglio, se vivono più creature.
    .title = Manovra sostituita
