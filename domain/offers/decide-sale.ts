import { decideOffer, statusAt, type CurrentStatus } from './decide-offer';
import { isFor, isWelcomedBack, type Aim, type OfferAudience } from './is-for';
import type { Occasion, offerKinds } from './schema';
import { refuse, type Refusal } from './refusals';

/** The fields of an offer that determine who may buy it. */
export interface OnSale extends Aim {
  kind: Exclude<(typeof offerKinds)[number], 'smart'>;
  starts_at: Date | null;
  ends_at: Date | null;
}

export interface SaleFacts {
  audience: OfferAudience;
  /** The state of each limited offer for this person; null if it was never shown. */
  standings: Readonly<Record<Occasion, CurrentStatus | null>>;
  lastBoughtAt: Date | null;
  welcomeBackAfterDays: number;
}

type NotSold = Refusal<'no-such-offer' | 'offer-not-for-you' | 'offer-ended' | 'offer-used'>;

/** Decides whether an offer is sold to a viewer at a time; a refusal gives the reason. */
export function decideSale(
  offer: OnSale | undefined,
  facts: SaleFacts,
  now: Date,
): { ok: true } | NotSold {
  if (!offer || (offer.starts_at !== null && offer.starts_at > now)) return refuse('no-such-offer');
  if (!isFor(offer, facts.audience)) return refuse('offer-not-for-you');
  if (offer.ends_at !== null && offer.ends_at <= now) return refuse('offer-ended');
  if (offer.kind === 'special') return decideClock(facts.standings.token_special, now);
  if (offer.kind === 'welcome_back') return decideWelcomeBack(facts, now);
  return { ok: true };
}

function decideClock(userOffer: CurrentStatus | null, now: Date): { ok: true } | NotSold {
  const status = userOffer ? statusAt(userOffer, now) : 'available';
  if (status === 'used') return refuse('offer-used');
  return status === 'expired' ? refuse('offer-ended') : { ok: true };
}

function decideWelcomeBack(
  { audience, standings, lastBoughtAt, welcomeBackAfterDays }: SaleFacts,
  now: Date,
): { ok: true } | NotSold {
  if (!isWelcomedBack(audience, lastBoughtAt, now, welcomeBackAfterDays)) {
    return refuse('offer-not-for-you');
  }
  const againAfterMs = welcomeBackAfterDays * 24 * 3600 * 1000;
  const beginsNow = decideOffer(
    standings.welcome_back,
    { kind: 'shown', seconds: 1, againAfterMs },
    now,
  );
  return beginsNow ? { ok: true } : decideClock(standings.welcome_back, now);
}
