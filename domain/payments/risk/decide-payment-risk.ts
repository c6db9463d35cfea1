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

/** The facts about a payer and about their card, device and network. */
export interface RiskFacts {
  /** Declined attempts within `risk_window_seconds`, by what they share with this one. */
  declined: { account: number; card: number; device: number; address: number };
  /** The number of other accounts in which this card was saved or charged. */
  otherAccountsOfCard: number;
  /**
   * The number of the account's payments within `risk_refund_seconds`; `takenBack` is the number that was
   * returned.
   */
  payments: number;
  takenBack: number;
  /**
   * True for an offer for newcomers; `otherAccountsWithGift` is the number of other accounts of this device
   * that had one.
   */
  isGift: boolean;
  otherAccountsWithGift: number;
  /** Rules that staff found wrong about this person. */
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

/** The violated rule with the count and the limit. */
export interface RiskDecision {
  rule: RiskRule;
  counted: number;
  limit: number;
}

/**
 * Decides whether a person may pay or save a card; null if no rule is violated. Stolen cards are tested in
 * large numbers, so declines are counted by account, card, device and network. A card in many accounts,
 * mostly returned payments, and newcomer offers collected by one device are refused too. Every limit is
 * sometimes wrong, so a rule that staff cleared for a person does not apply to them.
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

/** Returns the returned payments if they are at least half of all; fewer are normal. */
const refundsThatCount = ({ payments, takenBack }: RiskFacts): number =>
  takenBack * 2 >= payments ? takenBack : 0;
