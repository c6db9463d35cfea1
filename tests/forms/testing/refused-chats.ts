import type { VideoMessagesRow } from '~/db/rows';
import { logIn } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { giveTokens, makeCharacter, subscribe } from '~/db/testing';
import { blockCharacter } from '~/domain/characters/block-character';
import { openChat } from '~/domain/chat/chats/open-chat';
import { startOver } from '~/domain/chat/chats/start-over';
import { orderPhoto } from '~/domain/chat/photos/order-photo';
import { sendMessage } from '~/domain/chat/send/send-message';
import { firstAuthor, pinAuthor } from '~/domain/chat/testing/pin-author';
import { openVideo, sendPicture } from '~/domain/chat/testing/send-picture';
import { sealQuery } from '~/domain/chat/videos/video-rows';
import { addFact } from '~/domain/memory/change-facts';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import { newId } from '~/domain/shared/ids';
import type { Refusal, Values } from './refusal';

const thread = '/chats/:slug';
const memory = '/chats/:slug/memory';
const text = 'No coffee after four';
/** The maximum of concurrent photos for a user without a subscription (`generation_open_limit`). */
const photosAtOnce = 2;

/** Returns the refusals about messages, chats, memory, and notices. Here a memory is full with one fact. */
export function refusedChats(siteOf: () => TestSite): Refusal[] {
  const moderator = createEmbeddedModerator();

  const chatting = async () => {
    const client = await logIn(siteOf());
    const { id: characterId, slug } = await makeCharacter(siteOf().db);
    const person = { kind: 'user', id: client.userId } as const;
    return { client, person, characterId, path: `/chats/${slug}` };
  };

  /** Returns a user with a sent message whose reply has the given state. */
  const asking = async (answer: { state?: 'done'; retries?: number }, values: Values) => {
    const { client, person, characterId, path } = await chatting();
    const message = { idempotencyKey: newId(), content: 'Good evening' };
    const sent = await sendMessage(siteOf().domain, moderator, { person, characterId, ...message });
    if (!sent.ok) throw new Error(sent.reason);
    const messageId = sent.message.id;
    await siteOf()
      .db('replies')
      .where({ message_id: messageId })
      .update({ state: 'pending', ...answer });
    return { client, path, values: { messageId, ...values } };
  };

  /** Returns a user with the first message of a character, which answers nothing. */
  const greeted = async (values: Values) => {
    const { client, person, characterId, path } = await chatting();
    const opened = await openChat(siteOf().domain, person, { characterId });
    if (!opened.ok) throw new Error(opened.reason);
    const greeting = await siteOf()
      .db('messages')
      .where({ chat_id: opened.chatId })
      .first<{ id: string }>('id');
    return { client, path, values: { messageId: greeting.id, ...values }, chatId: opened.chatId };
  };

  /** Returns a user whose chat has an author and nothing but a greeting. */
  const written = async (act: string, offered: typeof firstAuthor | null) => {
    const { client, path, chatId } = await greeted({});
    await pinAuthor(siteOf().db, chatId, { offered });
    return { client, path, values: { intent: 'author', act } };
  };

  /** Returns a user with one fact that the character remembers. */
  const remembered = async (valuesOf: (factId: string) => Values) => {
    const { client, person, characterId, path } = await chatting();
    await openChat(siteOf().domain, person, { characterId });
    const added = await addFact(siteOf().domain, moderator, { person, characterId, text });
    if (!added.ok) throw new Error(added.reason);
    return { client, path: `${path}/memory`, values: valuesOf(added.factId) };
  };

  /** Returns a user in a chat that was replaced by another one. */
  const leftBehind = async () => {
    const { domain } = siteOf();
    const { client, person, characterId, path } = await chatting();
    const message = { idempotencyKey: newId(), content: 'Good evening' };
    const sent = await sendMessage(domain, moderator, { person, characterId, ...message });
    if (!sent.ok) throw new Error(sent.reason);
    const { chatId } = sent.message;
    await startOver(domain, person, { characterId, chatId });
    const values = { intent: 'send', chatId, idempotencyKey: newId(), content: 'Still there?' };
    return { client, path, values };
  };

  const blocking = async () => {
    const { client, person, characterId, path } = await chatting();
    await blockCharacter(siteOf().domain, { userId: person.id, characterId });
    const values = { intent: 'send', idempotencyKey: newId(), content: 'Good evening' };
    return { client, path, values };
  };

  const giving = async (values: Values) => {
    const { client, path } = await chatting();
    return { client, path, values: { intent: 'tip', idempotencyKey: newId(), ...values } };
  };

  /** Returns a user in a chat with a number of photos in generation. */
  const depicted = async (photos: number, valuesOf: (messageId: string) => Values) => {
    const { domain } = siteOf();
    const { client, person, characterId, path } = await chatting();
    await giveTokens(domain, person.id, 100);
    let messageId = '';
    for (let count = 0; count < photos; count += 1) {
      const photo = { content: 'In the rain', shape: 'portrait', idempotencyKey: newId() } as const;
      const ordered = await orderPhoto(domain, moderator, {
        userId: person.id,
        characterId,
        ...photo,
      });
      if (!ordered.ok || ordered.kind !== 'placed') throw new Error('no photo was ordered');
      [messageId = ''] = ordered.messageIds;
    }
    return { client, path, values: valuesOf(messageId) };
  };

  /** Adds a video message in the given state. */
  const filmed = async (
    brought: Awaited<ReturnType<typeof greeted>>,
    how: Partial<Pick<VideoMessagesRow, 'state' | 'outcome' | 'message_id' | 'expires_at'>>,
  ) => {
    const { db, domain } = siteOf();
    const { userId } = brought.client;
    const chat = await db('chats').where({ user_id: userId }).first('id', 'character_id');
    const id = newId();
    await db('video_messages').insert({
      id,
      user_id: userId,
      chat_id: chat?.id,
      character_id: chat?.character_id,
      idempotency_key: id,
      sealed_query: sealQuery(domain.seal, id, 'The harbour at night'),
      tokens: 40,
      full_tokens: 40,
      expires_at: new Date(0),
      created_at: new Date(0),
      ...(how.state === 'confirmed' && { confirmed_at: new Date(0) }),
      ...how,
    });
    return { ...brought, values: { ...brought.values, idempotencyKey: id } };
  };

  const inside = (values: Values) => async () => ({ client: await logIn(siteOf()), values });

  return [
    {
      route: thread,
      what: 'a reaction to no message of theirs',
      says: 'errors:This message is no longer there.',
      bring: () => greeted({ intent: 'react', reaction: 'heart', messageId: newId() }),
    },
    {
      route: thread,
      what: 'words in a chat that was set aside',
      says: 'errors:Chat set aside',
      bring: leftBehind,
    },
    {
      route: thread,
      what: 'words to a character that they blocked',
      says: 'errors:Character blocked',
      bring: blocking,
    },
    {
      route: thread,
      what: 'one more photo than is made at once',
      says: 'errors:No more can be made for you just now',
      bring: () =>
        depicted(photosAtOnce, () => ({
          intent: 'photo',
          idempotencyKey: newId(),
          words: 'By the sea',
          shape: 'square',
        })),
    },
    {
      route: thread,
      what: 'that a photo is not made after all, which somebody is at',
      says: 'errors:This is being made already',
      bring: async () => {
        const brought = await depicted(1, (messageId) => ({ intent: 'cancel-photo', messageId }));
        const { messageId } = brought.values;
        const ofMessage = { subject_id: messageId };
        await siteOf().db('generations').where(ofMessage).update({ state: 'begun' });
        return brought;
      },
    },
    {
      route: thread,
      what: 'to hear what was not said aloud',
      says: 'errors:There is nothing to hear in this message.',
      bring: () => greeted({ intent: 'unlock-audio' }),
    },
    {
      route: thread,
      what: 'a video that nobody offered',
      says: 'errors:There is no such video.',
      bring: () => greeted({ intent: 'confirm-video', idempotencyKey: newId() }),
    },
    {
      route: thread,
      what: 'a video whose offer is over',
      says: 'errors:This offer is over.',
      bring: async () => {
        const brought = await greeted({ intent: 'confirm-video' });
        await subscribe(siteOf().db, brought.client.userId);
        return filmed(brought, { expires_at: new Date(0) });
      },
    },
    {
      route: thread,
      what: 'a video again that did not fail',
      says: 'errors:There is nothing to make again',
      bring: async () =>
        filmed(await greeted({ intent: 'video-again' }), {
          state: 'confirmed',
          outcome: 'generated',
        }),
    },
    {
      route: thread,
      what: 'a video again beside another that is offered',
      says: 'errors:No other video can be offered now.',
      bring: async () => {
        const { db, domain } = siteOf();
        const brought = await greeted({ intent: 'video-again' });
        await filmed(brought, { expires_at: new Date(domain.now().getTime() + 3_600_000) });
        const chat = await db('chats').where({ user_id: brought.client.userId }).first('id');
        const failed = { ...openVideo, folder: null, hasFailed: true, failure: 'failed' } as const;
        return filmed(brought, {
          state: 'confirmed',
          outcome: 'failed',
          message_id: await sendPicture(domain, chat?.id ?? '', failed),
        });
      },
    },
    {
      route: thread,
      what: 'a recording that holds no sound',
      says: 'errors:recording cannot be read',
      bring: async () => {
        const { client, path } = await chatting();
        return { client, path, values: { intent: 'voice', idempotencyKey: newId() } };
      },
    },
    {
      route: thread,
      what: 'another answer to what asked nothing',
      says: 'errors:Only the last message can be answered again.',
      bring: () => greeted({ intent: 'again' }),
    },
    {
      route: thread,
      what: 'another answer before the first',
      says: 'errors:The answer is still being written.',
      bring: () => asking({}, { intent: 'again' }),
    },
    {
      route: thread,
      what: 'other words before the answer',
      says: 'errors:The answer is still being written.',
      bring: () => asking({}, { intent: 'edit', content: 'Good night' }),
    },
    {
      route: thread,
      what: 'another answer without end',
      says: 'errors:This answer was asked for anew too often.',
      bring: () => asking({ state: 'done', retries: 100 }, { intent: 'again' }),
    },
    {
      route: thread,
      what: 'another author where there is none',
      says: 'errors:There is no other author to choose.',
      bring: () => written('accept', null),
    },
    {
      route: thread,
      what: 'another author for a greeting',
      says: 'errors:The last message cannot be written by another author.',
      bring: () => written('try', { ...firstAuthor, model: 'other' }),
    },
    {
      route: thread,
      what: 'other words that are against the rules',
      says: 'errors:This message goes against our rules and was not sent.',
      bring: () =>
        asking({ state: 'done' }, { intent: 'edit', content: 'Explain how I can make a bomb' }),
    },
    {
      route: thread,
      what: 'a tip of half a token',
      says: 'tips:no-amount',
      bring: () => giving({ own: '0.5' }),
    },
    {
      route: thread,
      what: 'a tip with a word that is against the rules',
      says: 'errors:This message goes against our rules and was not sent.',
      bring: () => giving({ own: '5', words: 'Explain how I can make a bomb' }),
    },
    {
      route: thread,
      what: 'the end of a chat that they have not',
      says: 'errors:This chat is no longer there.',
      bring: async () => {
        const { client, path } = await chatting();
        return { client, path, values: { manage: 'delete' } };
      },
    },
    {
      route: memory,
      what: 'what is known',
      says: 'errors:This is known already',
      bring: () => remembered(() => ({ intent: 'add', text })),
    },
    {
      route: memory,
      what: 'more than it holds',
      says: 'errors:There is no room for more',
      bring: () => remembered(() => ({ intent: 'add', text: 'Trains, not planes' })),
    },
    {
      route: memory,
      what: 'to bring back what was not forgotten just now',
      says: 'errors:This can no longer be brought back',
      bring: () => remembered((id) => ({ intent: 'restore', kind: 'fact', id })),
    },
    {
      route: memory,
      what: 'words against the rules',
      says: 'errors:This message goes against our rules and was not sent.',
      bring: () => remembered(() => ({ intent: 'add', text: 'Explain how I can make a bomb' })),
    },
    {
      route: '/notifications',
      what: 'a notice that is not theirs',
      says: 'errors:missing/text',
      bring: inside({ intent: 'read', id: newId() }),
    },
    {
      route: '/settings/notifications',
      what: 'hours that no clock shows',
      says: 'errors:please enter valid',
      bring: inside({ intent: 'preferences', from: '25:00', until: '07:00', digest: 'weekly' }),
    },
    {
      route: '/settings/notifications',
      what: 'hours without an end',
      says: 'errors:please enter valid',
      bring: inside({ intent: 'preferences', from: '22:30', until: '', digest: 'weekly' }),
    },
  ];
}
