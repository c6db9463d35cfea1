import type { AppLoadContext } from '@remix-run/node';
import { readAuthor } from '~/domain/chat/authors/read-author';
import { findChat, listChats } from '~/domain/chat/chats/list-chats';
import { idSchema } from '~/domain/shared/ids';
import { personOf } from '~/domain/viewers/person-of';
import { presentChatAuthor } from '../presenters/author-for-fan';
import { presentChat } from '../presenters/chat-for-fan';

/** Returns the person's chat with the data that its actions depend on; null if there is none. */
export async function readChatActs(
  { domain, viewer, mediaAddress }: AppLoadContext,
  params: Record<string, string>,
) {
  const person = personOf(viewer);
  const id = idSchema.safeParse(params['characterId']);
  const chatId = idSchema.optional().safeParse(params['chatId']);
  if (!person || !id.success || !chatId.success) return null;
  const [chat, setAside, author] = await Promise.all([
    findChat(domain, person, { characterId: id.data, chatId: chatId.data }),
    listChats(domain, person, { setAsideWith: id.data, limit: 1 }),
    readAuthor(domain, person, { characterId: id.data, chatId: chatId.data }),
  ]);
  return (
    chat && {
      ...presentChat(chat, mediaAddress),
      hasEarlier: setAside.items.length > 0,
      author: author && presentChatAuthor(author),
    }
  );
}
