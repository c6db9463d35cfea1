import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLoop } from './choose-loop';

const free = { wantsLessMotion: false, savesData: false };

describe('the loop that plays', () => {
  it('is the one in view that was wished for last', () => {
    const wishes = [
      { id: 'a', isVisible: true },
      { id: 'b', isVisible: true },
      { id: 'c', isVisible: false },
    ];
    expect(chooseLoop(wishes, free)).toBe('b');
    expect(chooseLoop([], free)).toBeNull();
  });

  it('is never an invisible one, and none with reduced motion or data saving', () => {
    const wish = fc.record({ id: fc.nat(), isVisible: fc.boolean() });
    const restraint = fc.record({ wantsLessMotion: fc.boolean(), savesData: fc.boolean() });
    fc.assert(
      fc.property(fc.array(wish), restraint, (wishes, preferences) => {
        const chosen = chooseLoop(wishes, preferences);
        const inView = wishes.filter(({ isVisible }) => isVisible).map(({ id }) => id);
        const isRestrained = preferences.wantsLessMotion || preferences.savesData;
        expect(chosen).toBe(isRestrained ? null : (inView.at(-1) ?? null));
      }),
    );
  });
});
