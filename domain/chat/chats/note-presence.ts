import type { DomainContext } from '../../shared/context';
import { ownerColumn, type Person } from '../../shared/person';

/**
 * Records that a person has a conversation in view, and no other one. Returns whether a reply is
 * pending, so that the indicator can be shown immediately.
 */
export async function noteConversationOpened(
  context: DomainContext,
  person: Person,
  characterId: string,
): Promise<{ chatId: string | null; isReplyPending: boolean }> {
  const owner = { [ownerColumn(person)]: person.id };
  await noteConversationClosed(context, person);
  const opened = await context
    .db('chats')
    .where({ ...owner, character_id: characterId, set_aside_at: null })
    .update({ opened_at: context.now() })
    .returning('id');
  const chatId = opened[0]?.id ?? null;
  return { chatId, isReplyPending: chatId !== null && (await isReplyPending(context, chatId)) };
}

/** Records that a person has no conversation in view. */
export async function noteConversationClosed(
  context: DomainContext,
  person: Person,
): Promise<void> {
  await context
    .db('chats')
    .where({ [ownerColumn(person)]: person.id })
    .whereNotNull('opened_at')
    .update({ opened_at: null });
}

/** Checks whether any message of a chat still waits for its reply. */
async function isReplyPending(context: DomainContext, chatId: string): Promise<boolean> {
  const row = await context
    .db('replies')
    .where({ chat_id: chatId, state: 'pending' })
    .first('message_id');
  return row !== undefined;
}
