import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

import type { ImportGraph } from './import-graph';
import { runTool } from './run-tool';
import type { Failure, Suite } from './suite';

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

const listSchema = z.array(z.object({ file: z.string() }));

interface VitestOptions {
  tree: string;
  graph: ImportGraph;
  /** As `vitest.config.ts` knows it. */
  part: 'everyday' | 'sweeps';
  after: readonly string[];
  /** How many files are tried alone, in each batch. */
  batches: readonly number[];
}

/** The tests of one part of vitest's; its configuration says which files those are. */
export async function vitestSuite(options: VitestOptions): Promise<Suite> {
  const { tree, part, after, batches } = options;
  const env = { NOCTURNE_TESTS: part, NOCTURNE_FULL: undefined };
  const listed = await runTool(tree, 'vitest', ['list', '--filesOnly', '--json'], {
    env,
    minutes: 3,
  });
  const all = listSchema.parse(JSON.parse(listed)).map(({ file }) => relative(tree, file));
  const report = join(tree, '.data', 'power.json');
  return {
    name: part,
    after,
    needsImports: true,
    near(files) {
      const sorted = sortByNearness(all, files, options.graph);
      let taken = 0;
      return batches
        .map((size) => sorted.slice(taken, (taken += size)))
        .filter((batch) => batch.length > 0);
    },
    async run(files, { bail = false } = {}) {
      rmSync(report, { force: true });
      // What no fault touches is transformed once for all runs; a busy machine gets a second chance.
      const args = ['run', '--maxWorkers', '1', '--retry', '1', '--experimental.fsModuleCache'];
      args.push('--reporter', 'json', '--outputFile', report);
      if (bail) args.push('--bail', '1');
      if (files !== 'all') args.push(...files);
      await runTool(tree, 'vitest', args, { env, minutes: files === 'all' ? 60 : 10 });
      if (!existsSync(report)) return [{ file: 'vitest', test: 'ends' }];
      return failuresOf(tree, reportSchema.parse(JSON.parse(readFileSync(report, 'utf8'))));
    },
  };
}

function failuresOf(tree: string, { testResults }: z.output<typeof reportSchema>): Failure[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message, assertionResults }) => ({
      file: relative(tree, name),
      test:
        assertionResults.find(({ status }) => status === 'failed')?.fullName ??
        message?.split('\n')[0] ??
        'the file',
    }));
}

/** An area's folders have one name under domain, app, jobs and realtime. */
const areaOf = (file: string) => file.split('/')[1] ?? '';

/** Tests that reach the files: beside them first, then by distance, those of the same area before others. */
function sortByNearness(
  tests: readonly string[],
  files: readonly string[],
  graph: ImportGraph,
): string[] {
  const distances = files.map((file) => graph.distancesTo(file));
  const rankOf = (test: string): number => {
    const beside = files.some((file) => test.startsWith(file.replace(/\.\w+$/, '.')));
    if (beside) return -1;
    const distance = Math.min(...distances.map((known) => known.get(test) ?? Infinity));
    const isNear = files.some((file) => dirname(file) === dirname(test));
    if (distance === Infinity && !isNear) return Infinity;
    const isOfArea = files.some((file) => areaOf(file) === areaOf(test));
    return (isNear ? Math.min(distance, 2) : distance) * 2 + (isOfArea ? 0 : 3);
  };
  return tests
    .map((test) => ({ test, rank: rankOf(test) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ test }) => test);
}
