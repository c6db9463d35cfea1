import type { Knex } from 'knex';
import type { AccountTokensRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { idSchema, newId } from '../shared/ids';
import { isSignedBy, sign } from '../shared/sealing/signature';
import { refuse, type Refusal } from './refusals';

/** What whoever holds a token may do, once. */
export type TokenPurpose = 'reset_password' | 'verify_email';

export type TokenRefusal = 'invalid-token' | 'used-token' | 'expired-token';

/** Whose token it is, and the address they had when it was made. */
export interface TokenOwner {
  userId: string;
  email: string;
}

type TokenRow = Pick<AccountTokensRow, 'user_id' | 'email' | 'expires_at' | 'consumed_at'>;

/** Makes a signed token that is good once and for a time; what is stored does not tell it. */
export async function createToken(
  context: DomainContext,
  trx: Knex.Transaction,
  purpose: TokenPurpose,
  { userId, email, seconds }: TokenOwner & { seconds: number },
): Promise<string> {
  const id = newId();
  await trx('account_tokens').insert({
    id,
    purpose,
    user_id: userId,
    email,
    expires_at: new Date(context.now().getTime() + seconds * 1000),
    created_at: context.now(),
  });
  return `${id}.${sign(context.keys.accountToken, `${purpose}:${id}`)}`;
}

/** Whose a token is, without using it up; the database is not asked about one we never signed. */
export async function findTokenOwner(
  context: DomainContext,
  purpose: TokenPurpose,
  token: string,
): Promise<({ ok: true } & TokenOwner) | Refusal<TokenRefusal>> {
  const id = readToken(context, purpose, token);
  if (!id) return refuse('invalid-token');
  return judge(context, await context.db('account_tokens').where({ id }).first());
}

/** Uses a token up in the caller's transaction; of two uses at once the second finds it used. */
export async function redeemToken(
  context: DomainContext,
  trx: Knex.Transaction,
  purpose: TokenPurpose,
  token: string,
): Promise<({ ok: true } & TokenOwner) | Refusal<TokenRefusal>> {
  const id = readToken(context, purpose, token);
  if (!id) return refuse('invalid-token');
  const row = await trx('account_tokens').where({ id }).forUpdate().first();
  const owner = judge(context, row);
  if (owner.ok) await trx('account_tokens').where({ id }).update({ consumed_at: context.now() });
  return owner;
}

/** Makes a user's tokens of one purpose worthless. */
export async function voidTokens(
  context: DomainContext,
  trx: Knex.Transaction,
  purpose: TokenPurpose,
  userId: string,
): Promise<void> {
  await trx('account_tokens')
    .where({ user_id: userId, purpose })
    .whereNull('consumed_at')
    .update({ consumed_at: context.now() });
}

function readToken(context: DomainContext, purpose: TokenPurpose, token: string): string | null {
  const [id = '', signature = '', ...rest] = token.split('.');
  const isGenuine =
    rest.length === 0 && isSignedBy(context.keys.accountToken, `${purpose}:${id}`, signature);
  return isGenuine && idSchema.safeParse(id).success ? id : null;
}

function judge(context: DomainContext, row: TokenRow | undefined) {
  if (!row) return refuse('invalid-token');
  if (row.consumed_at) return refuse('used-token');
  if (row.expires_at <= context.now()) return refuse('expired-token');
  return { ok: true as const, userId: row.user_id, email: row.email };
}
