import type { Knex } from 'knex';
import { returnGuestTrial, useGuestTrial } from '../viewers/guest-rows';
import { changeAccount } from '../account-states/account-rows';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { prepared } from '../shared/prepared';
import { spendTokens } from '../wallet/spend-tokens';
import { defineTransferReason } from '../wallet/schema';
import type { Cover, Payment } from './decide-send';
import type { LockedChat } from './lock-chat';
import { chatSettings } from './settings';

const textMessage = defineTransferReason('text_message');

/**
 * What covers a person's next message, in the caller's transaction: a subscription, or else the
 * trial, of which one is used. Visitors have the trial alone.
 */
export async function takeCover(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
): Promise<Cover> {
  const { trial_messages } = await context.settings(chatSettings, trx);
  if (person.kind === 'user') return coverUser(trx, person.id, trial_messages, context.now());
  return (await useGuestTrial(trx, person.id, trial_messages)) ? 'trial' : 'none';
}

/** The key that a message is paid with, by which its price can be given back. */
export const messageKey = (messageId: string): string => `message:${messageId}`;

/** Takes a message's price, of at least one token, or says why its sender may not pay it. */
export async function payForMessage(
  context: DomainContext,
  trx: Knex.Transaction,
  { id: userId }: Person,
  {
    messageId,
    characterId,
    creatorId,
  }: Pick<LockedChat, 'messageId' | 'characterId' | 'creatorId'>,
  tokens: number,
): Promise<Payment> {
  const spent = await spendTokens(context, trx, {
    userId,
    tokens,
    reason: textMessage,
    reference: messageId,
    idempotencyKey: messageKey(messageId),
    characterId,
    creatorId,
    // What it costs stands beside what sends it.
    confirmed: 'standing',
  });
  if (!spent.ok && spent.reason === 'confirmation-needed') {
    throw new Error('a message was to be confirmed');
  }
  return spent.ok ? { ok: true, transferId: spent.transferId } : spent;
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
    `with premium as materialized (select subscription_end(:userId, :now) is not null as runs)
     select runs as is_premium,
            case when runs then false else use_trial(:userId, :limit) end as is_trial
       from premium`,
    { userId, now, limit },
  );
  if (row?.is_trial) return 'trial';
  return row?.is_premium ? 'subscription' : 'none';
}

/** Gives back the free message that one used, in the caller's transaction. */
export async function returnTrial(trx: Knex.Transaction, person: Person): Promise<void> {
  if (person.kind === 'guest') return returnGuestTrial(trx, person.id);
  const left = trx.raw('greatest(trial_messages_used - 1, 0)');
  await changeAccount(trx, { id: person.id }, { trial_messages_used: left });
}
