import type { Knex } from 'knex';
import type { OwnedRows } from '../shared/personal-data';

/**
 * The address that a person has proved; nobody else's rows are theirs by an address they only
 * claim.
 */
export const provedAddress = {
  table: 'accounts',
  reads: 'users',
  owner: 'id',
  key: 'email',
  only: (rows: Knex.QueryBuilder) => void rows.whereNotNull('verified_at'),
} satisfies OwnedRows & { key: string };

/** What strangers began with the person's address, and never finished. */
export const claimed = {
  owner: 'email',
  of: provedAddress,
  onErasure: 'delete',
  isUntold: true,
} as const;
