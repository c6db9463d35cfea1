/** Letters with another form in a search: those whose marks cannot be removed, and the final sigma. */
const forms: Record<string, string> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/**
 * Folds letters for comparison in searches: lower case, without marks, in one form. The database folds
 * names by the same rule (`characters.search_name`).
 */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
    .replace(/[ıłøđðςßæœ]/g, (letter) => forms[letter] ?? letter);
}
