import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { fetchers } from './fetchers';
import { floors } from './floors';

const linter = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
    fetchers,
    ...floors,
  ],
});

async function complaints(file: string, name: string): Promise<string[]> {
  const code = `import { ${name} } from '@remix-run/react';\nexport { ${name} };\n`;
  const [result] = await linter.lintText(code, { filePath: file });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'syntax');
}

describe("the router's own fetcher", () => {
  it('is refused to pages, beside the rules of the floors', async () => {
    expect(await complaints('app/chat/composer/composer.tsx', 'useFetcher')).toEqual([
      '@typescript-eslint/no-restricted-imports',
    ]);
  });

  it('is allowed in the wrapper that is built on it', async () => {
    expect(await complaints('app/kit/forms/use-fetcher.ts', 'useFetcher')).toEqual([]);
  });

  it('is all that is refused of its package', async () => {
    expect(await complaints('app/chat/composer/composer.tsx', 'Link')).toEqual([]);
  });
});
