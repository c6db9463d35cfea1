import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideCancellationStep,
  nextStep,
  type CancellationAct,
  type CancellationAction,
} from './decide-cancellation-step';

const act = (step: number, action: CancellationAction): CancellationAct => ({ step, action });
const opened = act(1, 'open');

describe('a step of leaving', () => {
  it.each<[name: string, CancellationAct | null, CancellationAct, number | null | 'out of order']>([
    ['opens the first', null, opened, 1],
    ['opens it anew, wherever one was', act(3, 'continue'), opened, 1],
    ['leaves at the first, in one act', opened, act(1, 'cancel'), 6],
    ['goes on to the second', opened, act(1, 'continue'), 2],
    ['to the third', act(1, 'continue'), act(2, 'continue'), 3],
    ['to the fourth', act(2, 'continue'), act(3, 'continue'), 4],
    ['to the fifth', act(3, 'continue'), act(4, 'continue'), 5],
    ['leaves at the fifth', act(4, 'continue'), act(5, 'cancel'), 6],
    ['leaves in between', act(2, 'continue'), act(3, 'cancel'), 6],
    ['changes to the plan that is recommended', act(2, 'continue'), act(3, 'change-plan'), null],
    ['changes the plan instead', act(3, 'continue'), act(4, 'change-plan'), null],
    ['keeps it', act(1, 'continue'), act(2, 'keep'), null],
    ['closes', act(1, 'continue'), act(2, 'close'), null],
    ['comes back after leaving', act(1, 'cancel'), act(6, 'renew'), null],
    ['closes after leaving', act(5, 'cancel'), act(6, 'close'), null],

    ['is not left out', opened, act(3, 'continue'), 'out of order'],
    ['does not go back', act(2, 'continue'), act(1, 'continue'), 'out of order'],
    ['begins with opening', null, act(2, 'continue'), 'out of order'],
    ['ends with closing', act(2, 'close'), act(3, 'continue'), 'out of order'],
    [
      'has nothing to continue after the fifth',
      act(4, 'continue'),
      act(5, 'continue'),
      'out of order',
    ],
    ['changes no plan at the second', act(1, 'continue'), act(2, 'change-plan'), 'out of order'],
    ['renews nothing that was not left', opened, act(6, 'renew'), 'out of order'],
    ['is one of six', opened, act(7, 'close'), 'out of order'],
  ])('%s', (_name, last, reported, expected) => {
    const decided = decideCancellationStep(last, reported);
    expect(decided).toEqual(
      expected === 'out of order'
        ? { ok: false, reason: 'step-out-of-order' }
        : { ok: true, isNew: true, next: expected },
    );
  });

  it('counts once if it is reported twice', () => {
    expect(decideCancellationStep(act(2, 'continue'), act(2, 'continue'))).toEqual({
      ok: true,
      isNew: false,
      next: 3,
    });
  });
});

it('cancelling takes one act from any step before it is done', () => {
  const acts = fc.record({
    step: fc.integer({ min: 1, max: 6 }),
    action: fc.constantFrom<CancellationAction[]>(
      'open',
      'close',
      'keep',
      'continue',
      'change-plan',
      'cancel',
      'renew',
    ),
  });
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 30 }), (reported) => {
      let last: CancellationAct | null = null;
      for (const one of reported) {
        const decided = decideCancellationStep(last, one);
        if (!decided.ok) continue;
        if (decided.isNew) last = one;
        const at = last ? nextStep(last) : null;
        if (at === null || at === 6) continue;
        expect(decideCancellationStep(last, { step: at, action: 'cancel' })).toEqual({
          ok: true,
          isNew: true,
          next: 6,
        });
      }
    }),
  );
});
