import { expect } from 'vitest';
import type { Answer } from '~/app/testing/client';
import { newId } from '~/domain/shared/ids';
import type { CharactersInSight } from './characters-of-others';
import type { Role } from './people';

export interface ChatsInSight extends CharactersInSight {
  /** A character that everyone chats with, as with the two below. */
  shared: { id: string };
  /** Each person in turn deletes their messages with this character. */
  toClear: { id: string };
  /** Each person in turn deletes their chat with this character. */
  toLeave: { id: string };
  /** Returns the messages that this role sees in its chat with a character. */
  readMessages: (characterId: string) => Promise<string>;
}
type SendRequest = (path: string, body?: unknown) => Promise<Answer>;
type Expectation = (call: SendRequest, has: ChatsInSight, role: Role) => Promise<void>;

/** Returns the message that a role has written in each of its chats. */
export const secretOf = (role: Role) => `words of ${role} that nobody else may read`;

/** Expects that a person's own chat exists, and that another person's looks like one that never existed. */
const ofOwnChat =
  (pathOf: (characterId: string) => string, body?: unknown): Expectation =>
  async (call, { own, foreign }) => {
    for (const id of [foreign.id, newId()]) {
      expect((await call(pathOf(id), body)).status).toBe(404);
    }
    expect((await call(pathOf(own.id), body)).status).toBeLessThan(300);
  };

/**
 * Expects a chat with this character for everyone: an earlier person's deletion removed nothing of a later
 * one's.
 */
const ofSharedChat =
  (name: 'toClear' | 'toLeave', pathOf: (characterId: string) => string): Expectation =>
  async (call, has, role) => {
    for (const id of [has.foreign.id, newId()]) expect((await call(pathOf(id))).status).toBe(404);
    const { id } = has[name];
    expect(await has.readMessages(id)).toContain(secretOf(role));
    expect((await call(pathOf(id))).status).toBeLessThan(300);
  };

/** Expects that a missing part of any person's chat is not found. */
const ofNothing =
  (pathOf: (characterId: string) => string, body?: unknown): Expectation =>
  async (call, { own, foreign }) => {
    for (const id of [own.id, foreign.id, newId()]) {
      expect([404, 409]).toContain((await call(pathOf(id), body)).status);
    }
  };

/**
 * Expects the same response for a user about another person's data and missing data; a visitor must log in.
 */
const ofEmptyGallery =
  (path: () => string, body?: () => unknown): Expectation =>
  async (call, _has, role) => {
    const { status } = await call(path(), body?.());
    expect(status).toBe(role === 'guest' ? 401 : 404);
  };

/** Expects that only our own services may make the call. */
const byServicesAlone =
  (path: string, body: () => unknown): Expectation =>
  async (call) => {
    expect((await call(path, body())).status).toBe(401);
  };

/** Expects that every user may choose from a published character's posts, but not from a hidden one's. */
const postsForChat =
  (path: string): Expectation =>
  async (call, { own, hidden }, role) => {
    const isMember = role !== 'guest';
    expect((await call(path, { characterId: own.id })).status).toBe(isMember ? 200 : 401);
    for (const characterId of [hidden.id, newId()]) {
      expect((await call(path, { characterId })).status).toBe(isMember ? 404 : 401);
    }
  };

const callback = () => ({ generationId: newId() });
const video = () => ({ idempotencyKey: newId() });

const memory = (rest: string) => (id: string) => `/chats/${id}/memory${rest}`;
const fact = { text: 'You live in Lyon' };

