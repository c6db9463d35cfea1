import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maySignIn } from './account-state';
import { decideAccountState, type AccountStateEvent } from './decide-account-state';
import { accountStateSchema, type AccountState } from './schema';

const states = accountStateSchema.options;
const state = fc.constantFrom(...states);
/** Only an account that may sign in can be held or request deletion. */
const before = fc.constantFrom<AccountState>(...states.filter(maySignIn));
const event = fc.oneof<fc.Arbitrary<AccountStateEvent>[]>(
  state.map((chosen) => ({ kind: 'chosen', state: chosen })),
  fc.option(before, { nil: undefined }).map((was) => ({ kind: 'age-proved', before: was })),
  before.map((was) => ({ kind: 'restored', before: was })),
  fc.constantFrom({ kind: 'held' }, { kind: 'deletion-requested' }, { kind: 'declared-under-age' }),
);
const refused = { ok: false, reason: 'state-not-reachable' };

/** Returns the state after an event from each state, in the order of the schema; null where refused. */
const after = (what: AccountStateEvent) =>
  states.map((from) => {
    const decided = decideAccountState(from, what);
    return decided.ok ? decided.next : null;
  });

describe('an account', () => {
  it.each([
    ['warned', ['warned', 'warned', 'warned', 'warned', 'warned', null, null]],
    ['active', ['active', 'active', 'active', 'active', 'active', null, null]],
    ['suspended', ['suspended', 'suspended', 'suspended', null, null, 'suspended', null]],
    [
      'terminated',
      ['terminated', 'terminated', 'terminated', 'terminated', 'terminated', 'terminated', null],
    ],
    ['under_age_review', [null, null, null, 'under_age_review', null, null, null]],
    ['closing', [null, null, null, null, null, 'closing', null]],
    ['deleted', [null, null, null, null, null, null, 'deleted']],
  ] as const)('becomes %s by staff', (chosen, next) => {
    expect(after({ kind: 'chosen', state: chosen })).toEqual(next);
  });

  it.each([
    [{ kind: 'held' }, ['under_age_review', 'under_age_review', null, null, null, null, null]],
    [{ kind: 'deletion-requested' }, ['closing', 'closing', null, null, null, null, null]],
    [{ kind: 'age-proved', before: 'warned' }, [null, null, null, 'warned', null, null, null]],
    [{ kind: 'age-proved', before: undefined }, [null, null, null, 'active', null, null, null]],
    [{ kind: 'restored', before: 'warned' }, [null, null, null, null, null, 'warned', null]],
    [
      { kind: 'declared-under-age' },
      ['closing', 'closing', 'closing', 'closing', 'closing', 'closing', null],
    ],
  ] satisfies [AccountStateEvent, (AccountState | null)[]][])(
    'changes its state by %o',
    (what, next) => {
      expect(after(what)).toEqual(next);
    },
  );

  it('refuses a state that cannot be reached', () => {
    expect(decideAccountState('suspended', { kind: 'held' })).toEqual(refused);
  });

  it('that is deleted stays so, and becomes so by no event', () => {
    fc.assert(
      fc.property(state, fc.array(event), (from, events) => {
        let now = from;
        for (const what of events) {
          const decided = decideAccountState(now, what);
          if (decided.ok) now = decided.next;
        }
        expect(now === 'deleted').toBe(from === 'deleted');
      }),
    );
  });

  it('is the same after the same decision twice', () => {
    fc.assert(
      fc.property(state, state, (from, chosen) => {
        const choice = { kind: 'chosen', state: chosen } as const;
        const once = decideAccountState(from, choice);
        if (once.ok) expect(decideAccountState(once.next, choice)).toEqual(once);
        else expect(once).toEqual(refused);
      }),
    );
  });

  it('returns to its former state, whichever way it was closed', () => {
    fc.assert(
      fc.property(before, (was) => {
        for (const [closedBy, back] of [
          ['held', 'age-proved'],
          ['deletion-requested', 'restored'],
        ] as const) {
          const closed = decideAccountState(was, { kind: closedBy });
          if (!closed.ok) throw new Error(closed.reason);
          expect(maySignIn(closed.next)).toBe(false);
          const opened = decideAccountState(closed.next, { kind: back, before: was });
          expect(opened).toEqual({ ok: true, next: was });
        }
      }),
    );
  });
});
