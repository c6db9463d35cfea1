import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';
import { packageBinary, root } from '~/scripts/paths.mjs';
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

/** The project of each journey that Playwright would run. */
async function listProjects(part: string | undefined): Promise<string[]> {
  const { E2E_REPORT: _, NOCTURNE_FULL: __, NOCTURNE_JOURNEYS: ___, ...env } = process.env;
  const args = ['test', '--list', '--reporter=json'];
  const { stdout } = await promisify(execFile)(packageBinary('playwright'), args, {
    cwd: root,
    env: { ...env, ...(part && { NOCTURNE_JOURNEYS: part }) },
    maxBuffer,
  });
  const report = reportSchema.parse(JSON.parse(stdout));
  if (report.errors.length > 0) throw new Error(JSON.stringify(report.errors));
  return report.suites.flatMap(projectsOf);
}

/** Counts journeys as often as they run, such as with scripts and without. */
export async function countJourneys(): Promise<Figures> {
  const core = await listProjects('core');
  const all = await listProjects(undefined);
  return { core: core.length, all: all.filter((project) => project !== 'gallery').length };
}
