import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import type { OrderPrice } from '../payments/schema';
import { addPeriods } from '../shared/time/periods';
import { walletSettings } from '../wallet/settings';
import type { Money } from '../shared/money';
import { clubMoney } from './club-price';
import { clubSpend } from './club-spend';
import { findClubStatuses, findNamedClub } from './find-club';
import { findPlan } from './list-club-plans';
import type { MembershipOrder } from './membership-order';
import { refuse, type Refusal } from './refusals';
import type { Club, ClubPlan } from './schema';

export interface MembershipSale {
  ok: true;
  product: {
    kind: 'fanclub';
    /** The creator's id; the character's id if the creator is gone. */
    id: string;
    name: string;
    details: MembershipOrder;
    characterId: string;
  };
  /** The price without tax. The tax depends on the buyer's place, which the caller determines. */
  price: Omit<OrderPrice, 'tax'>;
}

export type NotSold = Refusal<
  | 'no-such-club'
  | 'no-such-club-plan'
  | 'already-member'
  | 'own-club'
  | 'club-is-free'
  | 'club-not-for-money'
>;

interface Wanted {
  /** The id of the creator, or of the character. */
  creatorId: string;
  planId?: string | null | undefined;
}

/**
 * Returns the current sale of a club, or of one of its plans, to be frozen in an order. Refuses
 * members: their debt is a separate order (`openOwedRenewal`).
 */
export async function sellMembership(
  context: DomainContext,
  buyer: { userId: string },
  { creatorId, planId }: Wanted,
): Promise<MembershipSale | NotSold> {
  const club = await findNamedClub(context, creatorId);
  if (!club) return refuse('no-such-club');
  if (club.creatorId === buyer.userId) return refuse('own-club');
  const standings = await findClubStatuses(context, [club.characterId], buyer.userId);
  const renews = await renewsByItself(context.db, buyer.userId);
  const creatorPercent = await creatorPercentOf(context);
  const options = { renews, creatorPercent, now: context.now() };
  if (standings.get(club.characterId)?.isMember) return refuse('already-member');
  if (!club.price) return refuse('club-not-for-money');
  const plan = planId ? await findPlan(context, planId) : null;
  if (planId && (plan?.clubId !== club.id || !plan.isActive)) return refuse('no-such-club-plan');
  if (!plan && club.price.minor === 0) return refuse('club-is-free');
  return saleOf(club, termsOf(club, plan), options);
}

/** Returns the creators' share of membership sales, in per cent. */
async function creatorPercentOf(context: DomainContext): Promise<number> {
  const { creator_share_percent: usual, creator_share_percent_by_reason: ofReasons } =
    await context.settings(walletSettings);
  return ofReasons[clubSpend] ?? usual;
}

/** Checks the account's switch for automatic renewal of clubs. */
export async function renewsByItself(db: Knex, userId: string): Promise<boolean> {
  const account = await db('accounts').where({ id: userId }).first('fan_club_autorenew');
  return account?.fan_club_autorenew ?? false;
}

/** Returns the period of a plan, or a month without a plan. */
function periodOf(plan: Pick<ClubPlan, 'duration' | 'durationType'> | null) {
  if (!plan) return { unit: 'month', count: 1 } as const;
  const unit = plan.durationType === 'Weeks' ? ('week' as const) : ('month' as const);
  return { unit, count: plan.duration };
}

/** The terms of a sale: previously agreed ones, or the current ones. */
interface SoldTerms {
  planId: string | null;
  period: MembershipOrder['period'];
  total: Money;
  list: Money;
  discountPercent: number;
}

function termsOf(club: Club, plan: ClubPlan | null): SoldTerms {
  const total = plan?.price ?? club.price ?? clubMoney(0);
  return {
    planId: plan?.id ?? null,
    period: periodOf(plan),
    total,
    list: (plan ? null : club.fullPrice) ?? total,
    // The discount applies to the monthly price; a plan has its own price.
    discountPercent: plan ? 0 : club.discountPercent,
  };
}

function saleOf(
  club: Club,
  { planId, period, total, list, discountPercent }: SoldTerms,
  { renews, creatorPercent, now }: { renews: boolean; creatorPercent: number; now: Date },
): MembershipSale {
  return {
    ok: true,
    product: {
      kind: 'fanclub',
      id: club.creatorId ?? club.characterId,
      name: club.character.name,
      characterId: club.characterId,
      details: {
        clubId: club.id,
        characterId: club.characterId,
        creatorId: club.creatorId,
        creatorPercent,
        planId,
        period,
        price: total.minor,
        discountPercent,
        renews,
      },
    },
    price: {
      total,
      list,
      discountPercent,
      ...(discountPercent > 0 && { reason: 'fanclubs:discount' }),
      ...(renews && {
        autoRenew: { price: total, period, firstAt: addPeriods(now, period, 1) },
      }),
    },
  };
}
