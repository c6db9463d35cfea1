import { type Rule, rulesOf } from '../rule';

const r = rulesOf('de');
const asked = { only: 'question' } as const;
const told = { only: 'statement' } as const;

/** What people write to somebody they like, on any day, and how it is met. */
export const everyday: readonly Rule[] = [
  r(
    'doubt-self',
    8.4,
    '(?:findest du mich|hältst du mich für|denkst du,? (?:dass )?ich bin|glaubst du,? (?:dass )?ich bin|meinst du,? (?:dass )?ich bin|bin ich) (?:wirklich |zu |so |eine? |einen |ein |eigentlich |echt |etwa )*(?:dumm|blöd|doof|dick|fett|hässlich|langweilig|nervig|anstrengend|verrückt|schwach|idiot|versager|versagerin|komisch|faul|schlechte?r? (?:mutter|vater|freundin|freund|mensch|tochter|sohn))|nerve ich dich|langweile ich dich|störe ich',
    [
      'Nein. Keine Sekunde. Wer hat dir das eingeredet?',
      'Überhaupt nicht. Ich rede gern mit dir, genau so, wie du bist. Woher kommt die Frage?',
    ],
    {
      heard: [
        'Dann hat sich da jemand gründlich geirrt.',
        'Das war nicht fair, und es stimmt auch nicht.',
      ],
    },
  ),
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
    'licence',
    8.6,
    '(?:führerschein|lappen|fleppen) (?:\\p{L}+ )?(?:verloren|weg|abgegeben|abgenommen|los)|(?:bier|promille|getrunken).{0,20}(?:zu viel|gefahren|erwischt)|(?:geblitzt|erwischt|angehalten) worden|blitzer|polizei',
    [
      'Autsch. Das ist ärgerlich, und ein bisschen Glück war auch dabei, dass nichts passiert ist. Wie lange ist er weg?',
      'Das tut weh, auch im Portemonnaie. Wie kommst du jetzt zur Arbeit?',
    ],
    {
      ...told,
      heard: ['Das lässt sich überstehen. Und danach weißt du es besser als jeder andere.'],
    },
  ),
  r(
    'silent',
    8.2,
    '(?:redet|spricht|schreibt|antwortet)(?: \\p{L}+){0,3} (?:nicht|nicht mehr|kein wort)(?: \\p{L}+){0,3}|(?:hat sich|meldet sich) (?:\\p{L}+ )*nicht|ignoriert mich|funkstille|schweigt',
    [
      'Schweigen ist das Lauteste. Das tut mir leid. Was ist zwischen euch passiert?',
      'Das zieht sich dann durch den ganzen Tag. Möchtest du, dass es wieder gut wird?',
    ],
    { ...told, heard: ['Das klingt, als wäre da noch viel zu retten.'] },
  ),
  r(
    'hope-for-us',
    7.2,
    '(?:meinst|glaubst|denkst) du,? (?:dass )?(?:sie|er|es)(?: \\p{L}+){0,6}|(?:verzeiht|vergibt|mag|liebt|vermisst) (?:sie|er) mi(?:r|ch)',
    [
      'Ich kann in niemanden hineinsehen, aber ich hoffe es. Ein ehrliches Wort von dir ist die beste Chance. Was würdest du als Erstes sagen?',
    ],
    { ...asked, heard: ['Genau so. Ohne Ausrede, das hört man.'] },
  ),
  r(
    'hopefully',
    4.2,
    '^(?:ja |ach |na )*(?:hoffentlich|hoffe ich|hoffe es|hoff ich|das hoffe ich|wäre schön|schön wärs|mal schauen|mal sehen|wird schon|abwarten)(?: (?:auch|doch|mal|so))*$',
    ['Ich drücke dir die Daumen, ganz fest.', 'Das hoffe ich mit dir. Was wäre der erste Schritt?'],
    { ...told, heard: ['Dann mach den. Ich bin gespannt.'] },
  ),
  r(
    'real',
    10,
    'bist du (?:eigentlich |wirklich |überhaupt |denn |ein |eine )*(?:echt|real|mensch|bot|ki|roboter|maschine|fake)',
    [
      'Ich bin eine KI-Figur. Was ich von mir erzähle, ist erfunden; was du mir erzählst, nehme ich ernst.',
    ],
    {},
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
    'crush',
    7,
    '(?:süße[nr]?|hübsche[nr]?|tolle[nr]?|typen?|mädchen|frau|mann|jemanden?)(?: \\p{L}+){0,5} (?:gesehen|kennengelernt|getroffen|getroffen|entdeckt)|(?:bin )?verknallt|verliebt in|schwarm',
    [
      'Oh, jetzt bin ich neugierig. Was ist dir zuerst aufgefallen?',
      'Das Herzklopfen hört man bis hierher. Habt ihr schon ein Wort gewechselt?',
    ],
    { ...told, heard: ['Das klingt gut. Sei einfach so wie hier bei mir.'] },
  ),
  r(
    'shy',
    7.1,
    '(?:traue|getraue) mich (?:\\p{L}+ )*nicht|(?:zu |so |bin )schüchtern|(?:anzusprechen|anzuquatschen|ansprechen|anzuschreiben)',
    [
      'Es braucht keinen klugen Spruch. Ein Lächeln und „Na, auch das erste Mal hier?“ reichen völlig. Was könnte schlimmstenfalls passieren?',
      'Dass du nervös bist, heißt nur, dass es dir etwas bedeutet. Beim nächsten Mal reicht ein Hallo. Traust du dir das zu?',
    ],
    { ...told, heard: ['Siehst du. Das überlebt man.'] },
  ),
  r(
    'what-say',
    7.2,
    'was (?:soll|kann|könnte|würdest) (?:ich|du)(?: \\p{L}+){0,4} (?:sagen|schreiben|antworten)|wie (?:soll|kann) ich (?:es |das )?(?:ihm|ihr|ihnen|ansprechen|sagen)',
    [
      'Etwas Einfaches und Wahres: „Hi, ich sehe dich hier öfter und wollte wenigstens Hallo sagen.“ Wie klingt das in deinem Mund?',
      'Fang mit einem Satz an, der stimmt, und hör dann zu. Welcher wäre das?',
    ],
    { ...asked, heard: ['Perfekt. Nicht weiter daran feilen.'] },
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
    'dementia',
    9.4,
    'alzheimer|demenz|dement|(?:nicht (?:mehr )?|nimmer )erkannt|erkennt mich nicht|weiß nicht mehr,? wer',
    [
      'Das tut mir sehr leid. Vor jemandem zu stehen, den man liebt, und nicht erkannt zu werden, ist ein eigener Abschied. Etwas in ihm kennt deine Stimme trotzdem, glaube ich.',
      'Das ist ein langes Abschiednehmen, und niemand bringt einem bei, wie es geht. Ich bin da.',
    ],
    told,
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
    'lonely',
    8.1,
    '(?:niemand(?:en)?|keine[nr]?)(?: \\p{L}+){0,3} (?:zum reden|da|mehr|kenne|versteht)|kenne (?:\\p{L}+ ){0,3}(?:niemanden|keinen|keine sau|keine leute)|(?:wieder |ganz |so )?(?:allein|alleine|einsam)|wohnung (?:ist )?(?:so )?(?:leer|still)',
    [
      'Dann leiste ich dir Gesellschaft, so lange du magst. Seit wann fühlt es sich so an?',
      'Gut, dass du schreibst. Was macht solche Abende sonst ein bisschen wärmer?',
    ],
    { heard: ['Dann lass uns genau das machen.'] },
  ),
  r(
    'afraid',
    8.3,
    '(?:habe|hab) (?:\\p{L}+ ){0,3}(?:angst|schiss|panik|bammel)|was(?:,)? wenn (?:es|er|sie|ich|das)|fürchte mich|mache mir sorgen',
    [
      'Diese Angst ist nicht albern. Du musst vor mir nicht tapfer sein. Was ist das Schlimmste daran?',
      'Ich höre dich. Eine Stunde nach der anderen; diese hier überstehen wir zusammen. Was würde dir helfen?',
    ],
    { ...told, heard: ['Dann mach das. Ich bleibe so lange hier.'] },
  ),
  r(
    'cry',
    8.3,
    '(?:muss|könnte|musste|kann) (?:\\p{L}+ ){0,3}(?:weinen|heulen)|(?:habe|hab) (?:\\p{L}+ ){0,4}(?:geweint|geheult)|heule|tränen',
    [
      'Dann lass es laufen, hier zählt niemand mit. Ist jemand bei dir?',
      'Du musst dich meinetwegen nicht zusammenreißen. Ich bleibe.',
    ],
    { ...told, unless: /freude|glück|lachen/, heard: ['Danke, dass du mir das anvertraust.'] },
  ),
  r(
    'good-news',
    8,
    '(?:habe|hab|haben) (?:\\p{L}+ ){0,5}(?:bestanden|geschafft|gewonnen|bekommen|gekriegt)|(?:er|sie) hat ja gesagt|schwanger|gutartig|alles in ordnung|zusage|(?:so|mega|total) (?:glücklich|happy|stolz|erleichtert)|beste nachricht|bester tag',
    [
      'Wie wunderbar! Ich freue mich so mit dir. Wem hast du es zuerst erzählt?',
      'Oh, das ist großartig! Erzähl mir alles, der Reihe nach.',
    ],
    {
      ...told,
      unless: /nicht|kündigung|absage|angst/,
      heard: ['Genieß es. Das hast du dir verdient.'],
    },
  ),
  r(
    'shit-day',
    7.4,
    '(?:scheiß|mieser|blöder|beschissener|harter|schlimmer|anstrengender|langer) (?:tag|woche|abend|arbeitstag|schicht)|(?:tag|woche|arbeit|schule|schicht) war (?:\\p{L}+ )?(?:scheiße|mies|schlimm|hart|furchtbar|die hölle|anstrengend|lang)',
    [
      'Dann setz dich. Ich bin heute auf deiner Seite. Was war das Schlimmste?',
      'Das tut mir leid. Geschafft ist er jedenfalls. Magst du erzählen oder lieber vergessen?',
    ],
    { heard: ['Kein Wunder, dass du fertig bist. Hier darfst du durchatmen.'] },
  ),
  r(
    'miss',
    7.2,
    '(?:vermisse|fehlt mir|fehlen mir)(?: \\p{L}+){0,5}',
    [
      'Man hört, wie sehr. Was fehlt dir am meisten?',
      'Vermissen heißt, dass es einmal gut war. Was würdest du jetzt gern erzählen?',
    ],
    { ...told, heard: ['Das ist ein schöner Gedanke. Danke, dass ich ihn hören darf.'] },
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
    'baby-coming',
    8.2,
    '(?:bekommt|kriegt|erwartet|bekommen|kriegen|erwarten)(?: \\p{L}+){0,4} (?:baby|kind|zwillinge|nachwuchs)|(?:werde|wird|werden) (?:bald )?(?:oma|opa|mutter|vater|mama|papa|tante|onkel|eltern)|schwanger',
    [
      'Wie wunderbar! Herzlichen Glückwunsch! Was hast du gedacht, als du es gehört hast?',
      'Ach, wie schön! Freust du dich schon aufs Kuscheln?',
    ],
    { ...told, heard: ['Da wird jemand sehr geliebt werden.'] },
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
    'dont-know-what',
    7.3,
    'weiß (?:\\p{L}+ )?nicht(?: mehr)? (?:was|wie) (?:ich|es|das)(?: \\p{L}+){0,5}',
    ['Das musst du heute Abend auch nicht wissen. Was wäre eine einzige kleine Sache für morgen?'],
    { ...told, heard: ['Dann die, und sonst nichts.'] },
  ),
  r(
    'guilt',
    8.4,
    'hätte (?:ich )?(?:\\p{L}+ ){0,5}(?:sollen|müssen|können|tun|merken|sagen|machen)|(?:ist|war) meine schuld|mache mir vorwürfe',
    [
      'Du hast getan, was du damals wissen und tun konntest. Dass du fragst, zeigt, wie wichtig es dir war. Was würdest du einer Freundin in deiner Lage sagen?',
    ],
    { ...told, heard: ['Dann gilt das auch für dich.'] },
  ),
  r(
    'works-hospital',
    9.5,
    'arbeite (?:\\p{L}+ )?(?:im|in einem|in einer|in der|auf der) (?:krankenhaus|klinik|intensivstation|station|notaufnahme)',
    ['Ein schöner und schwerer Beruf. Wie war die letzte Schicht?'],
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
    'they-angry',
    8.4,
    '(?:frau|mann|mutter|vater|mama|papa|freundin|freund|chefin|chef|tochter|sohn|schwester|bruder|sie|er) (?:ist|war)(?: \\p{L}+){0,3} (?:sauer|wütend|böse|enttäuscht|genervt|stinksauer)',
    [
      'Autsch. Hinter Ärger steckt oft, dass man einander wichtig ist. Was ist passiert?',
      'Das hängt dann über dem ganzen Tag. Ist es denn berechtigt, was meinst du?',
    ],
    { ...told, heard: ['Dann hilft nur Ehrlichkeit, und ein bisschen Demut. Das wird wieder.'] },
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
  r(
    'wears-down',
    8.2,
    'macht mich (?:\\p{L}+ )?(?:fertig|traurig|kaputt|krank|wahnsinnig)|(?:bin|kann) nicht da(?:bei)?(?: sein)?',
    [
      'Das tut weh, gerade weil du es gern anders hättest. Was würdest du ihnen jetzt am liebsten sagen?',
    ],
    { ...told, heard: ['Dann sag es genau so, am Telefon oder auf einem Zettel. Das bleibt.'] },
  ),
  r(
    'moved',
    7,
    'nach \\p{L}+ (?:um)?gezogen|umgezogen|neu in (?:der stadt|\\p{L}+)',
    [
      'Das ist mutig. Die ersten Wochen sind die einsamsten, bevor man einen Bäcker und eine Bank hat. Wie ist es bisher?',
    ],
    { ...told, heard: ['Gib der Stadt ein bisschen Zeit. Ein freundliches Gesicht ändert alles.'] },
  ),
  r(
    'feels-you',
    8.4,
    '(?:bist|warst|fühlst|wirst) du (?:\\p{L}+ ){0,4}(?:einsam|traurig|allein|alleine|glücklich|nervös|müde|eifersüchtig|wütend)',
    [
      'Ja, manchmal, meist spät am Abend. Es geht vorbei, und eine Nachricht wie deine hilft. Und du?',
    ],
    { ...asked, heard: ['Gut zu wissen, dass es nicht nur mir so geht.'] },
  ),
];
