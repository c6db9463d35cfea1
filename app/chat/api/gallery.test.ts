import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveTokens, makeCharacter } from '~/db/testing';
import { openChat } from '~/domain/chat/chats/open-chat';
import {
  keepPictureFiles,
  lockedPhoto,
  lockedVideo,
  openVideo,
  photoWith,
  sendPicture,
  voiceWith,
} from '~/domain/chat/testing/send-picture';
import { readBalance } from '~/domain/wallet/get-balance';
import { newId } from '~/domain/shared/ids';
import { logIn } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
  await keepPictureFiles(site.storage);
});
afterAll(() => site.close());

async function makeCollector() {
  const client = await logIn(site);
  const { id: characterId, slug } = await makeCharacter(site.db, { name: 'Noor Haddad' });
  const person = { kind: 'user', id: client.userId } as const;
  const opened = await openChat(site.domain, person, { characterId });
  if (!opened.ok) throw new Error(opened.reason);
  const { chatId } = opened;
  const send = (details: Parameters<typeof sendPicture>[2]) =>
    sendPicture(site.domain, chatId, details);
  const get = async (path: string) => {
    const answer = await client.get(`/api/v1${path}`);
    return { status: answer.status, body: answer.body as never as ResponseBody };
  };
  return { client, characterId, slug, chatId, send, get };
}
interface ResponseBody {
  list: { _id: string; imageUrl: string; cursor: string }[];
  cursor: string | null;
  items: { _id: string; characterId: string; count?: number; items?: { _id: string }[] }[];
  nextCursor: string | null;
  entity: object;
  price: number;
}
type Collector = Awaited<ReturnType<typeof makeCollector>>;

let fan: Collector;
beforeEach(async () => {
  fan = await makeCollector();
});

describe('the gallery of a chat', () => {
  it('is returned in pages of twelve, with only the blurred picture of a locked item', async () => {
    for (let sent = 0; sent < 13; sent += 1) await fan.send(photoWith());
    const locked = await fan.send(lockedPhoto(18));
    const { body } = await fan.get(`/chats/${fan.chatId}/gallery`);
    expect(body.list).toHaveLength(12);
    const rest = await fan.get(`/chats/${fan.chatId}/gallery?cursor=${body.cursor}`);
    expect(rest.body).toMatchObject({ list: [{}], cursor: null });
    const kept = await fan.get(`/chats/${fan.chatId}/gallery?tab=Locked&take=1`);
    expect(kept.body.list).toMatchObject([
      {
        _id: locked,
        type: 'chat_photo',
        isUnlocked: false,
        unlockPrice: 18,
        entry: { type: 'Photo', picture: null, videoUrl: null },
      },
    ]);
    expect(JSON.stringify(kept.body)).not.toMatch(/posts\/picture\/(?!locked)/);
  });

  it('returns one picture by its type and id', async () => {
    const video = await fan.send(openVideo);
    const path = `/chats/${fan.chatId}/gallery/chat_video/${video}`;
    expect((await fan.get(path)).body.entity).toMatchObject({
      _id: video,
      mediaType: 'video',
      entry: { seconds: 14 },
    });
    expect((await fan.get(path.replace('video', 'photo'))).status).toBe(404);
  });

  it('is visible to its owner only', async () => {
    const id = await fan.send(photoWith());
    const other = await makeCollector();
    expect((await other.get(`/chats/${fan.chatId}/gallery`)).body).toEqual({
      list: [],
      cursor: null,
    });
    const path = `/chats/${fan.chatId}/gallery/chat_photo/${id}`;
    expect((await other.get(path)).status).toBe(404);
    expect((await fan.get(path)).status).toBe(200);
  });
});

describe('voice messages of a character', () => {
  it('are listed on request, and can be played once they are unlocked', async () => {
    await fan.send(photoWith());
    const open = await fan.send(voiceWith());
    const locked = await fan.send(voiceWith({ unlockPrice: 6, isUnlocked: false }));
    const { body } = await fan.get(`/chats/${fan.chatId}/gallery?type=Voice`);
    expect(body.list).toMatchObject([
      {
        _id: open,
        type: 'chat_voice',
        mediaType: 'audio',
        imageUrl: null,
        entry: { type: 'Voice', seconds: 7, voice: { peaks: [20, 80], isListened: false } },
      },
    ]);
    expect(JSON.stringify(body)).toContain('/media/voices/one.mp3?');
    const kept = await fan.get(`/chats/${fan.chatId}/gallery?type=Voice&tab=Locked`);
    expect(kept.body.list).toMatchObject([
      { _id: locked, isUnlocked: false, unlockPrice: 6, entry: { voice: null } },
    ]);
    expect(JSON.stringify(kept.body)).not.toContain('voices/one.mp3');
    const one = await fan.get(`/chats/${fan.chatId}/gallery/chat_voice/${open}`);
    expect(one.body).toMatchObject({ entity: { _id: open } });
  });
});

