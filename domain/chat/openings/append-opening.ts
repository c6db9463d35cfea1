import type { Knex } from 'knex';
import { firstName } from '../../characters/first-name';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { characterMessageSent } from '../events';
import { appendCharacterMessage } from '../messages/append-message';
import { toMessage } from '../messages/message';
import type { CharacterSubtype } from '../messages/message-details';
import { choosePrivatePicture } from '../private-pictures/choose-private-picture';
import type { ChatStatus } from './read-chat-status';

interface Opening {
  content: string;
  subtype: CharacterSubtype;
  /** True if a locked photo or video may come with it. */
  mayBringPicture?: boolean;
}

/**
 * Stores an opening message of a character as the next message of a locked chat. Reading it is free;
 * a photo or video that comes with it must be unlocked for its price.
 */
export async function appendOpening(
  context: DomainContext,
  trx: Knex.Transaction,
  { chatId, userId, characterId, characterName, lastSeq }: ChatStatus,
  { content, subtype, mayBringPicture = false }: Opening,
): Promise<{ id: string; seq: number }> {
  const about = { chatId, userId, characterId };
  const picture = mayBringPicture ? await choosePrivatePicture(context, trx, about) : null;
  const stored = await appendCharacterMessage(context, trx, {
    id: newId(),
    chatId,
    lastSeq,
    senderId: characterId,
    content,
    details: picture,
    subtype: picture?.type === 'image' ? 'follow_up_photo' : subtype,
    now: context.now(),
  });
  announce(
    trx,
    characterMessageSent,
    { personId: userId, aggregateId: stored.id },
    {
      chatId,
      characterId,
      characterName: firstName(characterName),
      message: toMessage(stored, characterId),
    },
  );
  return { id: stored.id, seq: stored.seq };
}
