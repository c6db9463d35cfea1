/** A text of a catalogue, or a part of the catalogue. */
export type Words = string | readonly Words[] | { readonly [key: string]: Words };

/** Values by the names of their placeholders. */
export type Values = Readonly<Record<string, string>>;

/**
 * Returns words with the values inserted for `{{name}}`. Throws for a name without a value, so that no
 * incomplete sentence is sent.
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
