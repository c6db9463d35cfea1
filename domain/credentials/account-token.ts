import type { Knex } from 'knex';
import type { AccountTokensRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { idSchema, newId } from '../shared/ids';
import { isSignedBy, sign } from '../shared/sealing/signature';
import { refuse, type Refusal } from './refusals';

/** The action that the holder of a token may perform, once. */
export type TokenPurpose = 'reset_password' | 'verify_email';

export type TokenRefusal = 'invalid-token' | 'used-token' | 'expired-token';

/** The owner of a token, and their address when it was created. */
export interface TokenOwner {
  userId: string;
  email: string;
}

type TokenRow = Pick<AccountTokensRow, 'user_id' | 'email' | 'expires_at' | 'consumed_at'>;

/** Creates a signed token that is valid once and for a limited time. The stored row does not reveal it. */
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

/** Returns the owner of a token without using it up. A token without our signature causes no query. */
export async function findTokenOwner(
  context: DomainContext,
  purpose: TokenPurpose,
  token: string,
): Promise<({ ok: true } & TokenOwner) | Refusal<TokenRefusal>> {
  const id = readToken(context, purpose, token);
  if (!id) return refuse('invalid-token');
  return judge(context, await context.db('account_tokens').where({ id }).first());
}

/** Uses up a token in the caller's transaction. Of two concurrent uses the second one is refused. */
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

/** Voids a user's tokens of one purpose. */
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
