import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { fromDay, startOf, toDay } from '../shared/lists/column-filters';
import { defineList, filterBy } from '../shared/lists/define-list';
import { wordsSchema } from '../shared/words/words-schema';
import { unsubscribeCauseSchema, type UnsubscribeCause } from '../unsubscribes/schema';

/** An address that gets no promotional mail, as listed for staff. */
export interface UnsubscribeListed {
  id: string;
  /** Null if its owner was erased: only a keyed hash is left. */
  address: string | null;
  how: UnsubscribeCause;
  unsubscribed_at: Date;
  /** The account with the address. */
  user_id: string | null;
  /** False while the e-mail marketing provider still has the address. */
  is_removed: boolean;
}

const columns = (db: Knex) => [
  'unsubscribed_addresses.id',
  'unsubscribed_addresses.address',
  'unsubscribed_addresses.how',
  'unsubscribed_addresses.unsubscribed_at',
  'accounts.id as user_id',
  db.raw(`not exists (select from marketing_contacts
                       where marketing_contacts.user_id = accounts.id
                         and marketing_contacts.email = unsubscribed_addresses.address) as is_removed`),
];

const unsubscribed = (db: Knex): Knex.QueryBuilder =>
  db('unsubscribed_addresses').leftJoin('accounts', (join) => {
    join
      .on('accounts.email', 'unsubscribed_addresses.address')
      .andOnNotNull('accounts.verified_at');
  });

/** The addresses that get no promotional mail, the newest first. */
export const unsubscribes = defineList<UnsubscribeListed>()({
  from: unsubscribed,
  id: 'unsubscribed_addresses.id',
  columns,
  filters: {
    /** The start of an address. */
    address: filterBy(wordsSchema().trim().toLowerCase().min(1).max(254), (rows, text) => {
      void rows.whereRaw('unsubscribed_addresses.address like ?', [`${startOf(text)}%`]);
    }),
    how: filterBy(unsubscribeCauseSchema, (rows, how) => {
      void rows.where('unsubscribed_addresses.how', how);
    }),
    from: fromDay('unsubscribed_addresses.unsubscribed_at'),
    to: toDay('unsubscribed_addresses.unsubscribed_at'),
  },
  sorts: {
    since: [{ column: 'unsubscribed_addresses.unsubscribed_at', type: 'timestamptz' }],
  },
  defaultSort: { by: 'since', order: 'desc' },
});

/** Returns an unsubscription in the form of the list; null if there is none. */
export async function findUnsubscribe(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<UnsubscribeListed | null> {
  const row = unsubscribed(db).where('unsubscribed_addresses.id', id);
  return (await row.first<UnsubscribeListed | undefined>(columns(db))) ?? null;
}

/** Returns the id of an address's unsubscription; null if there is none. */
export async function findUnsubscribeByAddress(
  { db }: Pick<DomainContext, 'db'>,
  address: string,
): Promise<string | null> {
  const row = await db('unsubscribed_addresses')
    .where({ address: address.toLowerCase() })
    .first<{ id: string } | undefined>('id');
  return row?.id ?? null;
}
