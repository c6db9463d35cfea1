import type { Knex } from 'knex';
import * as z from 'zod';
import type { AccountsRow, FanclubMembershipsRow, FanclubPlansRow, FanclubsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import { readTogether } from '../shared/read-together';
import { membershipColumns, toState, type MembershipRow } from './change-membership';
import { isOverdue } from './decide-membership';
import { clubMoney, priceBefore } from './club-price';
import type { Membership, MembershipPage } from './schema';

export const membershipSorts = ['nextBillingDateOldest', 'nextBillingDateNewest'] as const;
export const membershipStatuses = ['active', 'expired'] as const;
type Status = (typeof membershipStatuses)[number];

interface List {
  limit: number;
  cursor?: string | undefined;
  sortBy?: (typeof membershipSorts)[number] | undefined;
  status?: Status | undefined;
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

const position = z.object({ at: z.iso.datetime({ precision: 6 }), id: idSchema });

/** When it is next billed, or ends. */
const billedAt = 'coalesce(m.due_at, m.expires_at)';

/** Somebody's memberships that run or have run, page by page; those billed soonest first. */
export async function listMemberships(
  context: DomainContext,
  userId: string,
  { limit, cursor, sortBy = 'nextBillingDateOldest', status }: List,
): Promise<MembershipPage> {
  const after = cursor ? context.cursors.read(position, cursor) : null;
  const [order, sign] = sortBy === 'nextBillingDateOldest' ? ['asc', '>'] : ['desc', '<'];
  const query = membershipRows(context.db, userId)
    .orderByRaw(`${billedAt} ${order}, m.id ${order}`)
    .limit(limit + 1);
  if (status) void query.where('m.expires_at', status === 'active' ? '>' : '<=', context.now());
  if (after) {
    void query.whereRaw(`(${billedAt}, m.id) ${sign} (?::timestamptz, ?::uuid)`, [
      after.at,
      after.id,
    ]);
  }
  const rows = await readTogether<Row>(context.db, query, moments);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => toMembership(row, context.now())),
    nextCursor:
      rows.length > limit && last
        ? context.cursors.write({ at: last.billed_at, id: last.id })
        : null,
  };
}

/** Somebody's membership of a character's club, running or ended; null where there never was one. */
export async function getMembership(
  context: Pick<DomainContext, 'db' | 'now'>,
  { userId, characterId }: { userId: string; characterId: string },
): Promise<Membership | null> {
  const query = membershipRows(context.db, userId).where('m.character_id', characterId);
  const [row] = await readTogether<Row>(context.db, query, moments);
  return row ? toMembership(row, context.now()) : null;
}

/** How many clubs somebody belongs to, or has belonged to. */
export async function countMemberships(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  userId: string,
  status?: Status,
): Promise<number> {
  const query = db('fanclub_memberships').where({ user_id: userId });
  if (status) void query.where('expires_at', status === 'active' ? '>' : '<=', now());
  const counted = await query.count<{ count: string }[]>('* as count');
  return Number(counted[0]?.count ?? 0);
}

function membershipRows(db: Knex, userId: string): Knex.QueryBuilder {
  return db('fanclub_memberships as m')
    .join('published_characters as c', 'c.id', 'm.character_id')
    .leftJoin('fanclubs as club', 'club.character_id', 'm.character_id')
    .leftJoin('fanclub_plans as plan', 'plan.id', 'm.plan_id')
    .join('accounts as account', 'account.id', 'm.user_id')
    .where('m.user_id', userId)
    .select(
      ...membershipColumns.map((column) => `m.${column}`),
      'm.character_id',
      'club.creator_id',
      'account.fan_club_autorenew',
      'plan.duration',
      'plan.duration_type',
      // To the microsecond, which a Date would lose and a cursor needs.
      db.raw(
        `to_char(${billedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as billed_at`,
      ),
    );
}

function toMembership(row: Row, now: Date): Membership {
  const state = toState(row);
  const { price, discountPercent, paysWith, period } = state.terms;
  // The switch of the account stands above that of each club.
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
