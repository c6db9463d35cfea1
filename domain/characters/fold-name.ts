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
 * Words as names are stored for a search: small letters without marks, single spaces. Ideographs
 * stand apart, as if each were a word: nothing else says where a name begins within another.
 */
export function foldName(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
    .replace(/[ıłøđðςßæœ]/g, (letter) => forms[letter] ?? letter)
    .replace(/[\u2e80-\u2fdf\u3005-\u3007\u3400-\u9fff]/g, ' $& ')
    .replace(/\s+/g, ' ')
    .trim();
}
