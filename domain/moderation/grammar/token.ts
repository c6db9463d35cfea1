/** One word or number of a sentence, normalised. */
export interface Token {
  /** Lower-case letters without accents; or digits, or a figure such as `16:30`. */
  word: string;
  /** The value of whole digits that stand for nothing else (no clock, price, grade or share). */
  digits?: number;
  /** The value of what is written as an ordinal: `9th`, `3e`, `8º`. */
  ordinal?: number;
  /** Whether punctuation stands before it. */
  opensClause: boolean;
  /** Whether it was written with a capital. */
  capital: boolean;
}

export type Sentence = readonly Token[];
