/** Letters of which a search knows another form: what marks cannot be taken from, and a last sigma. */
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
 * Letters as every search compares them: small, without marks, in one form. The database folds names
 * by the same rule (`characters.search_name`).
 */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
    .replace(/[ıłøđðςßæœ]/g, (letter) => forms[letter] ?? letter);
}
