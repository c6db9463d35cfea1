import type { Knex } from 'knex';
import type { AccountsRow, PayoutMethodsRow } from '~/db/rows';
import * as z from 'zod';
import type { DomainContext } from '../../shared/context';
import { isOneOf } from '../../shared/lists/column-filters';
import { defineList, filterBy } from '../../shared/lists/define-list';
import type { LeftJoined } from '../../shared/reading/left-joined';
import type { Seal } from '../../shared/sealing/seal';
import { approvalStatuses, payoutKinds } from '../schema';
import { openDetails } from '../sealed-destination';
import { maskedDetails } from './read-details';

/** A payout method as its owner sees it: no number in full. */
export interface PayoutMethod {
  id: string;
  userId: string;
  kind: PayoutMethodsRow['kind'];
  network: PayoutMethodsRow['network'];
  country: string | null;
  label: string;
  endsWith: string;
  details: Record<string, string | null>;
  approvalStatus: PayoutMethodsRow['approval_status'];
  rejectionReason: string | null;
  isDefault: boolean;
  isIban: boolean;
  createdAt: Date;
}

export function toMethod(seal: Seal, row: PayoutMethodsRow): PayoutMethod {
  const to = openDetails(seal, row);
  return {
    id: row.id,
    userId: row.user_id,
    kind: row.kind,
    network: row.network,
    country: row.country,
    label: row.label,
    endsWith: row.ends_with,
    details: maskedDetails(to),
    approvalStatus: row.approval_status,
    rejectionReason: row.rejection_reason,
    isDefault: row.is_default,
    isIban: to.kind === 'bank_payout' && to.isIban,
    createdAt: row.created_at,
  };
}

/** Returns a person's methods, the default first; there are few. */
export async function listOwnMethods(
  { db, seal }: DomainContext,
  userId: string,
): Promise<PayoutMethod[]> {
  const rows = await db('payout_methods')
    .where({ user_id: userId, removed_at: null })
    .orderBy([{ column: 'is_default', order: 'desc' }, 'created_at']);
  return rows.map((row) => toMethod(seal, row));
}

/** Returns a method of a person; null if it is another person's or was removed. */
export async function findOwnMethod(
  { db, seal }: DomainContext,
  { userId, id }: { userId: string; id: string },
): Promise<PayoutMethod | null> {
  const row = await db('payout_methods').where({ id, user_id: userId, removed_at: null }).first();
  return row ? toMethod(seal, row) : null;
}

/** A method in the list for staff. */
export interface MethodListed
  extends Omit<PayoutMethodsRow, 'sealed_details'>, LeftJoined<Pick<AccountsRow, 'email'>> {}

const methods = (db: Knex): Knex.QueryBuilder =>
  db('payout_methods')
    .leftJoin('accounts', 'accounts.id', 'payout_methods.user_id')
    .whereNull('payout_methods.removed_at');

/** The methods of everybody who is paid; staff approve them, the one that waits longest first. */
export const payoutMethodList = defineList<MethodListed>()({
  from: methods,
  id: 'payout_methods.id',
  columns: [
    'payout_methods.id',
    'payout_methods.user_id',
    'payout_methods.kind',
    'payout_methods.network',
    'payout_methods.country',
    'payout_methods.label',
    'payout_methods.ends_with',
    'payout_methods.version',
    'payout_methods.approval_status',
    'payout_methods.rejection_reason',
    'payout_methods.is_default',
    'payout_methods.name_check',
    'payout_methods.decided_by',
    'payout_methods.decided_at',
    'payout_methods.created_at',
    'payout_methods.changed_at',
    'payout_methods.removed_at',
    'accounts.email',
  ],
  filters: {
    search: filterBy(z.string().trim().min(1).max(254), (rows, text) => {
      if (text.includes('@')) return void rows.where('accounts.email', text.toLowerCase());
      void rows.where('payout_methods.ends_with', text.slice(-4));
    }),
    type: isOneOf('payout_methods.kind', payoutKinds),
    approvalStatus: isOneOf('payout_methods.approval_status', approvalStatuses),
    userId: filterBy(z.uuid(), (rows, userId) => {
      void rows.where('payout_methods.user_id', userId);
    }),
    country: filterBy(
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{2}$/),
      (rows, country) => {
        void rows.where('payout_methods.country', country);
      },
    ),
  },
  sorts: { changedAt: [{ column: 'payout_methods.changed_at', type: 'timestamptz' }] },
  defaultSort: { by: 'changedAt', order: 'asc' },
});

/** Returns a method in the form of the list; null if there is none. */
export async function findListedMethod(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<MethodListed | null> {
  const [row] = await payoutMethodList.readRows(db, [id]);
  return row ?? null;
}
