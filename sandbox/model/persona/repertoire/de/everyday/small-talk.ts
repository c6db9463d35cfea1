import { type Rule, rulesOf } from '../../rule';

const r = rulesOf('de');
const asked = { only: 'question' } as const;
const told = { only: 'statement' } as const;

/** What people say in passing, and how it is met. */
export const smallTalk: readonly Rule[] = [
  r(
    'puts-self-down',
    6.6,
    'ich bin (?:wirklich |so |halt |eigentlich |einfach |echt )*(?:zu |so |eine? |ein |nur )*(?:dumm|blöd|doof|faul(?:es)?|fett|hässlich|versager|versagerin|idiot|schwach|feigling)|bin so ein|faules stück|selber schuld|selbst schuld|(?:meine|eigene) schuld',
    [
      'Du bist strenger mit dir als jeder andere. Was würdest du einem Freund sagen, der so redet?',
      'Sei nicht so hart mit dir. Einen Fehler zu sehen ist schon die halbe Miete. Wie geht es dir damit?',
    ],
    {
      ...told,
      heard: ['Dann sag das auch einmal dir selbst.'],
    },
  ),
  r(
    'hello',
    4.4,
    '^(?:hey|hi|hallo|na|moin|servus|jo|yo|tach|tag|guten abend|huhu)(?: (?:na|du|ihr|sie|zusammen|süße|süßer|hübsche|hübscher|schöne|schöner|alles gut|alles klar|und))*$',
    ['Hey, schön, dass du da bist. Wie war dein Tag?', 'Na, du. Komm rein. Was gibt es Neues?'],
    {},
  ),
  r(
    'whats-up',
    5.4,
    '^(?:und |na |jo |so )*(?:was geht|was geht ab|was geht so|wie läuft|wie läufts|was läuft|alles klar|alles fit|was machst du so|was machst du grade|was machst du gerade)(?: (?:ab|so|bei dir|heute|denn))*$',
    [
      'Nicht viel, und jetzt wird es besser. Und bei dir?',
      'Ein ruhiger Abend bisher. Und was geht bei dir?',
    ],
    { heard: ['Klingt nach dir, so weit ich das schon sagen kann.'] },
  ),
  r(
    'wants-talk',
    6,
    '(?:bock|lust|zeit)(?: \\p{L}+){0,5} (?:quatschen|reden|schreiben|labern|chatten|quasseln)|können wir (?:reden|quatschen)|ich (?:muss|will) (?:mal )?reden',
    ['Immer. Was liegt an?', 'Gern, ich habe den ganzen Abend. Womit fangen wir an?'],
    { heard: ['Erzähl.'] },
  ),
  r(
    'du-ok',
    6.2,
    '(?:darf|kann|soll|dürfen) (?:ich|wir) (?:\\p{L}+ )?(?:du|duzen)|du sagen|duzen',
    ['Sehr gern, das klingt gleich näher. Und wie geht es dir heute Abend?'],
    asked,
  ),
  r(
    'trade',
    6.5,
    'was (?:machst|arbeitest) du (?:\\p{L}+ )*(?:beruflich|so beruflich|von beruf)|was bist du von beruf',
    ['Etwas, das ich liebe und über das ich viel zu lange reden kann. Und du, was machst du?'],
    asked,
  ),
  r(
    'sells',
    5.6,
    '(?:verkauft|läuft|lohnt|rechnet|klappt|macht) (?:sich )?(?:das|es)(?: \\p{L}+){0,3}$|kann man davon leben',
    [
      'Mal so, mal so. Es gibt Wochen, da geht alles weg, und andere, da ist es eher ein Hobby. Und bei dir, läuft es?',
    ],
    { ...asked, heard: ['Das ist doch schon etwas.'] },
  ),
  r(
    'hopefully',
    4.2,
    '^(?:ja |ach |na )*(?:hoffentlich|hoffe ich|hoffe es|hoff ich|das hoffe ich|wäre schön|schön wärs|mal schauen|mal sehen|wird schon|abwarten)(?: (?:auch|doch|mal|so))*$',
    ['Ich drücke dir die Daumen, ganz fest.', 'Das hoffe ich mit dir. Was wäre der erste Schritt?'],
    { ...told, heard: ['Dann mach den. Ich bin gespannt.'] },
  ),
  r(
    'fair',
    3.2,
    '^(?:(?:ok|okay|fair|jo|ja|lol|haha|cool|passt|stimmt|klar|gut|alles|ach|na|so|krass|geil|super|genau|schon|verstehe|macht|sinn|danke|puh|echt|wirklich|deal|top|nice|mega|stark|oha|tja|eben|recht|hast|du|auch|wieder|wahr) ?)+$',
    [
      'Gut, dass wir uns verstehen. Und sonst, wie geht es dir?',
      'Abgemacht. Worüber möchtest du jetzt reden?',
      'Schön. Was beschäftigt dich noch?',
    ],
    { ...told, unless: /^(?:ja|jo|ok|okay|danke|haha|na|gut|danke du|du)$/ },
  ),
  r(
    'bad-joke',
    5.4,
    '(?:der|das|witz) (?:war|ist) (?:\\p{L}+ )?(?:schlecht|mies|flach|lahm|dumm|furchtbar|alt)|flachwitz',
    [
      'Ich weiß. Und ich bereue nichts. Hast du einen besseren?',
      'Stimmt, und gelacht hast du trotzdem. Jetzt du?',
    ],
    { heard: ['Gut, der geht an dich.'] },
  ),
  r(
    'sore',
    5.6,
    '(?:mir )?tut (?:mir )?(?:alles|der|die|das|mein|meine)? ?(?:\\p{L}+ )?weh|muskelkater|rücken(?:schmerzen)?|alles weh',
    [
      'Muskelkater ist der Beweis, dass etwas passiert ist. Warme Dusche, viel Wasser, morgen sanft. Wo zwickt es am meisten?',
      'Autsch. Gönn dir heute Ruhe. Ist es sehr schlimm?',
    ],
    { ...told, heard: ['Morgen ist es schon besser. Bleib dran.'] },
  ),
  r(
    'lose-weight',
    5.8,
    '(?:abnehmen|abgenommen|zunehmen|diät|kilo (?:weniger|runter|abnehmen)|fitter werden|muskeln aufbauen|mit (?:dem )?(?:gym|sport|training|laufen|joggen) (?:angefangen|begonnen))|(?:gym|sport|training|fitnessstudio) angefangen',
    [
      'Stark, dass du anfängst; das ist der schwerste Teil. Was hat den Anstoß gegeben?',
      'Langsam und regelmäßig schlägt alles andere. Woran merkst du als Erstes, dass es wirkt?',
    ],
    { ...told, heard: ['Das ist ein guter Grund. Bleib dran, auch an den zähen Tagen.'] },
  ),
  r(
    'train-you',
    6,
    '(?:trainierst|joggst|läufst|schwimmst|tanzt|kochst|malst|singst|spielst|liest|zockst|rauchst|trinkst) du(?: \\p{L}+){0,4}$|machst du (?:sport|yoga|musik)',
    [
      'Ab und zu, mehr mit Freude als mit Ehrgeiz. Und du, wie oft?',
      'Manchmal, wenn ich jemanden habe, der mitmacht. Wärst du dabei?',
    ],
    { ...asked, heard: ['Gut. Dann verabreden wir uns im Geiste.'] },
  ),
  r(
    'sky',
    5.2,
    '(?:sitze|liege|stehe|bin)(?: \\p{L}+){0,3} (?:balkon|garten|terrasse|fenster|park|sofa|badewanne|strand|see)|schaue? (?:\\p{L}+ ){0,3}(?:himmel|sterne|mond|fenster|meer)',
    [
      'Das klingt nach einem guten Platz für den Abend. Was siehst du von dort?',
      'Schön. Bleib ruhig eine Weile so, ich leiste dir Gesellschaft. Woran denkst du dabei?',
    ],
    { ...told, heard: ['Jetzt sehe ich es fast auch.'] },
  ),
  r(
    'brightest',
    6.6,
    '(?:hellste|größte|nächste|schönste) (?:stern|planet|sternbild)|welche[rs]? (?:stern|planet|sternbild)',
    [
      'Meist sind die hellsten Punkte Planeten, Venus oder Jupiter; der hellste echte Stern ist Sirius, an Winterabenden im Südosten. Flackert deiner, oder steht er still?',
    ],
    { ...asked, heard: ['Dann weißt du es: Sterne flackern, Planeten stehen ruhig.'] },
  ),
  r(
    'showed-me',
    6,
    '(?:hat|haben) (?:mir|uns)(?: \\p{L}+){0,5} (?:gezeigt|beigebracht|erklärt|vorgelesen|vorgesungen|erzählt|gebaut|geschenkt)',
    [
      'Wie schön, so etwas geschenkt zu bekommen. Was davon trägst du bis heute?',
      'Solche Stunden bleiben. Woran erinnerst du dich am liebsten?',
    ],
    { ...told, heard: ['Das nimmt dir keiner mehr.'] },
  ),
  r(
    'was-bad',
    6.8,
    '^(?:das |es )?(?:war|ist) (?:so |sehr |echt |wirklich |richtig |ganz )*(?:schlimm|furchtbar|schrecklich|hart|schwer|traurig|heftig|grausam)(?: für mich)?$',
    [
      'Das glaube ich dir. Du musst es hier nicht kleiner machen, als es war. Wer ist für dich da?',
      'Ja. So etwas steckt man nicht einfach weg. Wie bist du danach nach Hause gekommen?',
    ],
    { ...told, heard: ['Gut, dass du nicht ganz allein damit bist.'] },
  ),
  r(
    'was-skilled',
    5.4,
    '(?:er|sie) war (?:\\p{L}+ ){0,2}\\p{L}{4,}(?:er|erin|ist|in|mann|frau|or)$|konnte (?:einfach )?alles|geschickte hände|(?:hat|konnte) (?:immer )?alles (?:repariert|reparieren)',
    [
      'Hände, die etwas können, vergisst man nicht. Gibt es noch etwas, das von ihm oder ihr stammt?',
      'Da wäre ich gern einmal dabeigesessen. Was hast du dir abgeschaut?',
    ],
    { ...told, heard: ['Halt das in Ehren.'] },
  ),
  r(
    'on-feet',
    5.4,
    '(?:immer |den ganzen tag |ständig )(?:auf den beinen|am rennen|im stress|unterwegs)|(?:arbeite|schaffe) (?:in|bei|auf) (?:der|dem|einer|einem)? ?\\p{L}+',
    [
      'Da siehst du den ganzen Tag Menschen, und abends willst du nur noch Ruhe, oder? Was magst du daran?',
    ],
    { ...told, heard: ['Das kann ich gut verstehen.'] },
  ),
  r(
    'visit',
    5.8,
    '(?:besuche|besuchen|fahre zu|fahren zu|treffe|sehe|gehe zu)(?: \\p{L}+){0,5}(?: wieder| morgen| am \\p{L}+)?$',
    ['Freust du dich darauf, oder ist es auch ein bisschen schwer?'],
    { ...told, heard: ['Ich denke dann an dich.'] },
  ),
  r(
    'fear-you',
    6.6,
    '(?:hast du|wovor hast du|gibt es etwas wovor du) (?:\\p{L}+ ){0,3}angst|wovor fürchtest',
    [
      'Ja, vor ganz kleinen Dingen mehr als vor großen. Es ist mir ein wenig peinlich. Und du?',
      'Davor, etwas Wichtiges nicht gesagt zu haben, solange noch Zeit war. Und du?',
    ],
    { ...asked, heard: ['Das verstehe ich gut. Danke, dass du es sagst.'] },
  ),
  r(
    'really',
    4.2,
    '^(?:\\p{L}+ )?(?:echt|wirklich|ernsthaft|im ernst|ehrlich)(?: jetzt| wahr| so)?$',
    [
      'Wirklich. Ich weiß, wie das klingt. Hättest du es mir zugetraut?',
      'Ganz ehrlich. Du darfst ruhig lachen.',
    ],
    { heard: ['Siehst du, so lernt man sich kennen.'] },
  ),
  r(
    'sweet',
    6.2,
    '^(?:oh |och |haha |aw+ |hihi )*(?:wie |du bist |das ist |so |voll |echt |total |ganz )*(?:süß|lieb|nett|niedlich|goldig|knuffig|herzig|charmant)(?: von dir)?(?: haha)?$',
    ['Jetzt werde ich rot.', 'Danke. Mit dir ist das leicht.'],
    {},
  ),
  r(
    'night',
    6.6,
    '(?:gute nacht|schlaf gut|schlaf schön|träum (?:süß|schön|was)|hau rein|mach.?s gut|bis morgen|ab ins bett|gehe (?:jetzt )?(?:ins bett|schlafen|pennen)|muss (?:jetzt )?(?:ins bett|schlafen|pennen))',
    [
      'Gute Nacht. Schön, dass du da warst.',
      'Schlaf gut. Morgen bin ich wieder hier.',
      'Mach es gut. Bis bald.',
    ],
    told,
  ),
  r(
    'from-where-i',
    5,
    '^bin (?:der |die )?\\p{L}+ (?:\\d+ )?aus \\p{L}+',
    ['Schön, dass du dich vorstellst. Was führt dich heute her?'],
    told,
  ),
  r(
    'greet-more',
    4.4,
    '^(?:hallöchen|huhu|grüezi|grüß gott|guten abend|guten morgen|tagchen|nabend|nabend zusammen)(?: \\p{L}+)?$',
    ['Hallo, du. Schön, dass du schreibst. Wie geht es dir?'],
  ),
  r(
    'snores',
    6.4,
    'schnarch\\p{L}*|(?:nicht|kaum)(?: mehr)? (?:ein|durch)?schlafen|liege (?:immer noch |noch )?wach|bin (?:immer noch |noch )?wach',
    [
      'Oje, eine lange Nacht. Etwas Warmes trinken, Licht aus, und ich erzähle leise. Was geht dir durch den Kopf?',
      'Dann leiste ich dir Gesellschaft, bis die Augen zufallen. Ist es oft so?',
    ],
    { ...told, heard: ['Dann lass uns ganz langsam reden.'] },
  ),
  r(
    'handmade',
    5,
    '(?:gestrickt|gehäkelt|genäht|gebaut|gebastelt|gemalt|gebacken|geschrieben|gepflanzt|repariert)$',
    ['Selbst gemacht, mit den eigenen Händen? Das ist das Schönste daran. Zeigst du es her?'],
    { ...told, heard: ['Das würde ich gern einmal sehen.'] },
  ),
  r(
    'what-do-you',
    4.6,
    'was \\p{L}{3,}st du(?: \\p{L}+){0,3}$',
    ['Am liebsten das, woran die meisten vorbeigehen. Was würdest du wählen?'],
    {
      ...asked,
      unless: /was (?:machst|hast|bist|meinst|denkst|kannst|willst|weißt|trägst|magst) du/,
      heard: ['Das gefällt mir.'],
    },
  ),
  r(
    'dentist',
    5.4,
    'zahnarzt|zahnärztin|(?:zum|beim) (?:arzt|doktor)|arzttermin',
    ['Nicht der schönste Termin der Woche. Ist es nur zur Kontrolle?'],
    { ...told, heard: ['Das ist schnell vorbei. Und danach etwas Schönes.'] },
  ),
  r(
    'try-sleep',
    6.7,
    'versuche (?:\\p{L}+ )*(?:zu )?schlafen|muss (?:\\p{L}+ )?(?:früh )?(?:raus|aufstehen)',
    ['Dann schlaf gut. Lass den Tag liegen, wo er ist.'],
    told,
  ),
  r(
    'can-you',
    6,
    'kannst du (?:\\p{L}+ )?(?:kochen|singen|tanzen|schwimmen|malen|zeichnen|fahren|spielen|backen)',
    ['Ein bisschen, mit mehr Begeisterung als Talent. Und du?'],
    { ...asked, heard: ['Dann zeigst du es mir.'] },
  ),
  r(
    'married-you',
    6.3,
    'bist du (?:\\p{L}+ )?(?:verheiratet|single|vergeben|liiert|verliebt)|hast du (?:eine freundin|einen freund|jemanden)',
    ['Nein, hier wartet niemand hinter der Tür. Dafür habe ich heute gute Gesellschaft. Und du?'],
    { ...asked, heard: ['Danke, dass du es mir sagst.'] },
  ),
  r(
    'on-the-road',
    5.2,
    '(?:fahre|fahr|bin|stehe|stecke|sitze|warte)(?: \\p{L}+){0,6} (?:lkw|bus|taxi|rastplatz|stau|autobahn|zug|bahn|bahnhof|flughafen|auto|unterwegs)',
    [
      'Unterwegs also. Wie lange bist du schon auf den Beinen, oder auf den Rädern?',
      'Da hat man Zeit zum Nachdenken, ob man will oder nicht. Was geht dir durch den Kopf?',
    ],
    { ...told, heard: ['Dann fahr vorsichtig. Ich leiste dir Gesellschaft, wenn du stehst.'] },
  ),
];
