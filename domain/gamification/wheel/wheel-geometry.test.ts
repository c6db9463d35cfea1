import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sectionAtPointer } from './testing/section-at-pointer';
import { centreOf, spinPath } from './wheel-geometry';

const sections = 10;
const anySection = fc.nat(sections - 1);
const swing = fc.double({ min: 0, max: 1, noNaN: true });
const rotation = fc.double({ min: 0, max: 100_000, noNaN: true });

describe('a spin of the wheel', () => {
  it('turns five times from the start and stops at the section, after 2.16° to 6.48° more', () => {
    const first = spinPath(0, { section: 0, sections, swing: 0 });
    expect(first.restsAt).toBe(5 * 360);
    expect(first.overshootsTo - first.restsAt).toBeCloseTo(2.16, 10);
    const fourth = spinPath(0, { section: 3, sections, swing: 1 });
    expect(fourth.restsAt).toBe(5 * 360 + 360 - 108);
    expect(fourth.overshootsTo - fourth.restsAt).toBeCloseTo(6.48, 10);
  });

  it('from wherever it stands, turns five to six times', () => {
    fc.assert(
      fc.property(rotation, anySection, swing, (from, section, share) => {
        const path = spinPath(from, { section, sections, swing: share });
        const turned = path.restsAt - from;
        expect(turned).toBeGreaterThanOrEqual(5 * 360);
        expect(turned).toBeLessThanOrEqual(6 * 360);
        expect(sectionAtPointer(path.restsAt, sections)).toBe(section);
        // The overshoot does not leave the section, so that no other one seems to win.
        expect(sectionAtPointer(path.overshootsTo, sections)).toBe(section);
        const overshoot = path.overshootsTo - path.restsAt;
        expect(overshoot).toBeGreaterThanOrEqual(2.16 - 1e-9);
        expect(overshoot).toBeLessThanOrEqual(6.48 + 1e-9);
      }),
    );
  });

  it('has sections of 36°, the first on top', () => {
    const centres = Array.from({ length: sections }, (_, section) => centreOf(section, sections));
    expect(centres).toEqual([0, 36, 72, 108, 144, 180, 216, 252, 288, 324]);
    expect(centres.map((angle) => sectionAtPointer(-angle, sections))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });
});
