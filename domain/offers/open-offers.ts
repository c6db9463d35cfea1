import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { claimBonus } from './bonus-offers';
import type { OfferViewer } from './find-audience';
import { changeUserOffer } from './change-user-offer';
import { decideOffer } from './decide-offer';
import { findKeyedOffer, findSpecialOffer, listWelcomeBackOffers } from './list-token-offers';
import { findLatestOffer, currentStatus } from './queries';
import type { Refusal } from './refusals';
import type { Occasion } from './schema';
import { offersSettings } from './settings';
import { productSettings } from '../settings/settings';
import type { TokenOffer } from './to-token-offer';

/**
 * Returns a viewer's special offer (see `findSpecialOffer`) and marks it as shown. Its period begins the
 * first time; reopening does not restart it.
 */
export async function openSpecialOffer(
  context: DomainContext,
  viewer: OfferViewer,
  options: Parameters<typeof findSpecialOffer>[2] = {},
): Promise<(TokenOffer & { endsAt: Date }) | Refusal<'no-such-offer' | 'offer-not-for-you'>> {
  const offer = await findSpecialOffer(context, viewer, options);
  if ('ok' in offer) return offer;
  return { ...offer, endsAt: await beginOccasion(context, viewer.userId, 'token_special') };
}

/** Checks whether a viewer has welcome-back offers that were not shown yet. */
export async function isWelcomeBackDue(
  context: DomainContext,
  viewer: OfferViewer,
): Promise<boolean> {
  const offers = await listWelcomeBackOffers(context, viewer);
  const now = context.now();
  const isSeen = offers.some(({ endsAt }) => endsAt !== null && endsAt > now);
  return offers.length > 0 && !isSeen;
}

/** Returns a viewer's welcome-back offers and marks them as shown; the period begins the first time. */
export async function openWelcomeBackOffers(
  context: DomainContext,
  viewer: OfferViewer,
): Promise<(TokenOffer & { endsAt: Date })[]> {
  const offers = await listWelcomeBackOffers(context, viewer);
  if (offers.length === 0) return [];
  const endsAt = await beginOccasion(context, viewer.userId, 'welcome_back');
  return offers.map((offer) => ({ ...offer, endsAt }));
}

/**
 * Returns the pack that a viewer can buy with an offer key, or null. If a bonus has this key, it is claimed
 * for the viewer and applies to the packs that it is meant for.
 */
export async function openKeyedOffer(
  context: DomainContext,
  viewer: OfferViewer,
  offerKey: string,
): Promise<TokenOffer | null> {
  const [offer] = await Promise.all([
    findKeyedOffer(context, viewer, { offerKey }),
    claimBonus(context, viewer, offerKey),
  ]);
  return 'ok' in offer ? null : offer;
}

/** Returns the end of a person's limited offer; begins it now if it may begin. */
async function beginOccasion(
  context: DomainContext,
  userId: string,
  occasion: Occasion,
): Promise<Date> {
  const event = await firstSightOf(context, occasion);
  return transact(context, async (trx) => {
    const now = context.now();
    const latest = await findLatestOffer(trx, userId, occasion);
    const change = decideOffer(latest ? currentStatus(latest) : null, event, now);
    if (change?.kind !== 'begin') return latest?.ends_at ?? now;
    if (latest) await changeUserOffer(trx, latest.id, { kind: 'time' }, now);
    await trx('user_offers')
      .insert({
        id: newId(),
        user_id: userId,
        occasion,
        status: 'available',
        began_at: change.beganAt,
        ends_at: change.endsAt,
      })
      // Another tab may have shown it at the same moment.
      .onConflict(
        trx.raw("(user_id, occasion) where bonus_offer_id is null and status = 'available'"),
      )
      .ignore();
    const running = await findLatestOffer(trx, userId, occasion);
    return running?.ends_at ?? change.endsAt;
  });
}

async function firstSightOf(context: DomainContext, occasion: Occasion) {
  const [{ special_offer_timer }, { welcome_back_timer, welcome_back_after_days }] =
    await Promise.all([context.settings(productSettings), context.settings(offersSettings)]);
  return occasion === 'token_special'
    ? ({ kind: 'shown', seconds: special_offer_timer, againAfterMs: null } as const)
    : ({
        kind: 'shown',
        seconds: welcome_back_timer,
        againAfterMs: welcome_back_after_days * 24 * 3600 * 1000,
      } as const);
}
