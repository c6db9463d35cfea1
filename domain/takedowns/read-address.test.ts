import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress } from './read-address';

const site = 'https://nocturne.example';
const id = '019a1b2c-3d4e-7f50-8a6b-9c0d1e2f3a4b';
const post = { kind: 'post', id };

describe('readAddress', () => {
  it.each([
    [`${site}/characters/luna/post/${id}`, post],
    [`${site}/characters/luna/post/${id}/og.jpg?x=1#photo-2`, post],
    [`nocturne.example/characters/luna/post/${id.toUpperCase()}`, post],
    [`/characters/luna/post/${id}`, post],
    [`${site}/explorer?postId=${id}&feedTab=new`, post],
    [`${site}/stories/luna?story=${id}`, { kind: 'story', id }],
    [
      `${site}/media/posts/${id}/w360.webp?expires=1&signature=x`,
      { kind: 'media', key: `posts/${id}/w360.webp` },
    ],
    // A character page, other pages, another site, and text that is not an address.
    [`${site}/characters/luna`, null],
    [`${site}/stories/luna`, null],
    [`${site}/explorer?postId=1`, null],
    [`${site}/media/%2e%2e/secret`, null],
    [`https://other.example/characters/luna/post/${id}`, null],
    [`https://nocturne.example.other/characters/luna/post/${id}`, null],
    ['her picture with the red dress', null],
    ['', null],
  ])('of %s is %j', (typed, expected) => {
    expect(readAddress(typed, site)).toEqual(expected);
  });

  it('returns a result for any typed text, and never names an invalid id', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (typed) => {
        const target = readAddress(typed, site);
        if (target && target.kind !== 'media') expect(target.id).toMatch(/^[\da-f-]{36}$/);
      }),
    );
  });
});
