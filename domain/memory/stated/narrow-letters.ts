/** The letters of the five languages, for a character class. */
const letters = 'A-Za-zÀ-ÖØ-öø-ɏ';

/**
 * Returns the source of a regular expression in which `\p{L}` stands for Latin letters alone. Hundreds of
 * classes of all letters would take seconds to compile.
 */
export function narrowLetters(source: string): string {
  let isInClass = false;
  return source.replace(/\\p\{L\}|\\[^]|[[\]]/g, (found) => {
    if (found === String.raw`\p{L}`) return isInClass ? letters : `[${letters}]`;
    if (found === '[') isInClass = true;
    if (found === ']') isInClass = false;
    return found;
  });
}
