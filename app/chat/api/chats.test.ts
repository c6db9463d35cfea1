import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinFanClub, makeCharacter, makePost } from '~/db/testing';
import { sendPicture } from '~/domain/chat/testing/send-picture';
import { issueGuestToken } from '~/domain/viewers/guests';
import { newId } from '~/domain/shared/ids';
import { logIn } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

async function visit() {
  const client = site.client();
  client.cookies.set('nocturne_guest', (await issueGuestToken(site.domain)).token);
  return client;
}

describe('POST /chats/{characterId}/voice-messages', () => {
  const path = (characterId: string, query: string) =>
    `/api/v1/chats/${characterId}/voice-messages?${query}`;

  it('takes a recording once, however often it is sent', async () => {
    const client = await logIn(site);
    const { id } = await makeCharacter(site.db);
    const key = newId();
    const send = () => client.post(path(id, `idempotencyKey=${key}`), 'OggS and so on');
    for (const answer of [await send(), await send()]) {
      expect(answer).toMatchObject({ status: 202, body: { accepted: true } });
    }
    const kept = await site.db('voice_recordings').where({ idempotency_key: key });
    expect(kept).toMatchObject([{ character_id: id, state: 'waiting' }]);
  });

  it.each([
    ['what is no sound', 'x'.repeat(9), 422, 'recording-unreadable'],
    ['what is too large', 'x'.repeat(5 * 1024 * 1024), 413, 'recording-too-long'],
  ])('refuses %s, and keeps nothing', async (_, body, status, code) => {
    const client = await logIn(site);
    const { id } = await makeCharacter(site.db);
    const key = newId();
    const answer = await client.post(path(id, `idempotencyKey=${key}`), body);
    expect(answer).toMatchObject({ status, body: { data: { code } } });
    expect(await site.db('voice_recordings').where({ idempotency_key: key })).toEqual([]);
  });

  it('is for members, and wants a key', async () => {
    const { id } = await makeCharacter(site.db);
    const visitor = await visit();
    expect((await visitor.post(path(id, `idempotencyKey=${newId()}`), 'OggS')).status).toBe(401);
    const client = await logIn(site);
    expect((await client.post(path(id, ''), 'OggS')).status).toBe(400);
  });
});

describe('POST /chats', () => {
  it('opens a conversation once, however often it is requested', async () => {
    const client = await logIn(site);
    const { id } = await makeCharacter(site.db, { greeting: 'Good evening.' });
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.post('/api/v1/chats', { characterId: id })),
    );
    const [first, ...others] = answers.map((answer) => answer.body);
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
    for (const other of others) expect(other).toEqual(first);
    const messages = await client.get(`/api/v1/chats/${id}/messages`);
    expect(messages.body).toMatchObject({
      items: [{ seq: 1, role: 'character', content: 'Good evening.' }],
      hasMore: false,
    });
  });

  it('opens several at once for a visitor', async () => {
    const client = await visit();
    const made = await Promise.all([makeCharacter(site.db), makeCharacter(site.db)]);
    const characterIds = made.map(({ id }) => id);
    const answer = await client.post('/api/v1/chats', { characterIds });
    expect(answer.body).toMatchObject({
      items: characterIds.map((characterId) => ({ characterId })),
    });
    const list = await client.get('/api/v1/chats');
    expect(list.body).toHaveProperty('items.length', 2);
  });

  it('returns 404 for an unpublished character', async () => {
    const client = await visit();
    const hidden = await makeCharacter(site.db, { isPublished: false });
    for (const characterId of [hidden.id, newId()]) {
      expect(await client.post('/api/v1/chats', { characterId })).toMatchObject({
        status: 404,
        body: { message: 'Character not found', data: { code: 'no-such-character' } },
      });
    }
  });

  it.each([
    [{}, 'characterId is required'],
    [{ characterIds: [] }, expect.stringMatching(/>=1/) as unknown],
    [{ characterIds: Array.from({ length: 21 }, newId) }, expect.stringMatching(/<=20/) as unknown],
    [{ characterId: 'luna' }, 'Invalid UUID'],
  ])('refuses %j', async (body, message) => {
    const client = await visit();
    expect(await client.post('/api/v1/chats', body)).toMatchObject({
      status: 400,
      body: { message },
    });
  });
});

describe('GET /chats', () => {
  it('pages by cursor without a gap or a repeat', async () => {
    const client = await visit();
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => makeCharacter(site.db)));
    for (const { id } of made) await client.post('/api/v1/chats', { characterId: id });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const answer = await client.get(`/api/v1/chats?limit=2&cursor=${cursor}`);
      const page = answer.body as {
        items: { characterInfo: { _id: string } }[];
        nextCursor: string | null;
      };
      seen.push(...page.items.map((chat) => chat.characterInfo._id));
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(new Set(made.map(({ id }) => id)));
  });

  it('filters and searches', async () => {
    const client = await visit();
    const luna = await makeCharacter(site.db, { name: 'Luna Vale' });
    const mira = await makeCharacter(site.db, { name: 'Mira Stone' });
    await client.post('/api/v1/chats', { characterIds: [luna.id, mira.id] });
    const found = await client.get('/api/v1/chats?search=lun&filter=unread');
    expect(found.body).toMatchObject({ items: [{ characterInfo: { name: 'Luna Vale' } }] });
    expect(found.body).toHaveProperty('items.length', 1);
    expect((await client.get('/api/v1/chats?filter=following')).body).toHaveProperty('items', []);
  });

  it('shows no conversation of another user', async () => {
    const [mine, other] = [await visit(), await visit()];
    const { id } = await makeCharacter(site.db);
    await mine.post('/api/v1/chats', { characterId: id });
    expect((await other.get('/api/v1/chats')).body).toHaveProperty('items', []);
    expect((await other.get(`/api/v1/chats/${id}/messages`)).body).toMatchObject({ items: [] });
  });
});

