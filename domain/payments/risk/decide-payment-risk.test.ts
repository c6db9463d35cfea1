import { describe, expect, it } from 'vitest';
import { decidePaymentRisk, riskRules, type RiskFacts } from './decide-payment-risk';

const limits = {
  risk_declines_per_account: 6,
  risk_declines_per_card: 4,
  risk_declines_per_device: 8,
  risk_declines_per_address: 30,
  risk_accounts_per_card: 5,
  risk_refunds_per_account: 3,
  risk_gifts_per_device: 2,
};
const quiet: RiskFacts = {
  declined: { account: 0, card: 0, device: 0, address: 0 },
  otherAccountsOfCard: 0,
  payments: 0,
  takenBack: 0,
  isGift: false,
  otherAccountsWithGift: 0,
  cleared: [],
};
const declined = (counts: Partial<RiskFacts['declined']>) => ({
  declined: { ...quiet.declined, ...counts },
});

describe('a try to pay', () => {
  it.each<[Partial<RiskFacts>, object | null]>([
    [{}, null],
    [declined({ account: 5, card: 3, device: 7, address: 29 }), null],
    [declined({ account: 6 }), { rule: 'account-velocity', counted: 6, limit: 6 }],
    [declined({ card: 4 }), { rule: 'card-velocity', counted: 4, limit: 4 }],
    [declined({ device: 8 }), { rule: 'device-velocity', counted: 8, limit: 8 }],
    [declined({ address: 30 }), { rule: 'address-velocity', counted: 30, limit: 30 }],
    [{ otherAccountsOfCard: 4 }, null],
    [{ otherAccountsOfCard: 5 }, { rule: 'card-shared', counted: 6, limit: 6 }],
    [
      { payments: 3, takenBack: 3 },
      { rule: 'refunds-abused', counted: 3, limit: 3 },
    ],
    [
      { payments: 6, takenBack: 3 },
      { rule: 'refunds-abused', counted: 3, limit: 3 },
    ],
    [{ payments: 7, takenBack: 3 }, null],
    [{ payments: 2, takenBack: 2 }, null],
    [{ otherAccountsWithGift: 9 }, null],
    [{ isGift: true, otherAccountsWithGift: 1 }, null],
    [
      { isGift: true, otherAccountsWithGift: 2 },
      { rule: 'gifts-farmed', counted: 2, limit: 2 },
    ],
  ])('with %j is judged %j', (facts, decided) => {
    expect(decidePaymentRisk({ ...quiet, ...facts }, limits)).toEqual(decided);
  });

  it('is not judged by a rule that was overturned for the user, and still by the others', () => {
    const facts = { ...quiet, ...declined({ account: 6, card: 4 }) };
    expect(decidePaymentRisk({ ...facts, cleared: ['account-velocity'] }, limits)?.rule).toBe(
      'card-velocity',
    );
    expect(decidePaymentRisk({ ...facts, cleared: riskRules }, limits)).toBeNull();
  });
});
