import { expect, it } from 'vitest';
import { neighboursOf } from './neighbours';
import type { Ring } from './schema';

const ring = (slug: string, isRead: boolean) => ({ slug, isRead }) as Ring;
const tray = [ring('a', false), ring('b', false), ring('c', true), ring('d', true)];
const around = (slug: string) => {
  const { previous, next } = neighboursOf(tray, slug);
  return [previous?.slug, next?.slug];
};

it('leads from unread to unread, and ends where all is read', () => {
  expect(around('a')).toEqual([undefined, 'b']);
  expect(around('b')).toEqual(['a', undefined]);
});

it('leads through what is read, where somebody looks at it again', () => {
  expect(around('c')).toEqual(['b', 'd']);
  expect(around('d')).toEqual(['c', undefined]);
});

it('leads from who is not in the tray to what is unread at its head', () => {
  expect(around('nobody')).toEqual([undefined, 'a']);
  expect(neighboursOf([ring('c', true)], 'nobody').next).toBeNull();
});
