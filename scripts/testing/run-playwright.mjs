import { existsSync, readFileSync } from 'node:fs';

import { say } from '../print.mjs';
import { parseEnv } from '../secrets.mjs';
import { findSecrets } from './find-secrets.mjs';
import { CORE_TITLES, landingTitles, titlesOf } from './journeys.mjs';
import { freshReport, runTool } from './run-tool.mjs';
import { stackSecretsPath, stackWorkplace } from './start-stack.mjs';
import { tallyOfCheck, tallyOfPlaywright } from './tally.mjs';

/** Returns the arguments that select journeys; null if there is none to run. */
function selection(part, { isByChange, journeys }) {
  if (part === 'landing') return ['--grep', landingTitles(journeys)];
  if (part !== 'core') return [];
  if (!isByChange) return ['--grep', CORE_TITLES];
  return journeys.length > 0 ? ['--grep', titlesOf(journeys).join('|')] : null;
}

/**
 * Runs journeys: the core, a landing's, only the gallery, only calls, or all.
 * @param {'core' | 'landing' | 'gallery' | 'calls' | undefined} part
 * @param {Record<string, string>} [more] additional environment variables
 */
export const runPlaywright = (part, more) => async (run) => {
  const args = selection(part, run.choice);
  if (args === null) {
    say('  No journey is named like what changed.');
    return tallyOfCheck(true);
  }
  const report = freshReport('playwright');
  const env = { ...run.env, E2E_REPORT: report, NOCTURNE_JOURNEYS: part, ...more };
  const succeeded = await runTool({ ...run, env }, 'playwright', [
    'test',
    ...args,
    ...run.passedOn,
  ]);
  return tallyOfPlaywright(report, succeeded);
};

/** Searches the logs of the journeys' stack for secrets and for people's private data. */
export async function searchLogs() {
  if (!existsSync(stackWorkplace.logDir) || !existsSync(stackSecretsPath)) {
    say('  The journeys left no logs.');
    return tallyOfCheck(false);
  }
  const secrets = {
    DEMO_PASSWORD: 'demo1234',
    ...parseEnv(readFileSync(stackSecretsPath, 'utf8')),
  };
  const found = findSecrets(stackWorkplace.logDir, secrets);
  for (const place of found) say(`  ${place}`);
  return tallyOfCheck(found.length === 0);
}
