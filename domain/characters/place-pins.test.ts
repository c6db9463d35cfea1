import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placePins, type Pin } from './place-pins';

const whole = { shown: 0, limit: 100 };
const existingOf = (...ids: string[]) => new Map(ids.map((id) => [id, id]));
const pin = (id: string, place: number): Pin => ({ id, place });

describe('pinned places of a list', () => {
  it('are kept, and the walk fills the others', () => {
    const pins = [pin('a', 1), pin('b', 4)];
    expect(placePins(pins, existingOf('a', 'b'), ['w1', 'w2', 'w3'], whole)).toEqual({
      rows: ['a', 'w1', 'w2', 'b', 'w3'],
      fromPins: 2,
      fromWalk: 3,
    });
  });

  it('move to the next place when two pins share one', () => {
    const pins = [pin('a', 1), pin('b', 1)];
    expect(placePins(pins, existingOf('a', 'b'), ['w1'], whole).rows).toEqual(['a', 'b', 'w1']);
  });

  it('are filled by the walk when the pinned character cannot be shown', () => {
    const pins = [pin('gone', 1), pin('b', 2)];
    expect(placePins(pins, existingOf('b'), ['w1', 'w2'], whole).rows).toEqual(['w1', 'b', 'w2']);
  });

  it('close a list that is shorter than they reach', () => {
    expect(placePins([pin('b', 9)], existingOf('b'), ['w1'], whole).rows).toEqual(['w1', 'b']);
  });

  it('are the same however a list is paged, and show each one once', () => {
    const places = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.boolean()), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(places, fc.nat(25), fc.integer({ min: 1, max: 9 }), (drawn, length, limit) => {
        const pins = drawn
          .map(([place], index) => pin(`p${index}`, place))
          .sort((one, other) => one.place - other.place);
        const rowsById = existingOf(
          ...drawn.flatMap(([, isThere], at) => (isThere ? [`p${at}`] : [])),
        );
        const walk = Array.from({ length }, (_, index) => `w${index}`);
        const all = placePins(pins, rowsById, walk, whole).rows;
        expect([...all].sort()).toEqual([...rowsById.keys(), ...walk].sort());

        const paged: string[] = [];
        let [passed, walked] = [0, 0];
        for (;;) {
          const page = placePins(
            pins.slice(passed),
            rowsById,
            walk.slice(walked, walked + limit + 1),
            { shown: paged.length, limit },
          );
          if (page.rows.length === 0) break;
          paged.push(...page.rows);
          passed += page.fromPins;
          walked += page.fromWalk;
        }
        expect(paged).toEqual(all);
      }),
    );
  });
});
