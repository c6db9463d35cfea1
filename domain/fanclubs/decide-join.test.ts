import { expect, it } from 'vitest';
import { decideJoin } from './decide-join';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const both = { price: usd(799), tokenPrice: 80 };
const stranger = { isMember: false, isOwn: false, balance: 100 };

it.each([
  ['money leads to checkout', both, {}, {}, { kind: 'checkout', cents: 799 }],
  ['a free one is joined at once', { price: usd(0), tokenPrice: null }, {}, {}, { kind: 'free' }],
  ['a member is let in', both, { isMember: true }, {}, { kind: 'joined-already' }],
  ['a member pays nothing', both, { isMember: true }, { tokens: 80 }, { kind: 'joined-already' }],
  ['tokens at the price shown', both, {}, { tokens: 80 }, { kind: 'pay-tokens', tokens: 80 }],
  ['too few tokens', both, { balance: 79 }, { tokens: 80 }, { kind: 'upsell' }],
  ['tokens alone', { price: null, tokenPrice: 45 }, {}, {}, { kind: 'upsell' }],
  [
    'another price in tokens',
    both,
    {},
    { tokens: 70 },
    { ok: false, reason: 'club-price-changed', data: { price: 80 } },
  ],
  [
    'no price in tokens',
    { price: usd(599), tokenPrice: null },
    {},
    { tokens: 60 },
    { ok: false, reason: 'club-not-for-tokens' },
  ],
  ['one’s own', both, { isOwn: true, isMember: true }, {}, { ok: false, reason: 'own-club' }],
] as const)('%s', (_, club, facts, request, decided) => {
  expect(decideJoin(club, { ...stranger, ...facts }, request)).toEqual(decided);
});
