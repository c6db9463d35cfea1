import type { AppLoadContext } from '@remix-run/node';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { updateUserMeta } from '~/domain/profile/update-user-meta';
import { productSettings } from '~/domain/settings/settings';
import { addPeriods } from '~/domain/shared/time/periods';
import { getSubscription } from '~/domain/subscriptions/get-subscription';
import {
  fullPrice,
  finalMonthlyPrice,
  offerDiscountPercent,
  offerDuration,
  offerKeyOf,
  periodOfOffer,
} from '~/domain/subscriptions/plan-price';
import { subscriptionSettings } from '~/domain/subscriptions/settings';
import {
  countOfferTakers,
  openSpecialOffer,
  type SpecialOffer,
} from '~/domain/subscriptions/special-offers';
import type { UserViewer } from '~/domain/viewers/viewer';
import { getBalance } from '~/domain/wallet/get-balance';
import { chooseOffer } from '../../offers/server/choose-offer.server';
import { readClosing } from '../../offers/server/read-closing.server';
import { readSlides } from '../../checkout/server/read-slides.server';
import { listPlansFor } from '../list-plans-for';
import { preselectPlan } from '../preselect-plan';
import { presentPlan } from '../present-plan';
import type { SpecialOfferView } from '../special-offer';

type ModalMeta = Record<string, string>;

/** Returns the benefits of Premium for all of its offers. */
export async function readGives({ domain }: AppLoadContext) {
  const settings = await domain.settings(subscriptionSettings);
  return {
    monthlyTokens: settings.monthly_tokens_bonus,
    tokenDiscount: settings.max_sub_token_discount,
  };
}

/** Returns the plans on sale to the viewer, with one selected. */
export async function readPlansModal(context: AppLoadContext, params: ModalMeta) {
  const { domain } = context;
  const viewer = buyerOf(context);
  const subscription = await getSubscription(domain, viewer.userId);
  const isRunning = subscription !== null && subscription.status !== 'Expired';
  const [plans, gives, slides, closing] = await Promise.all([
    // An offer is only for new subscribers. A subscriber changes to another plan at its ordinary price.
    isRunning
      ? listPlansFor(domain, viewer.userId)
      : listOfferedPlans(context, viewer, params['offerKey']),
    readGives(context),
    readSlides(context, { character: params['character'] }),
    readClosing(context, viewer.userId),
  ]);
  const now = domain.now();
  const currentPlanId = isRunning ? (subscription.plan?.id ?? null) : null;
  const offered = plans.map((plan) => ({
    ...presentPlan(plan, { now, currentPlanId }),
    // Bonus tokens come only with a plan that is bought, not with one that follows another.
    ...(isRunning && { bonusTokens: 0 }),
  }));
  return {
    plans: offered,
    preselected: preselectPlan(offered, params['plan']),
    /** True if the plan is changed instead of bought. */
    isRunning,
    gives,
    slides,
    closing,
  };
}

/** Returns the same, with the viewer's running offer if there is one. */
export async function readStartChatModal(context: AppLoadContext, params: ModalMeta) {
  const [plans, offer] = await Promise.all([
    readPlansModal(context, params),
    openOffer(context, buyerOf(context)),
  ]);
  return { ...plans, runningOffer: offer && clockOf(context, offer.endsAt) };
}

/** Returns the benefits of Premium, the character in question, and the lowest price. */
export async function readPitchModal(context: AppLoadContext, params: ModalMeta) {
  const { domain } = context;
  const slug = params['character'];
  const topic = params['source'] === 'fan_club' ? 'fanclub' : undefined;
  const viewer = buyerOf(context);
  const [plans, balance, gives, slides, character] = await Promise.all([
    listOfferedPlans(context, viewer),
    getBalance(domain, viewer.userId),
    readGives(context),
    readSlides(context, { character: slug, ...(topic && { topic }) }),
    slug === undefined ? null : getCharacterProfile(domain, { slug }),
  ]);
  const months = plans.map(finalMonthlyPrice).sort((one, other) => one.minor - other.minor);
  return {
    gives,
    slides,
    isOutOfTokens: balance === 0,
    from: months[0] ?? null,
    character: character && { name: character.firstName },
  };
}

/** Returns the viewer's offer of Premium at a lower price for a limited time; null if there is none. */
export async function readSpecialOfferModal(context: AppLoadContext, params: ModalMeta) {
  const { domain } = context;
  const viewer = buyerOf(context);
  const [offer, gives, slides, claimedToday] = await Promise.all([
    openOffer(context, viewer, params['duration']),
    readGives(context),
    readSlides(context, { character: params['character'] }),
    countOfferTakers(domain),
  ]);
  if (offer) await updateUserMeta(domain, viewer.userId, { isFirstPremiumSpecialOfferSeen: true });
  return { offer: offer && presentOffer(context, offer), gives, slides, claimedToday };
}

/** Returns the plans on sale to a viewer, including those of the offer that led them here. */
async function listOfferedPlans(
  context: AppLoadContext,
  { userId }: Pick<UserViewer, 'userId'>,
  requestedKey?: string,
) {
  const { offerKey } = await chooseOffer(context, requestedKey);
  return listPlansFor(context.domain, userId, offerKey === null ? {} : { offerKey });
}

/**
 * Opens the offer that was named to the viewer, or else any other. Null while special offers are turned
 * off.
 */
async function openOffer(context: AppLoadContext, viewer: UserViewer, requestedKey?: string) {
  const { domain } = context;
  const { premium_special_offer: isOn } = await domain.settings(productSettings);
  if (!isOn) return null;
  const { durationKey } = await chooseOffer(context, requestedKey);
  const open = (key: string | null) =>
    openSpecialOffer(domain, viewer.userId, { key, isTest: viewer.isTest });
  return (durationKey !== null && (await open(durationKey))) || open(null);
}

const clockOf = ({ domain }: AppLoadContext, endsAt: Date) => ({
  endsAt: endsAt.toISOString(),
  now: domain.now().toISOString(),
});

function presentOffer(
  context: AppLoadContext,
  { plan, terms, endsAt }: SpecialOffer,
): SpecialOfferView | null {
  const [term] = terms;
  if (!term) return null;
  const { monthly, durationMonths } = plan;
  const isMonths = term.unitType === 'month';
  return {
    planId: plan.id,
    durationKey: offerKeyOf(term),
    duration: offerDuration(term),
    price: term.payment,
    listPrice: isMonths ? { ...monthly, minor: monthly.minor * term.unitAmount } : term.payment,
    discountPercent: offerDiscountPercent(plan, term),
    renewal: fullPrice(plan),
    renewalMonths: durationMonths,
    renewsAt: addPeriods(context.domain.now(), periodOfOffer(term), 1).toISOString(),
    ...clockOf(context, endsAt),
  };
}

/** Returns the viewer as a user. These modals open only for users (`modals.ts`). */
export function buyerOf({ viewer }: AppLoadContext): UserViewer {
  if (viewer.kind !== 'user') throw new Error('an offer was read for nobody');
  return viewer;
}
