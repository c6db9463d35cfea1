import type { AppLoadContext } from '@remix-run/node';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { updateUserMeta } from '~/domain/profile/update-user-meta';
import { productSettings } from '~/domain/settings/settings';
import { addPeriods } from '~/domain/shared/time/periods';
import { countOfferTakers } from '~/domain/subscriptions/count-offer-takers';
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
import { openSpecialOffer, type SpecialOffer } from '~/domain/subscriptions/special-offers';
import type { UserViewer } from '~/domain/viewers/viewer';
import { getBalance } from '~/domain/wallet/get-balance';
import { chooseOffer } from '../../offers/server/choose-offer.server';
import { readClosing } from '../../offers/server/read-closing.server';
import { readSlides } from '../../checkout/server/read-slides.server';
import { listPlansFor } from '../list-plans-for';
import { preselectPlan } from '../preselect-plan';
import { presentPlan } from '../present-plan';
import type { SpecialOfferView } from '../special-offer';
import { listOfferedPlans } from './list-offered-plans.server';

type Told = Record<string, string>;

/** What Premium gives, as every offer of it says. */
export async function readGives({ domain }: AppLoadContext) {
  const settings = await domain.settings(subscriptionSettings);
  return {
    monthlyTokens: settings.monthly_tokens_bonus,
    tokenDiscount: settings.max_sub_token_discount,
  };
}

/** The plans as they are sold to whoever looks, one of them chosen. */
export async function readPlansModal(context: AppLoadContext, told: Told) {
  const { domain } = context;
  const viewer = buyerOf(context);
  const subscription = await getSubscription(domain, viewer.userId);
  const isRunning = subscription !== null && subscription.status !== 'Expired';
  const [plans, gives, slides, closing] = await Promise.all([
    // An offer is a way to begin; who has a plan changes to another as it is.
    isRunning
      ? listPlansFor(domain, viewer.userId)
      : listOfferedPlans(context, viewer, told['offerKey']),
    readGives(context),
    readSlides(context, { character: told['character'] }),
    readClosing(context, viewer.userId),
  ]);
  const now = domain.now();
  const currentPlanId = isRunning ? (subscription.plan?.id ?? null) : null;
  const offered = plans.map((plan) => ({
    ...presentPlan(plan, { now, currentPlanId }),
    // Tokens on top come with a plan that is bought, and with none that follows another.
    ...(isRunning && { bonusTokens: 0 }),
  }));
  return {
    plans: offered,
    preselected: preselectPlan(offered, told['plan']),
    /** It is changed then, not bought. */
    isRunning,
    gives,
    slides,
    closing,
  };
}

/** The same, with the offer that runs for them where one does. */
export async function readStartChatModal(context: AppLoadContext, told: Told) {
  const [plans, offer] = await Promise.all([
    readPlansModal(context, told),
    openOffer(context, buyerOf(context)),
  ]);
  return { ...plans, runningOffer: offer && clockOf(context, offer.endsAt) };
}

/** What Premium gives, for whom it is wanted, and what it costs at the least. */
export async function readPitchModal(context: AppLoadContext, told: Told) {
  const { domain } = context;
  const slug = told['character'];
  const topic = told['source'] === 'fan_club' ? 'fanclub' : undefined;
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

/** Premium at a lower price for a while, or null for whom there is no such thing. */
export async function readSpecialOfferModal(context: AppLoadContext, told: Told) {
  const { domain } = context;
  const viewer = buyerOf(context);
  const [offer, gives, slides, claimedToday] = await Promise.all([
    openOffer(context, viewer, told['duration']),
    readGives(context),
    readSlides(context, { character: told['character'] }),
    countOfferTakers(domain),
  ]);
  if (offer) await updateUserMeta(domain, viewer.userId, { isFirstPremiumSpecialOfferSeen: true });
  return { offer: offer && presentOffer(context, offer), gives, slides, claimedToday };
}

/** The one that they were told of, or else any; not before somebody has switched it on. */
async function openOffer(context: AppLoadContext, viewer: UserViewer, told?: string) {
  const { domain } = context;
  const { premium_special_offer: isOn } = await domain.settings(productSettings);
  if (!isOn) return null;
  const { durationKey } = await chooseOffer(context, told);
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

/** These modals open for nobody else (`modals.ts`). */
export function buyerOf({ viewer }: AppLoadContext): UserViewer {
  if (viewer.kind !== 'user') throw new Error('an offer was read for nobody');
  return viewer;
}
