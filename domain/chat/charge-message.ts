import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { prepared } from '../shared/prepared';
import { spendTokens } from '../wallet/move-tokens';
import type { Cover, Payment } from './decide-send';
import type { LockedChat } from './lock-chat';
import { chatSettings } from './settings';

/**
 * What covers a person's next message, in the caller's transaction: a subscription, or else the
 * trial, of which one is used. Visitors have the trial alone.
 */
export async function takeCover(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
): Promise<Cover> {
  const { trial_messages } = await context.settings(chatSettings);
  if (person.kind === 'user') return coverUser(trx, person.id, trial_messages, context.now());
  return (await useGuestTrial(trx, person.id, trial_messages)) ? 'trial' : 'none';
}

/** Takes a message's price, of at least one token, or says that its sender has too few. */
export async function payForMessage(
  context: DomainContext,
  trx: Knex.Transaction,
  { id: userId }: Person,
  { messageId }: Pick<LockedChat, 'messageId'>,
  tokens: number,
): Promise<Payment> {
  const spent = await spendTokens(context, trx, 'revenue', {
    userId,
    tokens,
    reason: 'text_message',
    reference: messageId,
    idempotencyKey: `message:${messageId}`,
  });
  return spent.ok ? { ok: true, transferId: spent.transferId } : { ok: false };
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

async function coverUser(
  trx: Knex.Transaction,
  userId: string,
  limit: number,
  now: Date,
): Promise<Cover> {
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
  if (row?.is_trial) return 'trial';
  return row?.is_premium ? 'subscription' : 'none';
}

/** Gives back the free message that one used, in the caller's transaction. */
export async function returnTrial(trx: Knex.Transaction, person: Person): Promise<void> {
  await trx(person.kind === 'user' ? 'users' : 'guests')
    .where({ id: person.id })
    .where('trial_messages_used', '>', 0)
    .decrement('trial_messages_used', 1);
}
