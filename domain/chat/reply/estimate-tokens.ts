/** The maximum number of tokens per character by script, averaged over tokenizers. */
const tokensByScript: [RegExp, number][] = [
  [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u, 1.5],
  [/^[\p{Script=Cyrillic}\p{Script=Greek}]$/u, 1 / 2],
  [/^\p{L}$/u, 1],
];
/** For emoji and rare signs, which are split into their bytes. */
const tokensOfRare = 3;

/** For Latin script and its punctuation, the script of most messages. */
const tokensOfLatin = 1 / 3.5;

const isLatin = (character: string): boolean =>
  character <= '\u024F' || (character >= '\u2010' && character <= '\u2027');

const tokensOf = (character: string): number =>
  isLatin(character) ? tokensOfLatin : tokensOfOther(character);

const tokensOfOther = (character: string): number =>
  tokensByScript.find(([script]) => script.test(character))?.[1] ?? tokensOfRare;

/** The tokens per message in addition to its words. */
const tokensPerMessage = 4;

/** Estimates the tokens of a text as a message, rounded up and conservative for any tokenizer. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const character of text) tokens += tokensOf(character);
  return Math.ceil(tokens) + tokensPerMessage;
}

/** Returns the longest beginning of a text, in whole characters, that fits within the token limit. */
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
