import type { ChatMessage } from '~/realtime/protocol/message';
import type { ChatSummary } from '../presenters/chat-for-fan';

/** The number of characters of a long message that a row keeps. */
const shownLength = 200;

type MessageData = Pick<ChatMessage, 'chat' | 'type' | 'content' | 'role' | 'sentAt'>;

/** Returns the chats updated with a message that the list may not contain yet. */
export function withMessage(chats: readonly ChatSummary[], message: MessageData): ChatSummary[] {
  const { type, content, role, sentAt } = message;
  const isNews = ({ chatId, lastMessage }: ChatSummary) =>
    chatId === message.chat && (lastMessage === null || lastMessage.sentAt < sentAt);
  if (!chats.some(isNews)) return [...chats];
  const lastMessage = { type, content: content.slice(0, shownLength), role, sentAt };
  return chats
    .map((chat) => (isNews(chat) ? { ...chat, lastMessage, updatedAt: sentAt } : chat))
    .sort(byPlace);
}

/** Sorts pinned chats first, then by the last message, in the order of the site's lists. */
function byPlace(one: ChatSummary, other: ChatSummary): number {
  if (one.isPinned !== other.isPinned) return one.isPinned ? -1 : 1;
  const [at, otherAt] = [one, other].map(({ lastMessage }) => lastMessage?.sentAt ?? '');
  return (otherAt ?? '').localeCompare(at ?? '');
}
