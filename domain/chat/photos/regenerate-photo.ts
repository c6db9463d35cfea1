import type { Knex } from 'knex';
import { resolveAgeStatus } from '../../age-checks/resolve-age-status';
import { findPhotoOrder } from '../../generations/find-order';
import { placeGeneration } from '../../generations/place-generation';
import { generationsSettings } from '../../generations/settings';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';
import { findPause } from '../../strikes/find-pause';
import { lockChatOfMessage } from '../chats/lock-chat';
import { chatFailed } from '../events';
import { columnsOf } from '../messages/append-message';
import { announceChange } from '../messages/change-message';
import { refuse } from '../refusals';
import { chatPhoto } from '../messages/made-for-chat';
import { decidePhoto, decidePhotoChat, decideRegeneration } from './decide-photo';
import { findPicture } from '../private-pictures/find-picture';
import { getPhotoPrice, photoReason, type OrderedPhoto } from './order-photo';

interface RequestInput {
  userId: string;
  messageId: string;
  confirmed?: number | undefined;
  country?: string | undefined;
  isOverLimit?: boolean | undefined;
}

export type Regenerated =
  | { ok: true; messageId: string }
  | NonNullable<ReturnType<typeof decideRegeneration>>
  | Exclude<OrderedPhoto, { ok: true }>;

/**
 * Orders a failed photo again with the same words, in the same message, at the current price. The
 * earlier tokens were refunded. A repeated request generates it once.
 */
export async function regeneratePhoto(
  context: DomainContext,
  request: RequestInput,
): Promise<Regenerated> {
  const person = { kind: 'user', id: request.userId } as const;
  const refused = decidePhoto({
    ageStatus: await resolveAgeStatus(context, person, request.country),
    pausedUntil: await findPause(context.db, person, context.now()),
    isOverLimit: request.isOverLimit ?? false,
  });
  return refused ?? transact(context, (trx) => placeAgain(context, trx, request));
}

/** Orders a failed photo again for a request by socket, and announces a refusal there. */
export async function regeneratePhotoOnSocket(
  context: DomainContext,
  request: RequestInput,
): Promise<Regenerated> {
  const regenerated = await regeneratePhoto(context, request);
  if (regenerated.ok) return regenerated;
  const { userId: personId, messageId: aggregateId } = request;
  const { tokens: price } = await getPhotoPrice(context, context.db, personId);
  await transact(context, async (trx) => {
    const { reason } = regenerated;
    const isConfirming = reason === 'confirmation-needed';
    const payload = { reason, source: 'unlock_chat_image' as const, price };
    const about = { personId, aggregateId };
    announce(trx, chatFailed, about, { ...payload, ...(isConfirming && { tokens: price }) });
  });
  return regenerated;
}

async function placeAgain(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, messageId, confirmed }: RequestInput,
): Promise<Regenerated> {
  const person = { kind: 'user', id: userId } as const;
  const chat = await lockChatOfMessage(trx, person, messageId);
  const picture = chat ? await findPicture(trx, { chatId: chat.id, id: messageId }) : null;
  // A repeated request gets the same result.
  if (picture?.making) return { ok: true, messageId };
  const refused = decideRegeneration(picture) ?? (chat && decidePhotoChat(chat));
  if (refused) return refused;
  const subject = { userId, purpose: chatPhoto, subjectId: messageId } as const;
  const earlier = await findPhotoOrder(context, trx, subject);
  if (!chat || !picture || !earlier) return refuse('nothing-to-make-again');
  const { characterId, creatorId } = chat;
  const { tokens, isSubscriber } = await getPhotoPrice(context, trx, userId);
  const placed = await placeGeneration(context, trx, {
    ...subject,
    characterId,
    creatorId,
    kind: 'photo',
    idempotencyKey: `again:${earlier.id}`,
    order: earlier.order,
    tokens,
    reason: photoReason,
    isSubscriber,
    confirmed,
  });
  if (!placed.ok) return placed;
  const { photo_usual_seconds: secondsLeft } = await context.settings(generationsSettings);
  const making = { percent: 0, secondsLeft, tokens, generationId: placed.generation.id };
  const { details } = columnsOf({ ...picture, making, hasFailed: false, failure: undefined });
  await trx('messages').where({ chat_id: chat.id, id: messageId }).update({ details });
  await announceChange(context, trx, person, { id: messageId, chatId: chat.id, characterId });
  return { ok: true, messageId };
}
