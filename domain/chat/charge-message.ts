import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { refuse, type Refusal } from '../shared/errors';
import type { Person } from '../shared/person';
import { prepared } from '../shared/prepared';
import { spendTokens } from '../wallet/move-tokens';

export interface Charge {
  ok: true;
  priceTokens: number;
  transferId: string | null;
}

const free: Charge = { ok: true, priceTokens: 0, transferId: null };

/**
 * Decides what one message costs and takes it, in the caller's transaction: subscribers write
 * freely, then the trial of a lifetime is used up, then the price of the settings is charged.
 * Visitors have the trial alone.
 */
export async function chargeMessage(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  messageId: string,
): Promise<Charge | Refusal<'trial-ended' | 'insufficient-balance'>> {
  const settings = await context.settings();
  if (person.kind === 'guest') {
    const used = await useGuestTrial(trx, person.id, settings.trial_messages);
    return used ? free : refuse('trial-ended');
  }
  if (await isFreeForUser(trx, person.id, settings.trial_messages, context.now())) return free;
  if (settings.text_message_price === 0) return free;
  const spent = await spendTokens(context, trx, 'revenue', {
    userId: person.id,
    tokens: settings.text_message_price,
    reason: 'text_message',
    reference: messageId,
    idempotencyKey: `message:${messageId}`,
  });
  if (!spent.ok) return spent;
  return { ok: true, priceTokens: settings.text_message_price, transferId: spent.transferId };
}

/** Uses a visitor's trial, if any is left and it has not moved to an account. */
async function useGuestTrial(trx: Knex.Transaction, id: string, limit: number): Promise<boolean> {
  const used = await trx('guests')
    .where({ id })
    .where('trial_messages_used', '<', limit)
    .whereNull('attached_to_user_id')
    .increment('trial_messages_used', 1);
  return used === 1;
}

/** Whether a subscription or the trial covers the message; the trial is used if so. */
async function isFreeForUser(
  trx: Knex.Transaction,
  userId: string,
  limit: number,
  now: Date,
): Promise<boolean> {
  const [row] = await prepared<{ is_free: boolean }>(
    trx,
    'charge-message',
    `with premium as (select subscription_end(:userId, :now) is not null as runs),
     trial as (
       update users set trial_messages_used = trial_messages_used + 1
        where id = :userId and trial_messages_used < :limit and not (select runs from premium)
        returning id
     )
     select (select runs from premium) or exists (select from trial) as is_free`,
    { userId, now, limit },
  );
  return row?.is_free ?? false;
}
