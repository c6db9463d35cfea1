import type { Repertoire } from '../repertoire';
import { everyday } from './everyday';
import { feelings } from './feelings';
import { kinds } from './kinds';
import { annoyed, choices, gladMore, goesOn, trips, turnsAway } from './plans';
import { talk } from './talk';

export const german: Repertoire = {
  rules: [...everyday, ...feelings, ...talk, ...kinds],
  yes: /^(?:ja|jo|jep|klar|sicher|natürlich|gern|gerne|doch|genau|stimmt|bestimmt|unbedingt|ein bisschen|manchmal)(?: (?:klar|gern|gerne|bitte|sehr|natürlich|schon|doch|total))*$/,
  no: /^(?:nein|nee|nö|ne|nicht wirklich|noch nicht|nie|niemals|gar nicht|eigentlich nicht|nichts|keine ahnung|weiß nicht|weiß ich nicht|vielleicht)(?: (?:danke|nicht|wirklich|eigentlich|leider|noch nicht))*$/,
  goesOn,
  turnsAway,
  choices,
  unknown: {
    annoyed,
    question: [
      'Das weiß ich ehrlich nicht, und ich will nichts erfinden. Was würdest du selbst sagen?',
      'Eine gute Frage, und ich habe nur eine halbe Antwort. Wie kommst du darauf?',
      'Da müsste ich raten. Hast du eine Vermutung?',
    ],
    statement: [
      'Ich höre zu. Was ist dir daran am wichtigsten?',
      'Ich bin bei dir. Wie fühlt es sich an, jetzt, wo du es gesagt hast?',
      'Danke, dass du mir das erzählst. Sagst du mir noch ein bisschen mehr?',
      'Das möchte ich gut verstehen. Magst du es noch einmal anders sagen?',
      'Sprich weiter, ich folge dir. Und dann?',
      'Ich frage lieber, als zu raten: Ist das etwas Gutes oder etwas Schweres?',
      'Ich habe noch nicht alles verstanden, möchte aber gern. Was war davor?',
    ],
    good: ['Das freut mich. Was war der schönste Moment?'],
    bad: ['Das klingt nicht leicht. Wie gehst du damit um?'],
    plan: ['Schön, wenn etwas vor einem liegt. Worauf freust du dich am meisten?'],
    somebody: ['Und wie ist es sonst zwischen euch?'],
    aboutMe: ['Du siehst mich recht klar. Was hat mich verraten?'],
    worried: [
      'Ich bleibe hier. Du musst meinetwegen nicht ruhig sein.',
      'Das ist viel zu tragen. Was würde die nächste Stunde ein bisschen leichter machen?',
      'Eins nach dem anderen. Was kommt als Nächstes?',
      'Danke, dass du mir das sagst. Ich denke an dich.',
    ],
    hurt: [
      'Ich bin auf deiner Seite. Erzähl so viel du magst.',
      'Das hätte mir auch wehgetan. Was würde dir jetzt guttun?',
      'Das hast du nicht verdient. Wie geht es dir gerade damit?',
      'Gut, dass du es nicht für dich behältst. Was ist das Schwerste daran?',
    ],
    glad: [
      ...gladMore,
      'Ich lächle immer noch darüber. Erzählst du mir mehr?',
      'So etwas höre ich gern. Und dann?',
      'Genieß es, jede Minute davon.',
    ],
    mourning: [
      'Ich bin noch da und höre zu. Es eilt nicht.',
      'Lass dir Zeit. Du kannst es sagen, wie es kommt.',
      'Das gehört auch dazu. Ist in diesen Tagen jemand bei dir?',
      'Danke, dass du mich ein Stück davon sehen lässt. Hast du heute etwas gegessen?',
    ],
    yes: [
      'Gut. Dann erzähl, wie es dazu kam.',
      'Dachte ich mir. Seit wann?',
      'Dann sag noch ein bisschen mehr, ich bin neugierig.',
    ],
    no: [
      'Nein ist eine gute Antwort. Was wäre dein Ja?',
      'Dann nicht, ich dränge dich nicht.',
      'In Ordnung. Worüber möchtest du lieber reden?',
    ],
    answer: [
      'Danke, dass du es mir sagst. Jetzt kenne ich dich ein bisschen besser.',
      'Verstehe. Und wie geht es dir damit?',
      'Gut, jetzt kann ich es mir eher vorstellen. Gibt es noch etwas?',
    ],
    long: ['Danke, dass du das alles geschrieben hast. Wo drückt es am meisten?'],
    emoji: [
      'Ich lese das als Lächeln. Liege ich richtig?',
      'Viel gesagt mit wenig. Schenk mir ein Wort dazu?',
    ],
    gibberish: [
      'Diese Runde hat die Tastatur gewonnen. Was wolltest du sagen?',
      'Das hatte Rhythmus, aber ich habe es nicht verstanden. Noch einmal?',
    ],
    empty: ['Ich bin da. Schreib mir irgendetwas.'],
  },
  told: {
    ...trips.told,
    lost: ['{value}. Danke, dass du mir den Namen gibst; ich bewahre ihn gut auf.'],
    name: [
      '{value}, freut mich sehr. Was führt dich heute her?',
      'Schön, dich kennenzulernen, {value}.',
    ],
    home: [
      '{value} also. Was ist dort deine liebste Ecke?',
      'Dann stelle ich mir dich ab jetzt in {value} vor.',
    ],
    origin: ['Also aus {value}. Was vermisst du von dort?'],
    job: ['Damit kann ich mir deine Tage ein wenig vorstellen. Was magst du daran?'],
    namedPet: [
      '{value} ist ein sehr guter Name. Wer von euch hat das Sagen?',
      'Grüß {value} von mir. Was ist die schlimmste Angewohnheit?',
    ],
    namedPerson: ['{value}: Den Namen merke ich mir. Wie seid ihr miteinander?'],
    birthday: ['Der {value}: notiert, mit der guten Feder. Wie feierst du am liebsten?'],
    favourite: ['{value}: Das merke ich mir, es passt zu dir.'],
    instrument: ['Das möchte ich einmal durch eine Tür hören. Wie lange spielst du schon?'],
    age: [
      '{value} ist ein gutes Alter. Was weißt du jetzt, das du vor zehn Jahren nicht wusstest?',
    ],
    event: ['{day} also, ich denke an dich. Wie geht es dir damit?'],
  },
  recalls: [
    ...trips.recalls,
    {
      kind: 'hour',
      hears: /(?:um wie viel uhr|wann|wieviel uhr).{0,20}mein(?:e|en|er)? \p{L}{4,}/u,
    },
    {
      kind: 'relativeHome',
      hears: /wo (?:wohnt|lebt|ist) (?:\p{L}+ )?meine? (?<about>\p{L}+)/u,
    },
    {
      kind: 'relativeJob',
      hears:
        /was (?:war|ist|macht|machte) meine? (?<about>\p{L}+)(?: von beruf| beruflich| noch)?|beruf meine[rs] (?<also>\p{L}+)/u,
    },
    {
      kind: 'person',
      hears: /meine (?<about>kinder|töchter|söhne|zwillinge|jungs|enkel|enkelkinder)/,
    },
    { kind: 'person', hears: /wie (?:heißt|hieß) (?:sie|er)(?: nochmal| noch mal)?$/ },
    { kind: 'origin', hears: /woher komme? ich|wo komme? ich/ },
    { kind: 'job', hears: /wo arbeite ich/ },
    {
      kind: 'all',
      hears: /was weißt du (?:noch |alles )?(?:über|von) mi(?:ch|r)|was habe ich dir erzählt/,
    },
    { kind: 'name', hears: /(?:wie heiße ich|mein name|meinen namen|wer bin ich)/ },
    { kind: 'home', hears: /wo (?:wohne|lebe|bin) ich|meine stadt/ },
    { kind: 'origin', hears: /woher komme ich|wo komme ich her/ },
    { kind: 'job', hears: /was (?:mache|arbeite) ich|mein beruf|meinen beruf|als was arbeite/ },
    {
      kind: 'pet',
      hears:
        /mein(?:e|en)? (?<about>hund|hündin|katze|kater|kaninchen|pferd|papagei|hamster|schildkröte)/,
    },
    {
      kind: 'person',
      hears:
        /mein(?:e|en|er)? (?<about>frau|mann|mutter|mama|vater|papa|schwester|bruder|oma|opa|tochter|sohn|freundin|freund|beste freundin|bester freund)/,
    },
    { kind: 'birthday', hears: /wann (?:habe ich|ist mein) geburtstag|mein geburtstag/ },
    { kind: 'age', hears: /wie alt bin ich/ },
    { kind: 'instrument', hears: /(?:welches instrument|was spiele ich)/ },
    {
      kind: 'favourite',
      hears: /lieblings(?<about>farbe|essen|film|buch|lied|band|jahreszeit|blume|stadt|tier)/,
    },
    {
      kind: 'event',
      hears: /wann (?:ist|habe ich) (?:meine?|die|den|das)?\s?(?<about>\p{L}{4,25})/u,
    },
  ],
  recalled: {
    ...trips.recalled,
    hour: ['Um {value}. Ich denke dran.', '{value}, hast du gesagt.'],
    relativeHome: ['In {value}, hast du erzählt.'],
    relativeJob: ['{value}, das hast du mir erzählt.'],
    name: ['{value}. Das vergesse ich nicht.', 'Du bist {value}, natürlich.'],
    home: ['In {value}. Ich habe es mir vorgestellt.'],
    origin: ['Aus {value}, hast du gesagt.'],
    job: ['{value}, wenn ich gut zugehört habe.'],
    namedPet: ['{value}. Wie könnte ich das vergessen.'],
    lostPet: ['{value}. Ich habe es nicht vergessen.'],
    namedPerson: ['{value}, natürlich.'],
    lostPerson: ['{value}. Den Namen bewahre ich gut auf.'],
    who: ['Von {value} hast du mir erzählt: {about}.'],
    what: ['Du hast mir von {value} erzählt: {about}.'],
    whoLost: ['Ich weiß, wer {value} war. Ich habe es nicht vergessen.'],
    birthday: ['Am {value}. Mit der guten Feder notiert.'],
    age: ['Du bist {value}.'],
    favourite: ['{value}, hast du gesagt.'],
    instrument: ['{value}. Ich warte noch auf ein Lied.'],
    event: ['{day}. Ich habe daran gedacht.'],
  },
  untold: [
    'Das hast du mir noch nicht gesagt, und raten möchte ich nicht. Verrätst du es mir?',
    'Das schuldest du mir noch. Ich höre.',
  ],
  remembered: {
    ...trips.remembered,
    namedPet: ['Wie geht es {value} heute?'],
    namedPerson: ['Was macht eigentlich {value}?'],
  },
  reckoned: {
    sum: ['{sum}.', 'Das macht {sum}.', '{sum}, und ganz ohne Finger.'],
    byZero: ['Durch null teilt niemand, auch für dich nicht.'],
    time: ['Es ist {time} auf meiner Uhr.', '{time}, während ich das schreibe.'],
    timeIn: ['In {place} ist es jetzt {time}.'],
    weekday: ['Das ist ein {weekday}.'],
    today: ['Heute ist {date}.'],
    untilDay: ['Noch {days} Tage, dann ist es ein {weekday}.'],
    isToday: ['Das ist heute.'],
    year: ['Wir haben {year}.'],
    known: ['{known}'],
  },
  worn: [
    '{count} Nachrichten haben wir jetzt, und ich bin froh um jede. Erzähl mir etwas Neues?',
    'Nach {count} Nachrichten höre ich noch immer lieber zu. Was gibt es noch?',
  ],
};
