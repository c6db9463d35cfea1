import { findPattern, readPattern, type StepBudget } from './pattern/match-pattern';

/** A text in the forms in which keys are searched for; `folded` is in lower case. */
export interface ScanText {
  plain: string;
  folded: string;
  /** Returns the code points of `plain`. */
  signs(): readonly number[];
}

/** The steps that a pattern costs that is invalid or too large, as it is found out. */
const stepsOfInvalid = 2000;

/** The rules by which the keys of an entry match. */
export interface KeyRules {
  usesPatterns: boolean;
  /** Null if the entry leaves it open: plain keys then ignore case, patterns do what their flags say. */
  isCaseSensitive: boolean | null;
}

/** Returns a text prepared for searches. */
export function toScanText(text: string): ScanText {
  const plain = text.normalize();
  let signs: readonly number[] | undefined;
  return {
    plain,
    folded: plain.toLowerCase(),
    signs: () => (signs ??= Array.from(plain, (sign) => sign.codePointAt(0) ?? 0)),
  };
}

/**
 * Checks whether a text contains one of the keys, as part of a word as well. Empty keys and invalid patterns match
 * nothing (Character Card V3, `keys` and `use_regex`).
 */
export function containsAny(
  text: ScanText,
  keys: readonly string[],
  { usesPatterns, isCaseSensitive }: KeyRules,
  steps: StepBudget,
): boolean {
  if (text.plain === '') return false;
  return keys.some((key) => {
    if (key.trim() === '') return false;
    if (usesPatterns) return containsPattern(text, key, isCaseSensitive === false, steps);
    const wanted = key.trim().normalize();
    if (isCaseSensitive) return text.plain.includes(wanted);
    return text.folded.includes(wanted.toLowerCase());
  });
}

function containsPattern(
  text: ScanText,
  key: string,
  ignoresCase: boolean,
  steps: StepBudget,
): boolean {
  if (steps.left <= 0) return false;
  const pattern = readPattern(key, ignoresCase);
  steps.left -= pattern ? pattern.states.length : stepsOfInvalid;
  return pattern !== null && findPattern(pattern, text.signs(), steps);
}
