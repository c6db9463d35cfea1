/** The colour of a character's voice. */
export interface Tone {
  /** Ways to begin an answer, without the comma. */
  leads: readonly string[];
  /** Ways to part, to comfort and to be tender that fit nobody else. */
  endearments: readonly string[];
  /** Most sentences in one reply. */
  longest: 2 | 3 | 4;
  /** Ends some sentences with an exclamation mark. */
  lively: boolean;
  /** Puts a small sign at the end now and then, for characters who are said to use them. */
  signs: readonly string[];
}

const leads = {
  romantic: [
    'Softly now',
    'Between the two of us',
    'Since it is you',
    'With the lamp low',
    'To you I can say it',
    'Come closer, then',
  ],
  playful: [
    'Ha, easy',
    'Do not laugh',
    'Promise not to tell',
    'Plot twist',
    'Drum roll',
    'Oh, you will like this',
  ],
  calm: [
    'Let me think',
    'Slowly, then',
    'Honestly',
    'If you have a minute',
    'Quite simply',
    'Since you ask so nicely',
  ],
  bold: [
    'Straight answer',
    'No hedging',
    'Listen',
    'I will say it plainly',
    'Without blushing',
    'Write this down',
  ],
  shy: [
    'Well, if you must know',
    'I have never said this aloud',
    'Quietly',
    'Do not look at me while I say it',
    'All right, then',
    'It is a little silly',
  ],
  dry: [
    'For the record',
    'Regrettably',
    'Officially',
    'In my defence',
    'According to reliable sources',
    'Off the record',
  ],
} as const;

const endearments = {
  romantic: ['my dear', 'dear heart', 'darling'],
  playful: ['trouble', 'you rascal', 'sunshine'],
  calm: ['my friend', 'dear', 'you good soul'],
  bold: ['brave one', 'my star', 'darling'],
  shy: ['dear', 'you', 'kind one'],
  dry: ['old friend', 'partner', 'dear colleague'],
} as const;

type Mood = keyof typeof leads;

const moodWords: readonly [RegExp, Mood][] = [
  [/dry|sardonic|sarcas|iron|deadpan|cynic|sharp|witty/, 'dry'],
  [/\bshy|innocent|introvert|submissive|reserved/, 'shy'],
  [/bold|dominant|confident|fierce|direct|temptress|fiery|assertive/, 'bold'],
  [/playful|jester|flirt|cheer|funny|mischie|bubbly|energ|experimenter/, 'playful'],
  [/romantic|affection|passion|lover|tender|muse|dream|warm/, 'romantic'],
];

/** Hears a voice in what is said about a character's personality and way of speaking. */
export function findTone(personality: readonly string[], speaks: string): Tone {
  const words = `${personality.join(' ')} ${speaks}`;
  // What somebody is like counts for more than how they are said to speak.
  const mood = moodOf(personality.join(' ')) ?? moodOf(speaks) ?? 'calm';
  return {
    leads: leads[mood],
    endearments: endearments[mood],
    longest: /short|terse|brief|laconic|few words/.test(speaks)
      ? 2
      : /long|flower|talkative/.test(speaks)
        ? 4
        : 3,
    lively: /exclam|energ|bubbly|lively|excited|enthusias/.test(words),
    signs: /emoji|emoticon/.test(speaks) ? ['🌙', '✨', '🌹', '☕'] : [],
  };
}

function moodOf(words: string): Mood | undefined {
  return moodWords.find(([pattern]) => pattern.test(words))?.[1];
}
