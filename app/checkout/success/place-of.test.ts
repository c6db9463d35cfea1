import { describe, expect, it } from 'vitest';
import { placeOf } from './place-of';

describe('the place that a buyer returns to', () => {
  it.each([
    ['/chats/noor', 'chat'],
    ['/chats/noor?around=12#last', 'chat'],
    ['/chats', 'page'],
    ['/characters/noor', 'profile'],
    ['/characters/noor?tab=posts', 'profile'],
    ['/characters/noor/post/0198', 'post'],
    ['/characters', 'page'],
    ['/explorer', 'post'],
    ['/explorer/noor-at-night', 'post'],
    ['/settings/memberships', 'page'],
    ['/', 'home'],
    ['/?tab=anime', 'home'],
  ])('%s: %s', (address, place) => expect(placeOf(address)).toBe(place));
});
