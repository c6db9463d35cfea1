/** Characters of a name at the most. */
export const personNameLength = 50;

/** Latin, Latin extended and Cyrillic; the signs of multiplication and division are no letters. */
const letter = 'A-Za-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F\\u0400-\\u04FF';
const oneOrTwoWords = new RegExp(`^[${letter}]+(?: [${letter}]+)?$`, 'u');
const twoWords = new RegExp(`^[${letter}]+ [${letter}]+$`, 'u');
const oneLetter = new RegExp(`^[${letter}]$`, 'u');

/** The same for a name between spaces, as JSON Schema writes patterns. */
export const personNamePattern = `^\\s*(?=\\S(?:.{0,${personNameLength - 2}}\\S)?\\s*$)[${letter}]+(?: [${letter}]+)?\\s*$`;

/** Whether a text is the name of a person: one or two words of letters, or exactly two. */
export function isPersonName(text: string, words: 'one-or-two' | 'two' = 'one-or-two'): boolean {
  if (text.length > personNameLength) return false;
  return (words === 'two' ? twoWords : oneOrTwoWords).test(text);
}

/** Whether a key writes something a name may hold. Keys that write nothing have longer names. */
export function isPersonNameKey(key: string): boolean {
  return [...key].length > 1 || key === ' ' || oneLetter.test(key);
}

/**
 * A name while it is being typed or pasted: without dots, with single spaces, each word with a
 * capital, cut to its length; the space that would begin a third word is not taken. What it
 * answers, it leaves as it is.
 */
export function typedPersonName(typed: string): string {
  const spaced = typed.normalize('NFC').replace(/\./g, '').replace(/ +/g, ' ');
  const kept = spaced.split(' ').length > 2 || spaced === ' ' ? spaced.trim() : spaced;
  return kept.replace(/(^| )(\S)/g, capital).slice(0, personNameLength);
}

/** A few letters have no capital that is one letter of a name. */
function capital(_match: string, space: string, first: string): string {
  const upper = first.toUpperCase();
  return space + (oneLetter.test(upper) ? upper : first);
}
