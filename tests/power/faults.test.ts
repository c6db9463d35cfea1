import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { root } from '~/scripts/paths.mjs';
import { faults } from './faults';

const edits = faults.flatMap(({ name, file, find, replace, also = [] }) =>
  [{ file, find, replace }, ...also].map((edit) => ({ name, ...edit })),
);

test.each(edits)('$name can be planted in $file', ({ file, find, replace }) => {
  const parts = readFileSync(join(root, file), 'utf8').split(find);
  expect(parts).toHaveLength(2);
  expect(replace).not.toBe(find);
});

test('no two faults have one name', () => {
  const names = faults.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
