import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** The product's sources. The stand-in model and the training lines of moderation are data. */
const sources = ['*.ts', '*.tsx', '*.mjs', '*.js', ':!sandbox/model', ':!domain/moderation/corpus'];
/** Migrations are not edited once merged. */
const merged = [':!db/migrations'];

const comment = /^\s*(?:\/\/|\/?\*)\s?(.*)$/;
/** Quoted names are exempt. */
const quoted = /`[^`]*`|'[^']*'/g;
/** Words to replace, see docs/glossary.md. */
const replaced =
  /\b(?:told|untold|asked|unasked|heard|unheard|heed\w*|whoever|whom|somebody|nobody|anew|mended|spoilt)\b/i;
const question = /^\s*\/\*\* ?(?:What|Who|Whom|Whose|How|Whether|Where|Why)\b/;

it('comments use the words of the glossary and begin with no question word', async () => {
  const list = execFileSync('git', ['ls-files', ...sources, ...merged], { encoding: 'utf8' });
  const faults = await Promise.all(
    list
      .split('\n')
      .filter(Boolean)
      .map(async (path) =>
        (await readFile(path, 'utf8')).split('\n').flatMap((line, index) => {
          const text = comment.exec(line)?.[1]?.replace(quoted, '') ?? '';
          return replaced.test(text) || question.test(line)
            ? [`${path}:${index + 1}: ${line.trim()}`]
            : [];
        }),
      ),
  );
  expect(faults.flat()).toEqual([]);
});
