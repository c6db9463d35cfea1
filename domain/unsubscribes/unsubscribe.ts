import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { contactChanged, emailUnsubscribed } from './events';
import { changeAccount } from '../account-states/account-rows';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { idOfDigest } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { isUnsubscribed, unsubscribeOf } from './is-unsubscribed';
import { refuse, type Refusal } from '../shared/refusals';
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
  await transact(context, async (trx) => {
    const isAdded = await turnDown(context, trx, email);
    const refused = { agreed_to_promotions: false, updated_at: context.now() };
    const owners = await changeAccount(trx, { email, agreed_to_promotions: true }, refused);
    if (!isAdded && owners.length === 0) return;
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
  });
  return { ok: true, email };
}

/**
 * Returns false if the address had unsubscribed before. For an erased person, the address is not stored
 * again.
 */
async function turnDown(
  context: DomainContext,
  trx: Knex.Transaction,
  address: string,
): Promise<boolean> {
  if (await isUnsubscribed(context, trx, address)) return false;
  const added = await trx('email_unsubscribes')
    .insert({ address, created_at: context.now() })
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
