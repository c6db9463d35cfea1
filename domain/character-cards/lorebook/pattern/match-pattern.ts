import { compilePattern, type PatternState } from './compile-pattern';
import { parsePattern } from './parse-pattern';
import { isLineBreak, isWord, type PatternFlags } from './pattern-syntax';

/** The maximum length of a pattern, in UTF-16 units. */
const maxLength = 1000;
const slashed = /^\/(.+)\/([dgimsuvy]*)$/s;

/** A pattern that can be searched for. */
export interface Pattern {
  states: PatternState[];
  isMultiline: boolean;
}

/** The steps that searches may still take; one step is one state at one character. */
export interface StepBudget {
  left: number;
}

/**
 * Returns a pattern of a key, `/hello/i` or `hello` (Character Card V3, "Keywords" and `use_regex`); null if
 * it is invalid, too large, or uses lookarounds or back references.
 */
export function readPattern(key: string, ignoresCase: boolean): Pattern | null {
  if (key.length > maxLength) return null;
  const [, source = key, letters = ''] = slashed.exec(key) ?? [];
  const flags: PatternFlags = {
    ignoresCase: ignoresCase || letters.includes('i'),
    isMultiline: letters.includes('m'),
    dotMatchesAll: letters.includes('s'),
  };
  const node = parsePattern(source, flags);
  const states = node && compilePattern(node);
  return states && { states, isMultiline: flags.isMultiline };
}

/**
 * Checks whether a pattern matches anywhere in a text. All states are followed at once, so the time grows
 * with the length of the text times the number of states, whatever the pattern is. Returns false if the
 * steps run out.
 */
export function findPattern(
  { states, isMultiline }: Pattern,
  signs: readonly number[],
  steps: StepBudget,
): boolean {
  const first = states.length - 1;
  // The position at which a state was last reached, plus one.
  const reached = new Uint32Array(states.length);
  let current: number[] = [];
  for (let at = 0; at <= signs.length; at++) {
    const active: number[] = [];
    const waiting = [...current, first];
    for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
      if (reached[state] === at + 1) continue;
      reached[state] = at + 1;
      if (--steps.left < 0) return false;
      const found = states[state];
      if (found?.kind === 'match') return true;
      if (found?.kind === 'split') waiting.push(...found.next);
      else if (found?.kind === 'char') active.push(state);
      else if (found && holds(found.at, signs, at, isMultiline)) waiting.push(found.next);
    }
    const sign = signs[at];
    if (sign === undefined) return false;
    current = [];
    for (const state of active) {
      const found = states[state];
      if (found?.kind === 'char' && found.test(sign)) current.push(found.next);
    }
  }
  return false;
}

function holds(
  assertion: Extract<PatternState, { kind: 'assert' }>['at'],
  signs: readonly number[],
  at: number,
  isMultiline: boolean,
): boolean {
  const before = signs[at - 1];
  const after = signs[at];
  const isEdge = (sign: number | undefined) =>
    sign === undefined || (isMultiline && isLineBreak(sign));
  if (assertion === 'start') return isEdge(before);
  if (assertion === 'end') return isEdge(after);
  const isBoundary =
    (before !== undefined && isWord(before)) !== (after !== undefined && isWord(after));
  return isBoundary === (assertion === 'boundary');
}
