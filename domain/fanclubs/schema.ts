import type { Money } from '../shared/money';

/** The units of a plan's duration, with the contract's names. The duration of years is given in months. */
export const durationTypes = ['Weeks', 'Months', 'Years'] as const;
export type DurationType = (typeof durationTypes)[number];

/** The ways to pay for a membership. */
export const paymentKinds = ['money', 'tokens', 'nothing'] as const;

/** A character's club with its monthly price. */
export interface Club {
  id: string;
  characterId: string;
  /** The creator of the character; null once their account is gone. */
  creatorId: string | null;
  character: { slug: string; name: string; isForCalls: boolean };
  /** The price after the discount; null if it is not sold for money. 0 is free. */
  price: Money | null;
  discountPercent: number;
  /** The price before the discount; null without a discount. */
  fullPrice: Money | null;
  /** Whole tokens; null if it is not sold for tokens. */
  tokenPrice: number | null;
}

/** A membership of another duration than a month, with its own price. */
export interface ClubPlan {
  id: string;
  clubId: string;
  creatorId: string | null;
  duration: number;
  durationType: DurationType;
  isActive: boolean;
  price: Money;
}

/** A user's relation to a character's club. Without a club, nothing is sold. */
export interface ClubStatus {
  characterId: string;
  creatorId: string | null;
  price: Money | null;
  discountPercent: number;
  tokenPrice: number | null;
  isMember: boolean;
}

/** A user's membership of a character's club, as shown to them. */
export interface Membership {
  id: string;
  characterId: string;
  creatorId: string | null;
  status: 'active' | 'expired';
  memberSince: Date;
  expiresAt: Date;
  renews: boolean;
  /** The time of the next charge; null if there is none. */
  nextBillingAt: Date | null;
  cancelledAt: Date | null;
  /** True if a payment has failed and is being retried. */
  isOverdue: boolean;
  paysWith: 'money' | 'tokens' | 'nothing';
  /** The price agreed to when joining. */
  price: Money | null;
  fullPrice: Money | null;
  tokens: number | null;
  discountPercent: number;
  period: { unit: 'week' | 'month'; count: number };
  plan: { id: string; duration: number; durationType: DurationType } | null;
  /** The saved card that is charged. */
  cardId: string | null;
}

export interface MembershipPage {
  items: Membership[];
  nextCursor: string | null;
}

/** A summary of all memberships of a user. */
export interface MembershipSum {
  active: number;
  expired: number;
  /** The number of memberships with a future charge. */
  ahead: number;
  /** The first of these charges, in money or tokens. */
  next: { at: Date; price: Money | null; tokens: number | null } | null;
}
