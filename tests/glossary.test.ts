import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** The product's sources. The stand-in model and the training lines of moderation are data. */
const sources = ['*.ts', '*.tsx', '*.mjs', '*.js', ':!sandbox/model', ':!data/moderation'];
/** Migrations are not edited once merged. */
const merged = [':!db/migrations'];

const comment = /^\s*(?:\/\/|\/?\*)\s?(.*)$/;
/** Quoted names are exempt. */
const quoted = /`[^`]*`|'[^']*'/g;
/** Words to replace, see docs/glossary.md. */
const replaced =
  /\b(?:told|untold|asked|unasked|heard|unheard|heed\w*|whoever|whom|somebody|nobody|anew|mended|spoilt)\b/i;
const question = /^\s*\/\*\* ?(?:What|Who|Whom|Whose|How|Whether|Where|Why)\b/;

/** Words to replace in names. */
const replacedInNames = new Set([
  ...['told', 'untold', 'asked', 'unasked', 'heard', 'unheard', 'heed', 'heeds', 'heeded'],
  ...['whom', 'whoever', 'somebody', 'nobody', 'anew', 'mended', 'spoilt'],
  ...['happening', 'happenings', 'stretch', 'stretches'],
]);
const hasReplaced = (name: string) =>
  name
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, '_')
    .toLowerCase()
    .split('_')
    .some((word) => replacedInNames.has(word));
/**
 * Names that stay: columns, fields of the API, settings and stored values, whose change a running release
 * would not survive, and terms of a specification.
 */
const names = new Set([
  ...['told', 'told_at', 'told_by', 'told_ms', 'told_up_to', 'told_fact_id', 'told_publications'],
  ...['asked', 'asked_at', 'asked_by', 'suspension_asked_by', 'is_age_asked', 'heard_at'],
  ...['messages_told', 'spoilt', 'prove_anew', 'voice_unheard_seconds', 'whom', 'nobody', 'untold'],
  ...['toldAt', 'toldMs', 'askedAt', 'askedBy', 'heardAt', 'suspensionAskedBy'],
  ...['toldPublications', 'ToldPublicationsRow', 'payment_unheard_seconds'],
]);

async function listSources(): Promise<{ path: string; text: string }[]> {
  const list = execFileSync('git', ['ls-files', ...sources, ...merged], { encoding: 'utf8' });
  const paths = list.split('\n').filter(Boolean);
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })));
}

/** Returns the names of a file that contain a replaced word, with their lines. */
function faultyNames({ path, text }: { path: string; text: string }): string[] {
  const faults: string[] = [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && hasReplaced(node.text) && !names.has(node.text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      faults.push(`${path}:${line + 1}: ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return faults;
}

it('names of code and files use the words of the glossary', async () => {
  const all = await listSources();
  const files = all.filter(({ path }) =>
    /(?:^|[/.-])(?:told|asked|heard|heed|whom|somebody|nobody|anew|spoilt)(?=[/.-])/.test(path),
  );
  expect(files.map(({ path }) => path)).toEqual([]);
  const suspects = all.filter(({ text }) =>
    /told|asked|heard|heed|whom|somebody|nobody|anew|mended|spoilt|happening|stretch/i.test(text),
  );
  expect(suspects.flatMap(faultyNames)).toEqual([]);
});

it('comments use the words of the glossary and begin with no question word', async () => {
  const faults = (await listSources()).flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const words = comment.exec(line)?.[1]?.replace(quoted, '') ?? '';
      return replaced.test(words) || question.test(line)
        ? [`${path}:${index + 1}: ${line.trim()}`]
        : [];
    }),
  );
  expect(faults).toEqual([]);
});
