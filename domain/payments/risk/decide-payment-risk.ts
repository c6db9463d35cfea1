import type { SettingsOf } from '../../shared/define-settings';
import type { paymentsSettings } from '../settings';

export const riskRules = [
  'account-velocity',
  'card-velocity',
  'device-velocity',
  'address-velocity',
  'card-shared',
  'refunds-abused',
  'gifts-farmed',
] as const;
export type RiskRule = (typeof riskRules)[number];

/** What is known of who tries to pay, and of the card, device and network they try with. */
export interface RiskFacts {
  /** Declined tries within `risk_window_seconds`, each by what they share with this one. */
  declined: { account: number; card: number; device: number; address: number };
  /** Other accounts that this card has been kept or charged in. */
  otherAccountsOfCard: number;
  /** Of the account's payments of `risk_refund_seconds`: how many there were, and how many went back. */
  payments: number;
  takenBack: number;
  /** Whether what is bought is a present for newcomers, and how many accounts had one here before. */
  isGift: boolean;
  otherAccountsWithGift: number;
  /** Rules that somebody has looked at and found wrong about this person. */
  cleared: readonly RiskRule[];
}

export type RiskLimits = Pick<
  SettingsOf<typeof paymentsSettings>,
  | 'risk_declines_per_account'
  | 'risk_declines_per_card'
  | 'risk_declines_per_device'
  | 'risk_declines_per_address'
  | 'risk_accounts_per_card'
  | 'risk_refunds_per_account'
  | 'risk_gifts_per_device'
>;

/** The rule that a try breaks, with what was counted against which limit; null where it breaks none. */
export interface RiskDecision {
  rule: RiskRule;
  counted: number;
  limit: number;
}

/**
 * Whether somebody may try to pay, or save a card. Cards are tested by trying many: declines are
 * counted by account, card, device and network. A card of many accounts, payments that mostly go back,
 * and presents for newcomers that one device collects stop as well. Sooner or later a limit is wrong
 * about somebody: what a person has cleared counts no more for that rule.
 */
export function decidePaymentRisk(facts: RiskFacts, limits: RiskLimits): RiskDecision | null {
  const counted: [RiskRule, number, number][] = [
    ['account-velocity', facts.declined.account, limits.risk_declines_per_account],
    ['card-velocity', facts.declined.card, limits.risk_declines_per_card],
    ['device-velocity', facts.declined.device, limits.risk_declines_per_device],
    ['address-velocity', facts.declined.address, limits.risk_declines_per_address],
    ['card-shared', facts.otherAccountsOfCard + 1, limits.risk_accounts_per_card + 1],
    ['refunds-abused', refundsThatCount(facts), limits.risk_refunds_per_account],
    ['gifts-farmed', facts.isGift ? facts.otherAccountsWithGift : 0, limits.risk_gifts_per_device],
  ];
  for (const [rule, count, limit] of counted) {
    if (count >= limit && !facts.cleared.includes(rule)) return { rule, counted: count, limit };
  }
  return null;
}

/** A few of many are nothing strange. */
const refundsThatCount = ({ payments, takenBack }: RiskFacts): number =>
  takenBack * 2 >= payments ? takenBack : 0;
