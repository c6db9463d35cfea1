/** The words of a grammar, used to recognise disguised spellings of them. */
export interface Vocabulary {
  has(word: string): boolean;
  /** Returns the word of which letters were repeated (`fifteeeen`, `sixxteen`). */
  unstretch(word: string): string | undefined;
  /** Splits letters and digits without spaces into words of the vocabulary; undefined if impossible. */
  part(run: string): string[] | undefined;
}

const longestVocabularyWord = 24;
const longestRun = 60;
const squeeze = (word: string) => word.replace(/(.)\1+/gu, '$1');

/** Creates a vocabulary of normalised words. */
export function createVocabulary(words: Iterable<string>): Vocabulary {
  const wordSet = new Set(words);
  const squeezed = new Map([...wordSet].map((word) => [squeeze(word), word]));
  const isPart = (part: string) =>
    /^\d+$/.test(part) || (wordSet.has(part) && (part.length > 1 || part === 'i' || part === 'a'));

  return {
    has: (word) => wordSet.has(word),
    unstretch: (word) =>
      squeeze(word) !== word && (/(.)\1\1/u.test(word) || word.length >= 5)
        ? squeezed.get(squeeze(word))
        : undefined,
    part(run) {
      if (run.length > longestRun) return undefined;
      // The smallest number of words up to each position; longer words win.
      const best: (string[] | undefined)[] = [[]];
      for (let end = 1; end <= run.length; end += 1) {
        for (let start = Math.max(0, end - longestVocabularyWord); start < end; start += 1) {
          const before = best[start];
          const word = run.slice(start, end);
          if (!before || !isPart(word)) continue;
          const candidate = [...before, word];
          if (candidate.length < (best[end]?.length ?? Infinity)) best[end] = candidate;
        }
      }
      return best[run.length];
    },
  };
}
