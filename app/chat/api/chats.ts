import * as z from 'zod';
import { findChat, listChats } from '~/domain/chat/chats/list-chats';
import { listMessages } from '~/domain/chat/messages/list-messages';
import { clearChat, deleteChat } from '~/domain/chat/chats/manage-chat';
import { openChat } from '~/domain/chat/chats/open-chat';
import { saveVisitorChats } from '~/domain/chat/chats/save-visitor-chats';
import { giveForNamedTip } from '~/domain/chat/tips/give-for-tip';
import { keepRecording } from '~/domain/chat/voice/keep-recording';
import { chatFilterSchema, idempotencyKeySchema } from '~/domain/chat/schema';
import { idSchema } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { chatSummarySchema, presentChat, presentChats } from '../presenters/chat-for-fan';
import { shownMessageSchema } from '../presenters/message-for-fan';
import { presentMessages } from '../server/present-messages.server';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { doneSchema } from '../../kit/api/success';
import { cursorSchema, limitSchema, pageSchema, searchSchema } from '../../kit/api/paging';
import type { RequestContext } from '../../kit/http/context/request-context';
import { chatSettings } from '~/domain/chat/settings';

const endpoint = endpointsOf('chats');

const mostAtOnce = 20;
/** The upper limit of the request; the setting voice_message_max_bytes is lower. */
const mostRecordedBytes = 8 * 1024 * 1024;
const seqSchema = z.coerce
  .number()
  .int()
  .nonnegative()
  .max(2 ** 31 - 1);

const createChats = z
  .object({
    characterIds: z.array(idSchema).min(1).max(mostAtOnce).optional(),
    characterId: idSchema.optional(),
  })
  .refine((given) => given.characterIds ?? given.characterId, 'characterId is required')
  .meta({ id: 'createChatsWithCharactersDto' });

const chatSchema = chatSummarySchema.meta({ id: 'Chat' });
const messagesPage = {
  items: z.array(shownMessageSchema.meta({ id: 'Message' })),
  hasMore: z.boolean(),
  lastSeq: z.number().int().nonnegative(),
};

/** Returns a page of messages in the form of the response. */
async function readMessages(
  context: RequestContext,
  person: Person,
  page: Omit<Parameters<typeof listMessages>[2], 'limit'> & { limit?: number | undefined },
) {
  const { chat_page_size } = await context.domain.settings(chatSettings);
  const limit = page.limit ?? chat_page_size;
  const list = await listMessages(context.domain, person, { ...page, limit });
  const { chatId, hasMore, lastSeq } = list;
  return { chatId, hasMore, lastSeq, items: await presentMessages(context, list.items) };
}

/** Declares a call that clears or deletes the caller's chat with a character. */
const removal = (
  remove: typeof clearChat | typeof deleteChat,
  call: { id: string; path: string; summary: string },
) =>
  endpoint({
    ...call,
    method: 'DELETE',
    failures: [404],
    access: access.visitor,
    params: z.object({ characterId: idSchema }),
    answer: doneSchema,
    handle: ({ context, who, params }) => remove(context.domain, who.person, params),
  });

