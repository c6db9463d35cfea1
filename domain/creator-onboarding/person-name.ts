/** The maximum number of characters of a person's name. */
export const longestName = 50;

/** Letters of Latin, its extensions (À–ɏ) and Cyrillic. */
const letters = /^[A-Za-zÀ-ɏЀ-ӿ]+$/u;

/** Returns a name as it is stored: without dots and repeated spaces, each word with a capital. */
export function cleanPersonName(text: string): string {
  return text
    .replaceAll('.', '')
    .trim()
    .split(/\s+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Checks whether a cleaned name has one or two words, or exactly two, of letters only. */
export function isPersonName(name: string, words: 'one or two' | 'two' = 'one or two'): boolean {
  const parts = name.split(' ');
  const isCounted = words === 'two' ? parts.length === 2 : parts.length <= 2;
  return isCounted && name.length <= longestName && parts.every((part) => letters.test(part));
}
