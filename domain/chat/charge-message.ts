import type { Knex } from 'knex';
import { findSubscriptionEnd } from '../billing/find-subscription-end';
import type { DomainContext } from '../shared/context';
import { refuse, type Refusal } from '../shared/errors';
import type { Person } from '../shared/person';
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
    const used = await useTrial(trx, 'guests', person.id, settings.trial_messages);
    return used ? free : refuse('trial-ended');
  }
  if (await findSubscriptionEnd(trx, person.id, context.now())) return free;
  if (await useTrial(trx, 'users', person.id, settings.trial_messages)) return free;
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

/** Uses one trial message if any is left; a visitor whose trial has moved to an account has none. */
async function useTrial(
  trx: Knex.Transaction,
  table: 'users' | 'guests',
  id: string,
  limit: number,
): Promise<boolean> {
  const used = await trx(table)
    .where({ id })
    .where('trial_messages_used', '<', limit)
    .modify((query) => {
      if (table === 'guests') void query.whereNull('attached_to_user_id');
    })
    .increment('trial_messages_used', 1);
  return used === 1;
}
