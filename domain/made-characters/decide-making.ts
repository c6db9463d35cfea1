import type { AgeStatus } from '../age-checks/resolve-age-status';
import { refuse, type Refusal } from './refusals';

/** The limits and prices of a person's tier. */
export interface MakingTerms {
  /** The price in tokens if it is neither free nor included. */
  price: number;
  /** The number of characters that are free, counted from the person's first. */
  free: number;
  /** The number included in each period of Premium; 0 without a subscription. */
  includedAMonth: number;
  mostAtOnce: number;
  mostADay: number;
  mostKept: number;
}

/** The facts about a person and their characters. */
export interface MakingFacts {
  /** All that were made or are being made, also deleted ones. */
  madeEver: number;
  /** Those within the current month of Premium that were included. */
  includedThisMonth: number;
  beingMade: number;
  orderedToday: number;
  kept: number;
  ageStatus: AgeStatus;
  /** The end of the person's pause; null without one. */
  pausedUntil: Date | null;
}

/** The price by a person's tier. */
export type TierPrice =
  { kind: 'free'; tokens: 0 } | { kind: 'included'; tokens: 0 } | { kind: 'paid'; tokens: number };

/** A character from a card has a price of its own, which does not use up those that are free or included. */
export type MakingPrice = TierPrice | { kind: 'card'; tokens: number };

/** Returns the price of a person's next character. The free one comes first, then those of Premium. */
export function priceOfMaking(
  { price, free, includedAMonth }: MakingTerms,
  { madeEver, includedThisMonth }: Pick<MakingFacts, 'madeEver' | 'includedThisMonth'>,
): TierPrice {
  if (madeEver < free) return { kind: 'free', tokens: 0 };
  if (includedThisMonth < includedAMonth) return { kind: 'included', tokens: 0 };
  return { kind: 'paid', tokens: price };
}

type MakingRefusal = Refusal<
  | 'making-limit'
  | 'age-check-required'
  | 'adult-confirmation-required'
  | 'under_age_review'
  | 'chat-paused'
>;

/** The refusal of each status that allows no adult content. */
const ageRefusals = {
  'not-required': null,
  passed: null,
  required: 'age-check-required',
  'to-confirm': 'adult-confirmation-required',
  held: 'under_age_review',
} as const satisfies Record<AgeStatus, MakingRefusal['reason'] | null>;

/** Decides whether a person may have a character made now, and its price. */
export function decideMaking(
  terms: MakingTerms,
  facts: MakingFacts,
): { ok: true; price: TierPrice } | MakingRefusal {
  const { pausedUntil, ageStatus } = facts;
  const ageRefusal = ageRefusals[ageStatus];
  if (ageRefusal) return refuse(ageRefusal);
  if (pausedUntil) return refuse('chat-paused', { data: { until: pausedUntil.toISOString() } });
  const full = findFull(terms, facts);
  return full ?? { ok: true, price: priceOfMaking(terms, facts) };
}

/** Returns the refusal of the first limit that is reached; null if none is. */
function findFull(
  { mostAtOnce, mostADay, mostKept }: MakingTerms,
  { beingMade, orderedToday, kept }: MakingFacts,
): Refusal<'making-limit'> | null {
  const limit = (per: 'moment' | 'day' | 'account', most: number) =>
    refuse('making-limit', { data: { limit: most, per } });
  if (beingMade >= mostAtOnce) return limit('moment', mostAtOnce);
  if (orderedToday >= mostADay) return limit('day', mostADay);
  return kept + beingMade >= mostKept ? limit('account', mostKept) : null;
}
