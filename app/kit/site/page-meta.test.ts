import { describe, expect, it } from 'vitest';
import { pageMeta } from './page-meta';

const site = {
  product: { name: 'Nocturne', url: 'https://nocturne.example' },
  language: { released: ['en-GB', 'fr-FR'] },
};

function metaOf(page: object, pathname = '/characters', search = '') {
  return pageMeta({
    data: { page },
    matches: [{ id: 'root', data: site }],
    location: { pathname, search },
  });
}
const noindex = { name: 'robots', content: 'noindex' };
const described = { title: 'Characters', description: 'All of them.' };

describe('a page that describes itself', () => {
  it('may be found, under one address, in every released language', () => {
    const meta = metaOf(described, '/characters', '?feed=new&modal=loginModal&utm_source=x');
    expect(meta).not.toContainEqual(noindex);
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://nocturne.example/characters?feed=new',
    });
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'fr-FR',
      href: expect.stringContaining('lng=fr-FR') as string,
    });
    expect(meta).toContainEqual(expect.objectContaining({ hrefLang: 'x-default' }));
  });

  it.each([
    ['/characters', '?feed=anime&modal=loginModal&utm_source=x', '/characters?feed=anime'],
    ['/characters/', '', '/characters'],
    ['/', '?feed=forYou', '/'],
    ['/', '?lng=fr-FR&feed=new', '/?feed=new&lng=fr-FR'],
    ['/', '?lng=xx', '/'],
    ['/featured-posts', '?type=anime&tokenCursor=abc', '/featured-posts?type=anime'],
    ['/explorer', '?feedTab=forYou&category=Girls&cursor=abc', '/explorer'],
    ['/explorer', '?feedTab=new&postId=1', '/explorer?feedTab=new'],
    ['/characters', '?search=noor', '/characters'],
  ])('%s%s has one address, whatever its query', (pathname, search, path) => {
    const address = `https://nocturne.example${path}`;
    const meta = metaOf(described, pathname, search);
    const hrefs = (rel: string) =>
      meta.flatMap((tag) => ('rel' in tag && tag.rel === rel ? [tag] : []));
    expect(hrefs('canonical')).toEqual([{ tagName: 'link', rel: 'canonical', href: address }]);
    expect(meta).toContainEqual({ property: 'og:url', content: address });
    const alternates = hrefs('alternate');
    expect(alternates.map(({ hrefLang }) => hrefLang)).toEqual(['en-GB', 'fr-FR', 'x-default']);
    expect(alternates.map(({ href }) => href)).toContain(address);
    expect(new Set(alternates.map(({ href }) => href)).size).toBe(3);
  });

  it.each(['?cursor=abc', '?tokenCursor=abc', '?postId=1', '?hairColor=Red', '?category=Boys'])(
    'is not found under %s, which is of one visit',
    (search) => {
      expect(metaOf(described, '/explorer', search)).toContainEqual(noindex);
    },
  );

  it('is not indexed as the result of a user’s search', () => {
    expect(metaOf(described, '/characters', '?search=noor')).toContainEqual(noindex);
  });

  it('is shared with the picture of the site when it has none', () => {
    const content = 'https://nocturne.example/logos/share.jpg';
    expect(metaOf(described)).toContainEqual({ property: 'og:image', content });
  });

  it('states the size of its picture', () => {
    const picture = 'https://nocturne.example/characters/noor/og.jpg';
    const meta = metaOf({ ...described, picture });
    expect(meta).toContainEqual({ property: 'og:image', content: picture });
    expect(meta).toContainEqual({ property: 'og:image:width', content: '1200' });
  });
});

it('keeps pages without a description out of search engines', () => {
  expect(metaOf({ title: 'Settings' }, '/settings')).toContainEqual(noindex);
});
