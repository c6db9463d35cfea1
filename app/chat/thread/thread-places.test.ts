import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCharacter } from '~/db/testing';
import { startOver } from '~/domain/chat/chats/start-over';
import { makeTalk } from '~/domain/chat/testing/make-talk';
import { renderDocuments } from '../../testing/documents';
import { logIn } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
}, 60_000);
afterAll(() => site.close());

let fan: Awaited<ReturnType<typeof logIn>>;
let slug: string;
beforeEach(async () => {
  fan = await logIn(site);
  const { id: characterId, slug: name } = await makeCharacter(site.db, { name: 'Noor Haddad' });
  slug = name;
  await makeTalk(
    site.domain,
    { kind: 'user', id: fan.userId },
    {
      characterId,
      count: 300,
      readSeq: 200,
      endsAt: new Date('2026-11-20T20:00:00Z'),
      words: (seq) => (seq === 77 ? 'Two <b>orris</b> roots.' : `Line ${seq}.`),
    },
  );
});

const page = async (search = '') => String((await fan.get(`/chats/${slug}${search}`)).body);
const shows = (html: string, seq: number) => html.includes(`id="message-${seq}"`);

describe('a place in a conversation', () => {
  it('is shown around a message, with ways on to both sides', async () => {
    const html = await page('?message=100');
    expect([85, 100, 114].map((seq) => shows(html, seq))).toEqual([true, true, true]);
    expect([84, 115].map((seq) => shows(html, seq))).toEqual([false, false]);
    expect(html).toContain('?before=85');
    expect(html).toContain('?before=145#message-115');
    expect(html).toContain('Jump to the latest messages');
  });

  it('is reached by a date, in the reader’s time zone', async () => {
    const at = async (date: string) =>
      (await fan.get(`/chats/${slug}?at=${date}`)).headers.get('location');
    expect(await at('2026-11-20')).toBe(`/chats/${slug}?message=1#message-1`);
    expect(await at('2026-11-21')).toBe(`/chats/${slug}#latest`);
  });

  it.each(['?at=2026-02-31', '?at=x', '?message=-1', '?message=1e99', '?before=a', '?unread=x'])(
    'that makes no sense (%s) shows the newest',
    async (search) => {
      const html = await page(search);
      expect([271, 300].map((seq) => shows(html, seq))).toEqual([true, true]);
    },
  );

  it('reports the unread messages once, and leads to the first of them', async () => {
    expect(await page()).toContain(`/chats/${slug}?message=201&amp;unread=50#message-201`);
    expect(await page()).not.toContain('&amp;unread=');
    expect(await page('?message=201&unread=50')).toContain('50 new');
  });
});

describe('beside a chat that was set aside', () => {
  it('the pictures are those of that chat', async () => {
    const character = await site.db('character_profiles').where({ slug }).first('id');
    const characterId = character?.id ?? '';
    const person = { kind: 'user', id: fan.userId } as const;
    const chat = await site.db('chats').where({ user_id: fan.userId }).first('id');
    const chatId = chat?.id ?? '';
    expect(await startOver(site.domain, person, { characterId, chatId })).toMatchObject({
      ok: true,
    });
    const galleries = (html: string) =>
      [...html.matchAll(/href="([^"]*modal=chatGalleryModal[^"]*)"/g)].map(([, href]) => href);
    const ofSetAside = galleries(await page(`?chat=${chatId}`));
    expect(ofSetAside).toHaveLength(2);
    for (const href of ofSetAside) expect(href).toContain(`chatGalleryModal.chatId=${chatId}`);
    for (const href of galleries(await page())) expect(href).not.toContain('chatId');
  });
});

describe('a search', () => {
  it('shows messages with the words marked, each leading to its place', async () => {
    const html = String((await fan.get('/chats?search=ORRIS')).body);
    expect(html).toMatch(/<mark[^>]*>orris<\/mark>/);
    expect(html).not.toContain('<b>orris');
    expect(html).toContain(`/chats/${slug}?search=ORRIS&amp;message=77#message-77`);
    expect(String((await fan.get('/chats?search=orris&by=user')).body)).not.toContain('<mark');
    const stranger = await logIn(site);
    expect(String((await stranger.get('/chats?search=orris')).body)).not.toContain('<mark');
  });
});

describe('a chat as a file', () => {
  it('holds every message, to read or for programs', async () => {
    const text = await fan.get(`/chats/${slug}/export/txt`);
    expect(text.headers.get('content-disposition')).toBe(`attachment; filename="chat-${slug}.txt"`);
    const lines = String(text.body).trimEnd().split('\n');
    expect(lines).toHaveLength(300);
    expect(lines[0]).toMatch(/^\[.*2026.*\] Noor Haddad: Line 1\.$/);
    expect(lines[299]).toMatch(/\] You: Line 300\.$/);
    const { body } = await fan.get(`/chats/${slug}/export/json`);
    const file = body as { character: string; messages: { seq: number; content: string }[] };
    expect(file.character).toBe('Noor Haddad');
    expect(file.messages.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 300 }, (_, index) => index + 1),
    );
    expect(file.messages[76]?.content).toBe('Two <b>orris</b> roots.');
  });

  it('is of one’s own, of a known kind, and not to be had without end', async () => {
    const stranger = await logIn(site);
    const { body } = await stranger.get(`/chats/${slug}/export/json`);
    expect((body as { messages: unknown[] }).messages).toEqual([]);
    expect((await fan.get(`/chats/${slug}/export/exe`)).status).toBe(404);
    expect(String((await site.client().get(`/chats/${slug}/export/txt`)).body)).toBe('');
    const statuses = new Set<number>();
    for (let time = 0; time < 40; time += 1) {
      statuses.add((await stranger.get(`/chats/${slug}/export/txt`)).status);
    }
    expect([...statuses]).toEqual([200, 429]);
  });
});
