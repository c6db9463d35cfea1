import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod';
import { root } from '~/scripts/paths.mjs';
import type { Figures } from './compare-with-budget';

/** The output of vitest's JSON reporter. */
const reportSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(z.unknown()) })),
});

type Kind = 'rules' | 'services' | 'requests' | 'sweeps';

/** Folders without tests of vitest. */
const without = ['node_modules', 'e2e', 'build', 'dist-server'];

/** Returns the kind of a test file, by its name and its imports. */
function kindOf(path: string): Kind {
  if (path.endsWith('.sweep.test.ts')) return 'sweeps';
  const text = readFileSync(join(root, path), 'utf8');
  if (/\bstartSite\b|\/testing\/(?:client|serve|start-\w*site)\b/.test(text)) return 'requests';
  return /db\/testing|realtime\/testing|TestBed|TestContext|TestDatabase/.test(text)
    ? 'services'
    : 'rules';
}

/**
 * Lists the test files of every landing, without slow ones and those of the full run or of the offline
 * model.
 */
function listTestFiles(): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !without.includes(entry.name))
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap(({ name }) =>
      readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(name, path),
      ),
    )
    .filter((path) => /(?<!\.full|\.slow)\.test\.tsx?$/.test(path))
    .filter((path) => !path.startsWith('sandbox/model/'));
}

/**
 * Counts the cases of each kind in reports of vitest. A kind with a file in no report was not run
 * completely and is left out. If a file was run again, the larger report counts.
 */
export function countCases(reports: readonly string[]): Figures {
  const cases = new Map<string, number>();
  for (const report of reports) {
    const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
    for (const { name, assertionResults } of testResults) {
      const path = relative(root, name);
      cases.set(path, Math.max(cases.get(path) ?? 0, assertionResults.length));
    }
  }
  const figures = new Map<Kind, number>();
  for (const path of listTestFiles()) {
    const kind = kindOf(path);
    figures.set(kind, (figures.get(kind) ?? 0) + (cases.get(path) ?? NaN));
  }
  return Object.fromEntries([...figures].filter(([, count]) => !Number.isNaN(count)));
}
