import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';

import { createRankTests } from './rank-tests';
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
  graph: ReadonlyMap<string, ReadonlySet<string>>;
  /** The sweeps are the tests that a landing runs besides the everyday part, including slow files. */
  part: 'everyday' | 'sweeps';
  after: readonly string[];
  /** The number of files in each batch that runs first. */
  batches: readonly number[];
}

const SWEEP = /\.(?:sweep|slow)\.test\./;

/** Creates the suite of one part of vitest's tests. */
export async function vitestSuite(options: VitestOptions): Promise<Suite> {
  const { tree, part, after, batches } = options;
  const env = { NOCTURNE_TESTS: undefined, NOCTURNE_FULL: undefined };
  const listed = await runTool(tree, 'vitest', ['list', '--filesOnly', '--json'], {
    env,
    minutes: 3,
  });
  const all = listSchema
    .parse(JSON.parse(listed))
    .map(({ file }) => relative(tree, file))
    .filter((file) => SWEEP.test(file) === (part === 'sweeps'));
  const rankTests = createRankTests(tree, options.graph, all);
  const report = join(tree, '.data', 'power.json');
  return {
    name: part,
    after,
    near(edits) {
      const sorted = rankTests(edits);
      let taken = 0;
      return batches
        .map((size) => sorted.slice(taken, (taken += size)))
        .filter((batch) => batch.length > 0);
    },
    async run(files, { bail = false } = {}) {
      rmSync(report, { force: true });
      // Files without a fault are transformed once for all runs; a busy machine gets one retry.
      const args = ['run', '--maxWorkers', '1', '--retry', '1', '--experimental.fsModuleCache'];
      args.push('--reporter', 'json', '--outputFile', report);
      if (bail) args.push('--bail', '1');
      args.push(...(files === 'all' ? all : files));
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
