/** The maximum length of a name. */
export const personNameLength = 50;

/** The letters of Latin, its extensions and Cyrillic, without the multiplication and division signs. */
const letter = 'A-Za-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F\\u0400-\\u04FF';
const oneOrTwoWords = new RegExp(`^[${letter}]+(?: [${letter}]+)?$`, 'u');
const twoWords = new RegExp(`^[${letter}]+ [${letter}]+$`, 'u');
const oneLetter = new RegExp(`^[${letter}]$`, 'u');

/** The pattern of a name between spaces, for JSON Schema. */
export const personNamePattern = `^\\s*(?=\\S(?:.{0,${personNameLength - 2}}\\S)?\\s*$)[${letter}]+(?: [${letter}]+)?\\s*$`;

/** Checks whether a text is the name of a person: one or two words of letters, or exactly two. */
export function isPersonName(text: string, words: 'one-or-two' | 'two' = 'one-or-two'): boolean {
  if (text.length > personNameLength) return false;
  return (words === 'two' ? twoWords : oneOrTwoWords).test(text);
}

/**
 * Checks whether a key enters a character that a name may contain, or no character; such keys have longer
 * names.
 */
export function isPersonNameKey(key: string): boolean {
  return [...key].length > 1 || key === ' ' || oneLetter.test(key);
}

/**
 * Normalises a name while it is typed or pasted: no dots, single spaces, a capital for each word, and the
 * maximum length. A space that would begin a third word is dropped. The function is idempotent.
 */
export function typedPersonName(typed: string): string {
  const spaced = typed.normalize('NFC').replace(/\./g, '').replace(/ +/g, ' ');
  const kept = spaced.split(' ').length > 2 || spaced === ' ' ? spaced.trim() : spaced;
  return kept.replace(/(^| )(\S)/g, capital).slice(0, personNameLength);
}

/** Capitalises a letter unless its capital is not a single letter of a name. */
function capital(_match: string, space: string, first: string): string {
  const upper = first.toUpperCase();
  return space + (oneLetter.test(upper) ? upper : first);
}
