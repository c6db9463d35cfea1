import { rarest, type Pattern } from './pattern';
import type { Sentence } from './token';

/** The tokens of a match; `to` is the index after the last one. */
export interface Span {
  from: number;
  to: number;
}

export interface PatternIndex<Owner> {
  /** Returns the matches in a sentence, each as long as possible, with the owner of the pattern. */
  find(sentence: Sentence, words: Set<string>): (Span & { owner: Owner })[];
}

interface Entry<Owner> {
  pattern: Pattern;
  owner: Owner;
}

/**
 * Indexes patterns by the rarest word that each one needs. A sentence is only compared with patterns whose
 * needed words it contains.
 */
export function createPatternIndex<Owner>(entries: Entry<Owner>[]): PatternIndex<Owner> {
  const always = entries.filter(({ pattern }) => pattern.needs.length === 0);
  const byRarest = new Map<string, Entry<Owner>[]>();
  for (const entry of entries) {
    for (const word of rarest(entry.pattern.needs) ?? []) {
      const others = byRarest.get(word);
      if (others) others.push(entry);
      else byRarest.set(word, [entry]);
    }
  }
  return {
    find(sentence, words) {
      const possible = new Set(always);
      for (const word of words) {
        for (const entry of byRarest.get(word) ?? []) {
          if (hasAll(words, entry.pattern.needs)) possible.add(entry);
        }
      }
      return [...possible].flatMap(({ pattern, owner }) =>
        spansOf(pattern, sentence).map((span) => ({ ...span, owner })),
      );
    },
  };
}

function hasAll(words: Set<string>, groups: Set<string>[]): boolean {
  return groups.every((group) => {
    for (const word of words) if (group.has(word)) return true;
    return false;
  });
}

function spansOf({ firsts, matches }: Pattern, sentence: Sentence): Span[] {
  const spans: Span[] = [];
  for (const [from, { word }] of sentence.entries()) {
    if (firsts && firsts.size > 0 && !firsts.has(word)) continue;
    const ends = matches(sentence, from);
    if (ends.length > 0) spans.push({ from, to: Math.max(...ends, from + 1) });
  }
  return spans;
}
