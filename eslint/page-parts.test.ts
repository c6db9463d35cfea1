import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const lint = new ESLint();

async function refusals(filePath: string, code: string): Promise<number> {
  const [result] = await lint.lintText(code, { filePath });
  return result?.messages.length ?? 0;
}

it.each([
  ['app/chat/part.tsx', "import { read } from './server/read.server';\nread();\n", 1],
  [
    'app/chat/part.tsx',
    "import type { Read } from './server/read.server';\nexport type A = Read;\n",
    0,
  ],
  ['app/routes/page.tsx', "import { read } from '../chat/server/read.server';\nread();\n", 0],
  ['app/kit/forms/post.ts', "import { read } from '../site/read.server';\nread();\n", 1],
  ['app/kit/forms/read.server.ts', "import { read } from '../site/read.server';\nread();\n", 0],
  [
    'app/kit/forms/part.tsx',
    "import { useFetcher } from '@remix-run/react';\nexport const fetcherOf = { useFetcher };\n",
    1,
  ],
])('finds in %s the forbidden imports of %j', async (path, code, count) => {
  expect(await refusals(path, code)).toBe(count);
});
