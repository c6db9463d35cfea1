import { refuse, type Refusal } from './refusals';
import type { Club } from './schema';

export interface JoinFacts {
  /** Belongs to it, however they came to. */
  isMember: boolean;
  isOwn: boolean;
  /** Tokens in hand. */
  balance: number;
}

export interface JoinAsked {
  /** That they pay with tokens, at this price as it was shown. */
  tokens?: number | undefined;
  /** Tokens that they agreed to on being asked. */
  confirmed?: number | undefined;
}

/** What joining a club comes to. */
export type JoinDecision =
  | { kind: 'joined-already' }
  | { kind: 'free' }
  | { kind: 'pay-tokens'; tokens: number }
  | { kind: 'checkout'; cents: number }
  /** Nothing that they could pay it with: tokens, or Premium, are offered instead. */
  | { kind: 'upsell' };

/**
 * What happens when somebody joins a club: whoever belongs to it already is let in, a free one is
 * joined at once, one that costs money leads to checkout. Tokens are taken only from who said so, at
 * the price they were shown.
 */
export function decideJoin(
  club: Pick<Club, 'price' | 'tokenPrice'>,
  { isMember, isOwn, balance }: JoinFacts,
  { tokens }: JoinAsked,
): JoinDecision | Refusal<'own-club' | 'club-price-changed' | 'club-not-for-tokens'> {
  if (isOwn) return refuse('own-club');
  if (isMember) return { kind: 'joined-already' };
  if (club.price?.minor === 0) return { kind: 'free' };
  if (tokens !== undefined) return payTokens(club, tokens, balance);
  return club.price ? { kind: 'checkout', cents: club.price.minor } : { kind: 'upsell' };
}

function payTokens({ tokenPrice }: Pick<Club, 'tokenPrice'>, shown: number, balance: number) {
  if (tokenPrice === null) return refuse('club-not-for-tokens');
  if (tokenPrice !== shown) return refuse('club-price-changed', { data: { price: tokenPrice } });
  return balance < tokenPrice
    ? ({ kind: 'upsell' } as const)
    : ({ kind: 'pay-tokens', tokens: tokenPrice } as const);
}
