import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

import { fetchers } from './eslint/fetchers.js';
import { floors, topLevelFolders } from './eslint/floors.js';
import { lockBriefly } from './eslint/lock-briefly.js';
import { nameNoSide } from './eslint/name-no-side.js';
import { orderByColumn } from './eslint/order-by-column.js';
import { ownTables } from './eslint/own-tables.js';
import { readAreas, readNames } from './eslint/read-areas.js';
import { pageParts } from './eslint/page-parts.js';
import { stayInFolder } from './eslint/stay-in-folder.js';
import { useFaces } from './eslint/use-faces.js';
import { waitForEvents } from './eslint/wait-for-events.js';
import { walls } from './eslint/walls.js';

/** The rules that oxlint cannot check; all others are in .oxlintrc.json (docs/decisions/0019). */
export default tseslint.config(
  {
    name: 'ignored',
    ignores: [
      'node_modules/',
      'build/',
      'dist-server/',
      'public/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      '.data/',
      '.cache/',
    ],
  },
  {
    name: 'everything',
    // Rules have no exceptions: code that cannot follow one is written differently.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    plugins: {
      local: {
        rules: {
          'lock-briefly': lockBriefly,
          'name-no-side': nameNoSide,
          'order-by-column': orderByColumn,
          'own-tables': ownTables,
          'stay-in-folder': stayInFolder,
          'use-faces': useFaces,
          'wait-for-events': waitForEvents,
          walls,
        },
      },
    },
    rules: {
      'local/stay-in-folder': ['error', topLevelFolders],
      'local/use-faces': ['error', ['sandbox/studio', 'sandbox/model/persona']],
      // Here, where no comment switches it off, it also keeps comments from switching oxlint off.
      'no-warning-comments': [
        'error',
        { terms: ['todo', 'fixme', 'xxx', 'hack', 'eslint-disable', 'oxlint-disable'] },
      ],
    },
  },
  {
    name: 'typescript',
    files: ['**/*.{ts,tsx}'],
    // Without types: what needs them is oxlint's.
    languageOptions: { parser: tseslint.parser },
  },
  {
    name: 'walls between areas',
    files: ['{app,domain,jobs,observability,providers,realtime,sandbox}/**/*.{ts,tsx}'],
    // A test may cross a wall; modules that combine all areas are outside each of them.
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'domain/*.ts'],
    rules: { 'local/walls': 'error' },
  },
  {
    name: 'SQL names the tables of its own area',
    files: ['{app,domain,jobs,observability,providers,realtime}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'local/own-tables': ['error', { names: readNames(), areas: readAreas(['domain', 'jobs']) }],
    },
  },
  {
    name: 'SQL orders by columns, not by what a SELECT calls so',
    files: ['**/*.ts'],
    ignores: ['eslint/**'],
    rules: { 'local/order-by-column': ['error', { names: readNames() }] },
  },
  {
    name: 'migrations hold up nobody for long',
    files: ['db/migrations/*.ts'],
    // It only creates new tables.
    ignores: ['db/migrations/0001-baseline.ts'],
    rules: { 'local/lock-briefly': 'error' },
  },
  {
    name: 'tests wait for what happens, never by the clock',
    // End-to-end journeys poll as long as Playwright's configuration says.
    files: ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}'],
    ignores: [
      'e2e/**',
      'db/testing/eventually.ts',
      // A server that writes slowly on purpose.
      'providers/language-model/testing/odd-answers.ts',
      // These tests check durations, with bounds that no load can break.
      'jobs/voice-calls/killed-worker.slow.test.ts',
      'providers/voice-call/{pace-frames,voice-lines.slow}.test.ts',
      'sandbox/model/model-routes.test.ts',
      // Only elapsed time can show that nothing is sent.
      'providers/voice-call/werift-lines.test.ts',
    ],
    rules: { 'local/wait-for-events': 'error' },
  },
  {
    name: 'expressions on outside input are linear in its length',
    files: ['{app,config,domain,jobs,observability,providers,realtime,sandbox}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    name: 'pages',
    files: ['app/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      'local/name-no-side': 'error',
      // Scrollable elements must be reachable by keyboard: a group of photos may contain nothing else to
      // focus.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'group'] }],
    },
  },
  {
    name: 'hooks',
    files: ['app/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  fetchers,
  ...pageParts,
  floors,
);
