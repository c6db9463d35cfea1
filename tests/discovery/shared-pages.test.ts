import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveAssets } from '~/app/kit/http/server/assets';
import { renderDocuments } from '~/app/testing/documents';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeCharacter, makePost, makeStory } from '~/db/testing';

let site: TestSite;
let pages: Record<string, string>;
beforeAll(async () => {
  const assets = serveAssets(fileURLToPath(new URL('../../public', import.meta.url)));
  site = await startSite({ renderPages: renderDocuments(), assets });
  const { id: characterId, slug } = await makeCharacter(site.db);
  const { id } = await makePost(site.db, { characterId });
  await makeStory(site.db, { characterId });
  for (const key of [`characters/${slug}/cover.webp`, `posts/${id}/w720.webp`]) {
    await site.storage.put(key, await picture(), { contentType: 'image/webp' });
  }
  pages = {
    home: '/',
    characters: '/characters',
    'a view of characters': '/characters?feed=anime',
    'a character': `/characters/${slug}`,
    'a post': `/characters/${slug}/post/${id}`,
    featured: '/featured-posts',
    explorer: '/explorer',
    'the explorer of a character': `/explorer/${slug}`,
    'a story': `/stories/${slug}`,
    'terms of service': '/terms-of-service',
    'privacy policy': '/privacy-policy',
    cookies: '/cookies',
    contact: '/contact',
    reports: '/report',
    'sign-up': '/sign_up',
    'sign-in': '/sign_in',
  };
});
afterAll(() => site.close());

const picture = () =>
  sharp({ create: { width: 720, height: 1280, channels: 3, background: '#804050' } })
    .webp()
    .toBuffer();

/** Requests a page as a site does that shows a preview of a link. */
const request = (path: string) =>
  fetch(site.origin + path, {
    headers: { accept: 'text/html,*/*', 'user-agent': 'facebookexternalhit/1.1' },
    redirect: 'manual',
  });

/** Returns each property once, as the site reads it for its preview. */
function shownBy(html: string): Record<string, string> {
  const tags = [...html.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)"/g)].map(
    ([, property = '', content = '']): [string, string] => [
      property,
      content.replaceAll('&amp;', '&'),
    ],
  );
  expect(new Set(tags.map(([property]) => property)).size).toBe(tags.length);
  return Object.fromEntries(tags);
}

const pathOf = (address = '') => {
  const { origin, pathname, search } = new URL(address);
  expect(origin).toBe('http://localhost:3000');
  return pathname + search;
};

it('every public page states its title, its address and its picture for sharing', async () => {
  for (const [name, path] of Object.entries(pages)) {
    const answer = await request(path);
    expect(answer.status, name).toBe(200);
    const shown = shownBy(await answer.text());
    expect(shown['og:title'], name).toMatch(/\S/);
    expect(pathOf(shown['og:url']), name).toBe(path);
    expect((await request(pathOf(shown['og:url']))).status, name).toBe(200);
    const image = await request(pathOf(shown['og:image']));
    expect([name, image.status, image.headers.get('content-type')]).toEqual([
      name,
      200,
      'image/jpeg',
    ]);
    const { width, height } = await sharp(Buffer.from(await image.arrayBuffer())).metadata();
    expect([width, height], name).toEqual([
      Number(shown['og:image:width']),
      Number(shown['og:image:height']),
    ]);
  }
});

it('pages of one character are shown by that character', async () => {
  const own = /^http:\/\/localhost:3000\/characters\/[^/]+\/(post\/[^/]+\/)?og\.jpg$/;
  for (const name of ['a character', 'a post', 'the explorer of a character', 'a story']) {
    const shown = shownBy(await (await request(pages[name] ?? '')).text());
    expect(shown['og:image'], name).toMatch(own);
  }
});
