import type { Unread } from '~/domain/chat/chats/mark-read';

/** An address of a conversation; of one that was set aside, by its id. */
function hrefOf(slug: string, search: Record<string, string>, chatId?: string): string {
  const asked = new URLSearchParams({ ...(chatId !== undefined && { chat: chatId }), ...search });
  return asked.size === 0 ? `/chats/${slug}` : `/chats/${slug}?${asked}`;
}

/** The conversation that one goes on in with a character, or one that was set aside. */
export const threadHref = (slug: string, chatId?: string): string => hrefOf(slug, {}, chatId);

/** Where a message stands in its conversation, with what was said around it. */
export const messageHref = (slug: string, seq: number, chatId?: string): string =>
  `${hrefOf(slug, { message: `${seq}` }, chatId)}${messageHash(seq)}`;

/** Where the unread of a conversation begins; it is told how many there are, for they count as seen. */
export const unreadHref = (slug: string, { after, count }: Unread, chatId?: string): string =>
  hrefOf(slug, { message: `${after + 1}`, unread: `${count}` }, chatId) + messageHash(after + 1);

/** The place of a message on the page that shows it. */
export const messageHash = (seq: number): string => `#message-${seq}`;
