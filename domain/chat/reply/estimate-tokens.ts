/** Tokens a character takes at the most, on average over tokenizers, by its script. */
const tokensByScript: [RegExp, number][] = [
  [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u, 1.5],
  [/^[\p{Script=Cyrillic}\p{Script=Greek}]$/u, 1 / 2],
  [/^\p{L}$/u, 1],
];
/** Of emoji and rare signs, which are taken apart into their bytes. */
const tokensOfRare = 3;

/** Of Latin script and its punctuation, which most of what is said is written in. */
const tokensOfLatin = 1 / 3.5;

const isLatin = (character: string): boolean =>
  character <= '\u024F' || (character >= '\u2010' && character <= '\u2027');

const tokensOf = (character: string): number =>
  isLatin(character) ? tokensOfLatin : tokensOfOther(character);

const tokensOfOther = (character: string): number =>
  tokensByScript.find(([script]) => script.test(character))?.[1] ?? tokensOfRare;

/** What a message costs beside its words. */
const tokensPerMessage = 4;

/** How many tokens a text takes as a message, rounded up: cautious, whatever the tokenizer. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const character of text) tokens += tokensOf(character);
  return Math.ceil(tokens) + tokensPerMessage;
}

/** The longest beginning of a text, in whole characters, that takes no more than so many tokens. */
export function cutToTokens(text: string, limit: number): string {
  let left = limit - tokensPerMessage;
  let length = 0;
  for (const character of text) {
    left -= tokensOf(character);
    if (left < 0) return text.slice(0, length);
    length += character.length;
  }
  return text;
}
