/** The kinds of facts that a person may state about themselves. */
const statedKinds = [
  'name',
  'nickname',
  'home',
  'origin',
  'job',
  'trade',
  'birthday',
  'named',
  'favourite',
  'likes',
  'dislikes',
  'allergy',
] as const;
export type StatedKind = (typeof statedKinds)[number];

/**
 * A pattern for one kind of fact in one language, with the group `value`, and `about` if it concerns
 * something.
 */
export interface StatedPattern {
  kind: StatedKind;
  pattern: RegExp;
}

interface Words {
  /** Words that end a phrase within a sentence, as an alternation. */
  stops: string;
  patterns: readonly [StatedKind, string][];
}

/** Matches a name by its capital letters. */
const nameValue = String.raw`(?<value>\p{Lu}[\p{L}'’-]{1,30}(?:\s\p{Lu}[\p{L}'’-]{1,30})?)`;

/**
 * Compiles the patterns of a language. `VALUE` stands for a phrase up to the next stop, `NAME` for a name,
 * and `^` for the beginning of a word.
 */
export function statedPatterns({ stops, patterns }: Words): StatedPattern[] {
  const value = String.raw`(?<value>[\p{L}\p{N}][^.,;:!?()"\n]{1,60}?)(?=\s+(?:${stops})(?!\p{L})|\s*[.,;:!?()"\n]|\s*$)`;
  return patterns.map(([kind, source]) => ({
    kind,
    pattern: new RegExp(
      source
        .replace('^', String.raw`(?<![\p{L}\p{N}'’])`)
        .replace('VALUE', value)
        .replace('NAME', nameValue),
      'u',
    ),
  }));
}