export const chats = apiSection(210, [
  endpoint({
    id: 'chats.create',
    method: 'POST',
    path: '/chats',
    failures: [403, 404],
    summary: 'Open conversations with characters; one that exists is answered as it is',
    access: access.visitor,
    status: 201,
    idempotent: true,
    body: createChats,
    answer: z.object({
      items: z.array(z.object({ _id: idSchema, chatId: idSchema, characterId: idSchema })),
    }),
    limit: ({ context, who }) => context.limits.openChats(who.person),
    async handle({ context, who, body }) {
      const wanted = new Set(body.characterIds ?? []);
      if (body.characterId) wanted.add(body.characterId);
      const items = [];
      for (const characterId of wanted) {
        const opened = await openChat(context.domain, who.person, {
          characterId,
          country: context.country,
        });
        if (!opened.ok) return opened;
        items.push({ _id: opened.chatId, chatId: opened.chatId, characterId });
      }
      return { items };
    },
  }),
  endpoint({
    id: 'chats.list',
    method: 'GET',
    path: '/chats',
    summary: 'Conversations, the newest first',
    access: access.visitor,
    query: z.object({
      filter: chatFilterSchema.default('all'),
      limit: limitSchema.optional(),
      search: searchSchema.optional(),
      cursor: cursorSchema.optional(),
    }),
    answer: z.object({
      items: z.array(chatSchema),
      nextCursor: z.string().nullable(),
    }),
    async handle({ context, who, query }) {
      const { chat_list_page_size } = await context.domain.settings(chatSettings);
      const list = { ...query, limit: query.limit ?? chat_list_page_size };
      const page = await listChats(context.domain, who.person, list);
      return presentChats(page, context.mediaAddress);
    },
  }),
  endpoint({
    id: 'chats.get',
    method: 'GET',
    path: '/chats/{characterId}',
    failures: [404],
    summary: 'The conversation with a character and its messages in the order they were said',
    access: access.visitor,
    params: z.object({ characterId: idSchema }),
    query: z.object({
      /** One of several chats with the character; by default the current one. */
      chat: idSchema.optional(),
      page: pageSchema.optional(),
      limit: limitSchema.optional(),
    }),
    answer: z.object({ chat: chatSchema, ...messagesPage }),
    async handle({ context, who, params, query: { chat: chatId, ...query } }) {
      const chat = await findChat(context.domain, who.person, { ...params, chatId });
      if (!chat) return { ok: false, reason: 'no-such-chat' };
      const messages = await readMessages(context, who.person, {
        ...params,
        ...query,
        chatId: chat.id,
      });
      return { chat: presentChat(chat, context.mediaAddress), ...messages };
    },
  }),
  endpoint({
    id: 'chats.messages',
    method: 'GET',
    path: '/chats/{characterId}/messages',
    failures: [404],
    summary: 'Messages with a character in the order they were said; deep pages by `before`',
    access: access.visitor,
    params: z.object({ characterId: idSchema }),
    query: z.object({
      /** One of several chats with the character; by default the current one. */
      chat: idSchema.optional(),
      page: pageSchema.optional(),
      limit: limitSchema.optional(),
      before: seqSchema.optional(),
      after: seqSchema.optional(),
    }),
    answer: z.object({ chatId: idSchema.nullable(), ...messagesPage }),
    handle: ({ context, who, params, query: { chat, ...place } }) =>
      readMessages(context, who.person, { ...place, ...params, chatId: chat }),
  }),
  removal(clearChat, {
    id: 'chats.clear-messages',
    path: '/chats/{characterId}/messages',
    summary: 'Forget for good all that was said with a character',
  }),
  removal(deleteChat, {
    id: 'chats.delete',
    path: '/chats/{characterId}',
    summary: 'Remove a conversation with all that was said in it',
  }),
  endpoint({
    id: 'chats.send-voice-message',
    method: 'POST',
    path: '/chats/{characterId}/voice-messages',
    failures: [402, 404, 413, 422],
    summary: 'Send a recording as a message; the socket tells what becomes of it',
    access: access.user,
    status: 202,
    rawBody: { mostBytes: mostRecordedBytes },
    params: z.object({ characterId: idSchema }),
    query: z.object({
      idempotencyKey: idempotencyKeySchema,
      chatId: idSchema.optional(),
      /** The message of the same chat that this one replies to. */
      replyTo: idSchema.optional(),
      /** The tokens that the sender agrees to, if they want to confirm prices first. */
      confirmedTokens: z.coerce.number().int().positive().optional(),
    }),
    answer: z.object({ accepted: z.literal(true) }),
    limit: ({ context, who }) => context.limits.sendVoiceMessages(who.person),
    async handle({ context, who, params, query, readRaw }) {
      if (!context.transcribesVoice) return { ok: false, reason: 'not-found' };
      const { confirmedTokens: confirmed, ...about } = query;
      const kept = await keepRecording(context.domain, context.storage, {
        ...about,
        ...params,
        person: who.person,
        recording: readRaw().rawBody,
        country: context.country,
        language: context.language.locale,
        confirmed,
      });
      return kept.ok ? { accepted: true as const } : kept;
    },
  }),
  endpoint({
    id: 'chats.save-unauthorized-messages',
    method: 'POST',
    path: '/chats/saveUnAuthorizedMessages',
    summary:
      'Hand what one said as a visitor of this browser to one’s account; signing in does it, too',
    access: access.user,
    status: 201,
    answer: z.object({
      /** The chats in which the conversations continue. */
      items: z.array(z.object({ chatId: idSchema, characterId: idSchema })),
    }),
    async handle({ context, who: { userId } }) {
      const { guestId } = context;
      if (guestId === null) return { items: [] };
      return { items: await saveVisitorChats(context.domain, { guestId, userId }) };
    },
  }),
  endpoint({
    id: 'callbacks.chat-gift-for-tip',
    method: 'POST',
    path: '/chats/gift-for-tip-callback',
    failures: [404],
    summary: 'A service of ours says that a tip is to be answered: its gift is given, once',
    access: access.serviceKey,
    body: z.object({ messageId: idSchema }).meta({ id: 'giftForTipDto' }),
    answer: doneSchema,
    handle: ({ context, body }) => giveForNamedTip(context.domain, body),
  }),
]);
