import { expect, it } from 'vitest';
import { decideRedemption, type RedemptionFacts } from './decide-redemption';

const now = new Date('2026-06-15T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const gift = { kind: 'tokens', amount: 100 } as const;
const code: NonNullable<RedemptionFacts['code']> = {
  gift,
  uses: 0,
  mostUses: 1,
  startsAt: null,
  endsAt: null,
  isDisabled: false,
  oncePerPerson: true,
  forNewAccounts: false,
};
const person = { createdAt: hours(-24 * 30), hasUsedCode: false, hasUsedBatch: false };

it.each([
  ['a code', {}, {}, 'ok'],
  ['one that begins now', { startsAt: now }, {}, 'ok'],
  ['one that begins later', { startsAt: hours(1) }, {}, 'code-not-yet'],
  ['one in its last moment', { endsAt: new Date(now.getTime() + 1) }, {}, 'ok'],
  ['one that ends now', { endsAt: now }, {}, 'code-expired'],
  ['a disabled one', { isDisabled: true }, {}, 'code-expired'],
  ['a used one', { uses: 1 }, {}, 'code-used'],
  ['one with a use left', { uses: 4, mostUses: 5 }, {}, 'ok'],
  ['the same one again', { uses: 1 }, { hasUsedCode: true }, 'code-had-already'],
  ['the same one after its end', { endsAt: now }, { hasUsedCode: true }, 'code-had-already'],
  ['a second one of a batch', {}, { hasUsedBatch: true }, 'code-had-already'],
  [
    'a second one where several are allowed',
    { oncePerPerson: false },
    { hasUsedBatch: true },
    'ok',
  ],
  ['one for new accounts, with an old one', { forNewAccounts: true }, {}, 'code-not-for-account'],
  [
    'one for new accounts, with a new one',
    { forNewAccounts: true },
    { createdAt: hours(-7 * 24 + 1) },
    'ok',
  ],
  [
    'one for new accounts, when the account stops being new',
    { forNewAccounts: true },
    { createdAt: hours(-7 * 24) },
    'code-not-for-account',
  ],
])('%s', (_, ofCode, ofPerson, expected) => {
  const facts = { code: { ...code, ...ofCode }, person: { ...person, ...ofPerson } };
  const decided = decideRedemption(facts, now, { newAccountDays: 7 });
  expect(decided).toEqual(expected === 'ok' ? { ok: true, gift } : { ok: false, reason: expected });
});

it('refuses a code that does not exist', () => {
  expect(decideRedemption({ code: null, person }, now, { newAccountDays: 7 })).toEqual({
    ok: false,
    reason: 'code-unknown',
  });
});
