/** Words of a catalogue, or a whole part of it. */
export type Words = string | readonly Words[] | { readonly [key: string]: Words };

/** Values by the names that stand for them in words. */
export type Values = Readonly<Record<string, string>>;

/**
 * Words with the values put where `{{name}}` stands. Throws for a name that has no value: half a
 * sentence is never sent.
 */
export function fillIn<Part extends Words>(words: Part, values: Values): Part;
export function fillIn(words: Words, values: Values): Words {
  if (typeof words === 'string') {
    return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`the words want ${name}: ${words}`);
      return value;
    });
  }
  return Array.isArray(words)
    ? words.map((word: Words) => fillIn(word, values))
    : Object.fromEntries(Object.entries(words).map(([key, word]) => [key, fillIn(word, values)]));
}
