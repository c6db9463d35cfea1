import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { buildSprite } from './build-sprite';
import { iconNames } from './icon-names';

it('keeps the served sprite equal to the named icons', async () => {
  const served = await readFile(new URL('sprite.svg', import.meta.url), 'utf8');
  expect(served).toBe(await buildSprite());
  for (const name of iconNames) expect(served).toContain(`id="${name}"`);
});
