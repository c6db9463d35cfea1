import type { CharTest, PatternNode } from './pattern-syntax';

type Assertion = Extract<PatternNode, { kind: 'assert' }>['at'];

/** One state of an automaton; numbers are the states that follow. */
export type PatternState =
  | { kind: 'char'; test: CharTest; next: number }
  | { kind: 'assert'; at: Assertion; next: number }
  | { kind: 'split'; next: number[] }
  | { kind: 'match' };

/** The maximum number of states; a repeat has those of its part as often as it repeats. */
const maxStates = 2000;

/**
 * Returns the states of an automaton that matches a pattern, with the first one last; null if it has too
 * many. It follows K. Thompson, "Regular Expression Search Algorithm" (1968).
 */
export function compilePattern(node: PatternNode): PatternState[] | null {
  const states: PatternState[] = [{ kind: 'match' }];
  const add = (state: PatternState): number => {
    if (states.length <= maxStates) states.push(state);
    return states.length - 1;
  };
  const isFull = () => states.length > maxStates;

  /** Adds the states of a part, which continue with `next`, and returns the first one. */
  const emit = (part: PatternNode, next: number): number => {
    if (isFull()) return next;
    switch (part.kind) {
      case 'char':
        return add({ kind: 'char', test: part.test, next });
      case 'assert':
        return add({ kind: 'assert', at: part.at, next });
      case 'sequence':
        return part.parts.reduceRight((after, one) => emit(one, after), next);
      case 'choice':
        return add({ kind: 'split', next: part.options.map((one) => emit(one, next)) });
      case 'repeat':
        return emitRepeat(part, next);
    }
  };

  const emitRepeat = (
    { part, min, max }: Extract<PatternNode, { kind: 'repeat' }>,
    next: number,
  ): number => {
    let first = next;
    if (max === null) {
      const loop: PatternState = { kind: 'split', next: [next] };
      first = add(loop);
      loop.next.push(emit(part, first));
    }
    for (let optional = max ?? min; optional > min && !isFull(); optional--) {
      first = add({ kind: 'split', next: [next, emit(part, first)] });
    }
    for (let count = 0; count < min && !isFull(); count++) first = emit(part, first);
    return first;
  };

  const first = emit(node, 0);
  if (isFull()) return null;
  states.push({ kind: 'split', next: [first] });
  return states;
}
