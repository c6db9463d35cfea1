import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('checks for an input method wherever a script acts on Enter or Escape', () => {
  const app = join(import.meta.dirname, '../app');
  const acting = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(join(app, file), 'utf8') }))
    .filter(({ source }) => /[!=]==? '(?:Enter|Escape)'|\bEscape: /.test(source));
  expect(acting.map(({ file }) => file)).toContain('chat/composer/composer.tsx');
  const unchecked = acting.filter(
    ({ source }) => !/isOfInputMethod\(|isForSomethingElse\(/.test(source),
  );
  expect(unchecked.map(({ file }) => file)).toEqual([]);
});
