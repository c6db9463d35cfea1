import { expect, it } from 'vitest';
import { neighboursOf } from './neighbours';
import type { Ring } from './schema';

const ring = (slug: string, isRead: boolean) => ({ slug, isRead }) as Ring;
const tray = [ring('a', false), ring('b', false), ring('c', true), ring('d', true)];
const around = (slug: string) => {
  const { previous, next } = neighboursOf(tray, slug);
  return [previous?.slug, next?.slug];
};

it('leads from unread to unread, and ends if all are read', () => {
  expect(around('a')).toEqual([undefined, 'b']);
  expect(around('b')).toEqual(['a', undefined]);
});

it('leads through read stories if the user is viewing them again', () => {
  expect(around('c')).toEqual(['b', 'd']);
  expect(around('d')).toEqual(['c', undefined]);
});

it('leads from a character outside the tray to the first unread one', () => {
  expect(around('nobody')).toEqual([undefined, 'a']);
  expect(neighboursOf([ring('c', true)], 'nobody').next).toBeNull();
});
