/** The words that a grammar knows, to tell disguised spellings of them from other text. */
export interface Vocabulary {
  has(word: string): boolean;
  /** The word that somebody drew out or doubled letters of (`fifteeeen`, `sixxteen`). */
  unstretch(word: string): string | undefined;
  /** Parts a run of letters and digits without spaces into known words; undefined if it cannot. */
  part(run: string): string[] | undefined;
}

const longestKnown = 24;
const longestRun = 60;
const squeeze = (word: string) => word.replace(/(.)\1+/gu, '$1');

/** A vocabulary of normalised words. */
export function createVocabulary(words: Iterable<string>): Vocabulary {
  const known = new Set(words);
  const squeezed = new Map([...known].map((word) => [squeeze(word), word]));
  const isPart = (part: string) =>
    /^\d+$/.test(part) || (known.has(part) && (part.length > 1 || part === 'i' || part === 'a'));

  return {
    has: (word) => known.has(word),
    unstretch: (word) =>
      squeeze(word) !== word && (/(.)\1\1/u.test(word) || word.length >= 5)
        ? squeezed.get(squeeze(word))
        : undefined,
    part(run) {
      if (run.length > longestRun) return undefined;
      // The fewest words that end at each place, longer ones winning.
      const best: (string[] | undefined)[] = [[]];
      for (let end = 1; end <= run.length; end += 1) {
        for (let start = Math.max(0, end - longestKnown); start < end; start += 1) {
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
