import { refuse, type Refusal } from './refusals';
import type { Club } from './schema';

export interface JoinFacts {
  /** True if they are a member, for any reason. */
  isMember: boolean;
  isOwn: boolean;
  /** The token balance. */
  balance: number;
}

export interface JoinRequest {
  /** Set to pay with tokens, at this shown price. */
  tokens?: number | undefined;
  /** The number of tokens that the user has confirmed. */
  confirmed?: number | undefined;
}

/** The result of joining a club. */
export type JoinDecision =
  | { kind: 'joined-already' }
  | { kind: 'free' }
  | { kind: 'pay-tokens'; tokens: number }
  | { kind: 'checkout'; cents: number }
  /** They cannot pay for it; tokens or Premium are offered instead. */
  | { kind: 'upsell' };

/**
 * Decides how a user joins a club: a member is let in, a free club is joined immediately, a paid one
 * leads to checkout. Tokens are charged only on request, at the shown price.
 */
export function decideJoin(
  club: Pick<Club, 'price' | 'tokenPrice'>,
  { isMember, isOwn, balance }: JoinFacts,
  { tokens }: JoinRequest,
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
