import type { Unread } from '~/domain/chat/chats/mark-read';

/** Returns an address of a chat; a chat that was set aside is identified by its id. */
function hrefOf(slug: string, search: Record<string, string>, chatId?: string): string {
  const query = new URLSearchParams({ ...(chatId !== undefined && { chat: chatId }), ...search });
  return query.size === 0 ? `/chats/${slug}` : `/chats/${slug}?${query}`;
}

/** Returns the page of the current chat with a character, or of one that was set aside. */
export const threadHref = (slug: string, chatId?: string): string => hrefOf(slug, {}, chatId);

/** Returns the address of a message, with the messages around it. */
export const messageHref = (slug: string, seq: number, chatId?: string): string =>
  `${hrefOf(slug, { message: `${seq}` }, chatId)}${messageHash(seq)}`;

/**
 * Returns the address of a chat's first unread message. It contains their number, because the messages
 * count as read by then.
 */
export const unreadHref = (slug: string, { after, count }: Unread, chatId?: string): string =>
  hrefOf(slug, { message: `${after + 1}`, unread: `${count}` }, chatId) + messageHash(after + 1);

/** Returns the anchor of a message on its page. */
export const messageHash = (seq: number): string => `#message-${seq}`;
