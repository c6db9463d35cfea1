import * as z from 'zod';
import type { FanclubPlansRow, FanclubsRow, PublishedCharactersRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { defineList, filterBy } from '../shared/lists/define-list';
import { idSchema } from '../shared/ids';
import type { LeftJoined } from '../shared/reading/left-joined';
import { clubMoney } from './club-price';
import type { ClubPlan } from './schema';

export type PlanRow = Pick<
  FanclubPlansRow,
  'id' | 'club_id' | 'duration' | 'duration_type' | 'is_active' | 'price'
> &
  Pick<FanclubsRow, 'creator_id'>;

const planColumns = [
  'fanclub_plans.id',
  'fanclub_plans.club_id',
  'fanclub_plans.duration',
  'fanclub_plans.duration_type',
  'fanclub_plans.is_active',
  'fanclub_plans.price',
  'fanclubs.creator_id',
] as const;

export const toPlan = (row: PlanRow): ClubPlan => ({
  id: row.id,
  clubId: row.club_id,
  creatorId: row.creator_id,
  duration: row.duration,
  durationType: row.duration_type,
  isActive: row.is_active,
  price: clubMoney(row.price),
});

/** A plan in the staff's list. */
export interface PlanListed
  extends
    PlanRow,
    Pick<FanclubPlansRow, 'created_at'>,
    LeftJoined<Pick<PublishedCharactersRow, 'name'>> {}

/** The plans of all clubs, newest first. */
export const allPlans = defineList<PlanListed>()({
  from: (db) =>
    db('fanclub_plans')
      .join('fanclubs', 'fanclubs.id', 'fanclub_plans.club_id')
      .leftJoin('published_characters', 'published_characters.id', 'fanclubs.character_id'),
  id: 'fanclub_plans.id',
  columns: [...planColumns, 'fanclub_plans.created_at', 'published_characters.name'],
  filters: {
    state: filterBy(z.enum(['on', 'off']), (rows, state) => {
      void rows.where('fanclub_plans.is_active', state === 'on');
    }),
    creatorId: filterBy(idSchema, (rows, id) => {
      void rows.where('fanclubs.creator_id', id);
    }),
  },
  sorts: {
    createdAt: [{ column: 'fanclub_plans.created_at', type: 'timestamptz' }],
    price: [{ column: 'fanclub_plans.price', type: 'bigint' }],
  },
  defaultSort: { by: 'createdAt', order: 'desc' },
});

/** Returns a plan, active or not; null if there is none. */
export async function findPlan(
  { db }: Pick<DomainContext, 'db'>,
  planId: string,
): Promise<ClubPlan | null> {
  const row: PlanRow | undefined = await db('fanclub_plans')
    .join('fanclubs', 'fanclubs.id', 'fanclub_plans.club_id')
    .where('fanclub_plans.id', planId)
    .first(...planColumns);
  return row ? toPlan(row) : null;
}

/** Lists the active plans of a creator's club, shortest first. */
export async function listClubPlans(
  { db }: Pick<DomainContext, 'db'>,
  creatorId: string,
): Promise<ClubPlan[]> {
  const rows: PlanRow[] = await db('fanclub_plans')
    .join('fanclubs', 'fanclubs.id', 'fanclub_plans.club_id')
    .where('fanclubs.creator_id', creatorId)
    .where('fanclub_plans.is_active', true)
    .orderByRaw(`(duration_type = 'Weeks') desc, duration`)
    .select(...planColumns);
  return rows.map(toPlan);
}
