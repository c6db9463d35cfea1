import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { lastLines, logPath, openLog, rotateLog } from './logs.mjs';
import { Problem, dim, say } from './print.mjs';
import {
  endGroup,
  forgetProcess,
  processIdentity,
  rememberProcess,
  stopProcess,
} from './processes.mjs';

/**
 * A server that is kept running.
 * @typedef {object} Service
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {Record<string, string | undefined>} env
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {NodeJS.Signals} [stopSignal]
 * @property {number} [readyWithinMs]
 * @property {(pid: number) => Promise<boolean>} isReady
 */

const READY_WITHIN_MS = 60_000;
const READY_POLL_MS = 40;
const BACKOFF_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000];
// One that ran this long was well; its next death begins the waiting anew.
const STEADY_AFTER_MS = 30_000;

function endOf({ pid, signalCode, exitCode }) {
  if (pid === undefined) return 'it cannot be executed';
  return signalCode ? `signal ${signalCode}` : `exit code ${exitCode}`;
}

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/**
 * Keeps services running: restarts one that dies, and stops all of them in the reverse order of
 * their start.
 * @param {import('./commands.mjs').Workplace} workplace
 * @param {(text: string) => void} [tell] hears of those that end by themselves
 */
export function createSupervisor({ runDir, logDir }, tell = say) {
  /**
   * @type {{ service: Service, child: import('node:child_process').ChildProcess,
   *   replacing: boolean }[]}
   */
  const running = [];
  let stopping = false;

  const tail = (name) => `${dim(lastLines(logDir, name))}\nThe whole log: ${logPath(logDir, name)}`;

  function launch(service) {
    if (stopping) throw new Problem(`${service.name} was not started: everything is stopping.`);
    const { name, command, args, env, uid, gid, stopSignal } = service;
    const log = openLog(logDir, name);
    // A group of its own, so that a Ctrl-C in the terminal does not reach it before its turn; and
    // from the root folder, which the user it may run as can always enter.
    const child = spawn(command, args, {
      env,
      uid,
      gid,
      cwd: uid === undefined ? undefined : '/',
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    // Who waits for it to be ready sees that it has no id.
    child.once('error', () => undefined);
    if (child.pid !== undefined) rememberProcess(runDir, { name, pid: child.pid, stopSignal });
    return child;
  }

  async function untilReady({ name, isReady, readyWithinMs = READY_WITHIN_MS }, child) {
    const deadline = performance.now() + readyWithinMs;
    for (;;) {
      if (stopping) throw new Problem(`${name} was stopped.`);
      if (child.pid === undefined || hasEnded(child)) {
        throw new Problem(`${name} did not start (${endOf(child)}).\n${tail(name)}`);
      }
      if (await isReady(child.pid)) return;
      if (performance.now() > deadline) {
        throw new Problem(`${name} was not ready within ${readyWithinMs / 1000} s.\n${tail(name)}`);
      }
      await pause(READY_POLL_MS);
    }
  }

  async function startAgain(entry, failures) {
    const { service } = entry;
    const { name } = service;
    const wait = BACKOFF_MS[Math.min(failures, BACKOFF_MS.length - 1)];
    tell(`\n${name} ended by itself (${endOf(entry.child)}). Its last lines:\n${tail(name)}`);
    tell(`Starting ${name} again in ${wait / 1000} s.`);
    const dead = entry.child;
    await pause(wait);
    if (stopping || entry.child !== dead) return;
    entry.child = launch(service);
    watch(entry, failures + 1);
    await untilReady(service, entry.child).then(
      () => tell(`${name} is ready again.`),
      // What it died of is said by its own end; only one that hangs is said here.
      (problem) => stopping || hasEnded(entry.child) || tell(problem.message),
    );
  }

  function watch(entry, failures) {
    const { child } = entry;
    const { name } = entry.service;
    const since = performance.now();
    const onEnd = () => {
      endGroup(child.pid);
      forgetProcess(runDir, name, child.pid);
      // Of one that was replaced, the end may be heard of after its successor has begun.
      if (stopping || entry.replacing || entry.child !== child) return;
      void startAgain(entry, performance.now() - since > STEADY_AFTER_MS ? 0 : failures);
    };
    if (hasEnded(child)) onEnd();
    else child.once('exit', onEnd);
  }

  async function stopOne({ service, child }) {
    const { name, stopSignal = 'SIGTERM' } = service;
    if (child.pid === undefined || hasEnded(child)) return;
    const identity = processIdentity(child.pid);
    const ended = once(child, 'exit');
    if (identity !== null) await stopProcess({ pid: child.pid, identity, stopSignal });
    await ended;
    forgetProcess(runDir, name, child.pid);
  }

  return {
    /**
     * Starts services side by side and waits until each is ready.
     * @param {Service[]} services
     * @param {(waitingFor: string[]) => void} [onProgress]
     */
    async start(services, onProgress) {
      const waiting = new Set(services.map(({ name }) => name));
      const startOne = async (service) => {
        rotateLog(logDir, service.name);
        const child = launch(service);
        const entry = { service, child, replacing: false };
        running.push(entry);
        await untilReady(service, child);
        watch(entry, 0);
        waiting.delete(service.name);
        onProgress?.([...waiting]);
      };
      onProgress?.([...waiting]);
      await Promise.all(services.map(startOne));
    },

    /**
     * Puts new processes in the place of running ones, at once and without a word.
     * @param {string[]} names
     */
    async restart(names) {
      const replaceOne = async (entry) => {
        entry.replacing = true;
        await stopOne(entry);
        entry.child = launch(entry.service);
        entry.replacing = false;
        watch(entry, 0);
        await untilReady(entry.service, entry.child);
      };
      await Promise.all(
        running.filter(({ service }) => names.includes(service.name)).map(replaceOne),
      );
    },

    /**
     * Stops everything that was started: the last services first, those of one start together.
     * @param {string[][]} order names, group by group
     */
    async stop(order) {
      stopping = true;
      for (const names of order) {
        await Promise.all(
          running.filter(({ service }) => names.includes(service.name)).map(stopOne),
        );
      }
      await Promise.all(running.map(stopOne));
    },
  };
}
