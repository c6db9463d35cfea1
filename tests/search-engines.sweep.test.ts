import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeCharacter, makePost } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { renderPages } from './security/testing/pages';

let site: TestSite;
let character: { id: string; slug: string };
beforeAll(async () => {
  site = await startSite({ renderPages });
  character = await makeCharacter(site.db);
});
afterAll(() => site.close());

const get = (path: string) => site.client().get(path);
const colour = async (background: string) =>
  sharp({ create: { width: 720, height: 1280, channels: 3, background } })
    .webp()
    .toBuffer();

it('names in robots.txt the address of the sitemap and the private paths', async () => {
  const { status, body } = await get('/robots.txt');
  expect(status).toBe(200);
  expect(body).toContain('Disallow: /settings\n');
  expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml\n');
});

describe('the sitemap', () => {
  const addresses = (xml: unknown) =>
    [...String(xml).matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(
      ([, path = '']) => path,
    );

  it('leads from its index to every public page', async () => {
    const { id } = await makePost(site.db, { characterId: character.id });
    const hidden = await makePost(site.db, { characterId: character.id, isPublished: false });
    const index = await get('/sitemap.xml');
    expect(index.headers.get('content-type')).toMatch(/^application\/xml/);
    expect(index.headers.get('cache-control')).toBe('public, max-age=3600');
    const found: string[] = [];
    for (const page of addresses(index.body)) {
      const answer = await get(page);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(String(answer.body).trim()).toMatch(/^<\?xml[^]*<\/urlset>$/);
      found.push(...addresses(answer.body));
    }
    expect(found).toContain('/');
    expect(found).toContain(`/characters/${character.slug}`);
    expect(found).toContain(`/characters/${character.slug}/post/${id}`);
    expect(found.join()).not.toContain(hidden.id);
  });

  it.each(['/sitemaps/users-1.xml', '/sitemaps/posts-x.xml', '/sitemaps/posts.xml'])(
    'has no page %s',
    async (path) => expect((await get(path)).status).toBe(404),
  );
});

describe('the picture a page is shared with', () => {
  /** Returns the index of the strongest of red, green and blue in the middle of a picture. */
  async function tint(path: string): Promise<number> {
    const answer = await fetch(new URL(path, site.origin));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630 });
    const middle = picture.extract({ left: 550, top: 100, width: 100, height: 100 });
    const { channels } = await middle.stats();
    return channels.map(({ mean }) => mean).indexOf(Math.max(...channels.map(({ mean }) => mean)));
  }

  async function share(traits: Parameters<typeof makePost>[1]): Promise<string> {
    const { id } = await makePost(site.db, { ...traits, characterId: character.id });
    await site.storage.put(`posts/${id}/w720.webp`, await colour('#ff0000'), {
      contentType: 'image/webp',
    });
    const locked = await sharp(await colour('#0000ff'))
      .jpeg()
      .toBuffer();
    await site.storage.put(`posts/${id}/locked.jpg`, locked, { contentType: 'image/jpeg' });
    return `/characters/${character.slug}/post/${id}/og.jpg`;
  }

  it('shows a public post', async () => {
    const path = await share({ access: 'free' });
    expect(await tint(path)).toBe(0);
    // Again, from the cache.
    expect(await tint(path)).toBe(0);
  });

  it.each([
    { access: 'token' as const },
    { access: 'fanClub' as const },
    { access: 'subscription' as const },
    { access: 'free' as const, contentLevel: 'Nude' as const },
  ])('shows the locked rendition of %j', async (traits) => {
    expect(await tint(await share(traits))).toBe(2);
  });

  it('shows a character', async () => {
    const key = `characters/${character.slug}/cover.webp`;
    await site.storage.put(key, await colour('#00ff00'), { contentType: 'image/webp' });
    expect(await tint(`/characters/${character.slug}/og.jpg`)).toBe(1);
  });

  it('is missing for a subject that does not exist', async () => {
    const { id } = await makePost(site.db, { characterId: character.id });
    for (const path of [
      '/characters/nobody/og.jpg',
      `/characters/${character.slug}/post/${newId()}/og.jpg`,
      `/characters/nobody/post/${id}/og.jpg`,
      `/characters/${character.slug}/post/x/og.jpg`,
      // A post whose files are missing.
      `/characters/${character.slug}/post/${id}/og.jpg`,
    ]) {
      expect((await get(path)).status).toBe(404);
    }
  });
});
