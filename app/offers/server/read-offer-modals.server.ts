import type { AppLoadContext } from '@remix-run/node';
import { getSmartTier } from '~/domain/offers/get-smart-tier';
import { listTokenOffers } from '~/domain/offers/list-token-offers';
import {
  isWelcomeBackDue,
  openKeyedOffer,
  openSpecialOffer,
  openWelcomeBackOffers,
} from '~/domain/offers/open-offers';
import type { TokenOffer } from '~/domain/offers/to-token-offer';
import { updateUserMeta } from '~/domain/profile/update-user-meta';
import { productSettings } from '~/domain/settings/settings';
import { findSubscriptionEnd } from '~/domain/subscriptions/find-subscription-end';
import type { UserViewer } from '~/domain/viewers/viewer';
import { getBalance } from '~/domain/wallet/get-balance';
import type { OfferedPack } from '../offered-pack';
import { findNeededPack, preselectPack } from '../preselect-pack';
import { chooseOffer } from './choose-offer.server';
import { readClosing } from './read-closing.server';
import { readSlides } from '../../checkout/server/read-slides.server';

type ModalMeta = Record<string, string>;

/** Presents a pack for pages, with the price that the viewer would pay. */
function presentPack(offer: TokenOffer): OfferedPack {
  const { id, kind, terms, bonusTokens, specialBonusTokens, tokens, offerKey } = offer;
  const { price, list, discountPercent, premiumPrice } = offer;
  return {
    id,
    amount: terms.amount,
    bonusTokens: bonusTokens + specialBonusTokens,
    tokens,
    price,
    list,
    discountPercent,
    premiumPrice,
    isSmart: kind === 'smart',
    offerKey,
  };
}

/** The maximum number of ordinary packs on the screen. */
const mostPacks = 12;

/**
 * Returns the packs for sale to a viewer, the smallest first, including the pack of the offer that led
 * here.
 */
export async function readPacks(context: AppLoadContext, viewer: UserViewer) {
  const { domain } = context;
  const { offerKey } = await chooseOffer(context);
  // Opened first, because its bonus is added to the ordinary packs.
  const keyed = offerKey === null ? null : await openKeyedOffer(domain, viewer, offerKey);
  const offers = await listTokenOffers(domain, viewer);
  const packs = Array.isArray(offers) ? offers.slice(0, mostPacks) : [];
  return [...packs, ...(keyed ? [keyed] : [])]
    .sort((one, other) => one.terms.amount - other.terms.amount)
    .map(presentPack);
}

/** Returns the user's balance and whether they have Premium. */
async function readPurse({ domain }: AppLoadContext, { userId }: UserViewer) {
  const [balance, premiumUntil] = await Promise.all([
    getBalance(domain, userId),
    findSubscriptionEnd(domain.db, userId, domain.now()),
  ]);
  return { balance, isPremium: premiumUntil !== null };
}

/** Returns the needed tokens from the modal's parameters; 0 if there is no valid number. */
const neededOf = ({ needed = '' }: ModalMeta): number =>
  /^\d{1,7}$/.test(needed) ? Number(needed) : 0;

/** Returns all packs and the preselected one. */
export async function readPacksModal(context: AppLoadContext, params: ModalMeta) {
  const viewer = buyerOf(context);
  const [packs, purse, closing] = await Promise.all([
    readPacks(context, viewer),
    readPurse(context, viewer),
    readClosing(context, viewer.userId),
  ]);
  const short = Math.max(0, neededOf(params) - purse.balance);
  // If an offer led here, its pack is preselected.
  const wanted = packs.find(({ offerKey, tokens }) => offerKey !== null && tokens >= short);
  return { packs, preselected: wanted?.id ?? preselectPack(packs, short), closing, ...purse };
}

/** Returns the ordinary pack that suffices and one made for the need; neither if nothing is for sale. */
export async function readSmartPacksModal(context: AppLoadContext, params: ModalMeta) {
  const viewer = buyerOf(context);
  const tokensNeeded = neededOf(params);
  const [tier, purse, backdrop] = await Promise.all([
    getSmartTier(context.domain, viewer.userId, { tokensNeeded, isWelcomeBackPack: false }),
    readPurse(context, viewer),
    readBackdrop(context),
  ]);
  const offers = [tier.smartTokenPackOffer, tier.tokenDepositOffer];
  const packs = offers.filter((offer) => offer !== null).map(presentPack);
  const needed = findNeededPack(packs, tokensNeeded);
  return { packs, needed, preselected: preselectPack(packs, tokensNeeded), backdrop, ...purse };
}

/**
 * Returns the welcome-back offer. Only the first view is recorded, because that notifies open pages, which
 * then reload.
 */
export async function readWelcomeBackModal(context: AppLoadContext) {
  const { domain } = context;
  const viewer = buyerOf(context);
  const isFirstLook = await isWelcomeBackDue(domain, viewer);
  const [offers, purse, backdrop, { theme }] = await Promise.all([
    openWelcomeBackOffers(domain, viewer),
    readPurse(context, viewer),
    readBackdrop(context),
    domain.settings(productSettings),
  ]);
  if (isFirstLook) await updateUserMeta(domain, viewer.userId, { welcomeBackPackSeen: true });
  const packs = offers.map(presentPack);
  return {
    packs,
    preselected: preselectPack(packs),
    clock: clockOf(context, offers),
    theme,
    backdrop,
    ...purse,
  };
}

/** Returns the special offer for a person who has bought nothing yet; none if it is turned off. */
export async function readWelcomeModal(context: AppLoadContext) {
  const { domain } = context;
  const viewer = buyerOf(context);
  const { token_special_offer: isOn } = await domain.settings(productSettings);
  const [offer, purse, slides] = await Promise.all([
    isOn ? openSpecialOffer(domain, viewer) : null,
    readPurse(context, viewer),
    readSlides(context, {}),
  ]);
  const offers = offer && 'id' in offer ? [offer] : [];
  if (offers.length > 0) {
    await updateUserMeta(domain, viewer.userId, { isFirstTokenSpecialOfferSeen: true });
  }
  const packs = offers.map(presentPack);
  return {
    packs,
    preselected: preselectPack(packs),
    clock: clockOf(context, offers),
    slides,
    ...purse,
  };
}

/** Returns the time at which the first of these offers ends, by the server's clock; null if none ends. */
function clockOf({ domain }: AppLoadContext, offers: readonly TokenOffer[]) {
  const ends = offers.flatMap(({ endsAt }) => (endsAt ? [endsAt] : []));
  const [first] = ends.sort((one, other) => one.getTime() - other.getTime());
  return first ? { endsAt: first.toISOString(), now: domain.now().toISOString() } : null;
}

/** Returns the first banner that has a picture and a video, else the first picture. */
async function readBackdrop(context: AppLoadContext) {
  const { popup_banners: banners } = await context.domain.settings(productSettings);
  for (const { imageUrl, videoUrl } of banners) {
    if (imageUrl !== null && videoUrl !== null) return { image: imageUrl, video: videoUrl };
  }
  const [slide] = await readSlides(context, {});
  return slide ? { image: slide.image, video: null } : null;
}

/** Returns the viewer as a user. These modals open only for users (`modals.ts`). */
function buyerOf({ viewer }: AppLoadContext): UserViewer {
  if (viewer.kind !== 'user') throw new Error('an offer was read for nobody');
  return viewer;
}
