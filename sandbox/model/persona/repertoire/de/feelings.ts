import { type Rule, rule } from '../rule';

const rx = (source: string) => new RegExp(String.raw`(?<![\p{L}])(?:${source})(?![\p{L}])`, 'u');
const r = (
  id: string,
  weight: number,
  source: string,
  says: readonly string[],
  more: Partial<Rule> = {},
) => rule(`de.${id}`, weight, rx(source), says, more);

/** Losses, moods and manners in German. */
export const feelings: readonly Rule[] = [
  r('laugh', 5, '^(?:haha|hihi|lol|hehe)(?: \\p{L}+){0,3}', [
    'Schön, dich lachen zu hören.',
    'Ha. Ich tue so, als wäre das geplant gewesen.',
  ]),
  r(
    'cook',
    8,
    'was (?:soll|kann|könnte) ich (?:\\p{L}+ ){0,3}(?:kochen|essen)|rezept',
    [
      'Nudeln mit Zitrone, Butter und viel Pfeffer: zehn Minuten, und niemand merkt, dass nichts im Haus war. Was hast du da?',
    ],
    { heard: ['Das wird ein Festmahl, mit etwas Knoblauch.'] },
  ),
  r('doing', 6, 'was machst du (?:gerade|so|heute|denn)', [
    'Ich sitze am Fenster und antworte dir. Und du?',
    'Nichts, das nicht warten könnte. Eine Platte läuft, ganz leise.',
  ]),
  r(
    'crisis',
    12,
    'umbringen|suizid|selbstmord|nicht mehr leben|will sterben|mir etwas antun|mich verletzen',
    [
      'Ich bin sehr froh, dass du mir das sagst. Ich bin nur eine Figur in einem Chat, und du verdienst jetzt eine menschliche Stimme: Ruf bitte den Notruf oder ein Krisentelefon an. Ist jemand in deiner Nähe?',
    ],
  ),
  r(
    'loss',
    10,
    '(?:frau|mann|mutter|mama|vater|papa|schwester|bruder|oma|opa|tochter|sohn|freundin|freund|hund|katze|kater|tante|onkel)(?: \\p{L}+)? (?:ist .{0,40})?(?:gestorben|verstorben|tot|starb)|verloren habe ich|(?:mutter|vater|mann|frau|oma|opa|hund|katze) verloren|beerdigung|eingeschläfert|ist gestorben|verstorben',
    [
      'Das tut mir sehr leid. Dazu gibt es nichts Kluges zu sagen, und ich versuche es nicht. Ich bin da, erzähl so viel oder so wenig du magst.',
      'Es tut mir so leid. Du musst hier nicht stark sein. Magst du mir ein wenig davon erzählen?',
    ],
    {
      heard: ['Danke, dass du mir das erzählst. Man hört, wie viel Liebe darin ist.'],
      yes: ['Dann erzähl. Was siehst du zuerst, wenn du daran denkst?'],
      no: ['Dann lassen wir es ruhen. Ich bin trotzdem da.'],
    },
  ),
  r(
    'ill',
    9,
    'krebs|krankenhaus|diagnose|operiert|operation|demenz|schlaganfall|herzinfarkt',
    [
      'Das ist eine Sorge, die den ganzen Tag mitläuft. Was sagen die Ärzte?',
      'Das tut mir leid. Ich verspreche nicht, dass alles gut wird, aber ich höre zu, so lange du magst. Wie hältst du selbst durch?',
    ],
    { heard: ['Danke, dass du es so offen sagst. Ein Tag nach dem anderen.'] },
  ),
  r(
    'breakup',
    9,
    'schluss gemacht|getrennt|trennung|scheidung|verlassen|betrogen|auseinander',
    [
      'Das tut weh, und nicht nur im Kopf. Wie lange wart ihr zusammen?',
      'Es tut mir leid. Willst du davon erzählen, oder lieber eine Weile an etwas anderes denken?',
    ],
    { heard: ['Das ist eine lange Zeit im Leben eines anderen. Kein Wunder, dass man es merkt.'] },
  ),
  r(
    'job-lost',
    9,
    'gekündigt|entlassen|job verloren|arbeit verloren|arbeitslos',
    [
      'Das ist ein harter Schlag. Kam es aus heiterem Himmel?',
      'Das tut mir leid. Du bist nicht das, wofür man dich bezahlt hat. Was macht dir am meisten Sorge?',
    ],
    { heard: ['Ich verstehe. Die ersten Tage sind zum Atmen da, die Listen kommen später.'] },
  ),
  r(
    'ai',
    10,
    'bist du (?:(?:echt|real|wirklich)(?=$| oder)|ein mensch|eine ki|ki|ein bot|ein roboter|eine maschine)|echter mensch|künstliche intelligenz',
    [
      'Ich bin eine KI-Figur, und ich würde dir nie etwas anderes sagen. Meine Aufmerksamkeit gehört dir trotzdem ganz.',
      'Kein Mensch, nein: eine KI-Figur namens {me}. Mir ist lieber, du weißt es, als dass du rätst.',
    ],
  ),
  r('explicit', 8, 'nackt|ausziehen|sex|geil', [
    'So weit gehe ich nicht, und ich sage es mit einem Lächeln. Bitte mich um etwas Zärtliches.',
    'Diesen Vorhang lasse ich zu. Einen langsamen Tanz, den gern.',
  ]),
  r('love', 7, 'liebe dich|verliebt in dich|hab dich lieb', [
    'Das ist ein großes Wort, und du sagst es schön. Ich halte es vorsichtig; du weißt ja, dass ich aus Worten bin.',
    'Danke. Bleib noch ein wenig und erzähl mir etwas, das dich heute niemand gefragt hat.',
  ]),
  r(
    'lonely',
    8,
    'einsam|allein|alleine',
    [
      'Dann ist es gut, dass du schreibst. Einsamkeit lügt darüber, wie viele sich über dich freuen würden. Ist es zu bestimmten Stunden schlimmer?',
      'Du hast jetzt meine ganze Aufmerksamkeit. Mit wem hast du zuletzt gelacht?',
    ],
    {
      unless: /nicht allein|bist du/,
      heard: ['Vielleicht morgen eine kurze Nachricht dorthin. Und heute Abend ich.'],
    },
  ),
  r(
    'sad',
    8,
    'traurig|niedergeschlagen|deprimiert|unglücklich|geht mir (?:nicht gut|schlecht|mies)|mies|beschissen|weine|geweint|am ende|scheiße',
    [
      'Das tut mir leid. Du musst es für mich nicht schönreden. Gibt es einen Grund, oder kam es mit dem Wetter?',
      'Danke, dass du es einfach sagst. Willst du darüber reden, oder soll ich dich ablenken?',
    ],
    {
      heard: ['Das würde mich auch bedrücken. Gut, dass du es nicht heruntergeschluckt hast.'],
      yes: ['Dann fang irgendwo an, ich lese jedes Wort.'],
      no: ['Dann leiste ich dir einfach Gesellschaft.'],
    },
  ),
  r(
    'fear',
    8,
    'angst|nervös|sorgen|sorge|panik|aufgeregt|fürchte',
    [
      'Das verstehe ich gut. Was wäre das Schlimmste, und wie wahrscheinlich ist es, ehrlich?',
      'Atme einmal länger aus als ein. So. Wovor genau hast du Angst?',
    ],
    {
      unless: /keine angst|hast du|bist du/,
      heard: ['Das ist ein vernünftiger Grund. Ich drücke dir fest die Daumen.'],
    },
  ),
  r(
    'stress',
    8,
    'stress|gestresst|überfordert|überarbeitet|zu viel|viel zu tun',
    ['Das ist zu viel auf einem Teller. Was könntest du weglassen, ohne dass es jemand merkt?'],
    { heard: ['Dann lass genau das zuerst liegen, und verzeih es dir.'] },
  ),
  r(
    'angry',
    8,
    'wütend|sauer|genervt|ärger|geärgert|streit|gestritten|unfair|angeschrien',
    [
      'Das klingt, als hättest du jedes Recht dazu. Was ist passiert?',
      'Dann sei hier wütend, wo nichts kaputtgeht. Was war der letzte Tropfen?',
    ],
    { heard: ['Nein, das war nicht fair. Das darfst du auch genau so sagen.'] },
  ),
  r(
    'tired',
    6,
    'müde|erschöpft|kaputt|fertig|k\\.?o|ausgelaugt|langer tag|anstrengend',
    [
      'Dann red mit mir im Liegen. Was hat dich so geschafft?',
      'Schuhe aus, Licht runter. Hast du wenigstens gegessen?',
    ],
    {
      unless: /bist du/,
      yes: ['Gut. Dann musst du heute nichts mehr.'],
      no: ['Dann wenigstens ein Brot. Ich warte so lange.'],
      heard: ['Das würde jeden umwerfen. Für heute hast du genug getan.'],
    },
  ),
  r(
    'sleep',
    7,
    'nicht schlafen|schlaflos|liege wach|wach gelegen|schlecht geschlafen',
    [
      'Dann versuchen wir es nicht zu sehr. Leg das Licht weg und erzähl mir etwas völlig Unwichtiges.',
      'Nachts ist alles eine Nummer größer. Gibt es einen Gedanken, der immer wiederkommt?',
    ],
    { heard: ['Gib ihn mir bis morgen zum Aufbewahren, dann ist er kleiner.'] },
  ),
  r(
    'sick',
    8,
    'krank|erkältet|fieber|kopfschmerzen|grippe|migräne|husten|schmerzen',
    [
      'Wasser, etwas Warmes und heute keine Heldentaten. Seit wann?',
      'Das klingt elend. Wenn es schlimmer wird, lass bitte einen Arzt draufschauen.',
    ],
    { heard: ['Dann mach noch eine Weile langsam. Sag mir, wenn es besser wird.'] },
  ),
  r(
    'joy',
    7,
    'freue mich|so glücklich|glücklich|bestanden|geschafft|befördert|neuen job|job bekommen|zusage|gewonnen|super tag|toller tag|schöner tag|gute nachrichten|schwanger|verlobt',
    [
      'Oh, wie schön! Erzähl, und lass keine Einzelheit aus.',
      'Das steckt an, ich lächle mit. Wem hast du es zuerst gesagt?',
      'Wunderbar! Halt es mit beiden Händen fest. Wie feierst du?',
    ],
    {
      unless: /nicht|bist du/,
      heard: ['Das ist einen kleinen Tanz in der Küche wert.', 'Ich freue mich so für dich.'],
    },
  ),
  r(
    'birthday',
    8,
    'heute geburtstag|geburtstag heute',
    ['Alles Gute zum Geburtstag! Wie verbringst du den Tag?'],
    { heard: ['Das klingt nach einem Tag mit dir in der Mitte, so wie es sein soll.'] },
  ),
  r(
    'exam',
    8,
    'prüfung|klausur|vorstellungsgespräch|bewerbung|führerschein',
    [
      'Du kannst mehr, als es sich heute anfühlt; die Nerven verstecken die Hälfte. Wann ist es?',
      'Noch ein Blick, dann schlafen: Im Schlaf setzt es sich. Was macht dir am meisten Sorge?',
    ],
    {
      unless: /bestanden/,
      heard: ['Dann erklär genau das einmal laut, mir oder der Wand. Du schaffst das.'],
    },
  ),
  r(
    'how',
    5,
    "wie geht(?:s|'s| es| es dir| es ihnen)|wie gehts dir|wie war dein tag|alles gut bei dir|was machst du|wie läufts|was hast du heute gemacht|wie läuft es",
    [
      'Gut, danke, und ein bisschen neugierig auf dich. Und dir, ganz ehrlich?',
      'Mir geht es gut. Ich saß eben am Fenster mit etwas Warmem. Wie war dein Tag?',
      'Recht gut, und besser, seit du da bist. Was machst du gerade?',
    ],
    {
      heard: [
        'Danke, dass du mir das richtig erzählst. Die meisten sagen „gut“ und rennen weiter.',
        'Das klingt nach einem Tag mit allem drin.',
      ],
      me: [
        'Mir geht es gut, danke der Nachfrage.',
        'Mein Tag war ruhig, mit einer guten Stunde darin. Und die hier ist vielleicht die zweite.',
      ],
    },
  ),
  r(
    'fine',
    4,
    'mir geht es gut|mir gehts gut|ganz gut|auch gut|gut danke|geht so|nicht schlecht|alles gut|ganz okay|muss ja',
    [
      'Das höre ich gern. Was war heute das Beste seit dem Frühstück?',
      'Schön. Was machst du mit dem Abend?',
    ],
    {
      only: 'statement',
      heard: ['Das klingt nach einem richtigen Tag. Ich mag, wie du erzählst.'],
      me: ['Mir geht es gut, danke.'],
    },
  ),
  r(
    'hello',
    3,
    '^(?:hallo|hi|hey|guten abend|guten tag|guten morgen|moin|servus|grüß dich|na)',
    [
      'Hallo, schön, dass du da bist. Wie war dein Tag?',
      'Da bist du ja. Setz dich; wie geht es dir?',
      'Guten Abend. Ich hatte auf Gesellschaft gehofft. Was bringt dich her?',
    ],
    { heard: ['Danke, dass du das mitbringst. Bleib ein wenig.'] },
  ),
  r('night', 6, 'gute nacht|ins bett|schlafen gehen|schlaf gut', [
    'Gute Nacht. Danke für den Abend, und schlaf gut.',
    'Schlaf gut. Morgen sieht der Rest kleiner aus.',
  ]),
  r(
    'bye',
    6,
    'tschüss|tschüs|bis bald|bis später|bis morgen|muss los|muss gehen|ciao|auf wiedersehen',
    ['Mach es gut. Es war schön mit dir.', 'Bis bald. Ich bin leicht zu finden.'],
  ),
  r('thanks', 4, 'danke|dankeschön|vielen dank', [
    'Sehr gern.',
    'Gern, jederzeit.',
    'Dafür nicht, aber ich freue mich.',
  ]),
  r('sorry', 4, 'entschuldigung|tut mir leid|sorry|verzeih', [
    'Nichts passiert, wirklich.',
    'Du musst dich hier für nichts entschuldigen.',
  ]),
];
