import { describe, expect, it } from 'vitest';
import { accountStateSchema, type AccountState } from '../account-states/schema';
import { refusedCategories } from '../moderation/verdict';
import { severityOf } from '../moderation/severity';
import { decideAnswer, type TeamMember } from './decide-answer';
import { decideAppealing } from './decide-appealing';
import { decideAutomatic } from './decide-automatic';
import { decideReview } from './decide-review';
import { decideStateByStrikes } from './decide-state';
import { strikesSettings } from './settings';

const settings = strikesSettings.parse({});

describe('a flag', () => {
  const automatic = (more: Partial<Parameters<typeof decideAutomatic>[0]['finding']> = {}) =>
    decideAutomatic(
      { kind: 'message', finding: { category: 'violence', layer: 'grammar', score: 1, ...more } },
      settings,
    );

  it('is a strike at once if it is grave and the filter is certain', () => {
    expect(automatic()).toBe(true);
    expect(automatic({ score: 0.9 })).toBe(true);
    expect(automatic({ score: 0.89 })).toBe(false);
    const at_once = refusedCategories.filter((category) => automatic({ category }));
    expect(at_once.map(severityOf).filter((severity) => severity === 'low')).toEqual([]);
    expect(at_once).toEqual([
      'minors',
      'non_consent',
      'trafficking',
      'self_harm_promotion',
      'violence',
      'bestiality',
      'drugs_and_weapons',
    ]);
  });

  it('is no strike for a character’s words, nor for an age that is under review', () => {
    const finding = { category: 'violence', layer: 'grammar', score: 1 } as const;
    expect(decideAutomatic({ kind: 'reply', finding }, settings)).toBe(false);
    expect(automatic({ category: 'minor_self' })).toBe(false);
  });
});

describe('an incident', () => {
  type Facts = Parameters<typeof decideReview>[0];
  const incident: Facts['incident'] = {
    kind: 'message',
    flags: 2,
    person: { kind: 'user', id: 'ada' },
    decision: null,
    suspensionAskedBy: null,
  };
  const review = (decision: Facts['decision'], more: Partial<Facts['incident']> = {}) =>
    decideReview({
      decision,
      by: 'nora',
      incident: { ...incident, ...more },
      seen: 2,
      takesTwo: true,
    });
  const carry = { ok: true, kind: 'carry-out' };

  it.each<[Facts['decision'], Partial<Facts['incident']>, object]>([
    ['no-violation', {}, { ...carry, takesBack: 'all', gives: null }],
    ['warn', {}, { ...carry, takesBack: 'all', gives: 'warning' }],
    ['strike', {}, { ...carry, takesBack: 'gravest', gives: 'strike' }],
    ['suspend', {}, { ok: true, kind: 'ask' }],
    [
      'suspend',
      { suspensionAskedBy: 'omar' },
      { ...carry, takesBack: 'gravest', gives: 'suspension' },
    ],
    ['suspend', { suspensionAskedBy: 'nora' }, { ok: false, reason: 'another-person-required' }],
    [
      'suspend',
      { person: { kind: 'guest', id: 'x' } },
      { ok: false, reason: 'not-for-these-words' },
    ],
    ['strike', { kind: 'reply' }, { ok: false, reason: 'not-for-these-words' }],
    ['noted', { kind: 'reply' }, { ...carry, takesBack: 'all', gives: null }],
    ['noted', {}, { ok: false, reason: 'not-for-these-words' }],
    ['warn', { flags: 3 }, { ok: false, reason: 'more-was-said' }],
    ['warn', { decision: 'warn' }, { ok: true, kind: 'repeat' }],
    ['strike', { decision: 'warn' }, { ok: false, reason: 'already-decided' }],
  ])('decided as %s, with %j, leads to the expected consequence', (decision, more, expected) => {
    expect(review(decision, more)).toEqual(expected);
  });

  it('is suspended by one staff member alone if the settings allow it', () => {
    const facts = { decision: 'suspend', by: 'nora', incident, seen: 2, takesTwo: false } as const;
    expect(decideReview(facts)).toMatchObject({ kind: 'carry-out', gives: 'suspension' });
  });
});

describe('an appeal', () => {
  const now = new Date('2026-03-10T20:00:00Z');
  const facts = { isTakenBack: false, isAppealed: false, givenAt: now, now };

  it('is accepted once, in time, for a strike that still counts', () => {
    const appeal = (more: Partial<typeof facts>) =>
      decideAppealing({ ...facts, ...more }, settings)?.reason ?? null;
    const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
    expect(appeal({})).toBeNull();
    expect(appeal({ givenAt: ago(settings.appeal_seconds) })).toBeNull();
    expect(appeal({ givenAt: ago(settings.appeal_seconds + 1) })).toBe('too-late-to-appeal');
    expect(appeal({ isAppealed: true })).toBe('already-appealed');
    expect(appeal({ isTakenBack: true })).toBe('no-such-strike');
  });

  const nora: TeamMember = { id: 'nora', role: 'manager' };
  const answer = (deciders: TeamMember[], answered: 'granted' | 'declined' | null = null) =>
    decideAnswer({ by: nora, deciders, answered, outcome: 'granted' });

  it('cannot be answered by a team that decided, and is answered once', () => {
    const own = { ok: false, reason: 'another-team-required' };
    expect(answer([])).toEqual({ ok: true, kind: 'carry-out' });
    expect(answer([{ id: 'omar', role: 'usersManager' }])).toEqual({ ok: true, kind: 'carry-out' });
    expect(answer([nora])).toEqual(own);
    expect(answer([{ id: 'nora', role: 'admin' }])).toEqual(own);
    expect(answer([{ id: 'omar', role: 'manager' }])).toEqual(own);
    expect(answer([], 'granted')).toEqual({ ok: true, kind: 'repeat' });
    expect(answer([], 'declined')).toEqual({ ok: false, reason: 'already-decided' });
  });
});

describe('an account', () => {
  const goes = (facts: Partial<Parameters<typeof decideStateByStrikes>[1]>) =>
    Object.fromEntries(
      accountStateSchema.options.flatMap((state): [AccountState, AccountState][] => {
        const next = decideStateByStrikes(state, {
          isSuspended: false,
          isWarned: false,
          isSuspensionOver: false,
          ...facts,
        });
        return next ? [[state, next]] : [];
      }),
    );

  it('follows its strikes, and stays in a state that was set for another reason', () => {
    expect(goes({ isSuspended: true, isWarned: true })).toEqual({
      active: 'suspended',
      warned: 'suspended',
      closing: 'suspended',
    });
    expect(goes({ isWarned: true })).toEqual({ active: 'warned' });
    expect(goes({})).toEqual({ warned: 'active' });
    expect(goes({ isSuspensionOver: true })).toEqual({ warned: 'active', suspended: 'active' });
    expect(goes({ isSuspensionOver: true, isWarned: true })).toEqual({
      active: 'warned',
      suspended: 'warned',
    });
  });
});
