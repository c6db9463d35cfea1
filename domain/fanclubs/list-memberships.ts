import type { Knex } from 'knex';
import * as z from 'zod';
import type { AccountsRow, FanclubMembershipsRow, FanclubPlansRow, FanclubsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import { readTogether } from '../shared/reading/read-together';
import { membershipColumns, toState, type MembershipRow } from './change-membership';
import { isOverdue } from './decide-membership';
import { clubMoney, priceBefore } from './club-price';
import type { Membership, MembershipPage, MembershipSum } from './schema';

export const membershipSorts = ['nextBillingDateOldest', 'nextBillingDateNewest'] as const;
type MembershipSort = (typeof membershipSorts)[number];
export const membershipStatuses = ['active', 'expired'] as const;
type MembershipStatus = (typeof membershipStatuses)[number];

/** The usual number of memberships per page. */
export const membershipsPerPage = 20;

interface List {
  limit: number;
  cursor?: string | undefined;
  sortBy?: MembershipSort | undefined;
  status?: MembershipStatus | undefined;
}

interface Row extends MembershipRow, Pick<FanclubMembershipsRow, 'character_id'> {
  creator_id: FanclubsRow['creator_id'];
  fan_club_autorenew: AccountsRow['fan_club_autorenew'];
  duration: FanclubPlansRow['duration'] | null;
  duration_type: FanclubPlansRow['duration_type'] | null;
  billed_at: string;
}

const moments = {
  started_at: true,
  expires_at: true,
  anchor_at: true,
  cancelled_at: true,
  due_at: true,
} as const;

const position = z.object({
  /** The time of the first page, so that memberships that end meanwhile keep their place. */
  asOf: z.iso.datetime(),
  isOver: z.boolean(),
  at: z.iso.datetime({ precision: 6 }),
  id: idSchema,
});

/** The time of the next charge, or of the end. */
const billedAt = 'coalesce(m.due_at, m.expires_at)';

/**
 * Lists a user's current and past memberships page by page, those charged soonest first. Ended ones are
 * always last, for any sort order.
 */
export async function listMemberships(
  context: DomainContext,
  userId: string,
  { limit, cursor, sortBy = 'nextBillingDateOldest', status }: List,
): Promise<MembershipPage> {
  const after = cursor ? context.cursors.read(position, cursor) : null;
  const asOf = after ? new Date(after.asOf) : context.now();
  const [order, sign] = sortBy === 'nextBillingDateOldest' ? ['asc', '>'] : ['desc', '<'];
  const query = membershipRows(context.db, userId)
    .orderByRaw(`(m.expires_at <= ?) asc, ${billedAt} ${order}, m.id ${order}`, [asOf])
    .limit(limit + 1);
  if (status) void query.where('m.expires_at', status === 'active' ? '>' : '<=', asOf);
  if (after) {
    void query.whereRaw(
      `((m.expires_at <= :asOf) > :isOver or ((m.expires_at <= :asOf) = :isOver
        and (${billedAt}, m.id) ${sign} (:at::timestamptz, :id::uuid)))`,
      { ...after, asOf },
    );
  }
  const rows = await readTogether<Row>(context.db, query, moments);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => toMembership(row, context.now())),
    nextCursor:
      rows.length > limit && last
        ? context.cursors.write({
            asOf: asOf.toISOString(),
            isOver: last.expires_at <= asOf,
            at: last.billed_at,
            id: last.id,
          })
        : null,
  };
}

/** Returns a user's membership of a character's club, valid or ended; null if there never was one. */
export async function getMembership(
  context: Pick<DomainContext, 'db' | 'now'>,
  { userId, characterId }: { userId: string; characterId: string },
): Promise<Membership | null> {
  const query = membershipRows(context.db, userId).where('m.character_id', characterId);
  const [row] = await readTogether<Row>(context.db, query, moments);
  return row ? toMembership(row, context.now()) : null;
}

