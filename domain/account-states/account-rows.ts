import type { Knex } from 'knex';
import type { UsersRow } from '~/db/rows';

/** An account, as long as it is as it is described. */
type Which = Partial<UsersRow> & (Pick<UsersRow, 'id'> | Pick<UsersRow, 'email'>);

/** A value, or what is to be made of the one before. */
type Changes = {
  [Column in keyof Omit<UsersRow, 'id' | 'created_at'>]?: UsersRow[Column] | Knex.Raw;
};

type NewAccount = Pick<UsersRow, 'id' | 'email' | 'account_type' | 'locale' | 'created_at'> &
  Pick<UsersRow, 'adult_confirmed_at' | 'visitor_id'> &
  Partial<Pick<UsersRow, 'password_hash'>>;

/** Adds an account, whose address nobody has proved yet. */
export async function addAccount(trx: Knex.Transaction, account: NewAccount): Promise<void> {
  await trx('users').insert(account);
}

/**
 * Columns of an account that stays as it is until the transaction ends, but for what this changes.
 * A shared lock lets others take the same.
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

/** Changes an account that is as described; answers those that were, as they now are. */
export async function changeAccount(db: Knex, which: Which, changes: Changes): Promise<Changed[]> {
  return db('users')
    .where(which)
    .update(changes)
    .returning(['id', 'email', 'locale', 'verified_at', 'fan_club_autorenew']);
}

/** The stored hash of a user's password; null for somebody who has none. */
export async function findPasswordHash(
  { db }: { db: Knex },
  userId: string,
): Promise<string | null> {
  const user = await db('users').where({ id: userId }).first('password_hash');
  return user?.password_hash ?? null;
}

export type SignInRow = Pick<UsersRow, 'id' | 'password_hash' | 'state' | 'verified_at'>;

/** Who may have meant an address to sign in with: its owner, and the newest sign-up that nobody proved. */
export function listSignIns(db: Knex, email: string): Promise<SignInRow[]> {
  return (
    db('users')
      .where({ email })
      .whereNot('state', 'deleted')
      .orderByRaw('verified_at is null, created_at desc')
      // At most one account of an address is proved.
      .limit(2)
      .select('id', 'password_hash', 'state', 'verified_at')
  );
}

/** Lets nobody else do anything about an account of staff until the transaction ends. */
export async function lockStaffAccount(trx: Knex.Transaction, id: string): Promise<void> {
  await trx.raw('select lock_staff_account(?)', [id]);
}
