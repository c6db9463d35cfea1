/** Returns a text up to the end of a sentence, or of a word, within a length. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => cut.lastIndexOf(end))) + 1;
  if (sentence > length / 3) return cut.slice(0, sentence);
  const word = cut.lastIndexOf(' ');
  return `${cut.slice(0, word > 0 ? Math.min(word, length - 1) : length - 1)}…`;
}
