/** The colour of a character's voice. */
export type Mood = 'romantic' | 'playful' | 'calm' | 'bold' | 'shy' | 'dry';

const moodWords: readonly [RegExp, Mood][] = [
  [/dry|sardonic|sarcas|iron|deadpan|cynic|sharp|witty/, 'dry'],
  [/\bshy|innocent|introvert|reserved/, 'shy'],
  [/bold|dominant|confident|fierce|direct|temptress|fiery|assertive|serious|protective/, 'bold'],
  [/playful|jester|flirt|cheer|funny|mischie|bubbly|energ|experimenter/, 'playful'],
  [/romantic|affection|passion|lover|tender|muse|dream|warm/, 'romantic'],
];

const moodIn = (words: string) => moodWords.find(([pattern]) => pattern.test(words))?.[1];

/** Hears a voice in what is said about a character: what somebody is like before how they speak. */
export function moodOf(personality: readonly string[], speaks: string): Mood {
  return moodIn(personality.join(' ')) ?? moodIn(speaks) ?? 'calm';
}
