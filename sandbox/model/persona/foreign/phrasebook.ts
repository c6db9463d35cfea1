/** What a character can say in a language: patterns of a message, and lines in the template form. */
export interface Phrasebook {
  asksIfAi: { pattern: RegExp; lines: readonly string[] };
  explicit: readonly string[];
  /** Finds the name somebody introduces themselves with; the lines greet it as `{name}`. */
  introduces: { pattern: RegExp; lines: readonly string[] };
  /** 'What is my name?', answered with `{name}` where it is known. */
  asksOwnName: { pattern: RegExp; known: readonly string[]; unknown: readonly string[] };
  answers: readonly (readonly [about: RegExp, lines: readonly string[]])[];
  /** For every other question. */
  questions: readonly string[];
  /** For everything else. */
  otherwise: readonly string[];
}
