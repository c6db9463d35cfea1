/** One word or number of a sentence, normalised. */
export interface Token {
  /** Lower-case letters without accents, digits, or a figure such as `16:30`. */
  word: string;
  /** The value of whole digits that have no other meaning (not a time, price, grade or share). */
  digits?: number;
  /** The value of an ordinal: `9th`, `3e`, `8º`. */
  ordinal?: number;
  /** True when there is punctuation before the word. */
  opensClause: boolean;
  /** True when the word was written with a capital. */
  capital: boolean;
}

export type Sentence = readonly Token[];
