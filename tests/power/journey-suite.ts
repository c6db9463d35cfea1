import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CORE_TITLES } from '~/scripts/testing/journeys.mjs';

import { runTool } from './run-tool';
import type { Suite } from './suite';

const specSchema = z.object({ title: z.string(), ok: z.boolean(), file: z.string() });
interface Group {
  specs?: z.output<typeof specSchema>[] | undefined;
  suites?: Group[] | undefined;
}
const groupSchema: z.ZodType<Group> = z.object({
  specs: z.array(specSchema).optional(),
  suites: z.lazy(() => z.array(groupSchema)).optional(),
});

interface JourneyOptions {
  tree: string;
  name: string;
  part: 'core' | 'other';
  after: readonly string[];
}

/** Creates the suite of journeys in a browser; their stack builds the product with its faults. */
export function journeySuite({ tree, name, part, after }: JourneyOptions): Suite {
  const report = join(tree, '.data', 'journeys.json');
  return {
    name,
    after,
    near: () => [],
    async run(files, { bail = false } = {}) {
      rmSync(report, { force: true });
      const titles = [part === 'core' ? '--grep' : '--grep-invert', CORE_TITLES];
      const args = ['test', ...titles, ...(bail ? ['-x'] : [])];
      if (files !== 'all') args.push(...files);
      await runTool(tree, 'playwright', args, {
        env: { NOCTURNE_JOURNEYS: undefined, NOCTURNE_FULL: undefined, E2E_REPORT: report },
        minutes: 60,
      });
      // A product that cannot be built or started is noticed, too.
      if (!existsSync(report)) return [{ file: 'the stack', test: 'starts' }];
      const results = groupSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
      return failedIn(results).map((spec) => ({ file: join('e2e', spec.file), test: spec.title }));
    },
  };
}

const failedIn = ({ specs = [], suites = [] }: Group): z.output<typeof specSchema>[] => [
  ...specs.filter(({ ok }) => !ok),
  ...suites.flatMap(failedIn),
];
