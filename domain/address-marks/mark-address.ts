import { createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { foldAddress } from './fold-address';
import { addressMarksSettings } from './settings';

export type AddressMarkKind = 'under_age' | 'welcome_tokens';

type Keyed = Pick<DomainContext, 'keys'>;
type Keeper = Keyed & Pick<DomainContext, 'now' | 'settings'>;

/** Returns the keyed hash of an address (32 bytes), which is the same for all its aliases. */
function hashAddress({ keys }: Keyed, address: string): Buffer {
  return createHmac('sha256', keys.addressMark).update(foldAddress(address)).digest();
}

/**
 * Marks an address; returns false if it was already marked. Of several concurrent calls one marks it,
 * and the others wait for its transaction.
 */
export async function markAddress(
  context: Keeper,
  db: Knex,
  address: string,
  kind: AddressMarkKind,
): Promise<boolean> {
  const now = context.now();
  const expiresAt = await endOf(context, kind);
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `insert into address_marks (hash, kind, created_at, expires_at) values (?, ?, ?, ?)
       on conflict (hash, kind) do update
          set created_at = excluded.created_at, expires_at = excluded.expires_at
        where address_marks.expires_at <= excluded.created_at
     returning 1`,
    [hashAddress(context, address), kind, now, expiresAt],
  );
  return rows.length > 0;
}

async function endOf(context: Keeper, kind: AddressMarkKind): Promise<Date | null> {
  if (kind === 'welcome_tokens') return null;
  const { under_age_mark_seconds } = await context.settings(addressMarksSettings);
  return new Date(context.now().getTime() + under_age_mark_seconds * 1000);
}

/** Checks whether an address, or an alias of it, has a mark that has not expired. */
export async function isAddressMarked(
  context: Keyed & Pick<DomainContext, 'now'>,
  db: Knex,
  address: string,
  kind: AddressMarkKind,
): Promise<boolean> {
  const mark = await db('address_marks')
    .where({ hash: hashAddress(context, address), kind })
    .where((lasting) => lasting.whereNull('expires_at').orWhere('expires_at', '>', context.now()))
    .first('kind');
  return mark !== undefined;
}

/** Removes a mark, if there is one. */
export async function unmarkAddress(
  context: Keyed,
  db: Knex,
  address: string,
  kind: AddressMarkKind,
): Promise<void> {
  await db('address_marks')
    .where({ hash: hashAddress(context, address), kind })
    .delete();
}
