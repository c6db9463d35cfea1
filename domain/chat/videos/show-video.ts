import type { Knex } from 'knex';
import type { MessagesRow, VideoMessagesRow } from '~/db/rows';
import type { Generation } from '../../generations/generation';
import { videoResultSchema } from '../../generations/schema';
import { generationsSettings } from '../../generations/settings';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { videoFailed, videoGenerated } from '../events';
import { columnsOf } from '../messages/append-message';
import { announceChange } from '../messages/change-message';
import type { MessagePlace } from '../messages/chat-of-message';
import { chatVideo } from '../messages/made-for-chat';
import { readDetails, type MessageDetails } from '../messages/message-details';

type Video = Extract<MessageDetails, { type: 'video' }>;

/**
 * Shows the state of a video in its message, and stores its outcome. A message that was removed
 * meanwhile is left unchanged.
 */
export async function showVideo(
  context: DomainContext,
  trx: Knex.Transaction,
  generation: Generation,
): Promise<void> {
  const { purpose, subjectId: id, state, userId, characterId } = generation;
  if (purpose !== chatVideo || state === 'placed') return;
  const row = await trx('video_messages')
    .where({ id })
    .forUpdate()
    .first<VideoMessagesRow | undefined>();
  if (!row) return;
  const { chat_id: chatId, message_id: messageId } = row;
  const place = chatId !== null && messageId !== null ? { chatId, id: messageId } : null;
  if (place && (await draw(context, trx, place, generation))) {
    const person = { kind: 'user', id: userId } as const;
    await announceChange(context, trx, person, { ...place, characterId });
  }
  if (state === 'begun') return;
  const isDone = state === 'done';
  // No announcement for a video that was removed from the chat.
  const isLetGo = row.dismissed_at !== null;
  await trx('video_messages')
    .where({ id })
    .update({ outcome: isDone ? 'generated' : 'failed' });
  const about = { personId: userId, aggregateId: id };
  const idempotencyKey = row.idempotency_key;
  const video = { messageId, characterId, idempotencyKey, isFree: row.tokens === 0 };
  if (isLetGo) return;
  if (isDone) announce(trx, videoGenerated, about, video);
  else announce(trx, videoFailed, about, video);
}

async function draw(
  context: DomainContext,
  trx: Knex.Transaction,
  { chatId, id }: MessagePlace,
  generation: Generation,
): Promise<boolean> {
  const row = await trx('messages')
    .where({ chat_id: chatId, id, removed_at: null })
    .forUpdate()
    .first<Pick<MessagesRow, 'details'> | undefined>('details');
  const details = row ? readDetails('video', row.details) : null;
  if (details?.type !== 'video') return false;
  const { video_usual_seconds: usual } = await context.settings(generationsSettings);
  const elapsed = (context.now().getTime() - generation.createdAt.getTime()) / 1000;
  const shown = videoAs(details, generation, Math.max(1, Math.ceil(usual - elapsed)));
  await trx('messages')
    .where({ chat_id: chatId, id })
    .update({ details: columnsOf(shown).details });
  return true;
}

function videoAs(
  video: Video,
  { state, percent, tokens, result }: Generation,
  secondsLeft: number,
) {
  switch (state) {
    case 'placed':
    case 'begun':
      return { ...video, making: { percent, secondsLeft, tokens } };
    case 'done':
      return { ...video, ...videoResultSchema.parse(result), making: null };
    default:
      return { ...video, making: null, hasFailed: true, failure: state };
  }
}
