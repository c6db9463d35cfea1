import * as z from 'zod';
import type { ChatSummary as StoredSummary } from '~/domain/chat/chats/list-chats';
import { idSchema } from '~/domain/shared/ids';
import type { MediaAddress } from '../../kit/http/context/media-addresses';

export const chatSummarySchema = z.object({
  _id: idSchema,
  chatId: idSchema,
  characterInfo: z.object({
    _id: idSchema,
    name: z.string(),
    firstName: z.string(),
    slug: z.string(),
    type: z.string(),
    isLive: z.boolean(),
    /** True if the character accepts no messages any more. */
    isWithdrawn: z.boolean(),
    avatar: z.string().nullable(),
  }),
  lastMessage: z
    .object({
      type: z.string(),
      content: z.string(),
      role: z.enum(['user', 'character']),
      sentAt: z.iso.datetime(),
    })
    .nullable(),
  unreadCount: z.number().int(),
  isPinned: z.boolean(),
  isMuted: z.boolean(),
  isArchived: z.boolean(),
  /** True if the conversation continues in another chat with the same character. */
  isSetAside: z.boolean(),
  startedAt: z.iso.datetime(),
  lockedVideoPosts: z.number().int(),
  updatedAt: z.iso.datetime(),
});
export type ChatSummary = z.infer<typeof chatSummarySchema>;

/** Returns a page of chats in the form of a list. */
export function presentChats<Page extends { items: StoredSummary[] }>(
  { items, ...page }: Page,
  address: MediaAddress,
) {
  return { ...page, items: items.map((chat) => presentChat(chat, address)) };
}

/** Returns a chat in the form of a list. */
export function presentChat(chat: StoredSummary, address: MediaAddress): ChatSummary {
  const { id, character, lastMessage } = chat;
  const { name, firstName, slug, type, isLive, isWithdrawn, avatar } = character;
  return {
    _id: id,
    chatId: id,
    characterInfo: {
      _id: character.id,
      name,
      firstName,
      slug,
      type,
      isLive,
      isWithdrawn,
      avatar: avatar === null ? null : address(avatar),
    },
    lastMessage: lastMessage && {
      type: lastMessage.type,
      content: lastMessage.preview,
      role: lastMessage.role,
      sentAt: lastMessage.sentAt.toISOString(),
    },
    unreadCount: chat.unread,
    isPinned: chat.isPinned,
    isMuted: chat.isMuted,
    isArchived: chat.isArchived,
    isSetAside: chat.isSetAside,
    startedAt: chat.startedAt.toISOString(),
    lockedVideoPosts: 0,
    updatedAt: chat.updatedAt.toISOString(),
  };
}
