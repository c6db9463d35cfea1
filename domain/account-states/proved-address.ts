import type { Knex } from 'knex';
import type { OwnedRows } from '../shared/personal-data';

/**
 * The address that a person has proved. A merely claimed address gives no access to other people's
 * rows.
 */
export const provedAddress = {
  table: 'accounts',
  reads: 'users',
  owner: 'id',
  key: 'email',
  only: (rows: Knex.QueryBuilder) => void rows.whereNotNull('verified_at'),
} satisfies OwnedRows & { key: string };

/** Rows that strangers created with the person's address and never completed. */
export const claimed = {
  owner: 'email',
  of: provedAddress,
  onErasure: 'delete',
  isOmitted: true,
} as const;
