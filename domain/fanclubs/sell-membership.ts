import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import type { OrderPrice } from '../payments/schema';
import { addPeriods } from '../shared/time/periods';
import { walletSettings } from '../wallet/settings';
import type { Money } from '../shared/money';
import { clubMoney } from './club-price';
import { clubSpend } from './club-spend';
import { findClubStandings, findNamedClub } from './find-club';
import { findPlan } from './list-club-plans';
import type { MembershipOrder } from './membership-order';
import { refuse, type Refusal } from './refusals';
import type { Club, ClubPlan } from './schema';

export interface MembershipSale {
  ok: true;
  product: {
    kind: 'fanclub';
    /** The creator; the character where they have gone. */
    id: string;
    name: string;
    details: MembershipOrder;
    characterId: string;
  };
  /** What tax is on it is for who knows where the buyer is. */
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
  /** The creator, or the character. */
  creatorId: string;
  planId?: string | null | undefined;
}

/**
 * What a club, or a plan of it, is sold for to somebody now, to be frozen in an order. Members are
 * refused: what they owe is an order of its own (`openOwedRenewal`).
 */
export async function sellMembership(
  context: DomainContext,
  buyer: { userId: string },
  { creatorId, planId }: Wanted,
): Promise<MembershipSale | NotSold> {
  const club = await findNamedClub(context, creatorId);
  if (!club) return refuse('no-such-club');
  if (club.creatorId === buyer.userId) return refuse('own-club');
  const standings = await findClubStandings(context, [club.characterId], buyer.userId);
  const renews = await renewsByItself(context.db, buyer.userId);
  const creatorPercent = await creatorPercentOf(context);
  const asked = { renews, creatorPercent, now: context.now() };
  if (standings.get(club.characterId)?.isMember) return refuse('already-member');
  if (!club.price) return refuse('club-not-for-money');
  const plan = planId ? await findPlan(context, planId) : null;
  if (planId && (plan?.clubId !== club.id || !plan.isActive)) return refuse('no-such-club-plan');
  if (!plan && club.price.minor === 0) return refuse('club-is-free');
  return saleOf(club, termsOf(club, plan), asked);
}

/** What creators get of what memberships are sold for, in per cent. */
async function creatorPercentOf(context: DomainContext): Promise<number> {
  const { creator_share_percent: usual, creator_share_percent_by_reason: ofReasons } =
    await context.settings(walletSettings);
  return ofReasons[clubSpend] ?? usual;
}

/** Whether somebody lets their clubs renew: the switch of their account. */
export async function renewsByItself(db: Knex, userId: string): Promise<boolean> {
  const account = await db('accounts').where({ id: userId }).first('fan_club_autorenew');
  return account?.fan_club_autorenew ?? false;
}

/** How long one joins for: by a plan, or for a month. */
function periodOf(plan: Pick<ClubPlan, 'duration' | 'durationType'> | null) {
  if (!plan) return { unit: 'month', count: 1 } as const;
  const unit = plan.durationType === 'Weeks' ? ('week' as const) : ('month' as const);
  return { unit, count: plan.duration };
}

/** What is sold: what was agreed to once, or what it costs now. */
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
    // What is taken off is taken off the month's price; a plan has a price of its own.
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
