import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { useFaces } from './use-faces';

const linter = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser },
      plugins: { local: { rules: { 'use-faces': useFaces } } },
      rules: {
        'local/use-faces': ['error', ['sandbox/studio', 'sandbox/model/persona']],
      },
    },
  ],
});

async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await linter.lintText(code, { filePath: file });
  return (result?.messages ?? []).map(({ message }) => message);
}

const importing = (path: string) => `import { x } from '${path}';\nexport { x };\n`;

it.each([
  ['db/seeds/people.ts', '~/sandbox/studio'],
  ['sandbox/pictures/open-pictures.ts', '../studio'],
  ['sandbox/model/completion.ts', './persona/index'],
  ['sandbox/studio/render.ts', './scenes/scene'],
  ['sandbox/studio/render.slow.test.ts', './traits'],
  ['sandbox/model/persona/hear/clauses.ts', '../memory/fact'],
  ['sandbox/model/completion.ts', 'express'],
])('lets %s import %s', async (file, path) => {
  expect(await complaints(file, importing(path))).toEqual([]);
});

it.each([
  ['db/seeds/people.ts', '~/sandbox/studio/traits'],
  ['providers/pictures/pictures.test.ts', '~/sandbox/studio/traits'],
  ['sandbox/pictures/open-pictures.ts', '../studio/render-pool'],
  ['sandbox/model/dialogues/faults.ts', '../persona/spoken'],
  ['sandbox/studio/render.ts', '../model/persona/reply'],
])('keeps %s out of %s', async (file, path) => {
  expect(await complaints(file, importing(path))).toHaveLength(1);
  expect(await complaints(file, `export * from '${path}';`)).toHaveLength(1);
  expect(await complaints(file, `await import('${path}');`)).toHaveLength(1);
});
