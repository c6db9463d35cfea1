import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveTokens, makeCharacter } from '~/db/testing';
import { openChat } from '~/domain/chat/chats/open-chat';
import {
  keepPictureFiles,
  lockedVideo,
  photoWith,
  sendPicture,
  voiceWith,
} from '~/domain/chat/testing/send-picture';
import type { PictureWalk } from '~/domain/chat/gallery/parts';
import { renderDocuments } from '../../testing/documents';
import { logIn } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
  await keepPictureFiles(site.storage);
}, 60_000);
afterAll(() => site.close());

const photoModal = 'characterPhotoViewModal';
const videoModal = 'characterVideoViewModal';

async function makeViewer() {
  const member = await logIn(site);
  await giveTokens(site.domain, member.userId, 100);
  const { id: characterId, slug } = await makeCharacter(site.db, { name: 'Noor Haddad' });
  const person = { kind: 'user', id: member.userId } as const;
  const opened = await openChat(site.domain, person, { characterId });
  if (!opened.ok) throw new Error(opened.reason);
  const send = (details: Parameters<typeof sendPicture>[2]) =>
    sendPicture(site.domain, opened.chatId, details);
  const photo = await send(photoWith());
  const video = await send(lockedVideo(30));
  const view = async (modal: string, messageId: string, walk: PictureWalk, path = '') => {
    const params = { modal, [`${modal}.messageId`]: messageId, [`${modal}.walk`]: walk };
    const { status, body } = await member.get(
      `/chats/${slug}${path}?${new URLSearchParams(params)}`,
    );
    expect(status).toBe(200);
    const page = String(body);
    // The page below the modal is rendered too.
    return page.slice(page.indexOf(`data-modal="${modal}"`)).replaceAll('&amp;', '&');
  };
  return { member, characterId, slug, photo, video, view, send };
}

describe('the full-size view of a chat’s pictures, drawn with its page', () => {
  it('shows a photo with its words, its mark, a way to save it, and steps that are links', async () => {
    const { photo, video, view, slug } = await makeViewer();
    const shown = await view(photoModal, photo, 'thread');
    expect(shown).toMatch(/alt="Photo from Noor, \d+ \w+ \d{4}"/);
    expect(shown).toContain('Made by AI');
    expect(shown).toMatch(new RegExp(`download="${slug}-\\d{4}-\\d\\d-\\d\\d-2"`));
    const next = `modal=${videoModal}&${videoModal}.messageId=${video}&${videoModal}.walk=thread`;
    expect(shown).toContain(next);
    expect(shown).not.toContain('Previous picture');
    expect(shown).toMatch(new RegExp(`href="/chats/${slug}"[^>]*>`));
  });

  it('offers a locked item at its price, and shows it once it is unlocked', async () => {
    const { member, photo, video, view, slug } = await makeViewer();
    const locked = await view(videoModal, video, 'thread');
    expect(locked).toContain(`/pictures/${video}/unlock`);
    expect(locked).toContain('Previous picture');
    expect(locked).not.toContain('video.mp4');
    expect(locked).not.toContain('download=');
    const press = (price: string) =>
      member.request('POST', `/pictures/${video}/unlock`, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ price, from: 'view' }).toString(),
      });
    const place = `${videoModal}.messageId=${video}`;
    const refused = await press('3');
    expect(refused.headers.get('location')).toContain(place);
    const [path = ''] = (refused.headers.get('location') ?? '').split('#');
    expect((await member.get(path)).body).toContain('it’s now 30 tokens');
    const opened = await press('30');
    expect(opened.headers.get('location')).toContain(`/chats/${slug}?modal=${videoModal}&${place}`);
    const shown = await view(videoModal, video, 'thread');
    expect(shown).toMatch(/<video[^>]+video\.mp4/);
    expect(shown).toMatch(/aria-label="Video from Noor, /);
    const inGallery = await view(photoModal, photo, 'unlocked', '/gallery');
    expect(inGallery).toContain(place);
  });

  it('leaves voice messages to the gallery, which lists them under a chip of their own', async () => {
    const { member, characterId, slug, send } = await makeViewer();
    const voices = () => member.get(`/chats/${slug}/gallery?media=voice`);
    expect((await voices()).body).toContain('Nothing to listen to yet.');
    await send(voiceWith());
    const { body } = await voices();
    expect(body).toMatch(/>Voice<\/a>/);
    expect(body).toContain('Play the voice message');
    expect(body).toContain(`/chats/${slug}?message=4#message-4`);
    const params = { characterId, media: 'voice' };
    const search = new URLSearchParams({ modal: 'chatGalleryModal' });
    for (const [key, value] of Object.entries(params)) search.set(`chatGalleryModal.${key}`, value);
    const over = await member.get(`/chats/${slug}?${search}`);
    expect(over.status).toBe(200);
    const modal = String(over.body).split('data-modal="chatGalleryModal"')[1] ?? '';
    expect(modal).toContain('Play the voice message');
  });

  it('is linked from thread and gallery', async () => {
    const { member, photo, slug } = await makeViewer();
    for (const path of ['', '/gallery']) {
      const body = String((await member.get(`/chats/${slug}${path}`)).body);
      expect(body).toContain(`${photoModal}.messageId=${photo}`);
    }
  });

  it('shows no other user’s pictures', async () => {
    const { photo } = await makeViewer();
    const other = await makeViewer();
    expect(await other.view(photoModal, photo, 'thread')).toContain('This is no longer available');
  });
});
