import tseslint from 'typescript-eslint';

/**
 * Requires fetchers whose data effects can depend on. The floors configure ESLint's own rule for imports,
 * and if two objects configure the same rule, the later wins; hence the plugin's rule.
 * @type {import('eslint').Linter.Config}
 */
export const fetchers = {
  name: 'fetchers whose data effects can depend on',
  files: ['app/**/*.{ts,tsx}'],
  ignores: ['app/kit/forms/use-fetcher.ts'],
  plugins: { '@typescript-eslint': tseslint.plugin },
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        name: '@remix-run/react',
        importNames: ['useFetcher'],
        message: 'Take it from app/kit/forms/use-fetcher, which says why.',
      },
    ],
  },
};
