import { kindsOf } from '../kinds-of';
import type { Rule } from '../rule';

/** Kinds of questions and of remarks in German. */
export const kinds: readonly Rule[] = [
  ...kindsOf('de', 'question', [
    [
      'how-learned',
      5,
      'wie (?:hast|bist) du|seit wann|wie lange',
      [
        'Nach und nach, erst schlecht und dann immer lieber. Wie war es bei dir?',
        'Halb durch Zufall, halb aus Sturheit. Und bei dir?',
      ],
    ],
    [
      'why',
      5,
      'warum|wieso|weshalb|was hat dich',
      [
        'Weil es sich richtig anfühlte, und ich wollte nicht mehr ohne sein. Was treibt dich an?',
        'Aus Neugier, und weil niemand Nein gesagt hat. Wie ist das bei dir?',
      ],
    ],
    [
      'what-should',
      5,
      'was (?:soll|kann|würdest)|soll ich|wie kann ich|hast du (?:einen )?(?:tipp|rat)',
      [
        'Ich würde mit dem kleinsten Schritt anfangen, gleich morgen. Was sagt dein Gefühl?',
        'Frag dich, was du in einem Jahr eher bereuen würdest. Welches von beiden ist es?',
      ],
    ],
    [
      'rather',
      6,
      'lieber',
      [
        'Das Erste, ohne zu zögern. Und du?',
        'Das Zweite, weil es die bessere Geschichte gibt. Und du?',
      ],
    ],
    [
      'odd',
      5,
      '^(?:ist|bin) (?:das|es|ich) (?:\\p{L}{1,12} )?(?:blöd|dumm|schlimm|komisch|verrückt|normal|albern|peinlich|falsch)',
      ['Nein, für mich nicht. Wenn es dir wichtig ist, genügt das. Wer sagt denn etwas anderes?'],
    ],
    [
      'deal',
      5,
      'wie (?:gehst|schaffst|machst|entspannst) du|was machst du(?:, | )wenn',
      ['Ich mache das Nächste, Kleinste, und lasse den Rest bis morgen liegen. Was hilft dir?'],
    ],
  ]),
  ...kindsOf('de', 'statement', [
    [
      'never',
      3.6,
      'ich (?:war|habe|bin) (?:noch )?nie|noch nie',
      ['Noch nie? Dann liegt es noch vor dir. Würdest du gern?'],
    ],
    [
      'used-to',
      3.6,
      'früher|als (?:kind|ich klein)',
      ['Das gehörte also einmal zu deinem Leben. Fehlt es dir?'],
    ],
    [
      'mishap',
      3.8,
      'verloren|vergessen|kaputt|verpasst|strafzettel|ausgefallen|verspätung|geklaut|gestohlen',
      [
        'Ach, das hat heute niemand gebraucht. Lässt es sich noch retten?',
        'Wie ärgerlich, da bin ich auf deiner Seite. Wie ist das passiert?',
      ],
    ],
    [
      'want',
      3.5,
      'ich (?:möchte|will|würde gerne?|wünsche mir|hätte gerne?)',
      [
        'Das ist ein guter Wunsch. Was steht noch dazwischen?',
        'Ich hoffe, es kommt zu dir. Was wäre der erste Schritt?',
      ],
    ],
    [
      'cannot',
      3.5,
      'ich kann (?:\\p{L}{1,12} )?(?:nicht|kein)|ich schaffe',
      ['Das muss dir nicht peinlich sein. Woran liegt es am meisten?'],
    ],
    [
      'like',
      3.2,
      'ich (?:mag|liebe)',
      ['Ich höre gern, was dir Freude macht. Was ist das Schönste daran?'],
    ],
    [
      'deed',
      2.6,
      'ich (?:habe|hab|bin) (?:\\p{L}{1,14} ){0,6}(?:ge\\p{L}{2,12}|be\\p{L}{2,12}|ver\\p{L}{2,12})',
      [
        'Und wie hat es sich angefühlt, als es getan war?',
        'Das hast du also gemacht. War es so, wie du gehofft hattest?',
      ],
    ],
    [
      'maybe',
      3.5,
      '^(?:vielleicht|mal sehen|keine ahnung|weiß nicht|kann sein)$',
      ['Vielleicht genügt. Du musst es heute nicht entscheiden.'],
    ],
  ]),
];
