import type { Knex } from 'knex';
import { firstName } from '../../characters/first-name';
import { announce } from '../../shared/announce';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { characterMessageSent } from '../events';
import { appendCharacterMessage } from '../messages/append-message';
import { toMessage } from '../messages/message';
import type { CharacterSubtype } from '../messages/message-details';
import type { ChatStanding } from './read-standing';

/** Stores what a character writes first as the next message of a chat whose row is locked; it is free. */
export async function appendOpening(
  context: DomainContext,
  trx: Knex.Transaction,
  { chatId, userId, characterId, characterName, lastSeq }: ChatStanding,
  { content, subtype }: { content: string; subtype: CharacterSubtype },
): Promise<{ id: string; seq: number }> {
  const stored = await appendCharacterMessage(context, trx, {
    id: newId(),
    chatId,
    lastSeq,
    senderId: characterId,
    content,
    subtype,
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
