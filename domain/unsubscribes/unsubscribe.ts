import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { contactChanged, emailUnsubscribed } from './events';
import { changeAccount } from '../account-states/account-rows';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { idOfDigest, newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { isUnsubscribed, unsubscribeOf } from './is-unsubscribed';
import { refuse, type Refusal } from '../shared/refusals';
import type { UnsubscribeCause } from './schema';
import { readUnsubscribeToken } from './token';

/**
 * Unsubscribes the token's address from marketing mail and revokes its owner's consent. A repeat changes
 * and announces nothing. Refuses a token that we did not sign.
 */
export async function unsubscribe(
  context: DomainContext,
  token: string,
): Promise<{ ok: true; email: string } | Refusal<'invalid-token'>> {
  const email = readUnsubscribeToken(context, token);
  if (email === null) return refuse('invalid-token');
  await transact(context, (trx) =>
    unsubscribeAddress(context, trx, { id: newId(), email, how: 'link' }),
  );
  return { ok: true, email };
}

interface Unsubscribing {
  /** The id of a new row. */
  id: string;
  email: string;
  how: UnsubscribeCause;
}

/**
 * Unsubscribes an address from marketing mail and revokes its owner's consent. Returns false if the
 * address had unsubscribed before.
 */
export async function unsubscribeAddress(
  context: DomainContext,
  trx: Knex.Transaction,
  { id, email, how }: Unsubscribing,
): Promise<boolean> {
  const isAdded = await turnDown(context, trx, { id, email, how });
  const refused = { agreed_to_promotions: false, updated_at: context.now() };
  const owners = await changeAccount(trx, { email, agreed_to_promotions: true }, refused);
  if (!isAdded && owners.length === 0) return false;
  for (const { id: userId } of owners) {
    const about = { personId: userId, aggregateId: userId };
    announce(trx, contactChanged, about, { userId });
  }
  announce(
    trx,
    emailUnsubscribed,
    {
      personId: owners[0]?.id ?? null,
      aggregateId: idOfDigest(createHash('sha256').update(email).digest()),
    },
    { email },
  );
  return isAdded;
}

/**
 * Returns false if the address had unsubscribed before. For an erased person, the address is not stored
 * again.
 */
async function turnDown(
  context: DomainContext,
  trx: Knex.Transaction,
  { id, email: address, how }: Unsubscribing,
): Promise<boolean> {
  if (await isUnsubscribed(context, trx, address)) return false;
  const added = await trx('email_unsubscribes')
    .insert({ id, address, how, created_at: context.now() })
    .onConflict('address')
    .ignore()
    .returning('address');
  return added.length > 0;
}

/** Deletes the unsubscription of an address, because its owner has just requested marketing mail. */
export async function resubscribe(
  context: Pick<DomainContext, 'keys'>,
  db: Knex,
  address: string,
): Promise<void> {
  await unsubscribeOf(context, db, address).delete();
}

/**
 * Deletes an unsubscription by its id, except one by a complaint, which only the owner of the address ends.
 * The consent of an account stays revoked until its owner agrees again. Returns the cause, or null if there
 * is no such unsubscription.
 */
export async function endUnsubscription(
  trx: Knex.Transaction,
  id: string,
): Promise<UnsubscribeCause | null> {
  const row = await trx('email_unsubscribes').where({ id }).forUpdate().first('how');
  if (!row) return null;
  if (row.how !== 'complaint') await trx('email_unsubscribes').where({ id }).delete();
  return row.how;
}
