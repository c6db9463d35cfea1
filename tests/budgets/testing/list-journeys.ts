import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';
import { packageBinary, root } from '~/scripts/paths.mjs';
import { CORE_TITLES } from '~/scripts/testing/journeys.mjs';
import type { Figures } from './compare-with-budget';

const specSchema = z.object({
  title: z.string(),
  tests: z.array(z.object({ projectName: z.string() })),
});
const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
type Suite = z.infer<typeof suiteSchema>;
const reportSchema = z.object({ suites: z.array(suiteSchema), errors: z.array(z.unknown()) });

/** A report has about 400 KiB. */
const maxBuffer = 64 * 1024 * 1024;

/** Projects without a browser or without journeys. */
const notCounted = ['documents', 'gallery'];

/** Returns the full title of each journey in a browser; a journey at two screen sizes counts once. */
const titlesIn = ({ title, specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ projectName }) => !notCounted.includes(projectName)))
    .map((spec) => `${title} › ${spec.title}`),
  ...suites.flatMap(titlesIn).map((inner) => `${title} › ${inner}`),
];

/** Lists the journeys that run in a browser, all or those with given titles. */
async function listJourneys(titles: string[] = []): Promise<Set<string>> {
  const env = { ...process.env, NOCTURNE_FULL: undefined, NOCTURNE_JOURNEYS: undefined };
  const args = ['test', '--list', '--reporter=json', ...titles.map((title) => `--grep=${title}`)];
  const command = packageBinary('playwright');
  const { stdout } = await promisify(execFile)(command, args, { cwd: root, env, maxBuffer });
  const report = reportSchema.parse(JSON.parse(stdout));
  if (report.errors.length > 0) throw new Error(JSON.stringify(report.errors));
  return new Set(report.suites.flatMap(titlesIn));
}

export async function countJourneys(): Promise<Figures> {
  const [core, all] = await Promise.all([listJourneys([CORE_TITLES]), listJourneys()]);
  return { core: core.size, 'in a browser': all.size };
}
