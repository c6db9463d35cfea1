/** How models mark what they think beside what they say. */
const tags = ['think', 'thinking', 'thought', 'reasoning'].flatMap((name) => [
  { text: `<${name}>`, depth: 1 },
  { text: `</${name}>`, depth: -1 },
]);
tags.push({ text: '[think]', depth: 1 }, { text: '[/think]', depth: -1 });
const longestTag = Math.max(...tags.map(({ text }) => text.length));

/** Takes a model's text in pieces and gives what of it was said. */
interface Sieve {
  take(piece: string): string;
  /** What was held back, once nothing more comes. */
  end(): string;
}

/**
 * Leaves out what stands between marks of thought, nested ones too, in any case and however the
 * pieces are cut. A thought that is never closed lasts to the end.
 */
function withoutThoughts(): Sieve {
  let depth = 0;
  let held = '';
  return {
    take(piece) {
      const text = held + piece;
      held = '';
      let said = '';
      let from = 0;
      const keep = (to: number) => {
        if (depth === 0) said += text.slice(from, to);
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
          return said;
        }
      }
      keep(text.length);
      return said;
    },
    end: () => (depth === 0 ? held : ''),
  };
}

/** Joins characters that were cut in two, replaces halves without a partner, and drops NUL. */
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
  // PostgreSQL stores neither NUL nor half a surrogate pair.
  text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');

/** What a person may read of a model's text: no thoughts, storable, beginning with a word. */
export function createSpokenText(): Sieve {
  const spoken = withoutThoughts();
  const storable = wellFormed();
  let hasBegun = false;
  const begin = (text: string): string => {
    const words = hasBegun ? text : text.trimStart();
    hasBegun ||= words !== '';
    return words;
  };
  return {
    take: (piece) => begin(storable.take(spoken.take(piece))),
    end: () => begin(storable.take(spoken.end()) + storable.end()),
  };
}
