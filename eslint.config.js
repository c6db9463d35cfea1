import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import { fetchers } from './eslint/fetchers.js';
import { floors, topLevelFolders } from './eslint/floors.js';
import { nameNoSide } from './eslint/name-no-side.js';
import { stayInFolder } from './eslint/stay-in-folder.js';

const typescript = ['**/*.{ts,tsx}'];

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
    // Rules hold without exceptions: what cannot follow one is written differently.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: globals.node },
    plugins: {
      local: { rules: { 'name-no-side': nameNoSide, 'stay-in-folder': stayInFolder } },
    },
    rules: {
      'local/stay-in-folder': ['error', topLevelFolders],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'max-lines': ['error', 400],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-undef': 'error',
    },
  },
  {
    name: 'typescript',
    files: typescript,
    extends: [tseslint.configs.strict, tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // The compiler knows better, types included.
      'no-undef': 'off',
      '@typescript-eslint/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // A Response is what a loader throws to redirect or to say 404; on a promise React suspends.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: ['Response', 'Promise'] },
            { from: 'package', package: '@remix-run/server-runtime', name: 'TypedResponse' },
            { from: 'package', package: '@remix-run/router', name: 'DataWithResponseInit' },
          ],
          allowRethrowing: true,
        },
      ],
      // Event handlers in JSX may be async; and Knex's groups, `where((group) => group.orWhere(…))`,
      // return a builder, which is a thenable.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Handles are plain objects of functions; none of them needs its `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      // Ports have asynchronous methods whose simplest adapters have nothing to wait for.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    name: 'tests',
    files: ['**/*.test.{ts,tsx}', '**/testing/**/*.ts', 'e2e/**/*.ts'],
    // The bodies of answers are `any`; what a test expects of them is its whole point.
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    name: 'no console: logs go through observability/logger',
    files: ['{app,domain,realtime,jobs,providers}/**/*.{ts,tsx}'],
    rules: { 'no-console': 'error' },
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
    rules: { 'local/name-no-side': 'error' },
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
  floors,
);
