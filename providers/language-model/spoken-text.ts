import { untilTurnEnds } from './turn-end';

/** The tags with which models mark their reasoning. */
const tags = ['think', 'thinking', 'thought', 'reasoning'].flatMap((name) => [
  { text: `<${name}>`, depth: 1 },
  { text: `</${name}>`, depth: -1 },
]);
tags.push({ text: '[think]', depth: 1 }, { text: '[/think]', depth: -1 });
const longestTag = Math.max(...tags.map(({ text }) => text.length));

/** A filter that takes a model's text in pieces and returns the spoken part. */
interface Sieve {
  take(piece: string): string;
  /** Returns the rest that was held back, at the end of the text. */
  end(): string;
}

/**
 * Removes text between reasoning tags, also nested ones, in any case and across pieces. Unclosed reasoning
 * lasts to the end.
 */
function withoutThoughts(): Sieve {
  let depth = 0;
  let held = '';
  return {
    take(piece) {
      const text = held + piece;
      held = '';
      let spoken = '';
      let from = 0;
      const keep = (to: number) => {
        if (depth === 0) spoken += text.slice(from, to);
        from = to;
      };
      for (const { index } of text.matchAll(/[<[]/g)) {
        keep(index);
        const candidate = text.slice(index, index + longestTag).toLowerCase();
        const tag = tags.find((one) => candidate.startsWith(one.text));
        if (tag) {
          depth = Math.max(0, depth + tag.depth);
          from = index + tag.text.length;
        } else if (tags.some((one) => one.text.startsWith(candidate))) {
          held = text.slice(index);
          return spoken;
        }
      }
      keep(text.length);
      return spoken;
    },
    end: () => (depth === 0 ? held : ''),
  };
}

/** Joins surrogate pairs that were split, replaces lone surrogates, and removes NUL. */
function wellFormed(): Sieve {
  let half = '';
  return {
    take(piece) {
      const text = half + piece;
      half = /[\uD800-\uDBFF]$/.exec(text)?.[0] ?? '';
      return repair(half === '' ? text : text.slice(0, -1));
    },
    end: () => repair(half),
  };
}

const repair = (text: string): string =>
  // PostgreSQL stores neither NUL nor lone surrogates.
  text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');

/**
 * Creates a filter for the text that a person may read: without reasoning, storable, beginning with a word,
 * and ending where the model's turn does (`isOver`).
 */
export function createSpokenText(): Sieve & { isOver(): boolean } {
  const spoken = withoutThoughts();
  const turn = untilTurnEnds();
  const storable = wellFormed();
  let hasBegun = false;
  const begin = (text: string): string => {
    const words = hasBegun ? text : text.trimStart();
    hasBegun ||= words !== '';
    return words;
  };
  return {
    take: (piece) => begin(storable.take(turn.take(spoken.take(piece)))),
    end: () => begin(storable.take(turn.take(spoken.end()) + turn.end()) + storable.end()),
    isOver: () => turn.isOver(),
  };
}
