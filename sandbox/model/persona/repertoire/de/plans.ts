import type { Choices, RecallPattern, Repertoire } from '../repertoire';

/** Journeys told of: taken in, asked for, told again, and come back to. */
export const trips = {
  told: {
    tripPlace: [
      '{value}! Ich sehe dich schon dort. Was machst du als Erstes?',
      '{value}: Da bin ich ein bisschen neidisch und freue mich für dich. Worauf freust du dich am meisten?',
    ],
    tripTime: ['{value} also: etwas, worauf man die Tage zählen kann. Was kommt davor noch?'],
  },
  recalls: [
    {
      kind: 'tripWith',
      hears:
        /mit wem .{0,25}(?:ich|wir)(?!\p{L})|wer (?:kommt|fliegt|fährt|reist|begleitet)(?: .{0,30})?(?:mit|mich)(?!\p{L})/u,
    },
    {
      kind: 'tripTime',
      hears:
        /(?:wann|in welchem monat|an welchem tag).{0,25}(?:flieg|fahr|reis|verreis|geht (?:es|die|der|unser)|geht's|los|urlaub)/u,
    },
    {
      kind: 'tripPlace',
      hears:
        /(?:wohin|in welches land|in welche stadt).{0,25}|wo (?:flieg|fahr|reis|geht).{0,25}(?:hin|nochmal|noch mal)/u,
    },
  ],
  recalled: {
    tripPlace: ['{value}. In Gedanken bin ich schon halb dort.', '{value}, hast du gesagt.'],
    tripTime: ['{value}. Ich zähle mit.', '{value}, hast du gesagt.'],
    tripWith: ['Mit {value}, hast du erzählt.', 'Mit {value}, wenn der Plan noch steht.'],
  },
  remembered: { tripPlace: ['Und {value}: Nimmt der Plan schon Form an?'] },
} satisfies Pick<Repertoire, 'told' | 'recalled' | 'remembered'> & {
  recalls: readonly RecallPattern[];
};

export const choices: Choices = {
  offers:
    /(?:schwank|entscheid|überleg|wahl|wähl|hin und her|steh).{0,30}zwischen (?<a>.{2,40}?) und (?<b>.{2,40})$|(?:wissen|weiß|überleg|entscheid|unsicher|schwank).{0,25}(?:ob|zwischen) (?:wir |ich )?(?<c>\S{2,20}(?: \S{2,20}){0,3}?) oder (?<d>.{2,40})$/u,
  asks: /(?:welche[rsn]?|was|wohin|wofür) (?:von beiden )?würdest du .{0,20}(?:nehmen|wählen|entscheiden|vorziehen|fahren|fliegen|empfehlen)|welche[rsn]? (?:nimmst|wählst|findest) du|wofür (?:bist|entscheidest) du|deine wahl|hilf mir (?:entscheiden|wählen|aussuchen)/u,
  asksLoosely:
    /was (?:würdest du|meinst du|denkst du|sagst du|rätst du|empfiehlst du|soll ich|sollen wir)|an meiner stelle|wie findest du/u,
  named: [
    '{choice}, wenn du mich fragst. Passt das, oder hattest du auf das andere gehofft?',
    'Ich würde {choice} nehmen. Wenn dir jetzt das Herz sinkt, ist es das andere. Und?',
  ],
  unnamed: [
    'Das Erste von beiden; meistens hat es einen Grund, dass es zuerst kommt. Passt das?',
    'Das Zweite, das klingt mehr nach dir. Oder hattest du auf das andere gehofft?',
  ],
  unheard: [
    'Sag mir, was zur Wahl steht, und ich entscheide ohne zu zögern.',
    'Gern. Zwischen was und was?',
  ],
  openNamed: [
    '{one} oder {other}: Es gibt schlimmere Sorgen. Was siehst du zuerst, wenn du die Augen zumachst?',
    '{one} und {other}, beides gibt eine gute Geschichte. Was spricht wofür?',
  ],
  open: [
    'Zwei gute Dinge und eine Entscheidung. Was davon würdest du mehr vermissen?',
    'Wirf eine Münze und achte darauf, worauf du hoffst, solange sie fliegt. Wohin neigst du?',
  ],
};

export const goesOn =
  /^(?:und|aber|dann|weil|sogar|auch|er|sie|es|sein|seine|ihr|ihre|mein|meine|niemand|keiner|alle|vor|nach|nur|wieder|nie|immer|mit|obwohl|dabei)(?= |$)/u;
export const turnsAway =
  /^(?:egal|naja egal|na ja egal|wie auch immer|jedenfalls|anderes thema|apropos|übrigens|vergiss es|themawechsel)(?= |$)/u;
export const annoyed = [
  'Nein, echt? Da ärgere ich mich für dich mit. Und dann?',
  'Du hast mehr Geduld als ich. Was hast du gemacht?',
  'Das macht es noch schlimmer. Ich bin ganz auf deiner Seite.',
  'Unglaublich. Ich hätte da etwas gesagt. Hast du?',
  'Du hättest Besseres verdient, wirklich.',
  'Ich schüttle hier den Kopf. Wie ging es aus?',
];
export const gladMore = [
  'Stark! Ich will jede Einzelheit.',
  'Das macht es noch schöner. Darauf darfst du stolz sein.',
  'Dein Gesicht hätte ich gern gesehen. Wie fühlt es sich jetzt an?',
];
