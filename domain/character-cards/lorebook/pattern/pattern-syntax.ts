/** A set of characters, given by code point. */
export type CharTest = (code: number) => boolean;

/** The parts of a pattern. */
export type PatternNode =
  | { kind: 'char'; test: CharTest }
  | { kind: 'assert'; at: 'start' | 'end' | 'boundary' | 'inside' }
  | { kind: 'sequence'; parts: PatternNode[] }
  | { kind: 'choice'; options: PatternNode[] }
  | {
      kind: 'repeat';
      part: PatternNode;
      min: number;
      /** Null if unlimited. */ max: number | null;
    };

/** The flags that change what a pattern matches. */
export interface PatternFlags {
  ignoresCase: boolean;
  /** True if `^` and `$` match at each line. */
  isMultiline: boolean;
  /** True if `.` matches line breaks. */
  dotMatchesAll: boolean;
}

const isDigit: CharTest = (code) => code >= 48 && code <= 57;
/** Checks for a letter, digit or underscore of ASCII, as `\w` does. */
export const isWord: CharTest = (code) =>
  isDigit(code) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95;
const isSpace: CharTest = (code) => /\s/u.test(String.fromCodePoint(code));
export const isLineBreak: CharTest = (code) =>
  code === 10 || code === 13 || code === 0x2028 || code === 0x2029;
export const not =
  (test: CharTest): CharTest =>
  (code) =>
    !test(code);

/** The classes `\d`, `\w`, `\s` and their opposites. */
export const classes: Readonly<Record<string, CharTest>> = {
  d: isDigit,
  D: not(isDigit),
  w: isWord,
  W: not(isWord),
  s: isSpace,
  S: not(isSpace),
};

/** The code points of `\n`, `\t` and other control characters. */
export const controls: Readonly<Record<string, number>> = {
  n: 10,
  r: 13,
  t: 9,
  f: 12,
  v: 11,
  0: 0,
};

const propertyName = /^[A-Za-z_]+(?:=[A-Za-z_]+)?$/;

/** Returns the test of a Unicode property, such as `L` or `Script=Greek`; null if there is none. */
export function propertyTest(name: string, isNegated: boolean): CharTest | null {
  if (!propertyName.test(name)) return null;
  try {
    const property = new RegExp(`^\\p{${name}}$`, 'u');
    return (code) => property.test(String.fromCodePoint(code)) !== isNegated;
  } catch {
    return null;
  }
}

/** Returns a test that ignores case if that is requested; its results are remembered by code point. */
export function casedTest(test: CharTest, ignoresCase: boolean): CharTest {
  if (!ignoresCase) return test;
  const known = new Map<number, boolean>();
  const testCases = (code: number): boolean => {
    const sign = String.fromCodePoint(code);
    return [sign, sign.toLowerCase(), sign.toUpperCase()].some(
      (one) => [...one].length === 1 && test(one.codePointAt(0) ?? 0),
    );
  };
  return (code) => {
    const result = known.get(code) ?? testCases(code);
    known.set(code, result);
    return result;
  };
}