describe('GET /chats/{characterId}', () => {
  it('returns the conversation with a page of its messages', async () => {
    const client = await logIn(site);
    const { id } = await makeCharacter(site.db, { name: 'Luna Vale', greeting: 'Good evening.' });
    const path = `/api/v1/chats/${id}`;
    expect(await client.get(path)).toMatchObject({
      status: 404,
      body: { data: { code: 'no-such-chat' } },
    });
    await client.post('/api/v1/chats', { characterId: id });
    const answer = await client.get(`${path}?limit=1`);
    expect(answer.body).toMatchObject({
      chat: { characterInfo: { _id: id, name: 'Luna Vale' }, unreadCount: 1, isArchived: false },
      items: [{ seq: 1, content: 'Good evening.' }],
      hasMore: false,
      lastSeq: 1,
    });
    expect((await client.get(`${path}?limit=1&page=2`)).body).toMatchObject({ items: [] });
    expect((await (await visit()).get(path)).status).toBe(404);
  });
});

describe('POST /chats/saveUnAuthorizedMessages', () => {
  const path = '/api/v1/chats/saveUnAuthorizedMessages';

  it('moves a visitor’s messages to the account of the same browser, once', async () => {
    const client = await visit();
    const { id: characterId } = await makeCharacter(site.db, { greeting: 'Good evening.' });
    await client.post('/api/v1/chats', { characterId });
    const { cookies, userId } = await logIn(site);
    for (const [name, value] of cookies)
      if (name !== 'nocturne_guest') client.cookies.set(name, value);
    const answers = await Promise.all([client.post(path, {}), client.post(path, {})]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const own = await site.db('chats').where({ user_id: userId });
    expect(own).toHaveLength(1);
    const items = answers.map(({ body }) => (body as { items: unknown[] }).items);
    expect(items).toContainEqual([{ chatId: String(own[0]?.id), characterId }]);
    expect((await client.post(path, {})).body).toEqual({ items: [] });
  });

  it('moves nothing without an earlier visitor, and is only for members', async () => {
    expect((await (await logIn(site)).post(path, {})).body).toEqual({ items: [] });
    expect((await (await visit()).post(path, {})).status).toBe(401);
  });
});

describe('POST /chats/get-available-posts-for-chat', () => {
  const paths = ['/chats/get-available-posts-for-chat', '/chat-posts/get-available-posts-for-chat'];

  it.each(paths)(
    'returns the posts not yet shared in the chat, and the locked ones: %s',
    async (path) => {
      const client = await logIn(site);
      const { id: characterId } = await makeCharacter(site.db);
      const makeOne = (given: object) => makePost(site.db, { characterId, ...given });
      const [photo, shared] = [
        await makeOne({ access: 'free' }),
        await makeOne({ access: 'fanClub', media: 'video' }),
      ];
      const fetchPosts = async (body: object = {}) =>
        (await client.post(`/api/v1${path}`, { characterId, ...body })).body as {
          items: { _id: string }[];
          lockedVideoPosts: number;
        };
      const ids = (page: { items: { _id: string }[] }) => page.items.map(({ _id }) => _id);
      expect(ids(await fetchPosts())).toEqual([shared.id, photo.id]);
      const opened = await client.post('/api/v1/chats', { characterId });
      const [chat] = (opened.body as { items: [{ chatId: string }] }).items;
      await sendPicture(site.domain, chat.chatId, { type: 'post_message', postId: shared.id });
      expect(await fetchPosts()).toMatchObject({ items: [{ _id: photo.id }], lockedVideoPosts: 1 });
      expect(ids(await fetchPosts({ media: 'video' }))).toEqual([]);
      await joinFanClub(site.db, client.userId ?? '', characterId);
      expect(await fetchPosts()).toMatchObject({ lockedVideoPosts: 0 });
    },
  );

  it('refuses a character that no one can see, and visitors', async () => {
    const client = await logIn(site);
    const hidden = await makeCharacter(site.db, { isPublished: false });
    for (const path of paths) {
      const call = { characterId: hidden.id };
      expect(await client.post(`/api/v1${path}`, call)).toMatchObject({
        status: 404,
        body: { data: { code: 'no-such-character' } },
      });
      expect((await (await visit()).post(`/api/v1${path}`, call)).status).toBe(401);
    }
  });
});

describe('GET /chats/{characterId}/messages', () => {
  it('reads on both sides of a place, and by page', async () => {
    const client = await logIn(site);
    const { id: characterId } = await makeCharacter(site.db);
    const opened = await client.post('/api/v1/chats', { characterId });
    const { items } = opened.body as { items: [{ chatId: string }] };
    await site.db('messages').insert(
      [2, 3, 4, 5].map((seq) => ({
        id: newId(),
        chat_id: items[0].chatId,
        seq,
        role: 'user',
        sender_id: client.userId,
        content: `message ${seq}`,
      })),
    );
    const seqs = async (query: string) => {
      const answer = await client.get(`/api/v1/chats/${characterId}/messages?${query}`);
      return (answer.body as { items: { seq: number }[] }).items.map((message) => message.seq);
    };
    expect(await seqs('')).toEqual([1, 2, 3, 4, 5]);
    expect(await seqs('after=3')).toEqual([4, 5]);
    expect(await seqs('before=3')).toEqual([1, 2]);
    expect(await seqs('limit=2')).toEqual([4, 5]);
    expect(await seqs('limit=2&page=2')).toEqual([2, 3]);
  });
});
