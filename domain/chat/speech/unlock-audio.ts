import type { Knex } from 'knex';
import { resolveAgeStatus, type AgeStatus } from '../../age-checks/resolve-age-status';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { spendTokens } from '../../wallet/spends/spend-tokens';
import { defineTransferReason } from '../../wallet/schema';
import { lockChatOfMessage } from '../chats/lock-chat';
import { audioUnlocked } from '../events';
import { columnsOf } from '../messages/append-message';
import { announceChange } from '../messages/change-message';
import { readMessage } from '../messages/lock-message';
import { refuse, type Refusal } from '../refusals';
import { decideAudio, type RefusedAudio } from './decide-audio';
import { announceRefusal } from './announce-refusal';

/** The transfer reason for unlocking a spoken reply. */
export const unlockReason = defineTransferReason('unlock_private_audio');

interface Wanted {
  userId: string;
  messageId: string;
  /** The number of tokens that the person has confirmed. */
  confirmed?: number | undefined;
  country?: string | undefined;
  isOverLimit?: boolean | undefined;
}

export type UnlockedAudio =
  | { ok: true }
  | RefusedAudio
  | Refusal<'insufficient-balance' | 'spending-limit' | 'confirmation-needed'>;

/** Unlocks a character's audio and its words for the price, once: a repeat costs nothing. */
export async function unlockAudio(context: DomainContext, wanted: Wanted): Promise<UnlockedAudio> {
  const person = { kind: 'user', id: wanted.userId } as const;
  const ageStatus = await resolveAgeStatus(context, person, wanted.country);
  return transact(context, (trx) => open(context, trx, wanted, ageStatus));
}

/**
 * Unlocks audio for a request by socket, and announces a refusal there. A visitor has no tokens and
 * needs an account.
 */
export async function unlockAudioOnSocket(
  context: DomainContext,
  { person, ...wanted }: Omit<Wanted, 'userId'> & { person: Person },
): Promise<UnlockedAudio | Refusal<'trial-ended'>> {
  const unlocked =
    person.kind === 'user'
      ? await unlockAudio(context, { ...wanted, userId: person.id })
      : refuse('trial-ended');
  if (!unlocked.ok) await announceRefusal(context, person, 'play_message', unlocked);
  return unlocked;
}

async function open(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, messageId, confirmed, isOverLimit = false }: Wanted,
  ageStatus: AgeStatus,
): Promise<UnlockedAudio> {
  const person = { kind: 'user', id: userId } as const;
  const chat = await lockChatOfMessage(trx, person, messageId);
  if (!chat) return refuse('no-such-message');
  const { characterId, creatorId } = chat;
  const message = await readMessage(context, trx, {
    id: messageId,
    chatId: chat.id,
    characterId,
  });
  const decided = decideAudio({ message, chat, ageStatus, isOverLimit });
  if (!decided.ok) return decided;
  if (decided.kind === 'is-open') return { ok: true };
  const { tokens, voice } = decided;
  const spent = await spendTokens(context, trx, {
    userId,
    tokens,
    reason: unlockReason,
    reference: messageId,
    idempotencyKey: `audio:${messageId}`,
    characterId,
    creatorId,
    confirmed,
  });
  if (!spent.ok) return spent;
  const { details } = columnsOf({ ...voice, isUnlocked: true });
  await trx('messages').where({ chat_id: chat.id, id: messageId }).update({ details });
  await announceChange(context, trx, person, message);
  announce(trx, audioUnlocked, { personId: userId, aggregateId: messageId }, { messageId, tokens });
  return { ok: true };
}
