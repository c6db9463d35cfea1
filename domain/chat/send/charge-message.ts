import type { Knex } from 'knex';
import { returnGuestTrial, useGuestTrial } from '../../viewers/guest-rows';
import { changeAccount } from '../../account-states/account-rows';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { prepared } from '../../shared/reading/prepared';
import { agreeForToday, findAgreement } from '../../wallet/spends/spend-agreements';
import { spendTokens } from '../../wallet/spends/spend-tokens';
import { defineTransferReason } from '../../wallet/schema';
import type { SpendSource } from './charge';
import type { Cover, Payment } from './decide-send';
import type { LockedChat } from '../chats/lock-chat';
import { chatSettings } from '../settings';

const reasons = {
  text_message: defineTransferReason('text_message'),
  chat_tip: defineTransferReason('chat_tip'),
  voice_message: defineTransferReason('voice_message'),
} as const satisfies Record<SpendSource, unknown>;

/**
 * Returns the cover of a person's next message, in the caller's transaction: a subscription, or the
 * trial, of which one message is used. Visitors only have the trial.
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

/** Returns the key of a message's payment, by which its price can be refunded. */
export const messageKey = (messageId: string): string => `message:${messageId}`;

/** The payer of a message, with what they have confirmed. */
interface Payer {
  person: Person;
  confirmed?: number | undefined;
  /** True if their consent holds for the rest of their day. */
  forToday?: boolean | undefined;
}

type Priced = Pick<LockedChat, 'messageId' | 'characterId' | 'creatorId'> & {
  tokens: number;
  source: SpendSource;
};

/**
 * Charges a message's price of at least one token, or returns the reason why the sender may not pay it.
 * A sender who wants to confirm spends must confirm, unless they agreed now or earlier for this day.
 */
export async function payForMessage(
  context: DomainContext,
  trx: Knex.Transaction,
  { person: { id: userId }, confirmed, forToday = false }: Payer,
  message: Priced,
): Promise<Payment> {
  const kind = { userId, reason: reasons[message.source] };
  const spent = await spendOn(context, trx, userId, message, confirmed);
  if (spent.ok) {
    if (forToday && confirmed !== undefined) {
      await agreeForToday(context, trx, { ...kind, tokens: confirmed });
    }
    return spent;
  }
  if (spent.reason !== 'confirmation-needed') return spent;
  const agreed = await findAgreement(context, trx, kind);
  return agreed === null ? spent : spendOn(context, trx, userId, message, agreed);
}

function spendOn(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
  { messageId, characterId, creatorId, tokens, source }: Priced,
  confirmed: number | undefined,
): ReturnType<typeof spendTokens> {
  return spendTokens(context, trx, {
    userId,
    tokens,
    reason: reasons[source],
    reference: messageId,
    idempotencyKey: messageKey(messageId),
    characterId,
    creatorId,
    confirmed,
  });
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

/** Returns a used free message, in the caller's transaction. */
export async function returnTrial(trx: Knex.Transaction, person: Person): Promise<void> {
  if (person.kind === 'guest') return returnGuestTrial(trx, person.id);
  const left = trx.raw('greatest(trial_messages_used - 1, 0)');
  await changeAccount(trx, { id: person.id }, { trial_messages_used: left });
}
