import type { DomainContext } from '../shared/context';
import { findOfferViewer, type OfferViewer } from './find-audience';
import { findSaleFacts } from './find-sale-facts';
import { listTokenOffers } from './list-token-offers';
import { openWelcomeBackOffers } from './open-offers';
import { smallestSufficient } from './size-pack';
import { suggestPack, type Need, type SmartPack } from './smart-packs';
import type { TokenOffer } from './to-token-offer';

/** The offers for a person without enough tokens; null where there is none of a kind. */
export interface SmartTier {
  tokenDepositOffer: TokenOffer | null;
  smartTokenPackOffer: SmartPack | null;
}

const nothing: SmartTier = { tokenDepositOffer: null, smartTokenPackOffer: null };

/**
 * Returns the smallest listed pack that covers a need, and a pack made for it. Welcome-back packs are
 * separate: their period begins when they are first shown, and the made pack ends with it.
 */
export async function getSmartTier(
  context: DomainContext,
  userId: string,
  need: Need,
): Promise<SmartTier> {
  const viewer = await findOfferViewer(context, userId);
  if (!viewer) return nothing;
  return need.isWelcomeBackPack
    ? welcomeBack(context, viewer, need)
    : forNeed(context, viewer, need);
}

async function forNeed(
  context: DomainContext,
  viewer: OfferViewer,
  need: Need,
): Promise<SmartTier> {
  const [offers, facts] = await Promise.all([
    listTokenOffers(context, viewer),
    findSaleFacts(context, viewer),
  ]);
  const lifeMs = facts.settings.smart_pack_seconds * 1000;
  const expiresAt = new Date(context.now().getTime() + lifeMs);
  const packs = Array.isArray(offers) ? offers : [];
  return {
    tokenDepositOffer: smallestSufficient(packs, need.tokensNeeded) ?? null,
    smartTokenPackOffer: (await suggestPack(context, facts, need, expiresAt)) ?? null,
  };
}

async function welcomeBack(
  context: DomainContext,
  viewer: OfferViewer,
  need: Need,
): Promise<SmartTier> {
  const offers = await openWelcomeBackOffers(context, viewer);
  const offer = smallestSufficient(offers, need.tokensNeeded);
  if (!offer) return nothing;
  const facts = await findSaleFacts(context, viewer);
  const pack = await suggestPack(context, facts, need, offer.endsAt);
  return { tokenDepositOffer: offer, smartTokenPackOffer: pack ?? null };
}