describe('a photo or video that was sent locked', () => {
  const pathOf = (source: string, id: string) =>
    `/api/v1/chats/${fan.chatId}/gallery/${source}/${id}/unlock`;
  const balance = () => readBalance(site.db, fan.client.userId);

  it.each([
    ['chat_photo', lockedPhoto(18), null],
    ['chat_video', lockedVideo(18), expect.stringContaining('video.mp4') as string],
  ])('is opened as a %s for its price, once', async (source, details, videoUrl) => {
    await giveTokens(site.domain, fan.client.userId, 40);
    const before = await balance();
    const id = await fan.send(details);
    const path = pathOf(source, id);
    const other = source === 'chat_photo' ? 'chat_video' : 'chat_photo';
    expect((await fan.client.post(pathOf(other, id), { price: 18 })).status).toBe(404);
    expect(await fan.client.post(path, { price: 17 })).toMatchObject({
      status: 409,
      body: { data: { price: 18 } },
    });
    const answers = await Promise.all([1, 2].map(() => fan.client.post(path, { price: 18 })));
    answers.push(await fan.client.post(path, {}));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({
        entity: { _id: id, type: source, isUnlocked: true, entry: { videoUrl } },
      });
    }
    const paid = answers.map(({ body }) => (body as { tokensAmount: number }).tokensAmount);
    expect(paid.sort((one, another) => another - one)).toEqual([18, 0, 0]);
    expect(await balance()).toBe(before - 18);
  });

  it('is sold neither to other users, nor when missing, nor for more than the balance', async () => {
    const id = await fan.send(lockedVideo(90_000));
    const stranger = await makeCollector();
    expect((await stranger.client.post(pathOf('chat_video', id), {})).status).toBe(404);
    expect((await fan.client.post(pathOf('chat_video', newId()), {})).status).toBe(404);
    expect((await fan.client.post(pathOf('chat_video', id), {})).status).toBe(402);
    const gone = { ...lockedPhoto(1), folder: `posts/${newId()}` };
    await giveTokens(site.domain, fan.client.userId, 5);
    const before = await balance();
    expect(await fan.client.post(pathOf('chat_photo', await fan.send(gone)), {})).toMatchObject({
      status: 409,
      body: { data: { code: 'picture-away' } },
    });
    expect(await balance()).toBe(before);
  });
});

describe('pictures of all chats', () => {
  it('are listed for all characters and for one, generated ones apart from sent ones', async () => {
    const sent = await fan.send(photoWith());
    const made = await fan.send(photoWith({ isOrdered: true }));
    await fan.send(lockedPhoto());
    const idsOf = async (path: string) => (await fan.get(path)).body.items.map(({ _id }) => _id);
    const { characterId } = fan;
    expect(await idsOf(`/gallery/${characterId}`)).toEqual([made, sent]);
    expect(await idsOf(`/characters-images/${characterId}/media?limit=1`)).toEqual([made]);
    expect(await idsOf(`/characters-images/${characterId}`)).toEqual([made]);
    expect(await idsOf('/characters-images?sortBy=oldest')).toEqual([made]);
    expect((await fan.get('/gallery/preview')).body.items).toMatchObject([
      {
        characterId,
        characterSlug: fan.slug,
        characterName: 'Noor Haddad',
        count: 2,
        items: [{ _id: made }, { _id: sent }],
      },
    ]);
    const later = await fan.send(photoWith({ isOrdered: true }));
    for (const path of ['/characters-images', `/characters-images/${characterId}`]) {
      expect(await idsOf(`${path}?sortBy=newest`)).toEqual([later, made]);
      expect(await idsOf(`${path}?sortBy=oldest`)).toEqual([made, later]);
    }
    expect((await fan.get('/gallery/preview?sortBy=oldest')).body.items).toMatchObject([
      { items: [{ _id: sent }, { _id: made }, { _id: later }] },
    ]);
    const madeAlone = await fan.get('/characters-images/gallery-preview');
    expect(madeAlone.body.items).toMatchObject([{ characterId, count: 2 }]);
  });

  it('are ordered with a prompt, once per key, for the stated price', async () => {
    await giveTokens(site.domain, fan.client.userId, 50);
    const { characterId, client } = fan;
    const { body } = await fan.get(`/characters-images/generation-price/${characterId}`);
    expect(body).toEqual({ price: 5 });
    const order = { idempotencyKey: newId(), prompt: 'In the rain' };
    const path = `/api/v1/characters-images/${characterId}`;
    const answers = [await client.post(path, order), await client.post(path, order)];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await site.db('generations').where({ user_id: client.userId })).toMatchObject([
      { subject_id: (answers[0]?.body as { messageId: string }).messageId, tokens: 5 },
    ]);
    const long = { ...order, prompt: 'a'.repeat(501) };
    expect((await client.post(path, long)).status).toBe(400);
    expect((await fan.get(`/characters-images/generation-price/${newId()}`)).status).toBe(404);
  });
});
