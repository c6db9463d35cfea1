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

  it('is not found as the answer to somebody’s search', () => {
    expect(metaOf(described, '/characters', '?search=noor')).toContainEqual(noindex);
  });

  it('says how large its picture is', () => {
    const picture = 'https://nocturne.example/characters/noor/og.jpg';
    const meta = metaOf({ ...described, picture });
    expect(meta).toContainEqual({ property: 'og:image', content: picture });
    expect(meta).toContainEqual({ property: 'og:image:width', content: '1200' });
  });
});

it('keeps out of engines what does not describe itself', () => {
  expect(metaOf({ title: 'Settings' }, '/settings')).toContainEqual(noindex);
});
