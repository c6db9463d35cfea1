import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { runLogged } from '../commands.mjs';
import { Problem, step } from '../print.mjs';
import { installPlan, MANAGERS } from './install-plan.mjs';

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

/** Returns the first of several commands that is on the PATH, or null. */
export function findOnPath(names, path = process.env.PATH ?? '') {
  const folders = path.split(delimiter).filter(Boolean);
  for (const name of names) {
    const found = folders.map((folder) => join(folder, name)).find(isExecutable);
    if (found) return found;
  }
  return null;
}

const describeSystem = () => ({
  managers: Object.keys(MANAGERS).filter((name) => findOnPath([name])),
  isRoot: process.getuid?.() === 0,
  isSudoPasswordless:
    findOnPath(['sudo']) !== null &&
    spawnSync('sudo', ['--non-interactive', 'true'], { stdio: 'ignore' }).status === 0,
});

const asShell = (commands) => commands.map((words) => words.join(' ')).join(' && ');

/**
 * Finds a program of the system; installs it first when it is missing and permissions suffice.
 * @param {import('../commands.mjs').Workplace} workplace
 * @param {{ label: string, commands: string[], packages: Record<string, string>, instead: string }} program
 * @returns {Promise<string>} its path
 */
export async function requireProgram(workplace, { label, commands, packages, instead }) {
  const present = findOnPath(commands);
  if (present) return present;
  const plan = installPlan(packages, describeSystem());
  const missing = `${label} is missing (looked for ${commands.join(', ')} on the PATH).`;
  if (plan === null) throw new Problem(`${missing}\nInstall it, or ${instead}.`);
  const byHand = `Install it with:\n  ${asShell(plan.commands)}\nor ${instead}.`;
  if (!plan.mayRun) throw new Problem(`${missing}\n${byHand}`);
  await step(`installing ${label} (${asShell(plan.commands)})`, async () => {
    const run = ([command, ...args]) =>
      runLogged(workplace, {
        name: `install-${commands[0]}`,
        command,
        args,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    // A package list that cannot be fully updated may still contain the wanted package.
    for (const words of plan.commands.slice(0, -1)) await run(words).catch(() => undefined);
    await run(plan.commands.at(-1) ?? []);
  }).catch((error) => {
    throw new Problem(`${error.message}\n\n${missing}\n${byHand}`);
  });
  const installed = findOnPath(commands);
  if (installed) return installed;
  throw new Problem(`${missing}\n${byHand}`);
}
