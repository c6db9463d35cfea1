import tseslint from 'typescript-eslint';
import { fetchers } from './fetchers.js';

const rule = '@typescript-eslint/no-restricted-imports';
const [, routersFetcher] = fetchers.rules[rule];

/** Modules that run only on the server; their types may be imported anywhere. */
const serverOnly = {
  regex: '\\.server$|/server/|^node:|^(?:express|knex|pg|ioredis)$|^@remix-run/(?:node|express)$',
  allowTypeImports: true,
  message:
    'A part of a page runs in browsers: what needs the server is its loader, or a server/*.server.ts.',
};

const restrict = (...patterns) => ({ [rule]: ['error', { paths: [routersFetcher], patterns }] });
const plugins = { '@typescript-eslint': tseslint.plugin };

/**
 * Forbids server modules in parts of pages, and in the fields and forms they consist of.
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
