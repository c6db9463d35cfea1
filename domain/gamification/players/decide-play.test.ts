import { describe, expect, it } from 'vitest';
import { decidePlay, isOpenTo, type PlayFacts } from './decide-play';

const fan: PlayFacts = {
  isForTestUsersOnly: false,
  isTest: false,
  isVerified: true,
  accountState: 'active',
  pausedUntil: null,
  isSwitchedOff: false,
};
const pausedUntil = new Date('2026-06-10');

describe('a person may play', () => {
  it.each<[string, Partial<PlayFacts>]>([
    ['with an ordinary account', {}],
    ['after a warning', { accountState: 'warned' }],
    ['as a test user, while it is for them only', { isForTestUsersOnly: true, isTest: true }],
  ])('%s', (_, facts) => {
    expect(decidePlay({ ...fan, ...facts })).toBeNull();
  });

  it.each<[string, Partial<PlayFacts>, string]>([
    ['before the address is verified', { isVerified: false }, 'play-not-open'],
    ['while it is for test users only', { isForTestUsersOnly: true }, 'play-not-open'],
    ['while suspended', { accountState: 'suspended' }, 'play-not-open'],
    ['while under age review', { accountState: 'under_age_review' }, 'play-not-open'],
    ['while the account closes', { accountState: 'closing' }, 'play-not-open'],
    ['during a pause', { pausedUntil }, 'play-paused'],
    ['after switching it off', { isSwitchedOff: true }, 'play-switched-off'],
    [
      'suspended and switched off',
      { accountState: 'suspended', isSwitchedOff: true },
      'play-not-open',
    ],
  ])('not %s', (_, facts, reason) => {
    expect(decidePlay({ ...fan, ...facts })).toMatchObject({ ok: false, reason });
  });

  it('and keeps the feature permission while it is switched off or paused', () => {
    expect(isOpenTo({ ...fan, isSwitchedOff: true, pausedUntil } as PlayFacts)).toBe(true);
  });
});
