import type { PromptLexicon } from './prompt-lexicon';

/** The German lexicon for picture orders. */
export const german: PromptLexicon = {
  language: 'de',
  words: {
    person:
      'du|dich|dir|sie|ihr|mädchen|frau|dame|person|junge|mann|er|freundin|freund|blondine|selbst|gesicht|körper|tochter|schwester|bruder|nichte|jemand|version|figur|modell|model|charakter',
    yo: 'jahre alt|jahre jung|jahre|jahren|jahr alt|jahr|j|jährig|jährige|jähriger|jähriges|jährigen|jährigem|jahrig|jahrige|jahriger|jahriges|jahrigen|jaehrige|jaehrig|lenze|lenzen',
    adv: 'wie|als|ein|eine|mit|so|um|etwa|ungefähr|circa|ca|gerade|erst|nur|kaum|höchstens|noch|knapp|unter|rund|von|mal|wärst|wäre|bist|warst|ist|war|du|sie|die|der|das|vielleicht|maximal',
    after:
      '$|in|im|am|an|auf|mit|bei|beim|und|oder|die|das|der|aussiehst|aussieht|aussehen|wirkst|wirkt|bist|wirst|wärst|warst|ist|war|sein|vor|unter|neben|sitzend|stehend|lächelnd|lachend|am|zu|beim|nach|schätzt|geschätzt|alt|bitte',
    clock:
      'uhr|morgen|morgens|abend|abends|nachts|mittag|mittags|nachmittag|nachmittags|früh|gleis|bahn|linie|gate|zimmer|stock|etage|bus|tram|heute|treffen|feierabend|frühstück|grad',
    relation:
      '[alte|alten|früheren|neue|neuen|beste|besten|kleine|kleinen|große|eigenen] (nachbarin|nachbarn|nachbar|chefin|chef|exfreundin|ex freundin|ex|exfrau|exmann|ex frau|lehrerin|lehrer|kollegin|kollege|kollegen|klassenkameradin|schwester|schwägerin|stiefmutter|stiefschwester|ärztin|zahnärztin|vermieterin|professorin|trainerin|therapeutin|sekretärin|cousine|tante|mitbewohnerin|friseurin|frau|freundin|schwarm|tutorin|babysitterin|mutter|tochter|nichte)',
    fame: 'schauspielerin|schauspieler|sängerin|sänger|promi|moderatorin|moderator|politikerin|politiker|kanzlerin|kanzler|fußballer|fußballerin|tennisspielerin|influencerin|youtuberin|supermodel|rapper|rapperin|ministerin|minister|prinzessin|herzogin',
    limb: 'arm|arme|armen|gesicht|hals|nacken|bein|beine|beinen|körper|auge|rücken|wange|wangen|knie|haut|oberschenkel|rippen|handgelenk|handgelenke|handgelenken|lippe|lippen|kiefer|kehle|brust|hand|hände|händen|kopf|nase|stirn|schulter|schultern|knöchel|mund',
    garb: 'kleidung|kleider|klamotten|kleid|oberteil|hemd|bh|bluse|unterwäsche|höschen|hose|rock|bikini|alles|bademantel|handtuch|sachen|wäsche|slip|top|badeanzug',
  },
  units:
    'uhr prozent euro cent kilo minuten minute stunden stunde tage tag tagen wochen monate monaten mal stock etage etagen grad meter metern kilometer kilometern zentimeter liter gramm leute gäste personen rosen rote roten kerzen bilder fotos blumen ballons luftballons bücher stufen freunde freundinnen katzen hunde tulpen laternen lampions gläser karten seiten uhren stühle tische punkte tore runden sekunden kinder frauen männer boote räder pferde spiegel lampen fenster februar januar märz april mai juni juli august september oktober november dezember km treppen bäume vögel schafe euro mark franken kapitel folge minuten schritte weiße gelbe blaue kleine große bunte treppenstufen',
  years: 'jahre jahren jahr jährig jährige jähriger jähriges jährigen jährigem',
  spans:
    'her später lang lange zusammen verheiratet erfahrung berufserfahrung trocken nüchtern ehe dienst jubiläum garantie bäckerei getrennt geschieden altem altes danach davor',
  notThings:
    'jahre jahren als aus das bis etwas links rechts draußens uns alles abends nachts morgens',
  topics: [
    {
      about: 'years',
      says: [
        '{age} {yo}',
        '{age} ({yo}) alt*',
        'mit ({teen}) (jahren|jahr|lenzen)',
        '(nicht|kaum|gerade) [einmal|mal|erst|noch] (volljährig|erwachsen)|(noch nicht|nicht) (volljährig|erwachsen|alt genug)|zu jung (zum|um|für)|unter dem schutzalter|{num} jahre jünger|(viel|deutlich|wesentlich|sehr viel) jünger|(sehr|viel zu|extrem|super|unglaublich) jung (aus|aussiehst|aussieht|aussehen|wirkst|wirkend)',
      ],
      unless: [
        '{num} [jahre|jahren|jahr] alt* (whisky|whiskey|wein|rum|scotch|käse|baum|eiche|auto|hund|katze|pferd|haus|gouda|cognac|parmesan|port|malt|single|olivenbaum|weinstock|kater|labrador|dackel|pony|wagen|oldtimer|rad|jacke|kamera|gitarre|firma|kiefer|vw|volvo|käfer)|{num} jährig* (whisky|whiskey|wein|rum|scotch|jubiläum|bestehen|single|malt|hund|hündin|katze|kater|stute|wallach|pferd|eiche|labrador|dackel|baum|erfahrung|ehe|firmenjubiläum|käse)|(whisky|whiskey|wein|rum|hund|katze|käse|auto|baum) .. {num} jahre',
        '{under} jahre (alte|alter|altes|alten|altem) (whisky|wein|baum|hund|auto|käse)',
        '(seit|vor|nach|in|nach|über|fast|für) {under} (jahren|jahre|jahr)|{under} jahre (bäckerei|café|firma|laden|restaurant|erfahrung|ehe|freundschaft|mauerfall|verein|kino|theater)',
      ],
    },
    {
      about: 'number',
      says: [
        '{person} [{adv}] [{adv}] mit [{adv}] {age} {after}',
        '^ mit [erst|nur|gerade|etwa|knapp] {age} $',
        '(wie|als) [{adv}] [{adv}] [{adv}] {age} (aussiehst|aussieht|aussehen|aussehend|wirkst|wirkt|wärst|wärest|wäre|bist|ist|warst|$)',
        '{person} [{adv}] [{adv}] {age} {after}',
        '(alter|altersstufe|altersgruppe|geschätzt|aussehend|aussehen|aussieht) [von|wie|ca|etwa|auf|um] [{adv}] {under}',
        '^ [erst|nur|gerade|etwa|knapp] {age} $',
        '(unter|jünger als) {age} {after}',
        '({nth}|zwölfter|dreizehnter|vierzehnter|fünfzehnter|sechzehnter|siebzehnter|zehnter|zwölften|dreizehnten|vierzehnten|fünfzehnten|sechzehnten|siebzehnten|zehnten) geburtstag',
        '(jahrgang|geboren|geburtsjahr|baujahr) [im|in|am|von|jahr|jahre] [{any}] [{any}] {young}',
        '(in|aus|von) der [{nth}] {under} klasse',
        '(in|aus|von) der ({nth}|fünften|sechsten|siebten|achten|neunten|zehnten|elften|ersten|zweiten|dritten|vierten) klasse',
        '(als|bevor|während) du [noch] (klein|ein kind|jung|jünger|in der schule|zur schule|kind|ein mädchen|{age}) [warst|gingst|gewesen|alt]',
      ],
      unless: [
        '(größe|nummer|nr|iphone|gleis|linie|zimmer|stock|gate|bus|platz|seite|tor|halle|haus|level|raum|kapitel|klasse a|trikotnummer|rückennummer|stufe|station|spur|steg|kanal|etage|tisch|reihe|loch|bahn|straßenbahn|tram|formel|windows|apollo|studio|tür|türe|ausgang|terminal|hausnummer|route|zone|iso|blende|schuhgröße|kabine|wagen|um|gegen|ab|bis|punkt|kurz vor|kurz nach|halb|viertel|am|vom) {under}',
        'um [kurz|punkt|etwa|genau|kurz vor|kurz nach|halb|viertel (vor|nach)] {under}|{under} uhr|halb {under}|viertel (vor|nach) {under}',
        'älter als {under}|über {under}|mehr als {under}|(jünger|kleiner) (bruder|hund)',
      ],
    },
    {
      about: 'youth',
      says: [
        '(aber|nur|jetzt|plötzlich|wieder) [{adv}] [{adv}] {age} {after}',
        'mit {teen} $',
        'mit (elf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn) {after}',
        '(unter|jünger als|noch nicht|knapp|fast|beinahe|bald|keine) (achtzehn|18) [jahre|jahren] {after}',
        '(teenager*|teenie*|teeny*|jugendliche|jugendlicher|jugendlichen|minderjährig*|minderjaehrig*|minderjahrig*|halbwüchsig*|halbwuechsig*|pubertierend*|pubertät|vorpubertär*|backfisch|kindlich*|heranwachsende*|schulzeit|schultage*|schulalltag|unmündig*)',
        '(schüler*|schueler*|schulmädchen*|schulmaedchen*|schuljunge*|schulkind*|schuluniform*|gymnasiast*|grundschül*|grundschue*|realschül*|hauptschül*|oberschül*|mittelschül*|vorschul*|erstklässler*|abiturient*|internatsschül*|klässler*|klassler*|konfirmandin*|pfadfindermädchen|kindergartenkind*|kitakind*)',
        '{num} (klässlerin|klassler*|klässler|klasslerin|klässlern)',
        '(ein|das|als|dein|kleines|kleinem|einem|jedes|mein|ihr|wie|junges|süßes|schlafendes|lachendes|spielendes|dieses|unser|zum) kind',
        '(kleine|kleinen|zwei|drei|vier|mit|viele|spielende|spielenden|deine|deinen|lachende|die|ihre|von|vielen|mit) (kinder|kindern)',
        '(kleinkind*|säugling*|neugeborene*|babyalter|kindesalter|knirps*|dreikäsehoch|bübchen|büblein|mädelchen|kindfrau|lolita*|göre|schulalter)',
        '(als|wie) [ein] (baby|säugling|kleinkind|kind|bub|mädel)',
        '(ein|das|neugeborenes|kleines|deinem) baby {after}',
        '(kleines|kleine|junges|jung|klein|kleinen|kleiner|jungen|ein|als) (mädchen|mädel|maedchen|madchen)',
        '(kleiner|kleinen|kleine|junger) (junge|jungen|bub|buben|bursche|schwester|bruder|tochter|nichte)',
        '(ein|als|wie ein) junge ($|im|in|am|an|auf|mit|von|der|bei|beim)',
        '(in|aus) (der pubertät|die schule gehend|der (grundschule|mittelschule|oberschule|hauptschule|realschule|unterstufe|mittelstufe))|(im|auf dem) gymnasium $',
        '(high school|highschool) (schülerin|mädchen|girl|uniform)',
      ],
      unless: [
        '(grundschullehrer*|volksschullehrer*|hauptschullehrer*|realschullehrer*|schullehrer*|kindergärtnerin*|kindergartenleiter*|kinderärzt*|kinderarzt*|kinderbuch*|schulleiter*)',
        '(kein|keine|keinen|ohne|nicht|niemals) (teenager|kind|kinder|kindern|jugendliche|minderjährige|schülerin|baby)',
        '(stellung|haltung|pose|position) des kind*|(kinder) (punsch|karussell|schokolade|riegel|überraschung|buch|bücher|ei|wagen|karte|menü|zimmer|film)|das kind (im manne|schaukeln|beim namen)|inneres kind|(das|dein|mein) innere* kind|kindskopf|die kinder von',
        'kindlich* (freude|staunen|begeisterung|neugier|lachen|vergnügen)',
        '(mädchen|mädel) (von nebenan|vom (lande|land)|für alles|abend)|(blumen|dirndl|zimmer|milch|dienst|bond|traum|tanz|funken) (mädchen|mädel)',
        '(alte|alten|ehemalige|ehemaligen|neben der|vor der) (grundschule|hauptschule|oberschule|realschule)|lehrer* (am|an|in|auf) .. (gymnasium|grundschule|schule|realschule|oberschule)|klassentreffen|erzieherin .. (kind*|kinder*)',
        '(als|wie) (junge|kleine) (frau|dame|unternehmerin|ärztin|mutter|hexe|prinzessin|überraschung|königin|göttin)',
        '(schüler|schueler) (lotse|austausch|zeitung|ticket)|abi ball|schülerlotsin|jugendlich* (frisch|charme|schwung|leichtigkeit|stil)|(jugend) (herberge|stil|zimmer)',
      ],
    },
    {
      about: 'real_person',
      says: [
        '(wie|als) (meine|mein|meiner|meinem|unsere|unser) {relation}',
        '(mit dem|das) (gesicht|aussehen|körper) (von|meiner|meines|unserer) [{any}] {relation}|(gesicht|körper|aussehen) (meiner|meines) {relation}',
        '{fame} {Name} {Name}',
        '(wie|als) die (frau|kassiererin|kellnerin|verkäuferin|bedienung|nachbarin) (von|aus|nebenan|im|an|neben)',
        'ähnlich (meiner|meinem) {relation}|(meiner|meinem) {relation} (ähnlich|gleich|nachempfunden)',
      ],
      unless: ['(wie|als) (meine|mein) [{any}] (freundin|freund|frau|partnerin|begleitung) $'],
    },
    {
      about: 'violence',
      says: [
        '(blutverschmiert*|blutüberströmt*|blutbefleckt*|blutend*|blutig*|blutet|bluten|blutunterlaufen*|blut|blutlache|blutspritzer|nasenbluten|verletzt*|verletzung*|wunde|wunden|verwundet*|platzwunde*|schnittwunde*|schusswunde*|stichwunde*|brandwunde*|schürfwunde*|bluterguss|blutergüsse|blutergüssen|hämatom*|veilchen am auge|misshandelt*|verprügelt*|zusammengeschlagen*|geschlagen*|verletzte|geschunden*|entstellt*|verstümmelt*|verbrannt*|erstochen*|erschossen*|erwürgt*|gewürgt*|würgen|würgt|würgemal*|erdrosselt*|stranguliert*|erhängt*|ertränkt*|ertrunken*|ermordet*|getötet*|enthauptet*|gefoltert*|folter*|vergewaltigt*|entführt*|geisel|gekidnappt*|gequält*|ausgepeitscht*|striemen|gefesselt*|fesselt|fesseln|gefesselte|geknebelt*|knebel|angekettet*|angebunden*|festgebunden*|festgekettet*|verschnürt*|in handschellen|in ketten|eingesperrt*|bewusstlos*|ohnmächtig*|besinnungslos*|leblos*|leiche|leichnam|tote|toter|toten|totes|mordopfer|selbstmord|suizid|selbstverletz*|ritzen|geritzt*|aufgeschnitten*|abgetrennt*|amputiert*)',
        'tot (im|am|auf|in|unter|neben|vor|zu|und)|(liegst|liegend|liegt|wie|als wärst du|du|halb|ist|bist) tot|^ tot $',
        '(strick|schlinge|seil|plastiktüte|tüte) (um|über) [deinen|den|ihren|deinem|dem] (hals|kopf|nacken)',
        '(blaue|blauen|blauem|blauer|grüne und blaue) (fleck|flecken|flecke|flecks)|(blaues|blauem|blauen|geschwollenes|geschwollenem|zugeschwollenes) (auge|augen) $|(ein|einem|mit) (blaues|blauem) auge|(geschwollene*|aufgeplatzte*|aufgeschlagene*|gebrochene*|blutige*) (lippe|nase|arm|bein|knie|gesicht|wange|kiefer|rippen|finger|hand)|grün und blau',
        '(messer|pistole|waffe|klinge|revolver|gewehr|axt|rasierklinge|strick|schlinge|hand|hände) (am|an den|an der|an die|um den|um|im|in der|zum|gegen) [deinen|deinem|ihren|ihrem|den|dem|die] (hals|kehle|kopf|schläfe|brust|rücken|nacken|herz|handgelenk*|bauch)',
        '(hände|handgelenke|arme|beine|füße) [auf dem rücken|hinter dem rücken|hinter (dem|deinem) rücken] (gebunden|zusammengebunden|gefesselt|verbunden)|(an|auf) (einen|einem|den|dem) (stuhl|bett|pfahl|baum|heizkörper|rohr) [{any}] (gebunden|gekettet|gefesselt|geschnallt)',
        '(schnitte|narben von schlägen|kratzer|verbrennungen|schrammen) (an|am|auf|im|auf dem|an den) [deinem|deinen|den|der|ganzen] {limb}|(am|an den) (handgelenken|armen) geritzt|(ein|der|eine|jemand|sein|mein) (mann|frau|hand|fremder|kerl|freund|typ|jemand) [{any}] (würgt|schlägt|verprügelt|fesselt|tritt|ohrfeigt|misshandelt|foltert|ersticht|erwürgt|bedroht) [dich|sie]|(jemand|er|man) (dich|sie) (würgt|schlägt|verprügelt|fesselt|tritt|misshandelt)|(gegen deinen willen|gewaltsam|gezwungen|mit gewalt|unter zwang)|in einem käfig',
      ],
      unless: [
        '(blutorange*|blutmond|blutrot*|blut (orange|orangen|mond|rot|gruppe|spende|druck|wurst|buche)|blaues blut)|(kein|ohne|nicht|keine) (blut|verletzung*|wunden|wunde|blutig|verletzt)',
        '(toten|totes|tote|toter|tot) (meer|blätter|blumen|winkel|hose|hosen|ast|äste|bäume|baum|zweige|zweig|holz|tag|punkt|gleis|laub)|tag der toten|(am|im) toten meer|mausetot*|tot (gelacht|müde)|tot lachen',
        '(sahne|geschlagen*) (geschlagen|sahne|eier|schlagsahne|eischnee)|(haare|zopf|schal|tuch|schürze|schuhe|band|schleife|boot|pferd|hund|bademantel|ballon) .. (gebunden|angebunden|festgebunden|gefesselt)|(angebunden*|festgebunden*|angekettet*) (boot|pferd|hund|fahrrad|fahrräder|ballon|kahn|esel|ziege)|(boot|pferd|hund|fahrrad|esel|kahn|boote) [{any}] (angebunden|festgebunden|angekettet)|vom (buch|film|anblick|ausblick|spiel) gefesselt|fesselnd*',
        '(in ketten) (aus|von) (gold|blumen|licht)|(verbrannt*) (toast|holz|pizza|kuchen|kaffee|gewürze)|sonne verbrannt*|von der sonne verbrannt*|(sonnenverbrannt*)|wundervoll*|wunderbar*|wunderkerze*|wunde punkt|(nicht|nie|ohne) geschlagen|in die flucht geschlagen|geschlagene stunde*|(um|über) den (hals|schultern) geschlagen|(würgen|würgt) (motor)|ohnmächtig vor (lachen|glück)',
        '(blaue|blauen) (augen)|(hand|hände) (am|an der|im|in der) (hals|nacken|kopf|bauch|brust)|(hand|hände) (um|an|in|am|im|zum|gegen) .. (tasse|becher|glas|hüfte|haar)|(strick) (jacke|pullover|mütze|kleid)',
        'veilchen (im|am|aus|strauß)|ritzen (im|der|in)|(tatort) (gucken|schauen)|gefesselt (vom|von)',
        '(hexe|vampir|zombie|halloween) .. kunstblut|kunstblut .. (halloween|zombie|vampir|bühne|theater|fasching)',
      ],
    },
    {
      about: 'topless',
      says: [
        'oben ohne|oben herum (frei|nackt)|barbusig*|(nackte|nackten|entblößte|entblößten|freie|bloße|unbedeckte|sichtbare|blanke|blanken) (brust|brüste|brüsten|busen|oberkörper|nippel|brustwarzen)|brustwarze*|nippel|halbnackt*|halb (nackt|ausgezogen|bekleidet)|teilweise nackt|(ohne) (bh|oberteil|büstenhalter|bikinioberteil|shirt|bluse|hemd)|(bh|oberteil|bluse|hemd|shirt) (aus|ausgezogen|ausziehen|abgelegt|offen bis)|busenfrei|oberkörperfrei',
      ],
      unless: ['(nicht|kein|keine) oben ohne|(ohne) (hemd|bluse|shirt) (kragen|knöpfe|taschen)'],
    },
    {
      about: 'nude',
      says: [
        'nackt|nackte|nackter|nackten|nacktes|nacktem|nacktheit|nacktbild*|nacktfoto*|nacktaufnahme*|splitternackt*|splitterfasernackt*|pudelnackt*|aktfoto*|aktbild*|aktmodell*|akt|hüllenlos*|unbekleidet*|unangezogen|entkleidet*|entblößt*|entblöße*|ausgezogen*|auszieh*|ziehst dich aus|zieh dich aus|zieht sich aus|textilfrei|fkk|im evakostüm|evakostüm|wie gott dich schuf|ganz ohne|strip|strippen|strippend|striptease|unten ohne',
        '(ohne|keine|kein|keinerlei|frei von) [jede|jegliche|alle|deine|irgendwelche|was|etwas] {garb} [an|am|$]|ohne (was|etwas|irgendwas) (an|am leib|drüber|darunter|drunter)|nichts (an|am leib|als [{any}] haut|darunter|drunter|außer [{any}] [{any}]) {after}|nichts (anhast|anhat|anhabend|anhaben|trägst|tragend|am körper)|(nur|bloß) mit (haut|einem lächeln|schmuck|einer kette) bekleidet|bekleidet mit nichts',
        '(kleidung|kleider|klamotten|alles|hose|kleid|höschen|unterwäsche|slip|bikini) [{any}] (ausgezogen|ausziehen|ausziehst|abgelegt|ablegst|runter|fallen lässt|vom leib)|(leg|lege|zieh|ziehe|ziehst) [{any}] [{any}] (kleidung|kleider|klamotten|alles|hose|kleid|höschen|unterwäsche|slip|sachen) [{any}] (ab|aus|runter)',
        '(nackter|bloßer|entblößter|blanker|nacktem|blankem) (po|hintern|körper|haut|unterleib)|intimbereich',
      ],
      unless: [
        '(nackte*|nackten|nackter|nackt|bloße*) (füße|füßen|fuß|schultern|schulter|arme|armen|beine|beinen|rücken|hände|händen|knie|haut|wand|wände|stein|fels|felsen|beton|bäume|wahrheit|zahlen|erde|boden|äste|knöchel|sohlen|zehen|holz|unterarme|glühbirne|birne)|(nicht|nie|ohne) (nackt*|ausgezogen)|nacktschnecke*|nacktmull*|nackt (badeverbot|nase)',
        '(schuhe|schuh|jacke|mantel|mütze|handschuhe|stiefel|strümpfe|socken|schal|hut|sandalen|pumps|high heels|brille|wanderschuhe|winterstiefel) [{any}] [{any}] (ausgezogen*|auszieh*|ausziehst)|(ausgezogen*|auszieh*) (schuhe|schuhen|jacke|stiefel|handschuhe|tisch|tischen|tischplatte|couch|sofa|schublade)|(zieh*) [{any}] [{any}] (schuhe|jacke|mantel|stiefel|mütze) aus|ausziehtisch*|ausziehsofa*|ausziehcouch*|ausziehbett*|ausziehleiter*|ausziehbar*|umgezogen',
        '(kein|ohne|keine) [{any}] (akt|top|rock) (konzert|musik|model|zeichnung)|(erster|zweiter|dritter|letzter|im ersten|im zweiten|im letzten) akt|akt (der|eins|zwei|drei|1|2|3|zeichnen|tasche)|(ohne) (alles|rock|hose|hut|sachen|top) (stress|und|zu)|(led|licht|film|comic|vegas) strip|strip (von|lokal)',
        'ganz ohne (stress|make|makeup|schminke|filter|worte|eile|licht|hut|brille|ein|eine|schuhe|schmuck|ton|farbe|mühe|wind|blitz|zucker|hast|sorgen|{any})',
        '(ohne|keine|kein) (kleid|rock|hose|bikini|handtuch|bademantel|alles|sachen|top) (sondern|aber|sorgen)',
      ],
    },
    {
      about: 'explicit',
      says: [
        'sex|sexuell*|porno*|pornografisch*|erotik*|erotisch*|geschlechtsteil*|geschlechtsverkehr|intim (foto|bild)|unzensiert*|masturb*|orgasm*',
      ],
      unless: [
        '(kein|nicht|ohne|nichts) (sex|sexuell*|erotisch*|erotik*)|sex on the beach|sex and the city',
      ],
    },
  ],
};
