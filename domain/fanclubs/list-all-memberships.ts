import type { Knex } from 'knex';
import * as z from 'zod';
import type { AccountsRow, FanclubMembershipsRow, PublishedCharactersRow } from '~/db/rows';
import { personBy } from '../account-states/search-person';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import { fromDay, isOneOf, toDay } from '../shared/lists/column-filters';
import { defineList, filterBy } from '../shared/lists/define-list';
import type { LeftJoined } from '../shared/reading/left-joined';
import { membershipStatuses } from './list-memberships';
import { paymentKinds } from './schema';

/** A membership in the list for staff. */
export interface MembershipListed
  extends
    Pick<
      FanclubMembershipsRow,
      | 'id'
      | 'user_id'
      | 'character_id'
      | 'status'
      | 'pays_with'
      | 'price'
      | 'discount_percent'
      | 'period_unit'
      | 'period_count'
      | 'periods'
      | 'renews'
      | 'failed_renewals'
      | 'started_at'
      | 'expires_at'
      | 'due_at'
      | 'cancelled_at'
      | 'order_id'
    >,
    LeftJoined<Pick<AccountsRow, 'email' | 'fan_club_autorenew'>> {
  /** The name of the club's character; null if it is not shown. */
  name: PublishedCharactersRow['name'] | null;
}

const columns = [
  'fanclub_memberships.id',
  'fanclub_memberships.user_id',
  'fanclub_memberships.character_id',
  'fanclub_memberships.status',
  'fanclub_memberships.pays_with',
  'fanclub_memberships.price',
  'fanclub_memberships.discount_percent',
  'fanclub_memberships.period_unit',
  'fanclub_memberships.period_count',
  'fanclub_memberships.periods',
  'fanclub_memberships.renews',
  'fanclub_memberships.failed_renewals',
  'fanclub_memberships.started_at',
  'fanclub_memberships.expires_at',
  'fanclub_memberships.due_at',
  'fanclub_memberships.cancelled_at',
  'fanclub_memberships.order_id',
  'accounts.email',
  'accounts.fan_club_autorenew',
  'club.name',
] as const;

const memberships = (db: Knex): Knex.QueryBuilder =>
  db('fanclub_memberships')
    .leftJoin('accounts', 'accounts.id', 'fanclub_memberships.user_id')
    .leftJoin('published_characters as club', 'club.id', 'fanclub_memberships.character_id');

/** The memberships of all people, those that end last first. */
export const membershipList = defineList<MembershipListed>()({
  from: memberships,
  id: 'fanclub_memberships.id',
  columns,
  filters: {
    search: personBy('fanclub_memberships.user_id', 'fanclub_memberships.id'),
    status: isOneOf('fanclub_memberships.status', membershipStatuses),
    renewal: filterBy(z.enum(['on', 'off', 'overdue']), (rows, renewal) => {
      void rows.where('fanclub_memberships.renews', renewal !== 'off');
      if (renewal === 'overdue') void rows.where('fanclub_memberships.failed_renewals', '>', 0);
    }),
    paysWith: isOneOf('fanclub_memberships.pays_with', paymentKinds),
    characterId: filterBy(idSchema, (rows, id) => {
      void rows.where('fanclub_memberships.character_id', id);
    }),
    startedFrom: fromDay('fanclub_memberships.started_at'),
    startedTo: toDay('fanclub_memberships.started_at'),
    endsFrom: fromDay('fanclub_memberships.expires_at'),
    endsTo: toDay('fanclub_memberships.expires_at'),
  },
  sorts: {
    ends: [{ column: 'fanclub_memberships.expires_at', type: 'timestamptz' }],
    started: [{ column: 'fanclub_memberships.started_at', type: 'timestamptz' }],
  },
  defaultSort: { by: 'ends', order: 'desc' },
});

/** Returns a membership in the form of the list; null if there is none. */
export async function findListedMembership(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<MembershipListed | null> {
  const [row] = await membershipList.readRows(db, [id]);
  return row ?? null;
}
