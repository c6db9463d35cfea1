import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { serverBuild } from '../../../testing/server-build';
import { narrowRoutes } from './narrow-routes';

const route = (id: string, parentId: string, path?: string) => ({
  id,
  parentId,
  path,
  index: path === undefined && id.endsWith('index') ? true : undefined,
  module: {},
});
const build = serverBuild(
  {},
  Object.fromEntries(
    [
      { id: 'root', path: '', module: {} },
      route('shell', 'root'),
      route('shell.index', 'shell'),
      route('chats', 'shell', 'chats'),
      route('chats.index', 'chats'),
      route('chats.slug', 'chats', ':slug'),
      route('posts', 'root', 'posts/:id/like'),
      route('posts.tag', 'shell', 'posts/:tag'),
      route('robots', 'root', 'robots.txt'),
      route('language', 'root', ':language?/help'),
      route('rest', 'root', '*'),
    ].map((row) => [row.id, row]),
  ),
);
const partOf = narrowRoutes(build);

function treeOf({ routes }: ServerBuild, parent?: string): Parameters<typeof matchRoutes>[0] {
  return Object.values(routes)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index ? { id, index } : { id, path: path ?? '', children: treeOf({ ...build, routes }, id) },
    );
}
const match = (part: ServerBuild, path: string) =>
  matchRoutes(treeOf(part), path)?.map(({ route, params }) => [route.id, params]);

const segment = fc.constantFrom('chats', 'CHATS', 'c%68ats', 'posts', '1', 'like', 'robots.txt');
const others = fc.constantFrom('', 'en', 'help', 'nowhere', '%F0');

it('finds the same routes for every address as a match among all routes', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(segment, others), { maxLength: 4 }), (segments) => {
      const path = `/${segments.join('/')}`;
      expect(match(partOf(path), path)).toEqual(match(build, path));
    }),
  );
});

it.each([
  ['/', ['language', 'rest', 'root', 'shell', 'shell.index']],
  ['/robots.txt', ['language', 'rest', 'robots', 'root', 'shell', 'shell.index']],
  [
    '/chats.data',
    ['chats', 'chats.index', 'chats.slug', 'language', 'rest', 'root', 'shell', 'shell.index'],
  ],
])('considers few routes for %s', (path, ids) => {
  const { assets, routes } = partOf(path);
  expect(Object.keys(routes).sort()).toEqual(ids);
  expect(Object.keys(assets.routes).sort()).toEqual(ids);
});
