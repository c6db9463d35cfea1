import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

import { lastLines, logPath, rotateLog } from './logs.mjs';
import { endGroup, forgetProcess, rememberProcess, signal } from './processes.mjs';
import { Problem } from './print.mjs';

/**
 * The folders of a run's records and logs.
 * @typedef {{ runDir: string, logDir: string }} Workplace
 */

/**
 * @type {Map<number, { finished: Promise<unknown>, stopSignal: NodeJS.Signals }>} the running commands by process id
 */
const underWay = new Map();
let stopping = false;
const GRACE_MS = 15_000;

/** Ends the running commands and prevents others from starting. */
export async function stopCommands() {
  stopping = true;
  for (const [pid, { stopSignal }] of underWay) signal(pid, stopSignal);
  const force = setTimeout(killCommands, GRACE_MS);
  await Promise.allSettled([...underWay.values()].map(({ finished }) => finished));
  clearTimeout(force);
}

/** Ends the running commands by force. */
export function killCommands() {
  for (const pid of underWay.keys()) endGroup(pid);
}

// A process that the command left behind may hold its output open; everything printed by then has been
// read.
const OUTPUT_AFTER_EXIT_MS = 1_000;

const ended = (child) =>
  new Promise((resolve, reject) => {
    const outcome = () => (child.signalCode ? `signal ${child.signalCode}` : child.exitCode);
    child.once('error', reject);
    child.once('close', () => resolve(outcome()));
    child.once('exit', () => setTimeout(() => resolve(outcome()), OUTPUT_AFTER_EXIT_MS).unref());
  });

/**
 * Runs one command to its end. It leads its own process group: a Ctrl-C in the terminal
 * reaches only this process, which then ends things in order.
 * @param {Workplace} workplace
 * @param {{ name: string, command: string, args: string[], env?: Record<string, string | undefined>,
 *   cwd?: string, stdio: import('node:child_process').StdioOptions, stopSignal?: NodeJS.Signals,
 *   onStart?: (child: import('node:child_process').ChildProcess) => void }} options
 * @returns {Promise<number | string>} the exit code, or the signal's name
 */
export async function runToEnd(
  { runDir },
  { name, command, args, env, cwd, stdio, stopSignal = 'SIGTERM', onStart },
) {
  if (stopping) throw new Problem(`${name} was not started: everything is stopping.`);
  const child = spawn(command, args, { cwd, env, stdio, detached: true });
  const finished = ended(child);
  const { pid } = child;
  if (pid === undefined) return finished;
  underWay.set(pid, { finished, stopSignal });
  rememberProcess(runDir, { name, pid, stopSignal });
  onStart?.(child);
  try {
    return await finished;
  } finally {
    underWay.delete(pid);
    endGroup(pid);
    forgetProcess(runDir, name, pid);
  }
}

/**
 * Runs one command with its output in a log; throws the log's end if the command fails.
 * @param {Workplace} workplace
 * @param {{ name: string, command: string, args: string[], env?: Record<string, string | undefined>,
 *   cwd?: string, onLine?: (line: string) => void }} options
 */
export async function runLogged(workplace, { onLine, ...options }) {
  const { logDir } = workplace;
  rotateLog(logDir, options.name);
  const log = createWriteStream(logPath(logDir, options.name), { mode: 0o600 });
  const result = await runToEnd(workplace, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    onStart: ({ stdout, stderr }) => {
      for (const stream of [stdout, stderr]) stream?.pipe(log, { end: false });
      if (onLine && stdout) createInterface({ input: stdout }).on('line', onLine);
    },
  });
  await new Promise((resolve) => log.end(resolve));
  if (result === 0) return;
  throw new Problem(
    `${options.name} failed (${typeof result === 'number' ? `exit code ${result}` : result}).\n` +
      `${lastLines(logDir, options.name)}\n` +
      `The whole log: ${logPath(logDir, options.name)}`,
  );
}
