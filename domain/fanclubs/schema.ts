import type { Money } from '../shared/money';

/** What a plan's duration is counted in; the contract's names. Years are counted in months, too. */
export const durationTypes = ['Weeks', 'Months', 'Years'] as const;
export type DurationType = (typeof durationTypes)[number];

/** A character's club: what it costs to belong to it for a month. */
export interface Club {
  id: string;
  characterId: string;
  /** Whose twin the character is; null once their account is gone. */
  creatorId: string | null;
  character: { slug: string; name: string; isForCalls: boolean };
  /** Less the discount already; null where money opens nothing. 0 is free. */
  price: Money | null;
  discountPercent: number;
  /** Before the discount; null where there is none. */
  fullPrice: Money | null;
  /** Whole tokens; null where tokens open nothing. */
  tokenPrice: number | null;
}

/** Another time than a month that one joins for, with a price of its own. */
export interface ClubPlan {
  id: string;
  clubId: string;
  creatorId: string | null;
  duration: number;
  durationType: DurationType;
  isActive: boolean;
  price: Money;
}

/** How somebody stands to a character's club; nothing is sold where there is no club. */
export interface ClubStanding {
  characterId: string;
  creatorId: string | null;
  price: Money | null;
  discountPercent: number;
  tokenPrice: number | null;
  isMember: boolean;
}

/** Somebody's membership of a character's club, as they are shown it. */
export interface Membership {
  id: string;
  characterId: string;
  creatorId: string | null;
  status: 'active' | 'expired';
  memberSince: Date;
  expiresAt: Date;
  renews: boolean;
  /** When it is next paid for; null where nothing is ahead. */
  nextBillingAt: Date | null;
  cancelledAt: Date | null;
  /** A payment has failed, and is tried again. */
  isOverdue: boolean;
  paysWith: 'money' | 'tokens' | 'nothing';
  /** As it was agreed to when joining. */
  price: Money | null;
  fullPrice: Money | null;
  tokens: number | null;
  discountPercent: number;
  period: { unit: 'week' | 'month'; count: number };
  plan: { id: string; duration: number; durationType: DurationType } | null;
  /** The saved card that pays. */
  cardId: string | null;
}

export interface MembershipPage {
  items: Membership[];
  nextCursor: string | null;
}

/** How all memberships of somebody stand together. */
export interface MembershipSum {
  active: number;
  expired: number;
  /** Of how many something will be charged. */
  ahead: number;
  /** What is charged first of that: money or tokens. */
  next: { at: Date; price: Money | null; tokens: number | null } | null;
}
