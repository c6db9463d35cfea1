const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text, trimmed; signs alone are none. */
export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** What a character has said already; punctuation and letter case make no other line of it. */
export class Spoken {
  readonly #lines = new Set<string>();

  constructor(replies: readonly string[]) {
    for (const reply of replies) this.add(reply);
  }

  add(text: string): void {
    for (const sentence of sentencesOf(text)) this.#lines.add(lineKey(sentence));
  }

  /** True when every sentence of the text is new, also within the text. */
  isNew(text: string): boolean {
    const keys = sentencesOf(text).map(lineKey);
    return new Set(keys).size === keys.length && keys.every((key) => !this.#lines.has(key));
  }
}

/** Two lines with the same key are the same line to a reader. */
export function lineKey(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
