import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { refuse, type Refusal } from '../shared/errors';
import type { Person } from '../shared/person';
import { prepared } from '../shared/prepared';
import { spendTokens } from '../wallet/move-tokens';

/** What was taken for a message. */
export interface Charge {
  priceTokens: number;
  transferId: string | null;
  /** Whether it used one of the person's free messages. */
  isTrial: boolean;
}

/** What nothing is taken for. */
export const free: Charge = { priceTokens: 0, transferId: null, isTrial: false };
const ofTrial: Charge = { ...free, isTrial: true };

type Charged = { ok: true; charge: Charge } | Refusal<'trial-ended' | 'insufficient-balance'>;
const charged = (charge: Charge): Charged => ({ ok: true, charge });

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
): Promise<Charged> {
  const settings = await context.settings();
  if (person.kind === 'guest') {
    const used = await useGuestTrial(trx, person.id, settings.trial_messages);
    return used ? charged(ofTrial) : refuse('trial-ended');
  }
  const covered = await coverForUser(trx, person.id, settings.trial_messages, context.now());
  if (covered) return charged(covered);
  if (settings.text_message_price === 0) return charged(free);
  const spent = await spendTokens(context, trx, 'revenue', {
    userId: person.id,
    tokens: settings.text_message_price,
    reason: 'text_message',
    reference: messageId,
    idempotencyKey: `message:${messageId}`,
  });
  if (!spent.ok) return spent;
  const { transferId } = spent;
  return charged({ ...free, priceTokens: settings.text_message_price, transferId });
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

/** What a subscription or the trial makes of a message; the trial is used if it must be. */
async function coverForUser(
  trx: Knex.Transaction,
  userId: string,
  limit: number,
  now: Date,
): Promise<Charge | null> {
  const [row] = await prepared<{ is_premium: boolean; is_trial: boolean }>(
    trx,
    'charge-message',
    `with premium as (select subscription_end(:userId, :now) is not null as runs),
     trial as (
       update users set trial_messages_used = trial_messages_used + 1
        where id = :userId and trial_messages_used < :limit and not (select runs from premium)
        returning id
     )
     select (select runs from premium) as is_premium, exists (select from trial) as is_trial`,
    { userId, now, limit },
  );
  if (row?.is_trial) return ofTrial;
  return row?.is_premium ? free : null;
}

/** Gives back the free message that one used, in the caller's transaction. */
export async function returnTrial(trx: Knex.Transaction, person: Person): Promise<void> {
  await trx(person.kind === 'user' ? 'users' : 'guests')
    .where({ id: person.id })
    .where('trial_messages_used', '>', 0)
    .decrement('trial_messages_used', 1);
}
