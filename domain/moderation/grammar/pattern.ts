import { normalise } from './normalise';
import type { Sentence } from './token';

/**
 * Matches a pattern from a token on and returns every position where a match may end, each once. The
 * sentence limits the positions, so no part is evaluated more often than there are positions.
 */
type Matcher = (sentence: Sentence, from: number) => readonly number[];

const nowhere: readonly number[] = [];

export interface Pattern {
  matches: Matcher;
  /** The words that a match can start with; undefined when it may start with any word. */
  firsts: Set<string> | undefined;
  /** Groups of words; a match contains at least one word of each group. */
  needs: Set<string>[];
  canBeEmpty: boolean;
}

/** Tests one position and returns the number of tokens that it takes there; 0 for none. */
export type Reader = (sentence: Sentence, at: number) => number;

export interface Parts {
  /** Patterns by name, for `{name}`. */
  words: Record<string, string>;
  readers: Record<string, Reader>;
  /** Words and named parts that are already compiled. */
  compiled: Map<string, Pattern>;
  /** Receives every word that a pattern contains. */
  vocabulary: Set<string>;
}

/** The maximum number of tokens that a gap skips. */
const shortGap = 3;
const longGap = 8;

/**
 * Compiles a pattern over words:
 *
 *     i (am|was) [only] {minor}      alternatives, optional part, named part
 *     suicid*                        beginning of a word
 *     a .. b,  a ... b               up to 3, up to 8 words between
 *     ^ and $                        start and end of a clause
 *
 * Throws when a name is unknown or a bracket is missing.
 */
export function compilePattern(source: string, parts: Parts): Pattern {
  const tokens = source.match(/[()[\]|^$]|\{\w+\}|\.{2,3}|[^\s()[\]|{}^$]+/g) ?? [];
  let at = 0;
  const pattern = alternatives();
  if (at < tokens.length) throw new Error(`Unexpected ${tokens[at]} in pattern: ${source}`);
  return pattern;

  function alternatives(): Pattern {
    const found = [sequence()];
    while (tokens[at] === '|') {
      at += 1;
      found.push(sequence());
    }
    return found.length === 1 && found[0] ? found[0] : anyOf(found);
  }

  function sequence(): Pattern {
    const found: Pattern[] = [];
    for (let token = tokens[at]; token && !/^[)\]|]$/.test(token); token = tokens[at]) {
      at += 1;
      found.push(single(token));
    }
    return inOrder(found);
  }

  function single(token: string): Pattern {
    if (token === '(' || token === '[') {
      const inner = alternatives();
      if (tokens[at] !== (token === '(' ? ')' : ']')) throw new Error(`Open bracket in: ${source}`);
      at += 1;
      return token === '(' ? inner : optional(inner);
    }
    if (token === '^') return edge((sentence, place) => sentence[place]?.opensClause ?? true);
    if (token === '$') {
      return edge((sentence, place) => sentence[place]?.opensClause ?? true);
    }
    if (token === '..') return gap(shortGap);
    if (token === '...') return gap(longGap);
    if (token.startsWith('{')) return named(token.slice(1, -1));
    if (!/^[\p{L}\p{N}'’]+\*?$/u.test(token)) {
      throw new Error(`No token is ever ${token}, in pattern: ${source}`);
    }
    return once(token, () => wordOf(token, parts));
  }

  function once(key: string, make: () => Pattern): Pattern {
    const pattern = parts.compiled.get(key) ?? make();
    parts.compiled.set(key, pattern);
    return pattern;
  }

  function named(name: string): Pattern {
    const reader = parts.readers[name];
    if (reader) return read(reader);
    const inner = parts.words[name];
    if (inner === undefined) throw new Error(`No part {${name}} for pattern: ${source}`);
    return once(`{${name}}`, () => compilePattern(inner, parts));
  }
}

