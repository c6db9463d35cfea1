import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interleave } from './interleave';

const between = { turn: 0, limit: 10, explores: 'between' } as const;
const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

describe('ranked posts with exploration', () => {
  it('give every third place to exploration', () => {
    expect(interleave(numbered('r', 5), numbered('w', 5), { ...between, limit: 7 })).toEqual({
      items: ['r1', 'r2', 'w1', 'r3', 'r4', 'w2', 'r5'],
      fromRanked: 5,
      fromWalk: 2,
      turn: 1,
    });
  });

  it('continue from the turn at which the last range ended', () => {
    const { items, turn } = interleave(numbered('r', 3), numbered('w', 3), {
      ...between,
      turn: 2,
      limit: 4,
    });
    expect(items).toEqual(['w1', 'r1', 'r2', 'w2']);
    expect(turn).toBe(0);
  });

  it('come before all exploration if that is requested', () => {
    const order = { turn: 0, limit: 10, explores: 'after' } as const;
    expect(interleave(numbered('r', 4), numbered('w', 2), order)).toEqual({
      items: ['r1', 'r2', 'r3', 'r4', 'w1', 'w2'],
      fromRanked: 4,
      fromWalk: 2,
      turn: 0,
    });
  });

  it('go on with one when the other has run out', () => {
    expect(interleave([], numbered('w', 2), between).items).toEqual(['w1', 'w2']);
    expect(interleave(numbered('r', 3), [], between).items).toEqual(['r1', 'r2', 'r3']);
    expect(interleave([], [], { ...between, turn: 2 })).toEqual({
      items: [],
      fromRanked: 0,
      fromWalk: 0,
      turn: 2,
    });
  });

  it('are shown once each, in order, and no more than requested', () => {
    fc.assert(
      fc.property(
        fc.nat(20),
        fc.nat(20),
        fc.nat(2),
        fc.nat(30),
        fc.constantFrom('between' as const, 'after' as const),
        (ranked, walked, turn, limit, explores) => {
          const lists = [numbered('r', ranked), numbered('w', walked)] as const;
          const {
            items,
            fromRanked,
            fromWalk,
            turn: next,
          } = interleave(...lists, {
            turn,
            limit,
            explores,
          });
          expect(items).toHaveLength(Math.min(limit, ranked + walked));
          expect(items.filter((item) => item.startsWith('r'))).toEqual(
            lists[0].slice(0, fromRanked),
          );
          expect(items.filter((item) => item.startsWith('w'))).toEqual(lists[1].slice(0, fromWalk));
          expect(next).toBe((turn + items.length) % 3);
        },
      ),
    );
  });
});
