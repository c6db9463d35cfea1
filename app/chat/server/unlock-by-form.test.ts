import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveTokens, makeCharacter } from '~/db/testing';
import { openChat } from '~/domain/chat/chats/open-chat';
import { listMessages } from '~/domain/chat/messages/list-messages';
import {
  keepPictureFiles,
  lockedPhoto,
  lockedVideo,
  sendPicture,
} from '~/domain/chat/testing/send-picture';
import { newId } from '~/domain/shared/ids';
import { readBalance } from '~/domain/wallet/get-balance';
import { renderDocuments } from '../../testing/documents';
import { logIn } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
  await keepPictureFiles(site.storage);
}, 60_000);
afterAll(() => site.close());

async function makeFan(tokens: number, details = lockedPhoto(18)) {
  const member = await logIn(site);
  const before = await readBalance(site.db, member.userId);
  if (tokens > before) await giveTokens(site.domain, member.userId, tokens - before);
  const { id: characterId, slug } = await makeCharacter(site.db, { name: 'Noor' });
  const person = { kind: 'user', id: member.userId } as const;
  const opened = await openChat(site.domain, person, { characterId });
  if (!opened.ok) throw new Error(opened.reason);
  const messageId = await sendPicture(site.domain, opened.chatId, details);
  const unlock = (fields: Record<string, string> = {}, id = messageId) =>
    member.request('POST', `/pictures/${id}/unlock`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ price: '18', ...fields }).toString(),
    });
  const isOpen = async () => {
    const { items } = await listMessages(site.domain, person, { characterId, limit: 10 });
    const details = items.find(({ id }) => id === messageId)?.details;
    return details && 'isUnlocked' in details ? details.isUnlocked : null;
  };
  return {
    member,
    slug,
    characterId,
    messageId,
    unlock,
    isOpen,
    balance: () => readBalance(site.db, member.userId),
  };
}

describe('a locked photo or video by a form', () => {
  it('is unlocked, and leads back to the place of its button', async () => {
    const fan = await makeFan(40);
    const { status, headers } = await fan.unlock();
    expect([status, headers.get('location')]).toEqual([302, `/chats/${fan.slug}#message-2`]);
    expect(await fan.isOpen()).toBe(true);
    expect(await fan.balance()).toBe(22);
    const again = await fan.unlock({ from: 'gallery' });
    expect(again.headers.get('location')).toBe(`/chats/${fan.slug}/gallery`);
    expect(await fan.balance()).toBe(22);
  });

  it.each<[string, number, Record<string, string>, string]>([
    ['a price that is none any more', 40, { price: '3' }, 'it’s now 18 tokens'],
    ['too few tokens', 0, {}, 'This costs 18.'],
    ['what no form of ours sends', 40, { price: 'free' }, 'Nothing was charged.'],
  ])('by %s stays locked, and the page states the reason', async (_why, tokens, fields, words) => {
    const fan = await makeFan(tokens);
    const before = await fan.balance();
    for (const from of ['thread', 'gallery']) {
      const { headers } = await fan.unlock({ ...fields, from });
      const [path = ''] = (headers.get('location') ?? '').split('#');
      expect((await fan.member.get(path)).body).toContain(words);
    }
    expect(await fan.isOpen()).toBe(false);
    expect(await fan.balance()).toBe(before);
  });

  it('is returned in place when a script requests it', async () => {
    const fan = await makeFan(40);
    const short = await makeFan(40);
    expect((await short.unlock({ stay: '1', price: '2' })).body).toEqual({
      ok: false,
      reason: 'price-changed',
      price: 18,
    });
    expect((await fan.unlock({ stay: '1' })).body).toMatchObject({
      ok: true,
      entry: { _id: fan.messageId, isUnlocked: true, entry: { type: 'Photo' } },
    });
  });

  it('that is a video is offered and opened alike, in the thread and in the gallery', async () => {
    const fan = await makeFan(40, lockedVideo(18));
    for (const path of [`/chats/${fan.slug}`, `/chats/${fan.slug}/gallery?tab=locked`]) {
      const { body } = await fan.member.get(path);
      expect(body).toContain(`/pictures/${fan.messageId}/unlock`);
      expect(body).toMatch(/(Private v|V)ideo(<!-- -->)? · \$/);
      expect(body).not.toContain('video.mp4');
    }
    const { headers } = await fan.unlock({ from: 'gallery' });
    expect(headers.get('location')).toBe(`/chats/${fan.slug}/gallery`);
    expect(await fan.balance()).toBe(22);
    for (const path of [`/chats/${fan.slug}`, `/chats/${fan.slug}/gallery`]) {
      expect((await fan.member.get(path)).body).toContain('video.mp4');
    }
    expect((await fan.unlock({ stay: '1' })).body).toMatchObject({
      ok: true,
      entry: { _id: fan.messageId, type: 'chat_video', entry: { type: 'Video', seconds: 14 } },
    });
    expect(await fan.balance()).toBe(22);
  });

  it('with a missing file stays locked, and costs nothing', async () => {
    const gone = { ...lockedVideo(18), folder: `posts/${newId()}` };
    const fan = await makeFan(40, gone);
    const { headers } = await fan.unlock();
    const [path = ''] = (headers.get('location') ?? '').split('#');
    expect((await fan.member.get(path)).body).toContain('Nothing was charged.');
    expect(await fan.isOpen()).toBe(false);
    expect(await fan.balance()).toBe(40);
  });

  it('is offered in the gallery over a page as well as on its own', async () => {
    const fan = await makeFan(40);
    const modal = 'chatGalleryModal';
    const params = { modal, [`${modal}.characterId`]: fan.characterId, [`${modal}.tab`]: 'locked' };
    for (const path of [
      `/chats/${fan.slug}?${new URLSearchParams(params)}`,
      `/chats/${fan.slug}/gallery?tab=locked`,
    ]) {
      const { status, body } = await fan.member.get(path);
      expect(status).toBe(200);
      expect(body).toContain('You and Noor');
      expect(body).toContain(`/pictures/${fan.messageId}/unlock`);
    }
  });

  it('of another user is not found', async () => {
    const fan = await makeFan(40);
    const other = await makeFan(40);
    expect((await other.unlock({}, fan.messageId)).status).toBe(404);
    expect((await other.unlock({}, newId())).status).toBe(404);
    expect(await fan.isOpen()).toBe(false);
  });
});
