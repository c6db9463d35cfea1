import type { Knex } from 'knex';
import type { UsersRow } from '~/db/rows';

/** The id or address of an account, and column values that it must also have. */
type Which = Partial<UsersRow> & (Pick<UsersRow, 'id'> | Pick<UsersRow, 'email'>);

/** New values, or SQL expressions that compute them from the previous ones. */
type Changes = {
  [Column in keyof Omit<UsersRow, 'id' | 'created_at'>]?: UsersRow[Column] | Knex.Raw;
};

type NewAccount = Pick<UsersRow, 'id' | 'email' | 'account_type' | 'locale' | 'created_at'> &
  Pick<UsersRow, 'adult_confirmed_at' | 'visitor_id'> &
  Partial<Pick<UsersRow, 'password_hash'>>;

/** Adds an account whose address is not yet verified. */
export async function addAccount(trx: Knex.Transaction, account: NewAccount): Promise<void> {
  await trx('users').insert(account);
}

/**
 * Locks an account until the transaction ends and returns columns of it; undefined if there is none.
 * A shared lock allows other shared locks.
 */
export async function lockAccount<Column extends keyof UsersRow>(
  trx: Knex.Transaction,
  which: Which,
  columns: readonly Column[],
  { isShared = false }: { isShared?: boolean } = {},
): Promise<Pick<UsersRow, Column> | undefined> {
  const found = trx('users').where(which);
  const locked = isShared ? found.forShare() : found.forUpdate();
  return locked.first<UsersRow | undefined>(...columns);
}

type Changed = Pick<UsersRow, 'id' | 'email' | 'locale' | 'verified_at' | 'fan_club_autorenew'>;

/** Changes the accounts that match; returns them as they now are. */
export async function changeAccount(db: Knex, which: Which, changes: Changes): Promise<Changed[]> {
  return db('users')
    .where(which)
    .update(changes)
    .returning(['id', 'email', 'locale', 'verified_at', 'fan_club_autorenew']);
}

/** Returns the stored hash of a user's password; null if the user has none. */
export async function findPasswordHash(
  { db }: { db: Knex },
  userId: string,
): Promise<string | null> {
  const user = await db('users').where({ id: userId }).first('password_hash');
  return user?.password_hash ?? null;
}

export type SignInRow = Pick<UsersRow, 'id' | 'password_hash' | 'state' | 'verified_at'>;

/**
 * Returns the accounts that an address may refer to at sign-in: its owner's, and the newest unverified
 * sign-up.
 */
export function listSignIns(db: Knex, email: string): Promise<SignInRow[]> {
  return (
    db('users')
      .where({ email })
      .whereNot('state', 'deleted')
      .orderByRaw('verified_at is null, created_at desc')
      // At most one account of an address is verified.
      .limit(2)
      .select('id', 'password_hash', 'state', 'verified_at')
  );
}

/** Locks an account of staff against all other operations until the transaction ends. */
export async function lockStaffAccount(trx: Knex.Transaction, id: string): Promise<void> {
  await trx.raw('select lock_staff_account(?)', [id]);
}
