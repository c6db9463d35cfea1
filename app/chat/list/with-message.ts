import type { ChatMessage } from '~/realtime/protocol/message';
import type { ChatSummary } from '../presenters/chat-for-fan';

/** Of a long message a row shows the beginning. */
const shownLength = 200;

type Said = Pick<ChatMessage, 'chat' | 'type' | 'content' | 'role' | 'sentAt'>;

/** Conversations as they stand once something was said in one of them that a list may not know yet. */
export function withMessage(chats: readonly ChatSummary[], said: Said): ChatSummary[] {
  const { type, content, role, sentAt } = said;
  const isNews = ({ chatId, lastMessage }: ChatSummary) =>
    chatId === said.chat && (lastMessage === null || lastMessage.sentAt < sentAt);
  if (!chats.some(isNews)) return [...chats];
  const lastMessage = { type, content: content.slice(0, shownLength), role, sentAt };
  return chats
    .map((chat) => (isNews(chat) ? { ...chat, lastMessage, updatedAt: sentAt } : chat))
    .sort(byPlace);
}

/** Pinned ones first, then by what was said last, as the site lists them. */
function byPlace(one: ChatSummary, other: ChatSummary): number {
  if (one.isPinned !== other.isPinned) return one.isPinned ? -1 : 1;
  const [at, otherAt] = [one, other].map(({ lastMessage }) => lastMessage?.sentAt ?? '');
  return (otherAt ?? '').localeCompare(at ?? '');
}
