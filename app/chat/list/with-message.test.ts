import { describe, expect, it } from 'vitest';
import type { ChatSummary } from '../presenters/chat-for-fan';
import { withMessage } from './with-message';

const at = (minute: number) => `2026-11-20T20:0${minute}:00.000Z`;

function chat(chatId: string, minute: number, isPinned = false): ChatSummary {
  return {
    _id: chatId,
    chatId,
    characterInfo: {
      _id: chatId,
      name: chatId,
      firstName: chatId,
      slug: chatId,
      type: 'anime',
      isLive: false,
      isWithdrawn: false,
      avatar: null,
    },
    lastMessage: { type: 'text', content: 'before', role: 'character', sentAt: at(minute) },
    unreadCount: 0,
    isPinned,
    isMuted: false,
    isArchived: false,
    isSetAside: false,
    startedAt: at(0),
    lockedVideoPosts: 0,
    updatedAt: at(minute),
  };
}

const message = (chat: string, minute: number) =>
  ({ chat, type: 'text', content: 'now', role: 'user', sentAt: at(minute) }) as const;
const chats = [chat('pinned', 1, true), chat('newer', 5), chat('older', 3)];
const order = (all: ChatSummary[]) => all.map(({ chatId }) => chatId);

describe('a message in one of the listed conversations', () => {
  it('becomes its last one and moves it up, below the pinned ones', () => {
    const after = withMessage(chats, message('older', 7));
    expect(order(after)).toEqual(['pinned', 'older', 'newer']);
    expect(after[1]?.lastMessage).toEqual({
      type: 'text',
      content: 'now',
      role: 'user',
      sentAt: at(7),
    });
  });

  it('that the list knows already, or of no listed conversation, changes nothing', () => {
    expect(withMessage(chats, message('older', 3))).toEqual(chats);
    expect(withMessage(chats, message('another', 7))).toEqual(chats);
  });
});
