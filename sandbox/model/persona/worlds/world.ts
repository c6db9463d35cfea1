/** What a life with a certain work is made of, for the character's talk. */
export interface World {
  /** Which occupations live in it. */
  matches: RegExp;
  /** With its preposition: 'in the darkroom'. */
  place: string;
  /** Things one does there, as '-ing' phrases. */
  craft: readonly string[];
  /** What is loved about it, as nouns. */
  loves: readonly string[];
  /** What is hard about it, as nouns. */
  hardships: readonly string[];
  /** What happened today, as clauses. */
  today: readonly string[];
  /** What is planned, as infinitives without 'to'. */
  tonight: readonly string[];
  /** Comparisons that come to mind. */
  likens: readonly string[];
  /** Small true stories. */
  tales: readonly string[];
}