/** Expectations for the calls that name a conversation, by call. */
export const chatExpectations: Record<string, Expectation> = {
  'GET /chats/{characterId}/messages': async (call, { own, shared, foreign, hidden }, role) => {
    const read = async ({ id }: { id: string }) => (await call(`/chats/${id}/messages`)).body;
    for (const thing of [own, shared]) {
      expect(JSON.stringify(await read(thing))).toContain(secretOf(role));
    }
    for (const thing of [foreign, hidden, { id: newId() }]) {
      expect(await read(thing)).toMatchObject({ chatId: null, items: [] });
    }
  },
  'GET /chats/{characterId}': async (call, { own, shared, foreign, hidden }, role) => {
    for (const { id } of [own, shared]) {
      const { status, body } = await call(`/chats/${id}`);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).toContain(secretOf(role));
    }
    for (const id of [foreign.id, hidden.id, newId()]) {
      expect((await call(`/chats/${id}`)).status).toBe(404);
    }
  },
  'POST /chats/get-available-posts-for-chat': postsForChat('/chats/get-available-posts-for-chat'),
  'POST /chat-posts/get-available-posts-for-chat': postsForChat(
    '/chat-posts/get-available-posts-for-chat',
  ),
  'POST /chats': async (call, { own, hidden }) => {
    expect((await call('/chats', { characterId: own.id })).status).toBe(201);
    for (const { id } of [hidden, { id: newId() }]) {
      expect((await call('/chats', { characterId: id })).status).toBe(404);
      expect((await call('/chats', { characterIds: [own.id, id] })).status).toBe(404);
    }
  },
  'GET /chats/{characterId}/author': ofOwnChat((id) => `/chats/${id}/author`),
  'POST /chats/{characterId}/author': ofOwnChat((id) => `/chats/${id}/author`, {
    act: 'keep-reply',
  }),
  'GET /chats/{characterId}/memory': async (call, { own, foreign }) => {
    for (const id of [own.id, foreign.id, newId()]) {
      expect((await call(memory('')(id))).body).toMatchObject({ facts: [], diary: [] });
    }
  },
  'PATCH /chats/{characterId}/memory': ofOwnChat(memory(''), { isOn: true }),
  'PUT /chats/{characterId}/memory/preferences': ofOwnChat(memory('/preferences'), {
    length: 'short',
    style: 'plain',
    language: null,
  }),
  'PUT /chats/{characterId}/follow-ups': async (call, has, role) => {
    const body = { frequency: 'weekly' };
    const pathOf = (id: string) => `/chats/${id}/follow-ups`;
    if (role !== 'guest') await ofOwnChat(pathOf, body)(call, has, role);
    else expect((await call(pathOf(has.own.id), body)).status).toBe(401);
  },
  'POST /chats/{characterId}/voice-messages': async (call, { own }, role) => {
    const pathOf = (id: string) => `/chats/${id}/voice-messages?idempotencyKey=${newId()}`;
    const isGuest = role === 'guest';
    expect((await call(pathOf(newId()), 'no sound')).status).toBe(isGuest ? 401 : 404);
    expect((await call(pathOf(own.id), 'no sound')).status).toBe(isGuest ? 401 : 422);
  },
  'POST /chats/image-generated-callback': byServicesAlone(
    '/chats/image-generated-callback',
    callback,
  ),
  'POST /chats/tts-generated-callback': byServicesAlone('/chats/tts-generated-callback', callback),
  'POST /chats/video-generated-callback': byServicesAlone(
    '/chats/video-generated-callback',
    callback,
  ),
  'POST /chats/gift-for-tip-callback': byServicesAlone('/chats/gift-for-tip-callback', () => ({
    messageId: newId(),
  })),
  'DELETE /generations/{generationId}': ofEmptyGallery(() => `/generations/${newId()}`),
  'POST /chats/confirm-video-message': ofEmptyGallery(() => '/chats/confirm-video-message', video),
  'POST /chats/reject-video-message': ofEmptyGallery(() => '/chats/reject-video-message', video),
  'POST /chats/handle-end-voice-call': ofEmptyGallery(
    () => '/chats/handle-end-voice-call',
    () => ({ callId: newId() }),
  ),
  'GET /voice-calls/{callId}': ofEmptyGallery(() => `/voice-calls/${newId()}`),
  'POST /voice-calls/{callId}/offers': ofEmptyGallery(
    () => `/voice-calls/${newId()}/offers`,
    () => ({ sdp: 'v=0' }),
  ),
  'POST /voice-calls/{callId}/rating': ofEmptyGallery(
    () => `/voice-calls/${newId()}/rating`,
    () => ({ rating: 5 }),
  ),
  'POST /chats/{characterId}/voice-calls': ofEmptyGallery(
    () => `/chats/${newId()}/voice-calls`,
    () => ({ idempotencyKey: newId(), limitMinutes: null, captions: true }),
  ),
  'GET /chats/{chatId}/gallery': async (call, _has, role) => {
    const { status, body } = await call(`/chats/${newId()}/gallery`);
    expect(status).toBe(role === 'guest' ? 401 : 200);
    if (role !== 'guest') expect(body).toMatchObject({ list: [], cursor: null });
  },
  'POST /chats/{chatId}/gallery/{type}/{entityId}/unlock': ofEmptyGallery(
    () => `/chats/${newId()}/gallery/chat_video/${newId()}/unlock`,
    () => ({ price: 0 }),
  ),
  'GET /chats/{chatId}/gallery/{type}/{entityId}': ofEmptyGallery(
    () => `/chats/${newId()}/gallery/chat_photo/${newId()}`,
  ),
  'POST /characters-images/{characterId}': ofEmptyGallery(
    () => `/characters-images/${newId()}`,
    () => ({ prompt: 'In the rain', idempotencyKey: newId() }),
  ),
  'POST /chats/{characterId}/memory/facts': ofOwnChat(memory('/facts'), fact),
  'DELETE /chats/{characterId}/memory': ofOwnChat(memory('')),
  'POST /chats/{characterId}/memory/restore': ofNothing(memory('/restore')),
  'PATCH /chats/{characterId}/memory/facts/{factId}': ofNothing(memory(`/facts/${newId()}`), fact),
  'DELETE /chats/{characterId}/memory/facts/{factId}': ofNothing(memory(`/facts/${newId()}`)),
  'POST /chats/{characterId}/memory/facts/{factId}/restore': ofNothing(
    memory(`/facts/${newId()}/restore`),
  ),
  'DELETE /chats/{characterId}/memory/diary/{entryId}': ofNothing(memory(`/diary/${newId()}`)),
  'POST /chats/{characterId}/memory/diary/{entryId}/restore': ofNothing(
    memory(`/diary/${newId()}/restore`),
  ),
  'DELETE /chats/{characterId}/messages': ofSharedChat('toClear', (id) => `/chats/${id}/messages`),
  'DELETE /chats/{characterId}': ofSharedChat('toLeave', (id) => `/chats/${id}`),
  'POST /notifications/read/{notificationId}': async (call, _has, role) => {
    const { status } = await call(`/notifications/read/${newId()}`);
    expect(status).toBe(role === 'guest' ? 401 : 404);
  },
};
