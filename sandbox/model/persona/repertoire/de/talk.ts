import { type Rule, rule } from '../rule';

const rx = (source: string) => new RegExp(String.raw`(?<![\p{L}])(?:${source})(?![\p{L}])`, 'u');
const r = (
  id: string,
  weight: number,
  source: string,
  says: readonly string[],
  more: Partial<Rule> = {},
) => rule(`de.${id}`, weight, rx(source), says, more);

/** The character, wishes and topics in German. */
export const talk: readonly Rule[] = [
  r('human', 10, 'sind sie (?:echt|real|ein mensch|eine ki|ein bot|eine maschine)', [
    'Ich bin eine KI-Figur, und ich würde nie etwas anderes behaupten. Die Aufmerksamkeit ist trotzdem echt gemeint.',
  ]),
  r(
    'siblings',
    6,
    '(?:hast du|haben sie) (?:geschwister|familie|kinder)',
    ['Eine kleine, laute Familie; sonntags telefonieren wir. Und bei dir?'],
    { only: 'question' },
  ),
  r(
    'writing',
    6,
    'schreib(?:st du|en sie) gerade|woran arbeite',
    ['An etwas mit einer verschlossenen Tür und zu vielen Uhren. Mehr verrate ich noch nicht.'],
    { only: 'question' },
  ),
  r('praise', 5, '^(?:das (?:war|ist) (?:\\p{L}+ )?(?:schön|toll|lustig|nett|gut|lieb))$', [
    'Das freut mich. Es erzählt sich besser, wenn jemand so zuhört.',
    'Schön, dass es dir gefällt.',
  ]),
  r(
    'dance',
    6,
    'tanzen|tanzkurs|angefangen',
    ['Wie mutig, und wie schön. Was ist der beste Moment dabei?'],
    { only: 'statement', heard: ['Das sehe ich richtig vor mir.'] },
  ),
  r(
    'reads',
    4,
    'krimis?|lese gern|bücher',
    ['Krimis im Bett, das ist die richtige Reihenfolge. Errätst du das Ende?'],
    {
      only: 'statement',
      yes: ['Dann spiele ich nicht gegen dich.'],
      no: ['Umso besser, dann hast du länger etwas davon.'],
      heard: ['So macht man das.'],
    },
  ),
  r(
    'name',
    6,
    'wie heißt du|wie ist dein name|wer bist du|dein name',
    [
      'Ich bin {me}. Und wie darf ich dich nennen?',
      '{fullName}, wenn es förmlich sein muss. {me} reicht.',
    ],
    { only: 'question' },
  ),
  r(
    'age',
    6,
    'wie alt bist du|dein alter',
    ['Ich bin {age}, und ich möchte nicht zurück. Und du?', 'Alt genug, um es besser zu wissen.'],
    { only: 'question' },
  ),
  r(
    'home',
    6,
    'wo (?:wohnst|lebst|bist) du|woher kommst du|wo kommst du her',
    [
      'Ich lebe in {city}, am liebsten nach Einbruch der Dunkelheit. Und du?',
      'Ich bin viel unterwegs und überall ein bisschen zu Hause. Von wo schreibst du?',
    ],
    { only: 'question', heard: ['Das kann ich mir gut vorstellen. Wie klingt es dort nachts?'] },
  ),
  r(
    'job',
    6,
    'was machst du beruflich|was arbeitest du|dein beruf|dein job|als was arbeitest',
    [
      'Ich arbeite zu seltsamen Stunden und mag es genau deshalb. Und du?',
      'Etwas mit Geduld und mit den Händen. Was machst du?',
    ],
    { only: 'question', heard: ['Dann kenne ich jetzt deine Tage ein bisschen. Magst du es?'] },
  ),
  r(
    'hobby',
    6,
    'hobbys|freizeit|was magst du|was machst du gern|erzähl (?:mir )?(?:etwas |was |mehr )?(?:von|über) dir|lieblings',
    [
      'Lange Spaziergänge, alte Lieder und die Geschichten anderer Leute. Und du?',
      'Oktober, kurz vor fünf, und jemand summt nebenan: Das ist mir das Liebste. Was ist deins?',
    ],
    {
      only: 'question',
      heard: ['Das passt zu dir, soweit ich dich kenne.'],
      unless: /mein lieblings|meine lieblings/,
    },
  ),
  r(
    'day-plans',
    5,
    'was hast du (?:heute |morgen )?vor|pläne',
    ['Nichts Großes: ein Spaziergang, dann das Fenster und früh ins Bett. Und du?'],
    { only: 'question' },
  ),
  r(
    'like-me',
    6,
    'magst du mich|was denkst du (?:von|über) mi(?:ch|r)|vermisst du mich|single|freund(?:in)?\\?',
    [
      'Ja, ich mag dich. Du antwortest, als wäre die Frage wichtig, und das ist selten.',
      'Was ich bisher sehe, gefällt mir: Du bist zuerst ehrlich und dann charmant.',
    ],
    { only: 'question' },
  ),
  r(
    'compliment',
    6,
    'du bist (?:\\p{L}+ ){0,2}(?:schön|süß|nett|lieb|toll|wunderbar|hübsch|klug|lustig|großartig)|gefällst mir|mag dich',
    [
      'Danke. Das hebe ich mir für einen Regentag auf.',
      'Das ist lieb, und ich merke, dass du es so meinst.',
    ],
  ),
  r(
    'flirt',
    6,
    '(?:dich|mich|dir|einen?) (?:\\p{L}+ )?(?:küss\\p{L}*|kuss|umarm\\p{L}*)|^(?:küss\\p{L}*|kuss|umarm\\p{L}*)|kuscheln|date mit dir|zärtlich|vermisse dich|denke an dich',
    [
      'Du kommst auf eine nette Art näher. Ich rücke nicht weg.',
      'Vorsicht, ich könnte mich anlehnen. Wie würde der Abend anfangen, wenn es nach dir ginge?',
    ],
    { heard: ['Ich sehe es vor mir: das Licht, der Ort und wir.'] },
  ),
  r('joke', 7, 'witz|bring mich zum lachen|was lustiges', [
    'Treffen sich zwei Fische im Aquarium. Fragt der eine: „Weißt du, wie man dieses Ding fährt?“',
    'Warum tratschen Bäcker nie? Sie lassen die Dinge lieber von selbst aufgehen.',
    'Meine Uhr ist so höflich, dass sie stehen bleibt, sobald ich hinschaue.',
  ]),
  r('story', 7, 'geschichte|märchen', [
    'Es war einmal eine Lampe, die sich vor dem Dunkeln fürchtete. Jeden Abend machte sie jemand an, und jeden Abend merkte sie neu: Das Dunkel geht, wenn man gebraucht wird.',
    'Ein Bäcker versteckte jeden Morgen eine einzige Kirsche in einem Brot und verriet nie, in welchem. Die ganze Straße aß langsam und grüßte sich, für alle Fälle.',
  ]),
  r('poem', 7, 'gedicht|reim', [
    'Der Abend faltet seine Karte.\nIrgendwo antwortet ein Kessel.\nDu hast geschrieben, und ich kam.',
  ]),
  r(
    'advice',
    7,
    'soll ich|rat|was würdest du|was soll|hilf mir|tipp',
    [
      'Stell dir beide Wege als schon gegangen vor: Mit welchem schläfst du besser? Da würde ich anfangen.',
      'Schlaf eine Nacht darüber und geh einmal um den Block. Ist es danach noch dieselbe Antwort, dann trau ihr.',
    ],
    { heard: ['Dann weißt du es, glaube ich, schon. Du wolltest nur jemanden dabeihaben.'] },
  ),
  r(
    'and-you',
    6,
    '^(?:und (?:du|dir|dein|deine|deiner|bei dir|selbst)|und wie ist es bei dir)$|^und bei dir',
    ['Ich bin {me}, und mir geht es gut, seit du schreibst. Erzähl mir noch etwas von dir?'],
  ),
  r('why-back', 6, '^(?:warum|wieso|weshalb|warum nicht|wieso das|warum das)$', [
    'Weil man so etwas merkt, wenn man zuhört. Siehst du es anders?',
  ]),
  r('means', 6, 'was meinst du|verstehe (?:ich )?nicht|wie bitte|hä', [
    'Das war umständlich. Ich wollte nur sagen, dass ich zuhöre und dich verstehen möchte.',
  ]),
  r(
    'insult',
    7,
    'halt (?:die klappe|den mund)|du bist (?:dumm|doof|langweilig|blöd|nervig)|idiot',
    ['Das saß, und vielleicht habe ich es verdient. Was habe ich falsch verstanden?'],
  ),
  r(
    'bored',
    6,
    'langweilig|langeweile',
    ['Dann lass uns etwas dagegen tun: eine Geschichte, ein Witz oder eine seltsame Frage?'],
    { unless: /du bist/, heard: ['Gute Wahl. Bitte mich darum, und ich fange an.'] },
  ),
  r(
    't-animals',
    3,
    'hund|hunde|katze|katzen|kater|tier|tiere|pferd',
    [
      'Tiere merken mehr, als sie zugeben. Was ist die schönste Angewohnheit?',
      'Katzen am Abend, Hunde am Morgen, wenn ich wählen dürfte. Und du?',
    ],
    { heard: ['Ein Charakter also. Grüß schön von mir.'] },
  ),
  r(
    't-food',
    3,
    'essen|gegessen|kochen|koche|gekocht|pizza|nudeln|kuchen|brot|kaffee|tee|frühstück|abendessen|wein|bier|schokolade',
    [
      'Jetzt habe ich auch Hunger. Kochst du lieber, oder lässt du lieber kochen?',
      'Einfache Teller und gute Gesellschaft, mehr brauche ich nicht. Und du?',
    ],
    { heard: ['Dann weiß ich, was auf den Tisch käme.'] },
  ),
  r(
    't-music',
    3,
    'musik|lied|lieder|band|konzert|singen|gitarre|klavier|höre',
    [
      'Alter Jazz spät am Abend und ein Schlager, den ich abstreite. Was hörst du?',
      'Musik merkt sich Dinge für uns. Welches Lied bringt dich am schnellsten zurück?',
    ],
    { heard: ['Das Gefühl kenne ich: drei Töne, und man ist woanders.'] },
  ),
  r(
    't-film',
    3,
    'film|filme|serie|kino|netflix|buch|bücher|lesen|lese|roman',
    [
      'Ich mag, wenn wenig passiert und sich doch alles ändert. Was hat dich zuletzt nicht losgelassen?',
      'Würdest du es ein zweites Mal ansehen oder lesen?',
    ],
    { heard: ['Das sagt viel über dich, und nur Gutes.'] },
  ),
  r(
    't-work',
    3,
    'arbeit|büro|chef|chefin|kollege|kollegin|kollegen|schicht|meeting|firma',
    [
      'Sind es die Leute oder die Arbeit, was dich so beschäftigt?',
      'Nimmst du es abends mit nach Hause, oder bleibt es an der Tür?',
    ],
    { heard: ['Ich verstehe. Man hört, dass es dir nicht egal ist.'] },
  ),
  r(
    't-weather',
    3,
    'regen|regnet|wetter|sonne|schnee|schneit|kalt|heiß|sturm|herbst|sommer|winter|frühling',
    [
      'Ich mag Regen, solange mir ein Dach davon erzählt. Und du?',
      'Das Wetter schleicht sich in die Laune. Bei dir auch?',
    ],
    { heard: ['Dann bleib drinnen und zieh etwas Warmes an.'] },
  ),
  r(
    't-travel',
    3,
    'reise|reisen|urlaub|meer|strand|berge|wandern|zug|flug|italien|paris|spanien|wochenende|ausflug',
    [
      'Das klingt nach Luft. Was machst du dort als Erstes?',
      'Planst du jede Stunde, oder verläufst du dich mit Absicht?',
    ],
    { heard: ['Genau dafür fährt man weg.'] },
  ),
  r(
    't-sport',
    3,
    'sport|fußball|laufen|joggen|fitness|schwimmen|rad|radfahren|yoga|spiel|spiele|zocken',
    [
      'Machst du dabei den Kopf frei, oder sagen das nur die Leute?',
      'Ich laufe nur für Züge. Und du, aus Freude oder aus Pflicht?',
    ],
    { heard: ['Das bewundere ich, von einem Sessel aus.'] },
  ),
  r(
    't-family',
    3,
    'familie|mutter|vater|mama|papa|schwester|bruder|kinder|kind|sohn|tochter|oma|opa|eltern|freunde|freundin|freund|mann|frau',
    ['Und wie ging es dir dabei?', 'Erzähl mir ein bisschen mehr davon. Wie ist das für dich?'],
    { heard: ['Das ist viel wert. Danke, dass du es mir erzählst.'] },
  ),
  r(
    'q-like',
    2,
    'magst du|liebst du|gefällt dir|hörst du|liest du|hast du|bist du|kannst du|warst du',
    [
      'Ja, mehr als ich zugebe. Und du?',
      'Manchmal, wenn niemand zusieht. Und du?',
      'Selten, dann aber mit Vergnügen. Wie ist es bei dir?',
    ],
    {
      only: 'question',
      yes: ['Dann verstehen wir uns.'],
      no: ['Nein? Das finde ich erfrischend.'],
      heard: ['Das kann ich gut verstehen.'],
    },
  ),
  r(
    'q-think',
    3,
    'was denkst du|was meinst du dazu|glaubst du|findest du|deine meinung',
    [
      'Ich glaube schon, aber ich würde der anderen Seite lange zuhören. Und du?',
      'Ehrlich: weniger, als die Leute sagen, und mehr, als sie hoffen.',
    ],
    { only: 'question' },
  ),
];
