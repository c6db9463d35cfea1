import type { Unread } from '~/domain/chat/chats/mark-read';

/** Where a message stands in its conversation, with what was said around it. */
export const messageHref = (slug: string, seq: number): string =>
  `/chats/${slug}?message=${seq}${messageHash(seq)}`;

/** Where the unread of a conversation begins; it is told how many there are, for they count as seen. */
export const unreadHref = (slug: string, { after, count }: Unread): string =>
  `/chats/${slug}?message=${after + 1}&unread=${count}${messageHash(after + 1)}`;

/** The place of a message on the page that shows it. */
export const messageHash = (seq: number): string => `#message-${seq}`;
