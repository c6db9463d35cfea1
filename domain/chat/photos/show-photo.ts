import type { Knex } from 'knex';
import type { Generation } from '../../generations/generation';
import { photoResultSchema } from '../../generations/schema';
import { generationsSettings } from '../../generations/settings';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { messageChanged, photoMade } from '../events';
import { columnsOf } from '../messages/append-message';
import { lockDetails } from '../messages/lock-details';
import { readMessage } from '../messages/lock-message';
import type { MessageDetails } from '../messages/message-details';
import { chatPhoto } from '../messages/made-for-chat';

type Photo = Extract<MessageDetails, { type: 'image' }>;

/**
 * Shows the state of a photo in its message: progress, result or failure. A message that was removed
 * meanwhile is left unchanged.
 */
export async function showPhoto(
  context: DomainContext,
  trx: Knex.Transaction,
  generation: Generation,
): Promise<void> {
  if (generation.purpose !== chatPhoto) return;
  const { subjectId: id, userId, characterId } = generation;
  const locked = await lockDetails(trx, { userId, id, type: 'image' });
  if (!locked) return;
  const { chatId, details } = locked;
  const { photo_usual_seconds: usual } = await context.settings(generationsSettings);
  const elapsed = (context.now().getTime() - generation.createdAt.getTime()) / 1000;
  const shown = photoAs(details, generation, Math.max(1, Math.ceil(usual - elapsed)));
  await trx('messages')
    .where({ chat_id: chatId, id })
    .update({ details: columnsOf(shown).details });
  const message = await readMessage(context, trx, { id, chatId, characterId });
  const about = { personId: userId, aggregateId: id };
  announce(trx, messageChanged, about, { characterId, message });
  if (generation.state === 'done') announce(trx, photoMade, about, { messageId: id });
}

function photoAs(photo: Photo, generation: Generation, secondsLeft: number): Photo {
  const { state, percent, tokens } = generation;
  switch (state) {
    case 'placed':
      return photo;
    case 'begun':
      // A generation that has begun can no longer be cancelled.
      return { ...photo, making: { percent, secondsLeft, tokens } };
    case 'done':
      return { ...photo, ...photoResultSchema.parse(generation.result), making: null };
    default:
      return { ...photo, making: null, hasFailed: true, failure: state };
  }
}
