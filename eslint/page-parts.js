import tseslint from 'typescript-eslint';
import { fetchers } from './fetchers.js';

const rule = '@typescript-eslint/no-restricted-imports';
const [, routersFetcher] = fetchers.rules[rule];

/** What runs on the server alone; its types may be named anywhere. */
const serverOnly = {
  regex: '\\.server$|/server/|^node:|^(?:express|knex|pg|ioredis)$|^@remix-run/(?:node|express)$',
  allowTypeImports: true,
  message:
    'A part of a page runs in browsers: what needs the server is its loader, or a server/*.server.ts.',
};

/** What an area is drawn and sent with, and what that stands on. */
const ground = ['ui', 'forms', 'i18n', 'browser', 'rendering', 'errors', 'http'];
const areasFrom = (up) => ({
  regex: `^(?:${up}|~/app/)(?!(?:${ground.join('|')})/)[a-z]`,
  message: `Fields, buttons and forms belong to no area: they import only ${ground.join(', ')}.`,
});

const restrict = (...patterns) => ({ [rule]: ['error', { paths: [routersFetcher], patterns }] });
const plugins = { '@typescript-eslint': tseslint.plugin };

/**
 * Parts of pages keep off the server, and what all of them are made of keeps off the areas.
 * @type {import('eslint').Linter.Config[]}
 */
export const pageParts = [
  {
    name: 'parts of pages',
    files: ['app/*/**/*.tsx'],
    ignores: ['app/routes/**', 'app/testing/**', '**/*.test.tsx'],
    plugins,
    rules: restrict(serverOnly),
  },
  {
    name: 'what areas are drawn with',
    files: ['app/ui/*/*.{ts,tsx}'],
    ignores: ['app/ui/icons/read-shapes.ts', 'app/ui/icons/*.command.ts'],
    plugins,
    rules: restrict(serverOnly, areasFrom('\\.\\./\\.\\./')),
  },
  {
    name: 'what areas are sent with',
    files: ['app/forms/**/*.{ts,tsx}'],
    ignores: ['app/forms/*.server.ts', 'app/forms/use-fetcher.ts'],
    plugins,
    rules: restrict(serverOnly, areasFrom('\\.\\./')),
  },
];
