import type { Knex } from 'knex';
import * as z from 'zod';
import type { AccountDeletionsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import { startOf } from '../shared/lists/column-filters';
import { defineList, filterBy } from '../shared/lists/define-list';
import { wordsSchema } from '../shared/words/words-schema';
import { hashEmail } from '../shared/sealing/hash-email';

/** A closing or erased account as listed for staff. */
export interface DeletedListed extends Pick<
  AccountDeletionsRow,
  'requested_at' | 'due_at' | 'erasure_began_at' | 'erased_at' | 'deleted_by' | 'address_hash'
> {
  user_id: string;
  /** The address; null once it was erased. */
  email: string | null;
}

const columns = (db: Knex) => [
  'deleted_accounts.user_id',
  'deleted_accounts.requested_at',
  'deleted_accounts.due_at',
  'deleted_accounts.erasure_began_at',
  'deleted_accounts.erased_at',
  'deleted_accounts.deleted_by',
  'deleted_accounts.address_hash',
  db.raw('case when deleted_accounts.erasure_began_at is null then accounts.email end as email'),
];

const deleted = (db: Knex): Knex.QueryBuilder =>
  db('deleted_accounts').leftJoin('accounts', 'accounts.id', 'deleted_accounts.user_id');
const time = 'timestamptz';

/** The accounts that close or were erased, the soonest erasure first. */
export const deletedPeople = defineList<DeletedListed>()({
  from: deleted,
  id: 'deleted_accounts.user_id',
  columns,
  filters: {
    /** An account's id, or the start of an address that is not erased yet. */
    q: filterBy(wordsSchema().trim().toLowerCase().min(1).max(254), (rows, text) => {
      if (idSchema.safeParse(text).success) void rows.where('deleted_accounts.user_id', text);
      else {
        void rows
          .whereNull('deleted_accounts.erasure_began_at')
          .whereRaw('accounts.email like ?', [`${startOf(text)}%`]);
      }
    }),
    /** The keyed hash of an erased address, in hexadecimal. */
    hash: filterBy(z.string().regex(/^[0-9a-f]{64}$/), (rows, hash) => {
      void rows.where('deleted_accounts.address_hash', Buffer.from(hash, 'hex'));
    }),
    stage: filterBy(z.enum(['restorable', 'erased']), (rows, stage) => {
      void (stage === 'erased'
        ? rows.whereNotNull('deleted_accounts.erasure_began_at')
        : rows.whereNull('deleted_accounts.erasure_began_at'));
    }),
    by: filterBy(z.enum(['person', 'staff']), (rows, by) => {
      void (by === 'staff'
        ? rows.whereNotNull('deleted_accounts.deleted_by')
        : rows.whereNull('deleted_accounts.deleted_by'));
    }),
  },
  sorts: {
    due: [{ column: 'deleted_accounts.due_at', type: time }],
    requested: [{ column: 'deleted_accounts.requested_at', type: time }],
  },
  defaultSort: { by: 'due', order: 'asc' },
});

/** Returns a closing or erased account in the form of the list; null if there is none. */
export async function findDeleted(
  { db }: Pick<DomainContext, 'db'>,
  userId: string,
): Promise<DeletedListed | null> {
  const row = deleted(db).where('deleted_accounts.user_id', userId);
  return (await row.first<DeletedListed | undefined>(columns(db))) ?? null;
}

/** Returns the keyed hash by which an erased account is found, in hexadecimal. */
export const hashDeletedAddress = (context: Pick<DomainContext, 'keys'>, email: string): string =>
  hashEmail(context, email).toString('hex');
