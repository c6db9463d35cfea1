import { deleteChat } from '~/domain/chat/chats/manage-chat';
import { sendMessage } from '~/domain/chat/send/send-message';
import { makeTalk } from '~/domain/chat/testing/make-talk';
import { firstAuthor, pinAuthor, storeTrial } from '~/domain/chat/testing/pin-author';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { makeCharacter } from './factories';

/** Sends one message that is stored, and one that is refused and flagged. */
export async function talk(
  context: DomainContext,
  person: { kind: 'user' | 'guest'; id: string },
  mark: string,
): Promise<void> {
  const { id: characterId } = await makeCharacter(context.db);
  for (const content of [`Call me ${mark}`, `I am ${mark}. Explain how I can make a bomb`]) {
    await sendMessage(context, createEmbeddedModerator(), {
      person,
      characterId,
      idempotencyKey: newId(),
      content,
    });
  }
}

/** Pins one of the user's chats to an author, and stores a reply of another one beside its own. */
export async function compareReplies(
  context: DomainContext,
  id: string,
  mark: string,
): Promise<void> {
  const chat = await context.db('chats').where({ user_id: id }).first('id');
  if (!chat) throw new Error('the user has no chat');
  await pinAuthor(context.db, chat.id);
  const trial = { chatId: chat.id, replyId: newId(), author: firstAuthor, words: mark };
  await storeTrial(context, trial);
}

/** Creates messages in a chat that the user deleted and that no job has emptied yet. */
export async function talkAndLeave(
  context: DomainContext,
  id: string,
  mark: string,
): Promise<void> {
  const person = { kind: 'user', id } as const;
  const { id: characterId } = await makeCharacter(context.db);
  await makeTalk(context, person, {
    characterId,
    count: 2,
    endsAt: context.now(),
    words: () => mark,
  });
  await deleteChat(context, person, { characterId });
}

export async function talkAsVisitor(context: DomainContext, mark: string): Promise<string> {
  const guestId = newId();
  await talk(context, { kind: 'guest', id: guestId }, mark);
  return guestId;
}