/** Compiles a word. A French elision also matches without its apostrophe, as one word. */
function wordOf(source: string, { vocabulary }: Parts): Pattern {
  const isStem = source.endsWith('*');
  const words = normalise(source.replace(/['*]$/, '')).split(' ');
  const [only = ''] = words;
  if (isStem) return inOrder([...words.slice(0, -1).map(literal), stem(words.at(-1) ?? '')]);
  for (const word of words) vocabulary.add(word);
  return words.length === 1
    ? literal(only)
    : anyOf([inOrder(words.map(literal)), literal(words.join(''))]);
}

const stem = (beginning: string): Pattern =>
  read((sentence, at) => (sentence[at]?.word.startsWith(beginning) ? 1 : 0));

function literal(word: string): Pattern {
  return {
    ...read((sentence, at) => (sentence[at]?.word === word ? 1 : 0)),
    firsts: new Set([word]),
    needs: [new Set([word])],
  };
}

function read(reader: Reader): Pattern {
  return {
    matches: (sentence, from) => {
      const length = reader(sentence, from);
      return length > 0 ? [from + length] : nowhere;
    },
    firsts: undefined,
    needs: [],
    canBeEmpty: false,
  };
}

function edge(holds: (sentence: Sentence, at: number) => boolean): Pattern {
  return {
    matches: (sentence, from) => (holds(sentence, from) ? [from] : nowhere),
    firsts: new Set(),
    needs: [],
    canBeEmpty: true,
  };
}

function gap(most: number): Pattern {
  return {
    matches: (sentence, from) =>
      Array.from({ length: Math.min(most, sentence.length - from) + 1 }, (_, skip) => from + skip),
    firsts: undefined,
    needs: [],
    canBeEmpty: true,
  };
}

function optional(inner: Pattern): Pattern {
  return {
    ...inner,
    needs: [],
    matches: (sentence, from) => {
      const ends = inner.matches(sentence, from);
      return ends.includes(from) ? ends : [from, ...ends];
    },
    canBeEmpty: true,
  };
}

function anyOf(found: Pattern[]): Pattern {
  const byFirst = new Map<string, Pattern[]>();
  const others: Pattern[] = [];
  for (const pattern of found) {
    if (!pattern.firsts || pattern.canBeEmpty) others.push(pattern);
    else
      for (const word of pattern.firsts) byFirst.set(word, [...(byFirst.get(word) ?? []), pattern]);
  }
  return {
    matches: (sentence, from) => {
      const begun = byFirst.get(sentence[from]?.word ?? '');
      if (!begun && others.length === 0) return nowhere;
      const ends = (begun ?? []).map((pattern) => pattern.matches(sentence, from));
      for (const pattern of others) ends.push(pattern.matches(sentence, from));
      return merge(ends);
    },
    firsts: union(found.map(({ firsts }) => firsts)),
    needs: wrap(union(found.map(({ needs }) => rarest(needs)))),
    canBeEmpty: found.some(({ canBeEmpty }) => canBeEmpty),
  };
}

function inOrder(found: Pattern[]): Pattern {
  const lead = found.slice(0, found.findIndex(({ canBeEmpty }) => !canBeEmpty) + 1 || found.length);
  return {
    matches: (sentence, from) => {
      let places: readonly number[] = [from];
      for (const pattern of found) {
        const [first] = places;
        if (first === undefined) return nowhere;
        places =
          places.length === 1
            ? pattern.matches(sentence, first)
            : merge(places.map((place) => pattern.matches(sentence, place)));
      }
      return places;
    },
    firsts: union(lead.map(({ firsts }) => firsts)),
    needs: found.flatMap(({ needs }) => needs),
    canBeEmpty: found.every(({ canBeEmpty }) => canBeEmpty),
  };
}

/** Joins lists of positions, each position once. */
function merge(lists: (readonly number[])[]): readonly number[] {
  const filled = lists.filter((list) => list.length > 0);
  return filled.length <= 1 ? (filled[0] ?? nowhere) : [...new Set(filled.flat())];
}

function union(sets: (Set<string> | undefined)[]): Set<string> | undefined {
  const all = new Set<string>();
  for (const set of sets) {
    if (!set) return undefined;
    for (const word of set) all.add(word);
  }
  return all;
}

const wrap = (set: Set<string> | undefined) => (set ? [set] : []);

/** Returns how common a word is; short words occur in most sentences. */
const commonness = (word: string) => (word.length <= 3 ? 40 : 1);

/** Returns the group whose words occur in the fewest sentences; undefined if there is none. */
export function rarest(groups: Set<string>[]): Set<string> | undefined {
  const cost = (group: Set<string>) => [...group].reduce((sum, word) => sum + commonness(word), 0);
  return groups.reduce<Set<string> | undefined>(
    (best, group) => (!best || cost(group) < cost(best) ? group : best),
    undefined,
  );
}
