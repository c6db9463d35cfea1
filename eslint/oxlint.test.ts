import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../scripts/paths.mjs';
import { temporaryFolder } from '../scripts/testing/temporary-folder.mjs';

const broken = `
import { Stats } from 'node:fs';
declare const anything: Record<string, any>;
declare const kind: 'a' | 'b';
declare const size: Stats;
export async function wait(): Promise<void> {
  await Promise.resolve();
}
export function breakRules(): string {
  wait();
  const unused = 1;
  const text: string = anything.name.text;
  if (size.size === 0) throw 'a text';
  switch (kind) {
    case 'a':
      return text;
  }
  return kind!;
}
export function mayThrow(): never {
  throw new Response(null, { status: 404 });
}
`;

interface Report {
  diagnostics: { code: string; labels: { span: { line: number } }[] }[];
}

/** Returns the rules of the product's configuration that a file breaks. */
function rulesBrokenIn(code: string, file = 'broken.ts'): string[] {
  const folder = temporaryFolder();
  for (const name of ['.oxlintrc.json', 'tsconfig.json']) {
    copyFileSync(join(root, name), join(folder, name));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), code);
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint');
  const args = ['--type-aware', '--format=json', file];
  const { stdout } = spawnSync(oxlint, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as Report;
  return [...new Set(diagnostics.map(({ code: rule }) => rule))].sort();
}

it('reports violations of type-aware rules, and allows throwing a Response', () => {
  expect(rulesBrokenIn(broken)).toEqual([
    'eslint(no-unused-vars)',
    'typescript(consistent-type-imports)',
    'typescript(no-explicit-any)',
    'typescript(no-floating-promises)',
    'typescript(no-non-null-assertion)',
    'typescript(no-unnecessary-type-assertion)',
    'typescript(no-unsafe-assignment)',
    'typescript(no-unsafe-member-access)',
    'typescript(only-throw-error)',
    'typescript(switch-exhaustiveness-check)',
  ]);
  const allowed = 'export function stop(): never {\n  throw new Response(null);\n}\n';
  expect(rulesBrokenIn(allowed)).toEqual([]);
});

it('refuses functions of more than 60 lines in the product, but not in its tests', () => {
  const statements = Array.from({ length: 58 }, (_, line) => `  void ${line};\n`).join('');
  const longest = `export function write(): void {\n${statements}}\n`;
  const tooLong = longest.replace('\n}', '\n\n}');
  expect(rulesBrokenIn(longest, 'domain/write.ts')).toEqual([]);
  expect(rulesBrokenIn(tooLong, 'domain/write.ts')).toEqual(['eslint(max-lines-per-function)']);
  expect(rulesBrokenIn(tooLong, 'domain/write.test.ts')).toEqual([]);
});