/** Returns the number of a user's current and past memberships, as in the list. */
export async function countMemberships(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  userId: string,
  status?: MembershipStatus,
): Promise<number> {
  const query = membershipsOf(db, userId);
  if (status) void query.where('m.expires_at', status === 'active' ? '>' : '<=', now());
  const [counted] = await query.count<{ count: string }[]>('* as count');
  return Number(counted?.count ?? 0);
}

/** Returns a summary of a user's memberships: the numbers of valid and ended ones, and the next charge. */
export async function sumMemberships(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  userId: string,
): Promise<MembershipSum> {
  const due = membershipsOf(db, userId)
    .where('m.expires_at', '>', now())
    .where({ 'm.renews': true, 'account.fan_club_autorenew': true })
    .whereNot('m.pays_with', 'nothing')
    .whereNotNull('m.due_at')
    .select('m.due_at', 'm.pays_with', 'm.price', db.raw('count(*) over () as ahead'))
    .orderBy(['m.due_at', 'm.id'])
    .limit(1);
  const [active, expired, [next]] = await Promise.all([
    countMemberships({ db, now }, userId, 'active'),
    countMemberships({ db, now }, userId, 'expired'),
    readTogether<DueRow>(db, due, { due_at: true }),
  ]);
  return {
    active,
    expired,
    ahead: Number(next?.ahead ?? 0),
    next: next?.due_at
      ? {
          at: next.due_at,
          price: next.pays_with === 'money' ? clubMoney(next.price) : null,
          tokens: next.pays_with === 'tokens' ? next.price : null,
        }
      : null,
  };
}

interface DueRow extends Pick<FanclubMembershipsRow, 'due_at' | 'pays_with' | 'price'> {
  ahead: string;
}

function membershipsOf(db: Knex, userId: string): Knex.QueryBuilder {
  return db('fanclub_memberships as m')
    .join('published_characters as c', 'c.id', 'm.character_id')
    .join('accounts as account', 'account.id', 'm.user_id')
    .where('m.user_id', userId);
}

function membershipRows(db: Knex, userId: string): Knex.QueryBuilder {
  return membershipsOf(db, userId)
    .leftJoin('fanclubs as club', 'club.character_id', 'm.character_id')
    .leftJoin('fanclub_plans as plan', 'plan.id', 'm.plan_id')
    .select(
      ...membershipColumns.map((column) => `m.${column}`),
      'm.character_id',
      'club.creator_id',
      'account.fan_club_autorenew',
      'plan.duration',
      'plan.duration_type',
      // Microsecond precision, which a cursor needs and a Date would lose.
      db.raw(
        `to_char(${billedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as billed_at`,
      ),
    );
}

function toMembership(row: Row, now: Date): Membership {
  const state = toState(row);
  const { price, discountPercent, paysWith, period } = state.terms;
  // The account's switch takes precedence over that of each club.
  const renews = row.renews && row.fan_club_autorenew;
  return {
    id: row.id,
    characterId: row.character_id,
    creatorId: row.creator_id,
    status: row.expires_at > now ? 'active' : 'expired',
    memberSince: row.started_at,
    expiresAt: row.expires_at,
    renews,
    nextBillingAt: renews ? row.due_at : null,
    cancelledAt: row.cancelled_at,
    isOverdue: renews && isOverdue(state) && row.expires_at > now,
    paysWith,
    price: paysWith === 'money' ? clubMoney(price) : null,
    fullPrice:
      paysWith === 'money' && discountPercent > 0
        ? clubMoney(priceBefore(price, discountPercent))
        : null,
    tokens: paysWith === 'tokens' ? price : null,
    discountPercent,
    period: { unit: row.period_unit, count: period.count },
    plan:
      row.plan_id !== null && row.duration !== null && row.duration_type !== null
        ? { id: row.plan_id, duration: row.duration, durationType: row.duration_type }
        : null,
    cardId: row.card_id,
  };
}
