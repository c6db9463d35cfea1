import type { Knex } from 'knex';
import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import type { OrderPrice } from '../payments/schema';
import { addPeriods } from '../shared/periods';
import { walletSettings } from '../wallet/settings';
import type { Money } from '../shared/money';
import { membershipColumns, toState } from './change-membership';
import { clubMoney, priceBefore } from './club-price';
import { isOverdue } from './decide-membership';
import { clubSpend } from './club-spend';
import { findClubStandings, getClub } from './find-club';
import { findPlan } from './list-club-plans';
import { refuse, type Refusal } from './refusals';
import type { Club, ClubPlan } from './schema';

/** What an order of a membership says beside its price; read by this area alone. */
export const membershipOrderSchema = z.object({
  clubId: idSchema,
  characterId: idSchema,
  /** Who is given a share, and how many per cent. */
  creatorId: idSchema.nullable(),
  creatorPercent: z.number().min(0).max(100),
  planId: idSchema.nullable(),
  period: z.object({ unit: z.enum(['week', 'month']), count: z.number().int().positive() }),
  /** Cents a period, as it is agreed to: without what tax may come on top. */
  price: z.number().int().nonnegative(),
  discountPercent: z.number().int(),
  /** Whether it goes on by itself, as the buyer was told. */
  renews: z.boolean(),
});
export type MembershipOrder = z.output<typeof membershipOrderSchema>;

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

/** The club that a creator's id names, or a character's. */
export async function findNamedClub(
  context: Pick<DomainContext, 'db'>,
  creatorId: string,
): Promise<Club | null> {
  const [ofCreator, ofCharacter] = await Promise.all([
    getClub(context, { creatorId }),
    getClub(context, { characterId: creatorId }),
  ]);
  return ofCreator ?? ofCharacter;
}

/**
 * What a club, or a plan of it, is sold for to somebody now, to be frozen in an order. Whose renewal has
 * failed may pay it by hand, at what they agreed to; any other member is refused.
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
  if (standings.get(club.characterId)?.isMember) {
    const owed = await findOwedTerms(context, {
      userId: buyer.userId,
      characterId: club.characterId,
    });
    return owed ? saleOf(club, owed, asked) : refuse('already-member');
  }
  if (!club.price) return refuse('club-not-for-money');
  const plan = planId ? await findPlan(context, planId) : null;
  if (planId && (plan?.clubId !== club.id || !plan.isActive)) return refuse('no-such-club-plan');
  if (!plan && club.price.minor === 0) return refuse('club-is-free');
  return saleOf(club, termsOf(club, plan), asked);
}

/** What a member agreed to and owes a period of; null where no renewal of theirs has failed. */
export async function findOwed(
  { db }: Pick<DomainContext, 'db'>,
  { userId, characterId }: { userId: string; characterId: string },
) {
  const row = await db('fanclub_memberships')
    .where({ user_id: userId, character_id: characterId })
    .first(...membershipColumns);
  return row && isOverdue(toState(row)) ? row : null;
}

/** The same as it is sold again: for money, by the terms that were agreed to. */
async function findOwedTerms(
  context: Pick<DomainContext, 'db'>,
  member: { userId: string; characterId: string },
): Promise<SoldTerms | null> {
  const row = await findOwed(context, member);
  if (row?.pays_with !== 'money') return null;
  const { planId, price, discountPercent, period } = toState(row).terms;
  const list = discountPercent > 0 ? priceBefore(price, discountPercent) : price;
  const { period_unit: unit } = row;
  return {
    planId,
    period: { unit, count: period.count },
    total: clubMoney(price),
    list: clubMoney(list),
    discountPercent,
  };
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
