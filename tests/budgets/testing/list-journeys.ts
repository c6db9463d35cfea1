import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';
import { packageBinary, root } from '~/scripts/paths.mjs';
import { CORE_TITLES } from '~/scripts/testing/journeys.mjs';
import type { Figures } from './compare-with-budget';

const specSchema = z.object({ tests: z.array(z.object({ projectName: z.string() })) });
const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
type Suite = z.infer<typeof suiteSchema>;
const reportSchema = z.object({ suites: z.array(suiteSchema), errors: z.array(z.unknown()) });

/** A report is some 400 KiB. */
const maxBuffer = 64 * 1024 * 1024;

const projectsOf = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.flatMap(({ tests }) => tests.map(({ projectName }) => projectName)),
  ...suites.flatMap(projectsOf),
];

/** Returns the project of each journey that Playwright would run, of all or of those with some titles. */
async function listProjects(titles: string[] = []): Promise<string[]> {
  const env = { ...process.env, NOCTURNE_FULL: undefined, NOCTURNE_JOURNEYS: undefined };
  const args = ['test', '--list', '--reporter=json', ...titles.map((title) => `--grep=${title}`)];
  const command = packageBinary('playwright');
  const { stdout } = await promisify(execFile)(command, args, { cwd: root, env, maxBuffer });
  const report = reportSchema.parse(JSON.parse(stdout));
  if (report.errors.length > 0) throw new Error(JSON.stringify(report.errors));
  return report.suites.flatMap(projectsOf);
}

/** Counts journeys as often as they run, such as with scripts and as documents without. */
export async function countJourneys(): Promise<Figures> {
  const isDrawnByBrowser = (project: string) => project === 'phone';
  const core = (await listProjects([CORE_TITLES])).filter(isDrawnByBrowser);
  const all = await listProjects();
  return { core: core.length, all: all.filter((project) => project !== 'gallery').length };
}
