import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../paths.mjs';
import { indexes } from './indexes.mjs';

it('finds the indexes as `npm run areas` writes them', async () => {
  for (const [path, text] of Object.entries(await indexes(root))) {
    expect(readFileSync(`${root}/${path}`, 'utf8'), path).toBe(text);
  }
});
