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

const restrict = (...patterns) => ({ [rule]: ['error', { paths: [routersFetcher], patterns }] });
const plugins = { '@typescript-eslint': tseslint.plugin };

/**
 * Parts of pages, and the fields and forms that they are made of, keep off the server.
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
    name: 'fields and forms',
    files: ['app/kit/{ui,forms}/**/*.{ts,tsx}'],
    ignores: [
      'app/kit/ui/icons/{read-shapes,*.command}.ts',
      'app/kit/forms/*.server.ts',
      'app/kit/forms/use-fetcher.ts',
      '**/*.test.{ts,tsx}',
    ],
    plugins,
    rules: restrict(serverOnly),
  },
];
