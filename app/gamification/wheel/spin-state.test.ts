import { describe, expect, it } from 'vitest';
import { sectionAtPointer } from '~/domain/gamification/wheel/testing/section-at-pointer';
import { nextSpin, startOf, type SpinState } from './spin-state';

const sections = 10;
const idle = startOf(null, sections);
const draw = (section: number, { key = `k${section}`, isStill = false } = {}) =>
  ({ type: 'draw', drawn: { key, section }, sections, swing: 0.5, isStill }) as const;

const rotationOf = (state: SpinState) => (state.kind === 'spinning' ? NaN : state.rotation);

describe('the wheel', () => {
  it.each(Array.from({ length: sections }, (_, section) => section))(
    'rests with the drawn section %i at the pointer, turning or still',
    (section) => {
      const turned = nextSpin(nextSpin(idle, draw(section)), { type: 'rest' });
      const still = nextSpin(idle, draw(section, { isStill: true }));
      const loaded = startOf({ key: 'k', section }, sections);
      for (const state of [turned, still, loaded]) {
        expect(state.kind).toBe('finished');
        expect(sectionAtPointer(rotationOf(state), sections)).toBe(section);
      }
    },
  );

  it('rejects a draw while it turns', () => {
    const spinning = nextSpin(idle, draw(3));
    expect(nextSpin(spinning, draw(7))).toBe(spinning);
  });

  it('does not repeat the draw that it shows, and shows another from where it rests', () => {
    const shown = nextSpin(nextSpin(idle, draw(3)), { type: 'rest' });
    expect(nextSpin(shown, draw(3))).toBe(shown);
    const again = nextSpin(nextSpin(shown, { type: 'again' }), draw(8));
    expect(again).toMatchObject({ kind: 'spinning', path: { from: rotationOf(shown) } });
  });

  it('ignores a rest while it does not turn', () => {
    expect(nextSpin(idle, { type: 'rest' })).toBe(idle);
    expect(nextSpin(idle, { type: 'again' })).toBe(idle);
  });
});
