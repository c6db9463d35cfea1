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
// A process that ran this long was healthy; its next end restarts the backoff.
const STEADY_AFTER_MS = 30_000;

function endOf({ pid, signalCode, exitCode }) {
  if (pid === undefined) return 'it cannot be executed';
  return signalCode ? `signal ${signalCode}` : `exit code ${exitCode}`;
}

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/**
 * A service and its current process.
 * @typedef {{ service: Service, child: import('node:child_process').ChildProcess,
 *   replacing: boolean }} Entry
 */

/**
 * Keeps services running: restarts one that dies, and stops all of them in the reverse order of
 * their start.
 */
class Supervisor {
  #runDir;
  #logDir;
  #tell;
  /** @type {Entry[]} */
  #running = [];
  #stopping = false;

  /**
   * @param {import('./commands.mjs').Workplace} workplace
   * @param {(text: string) => void} report receives reports of services that end by themselves
   */
  constructor({ runDir, logDir }, report) {
    this.#runDir = runDir;
    this.#logDir = logDir;
    this.#tell = report;
  }

  /**
   * Starts services in parallel and waits until each is ready.
   * @param {Service[]} services
   * @param {(waitingFor: string[]) => void} [onProgress]
   */
  async start(services, onProgress) {
    const waiting = new Set(services.map(({ name }) => name));
    const startOne = async (service) => {
      rotateLog(this.#logDir, service.name);
      const child = this.#launch(service);
      const entry = { service, child, replacing: false };
      this.#running.push(entry);
      await this.#untilReady(service, child);
      this.#watch(entry, 0);
      waiting.delete(service.name);
      onProgress?.([...waiting]);
    };
    onProgress?.([...waiting]);
    await Promise.all(services.map(startOne));
  }

  /**
   * Replaces running processes with new ones, all at the same time and without a report.
   * @param {string[]} names
   */
  async restart(names) {
    const replaceOne = async (entry) => {
      entry.replacing = true;
      await this.#stopOne(entry);
      entry.child = this.#launch(entry.service);
      entry.replacing = false;
      this.#watch(entry, 0);
      await this.#untilReady(entry.service, entry.child);
    };
    await Promise.all(this.#named(names).map(replaceOne));
  }

  /**
   * Stops everything that was started: first the given groups in order, then the rest.
   * @param {string[][]} order names, group by group
   */
  async stop(order) {
    this.#stopping = true;
    for (const names of order) {
      await Promise.all(this.#named(names).map((entry) => this.#stopOne(entry)));
    }
    await Promise.all(this.#running.map((entry) => this.#stopOne(entry)));
  }

  #named(names) {
    return this.#running.filter(({ service }) => names.includes(service.name));
  }

  #tail(name) {
    const log = logPath(this.#logDir, name);
    return `${dim(lastLines(this.#logDir, name))}\nThe whole log: ${log}`;
  }

  #launch(service) {
    const { name, command, args, env, uid, gid, stopSignal } = service;
    if (this.#stopping) throw new Problem(`${name} was not started: everything is stopping.`);
    const log = openLog(this.#logDir, name);
    // Its own group, so that a Ctrl-C in the terminal does not reach it before its turn; and from the root
    // folder, which the user it may run as can always enter.
    const child = spawn(command, args, {
      env,
      uid,
      gid,
      cwd: uid === undefined ? undefined : '/',
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    // The code that waits until it is ready detects the missing process id.
    child.once('error', () => undefined);
    const { pid } = child;
    if (pid !== undefined) rememberProcess(this.#runDir, { name, pid, stopSignal });
    return child;
  }

  async #untilReady({ name, isReady, readyWithinMs = READY_WITHIN_MS }, child) {
    const deadline = performance.now() + readyWithinMs;
    for (;;) {
      if (this.#stopping) throw new Problem(`${name} was stopped.`);
      if (child.pid === undefined || hasEnded(child)) {
        throw new Problem(`${name} did not start (${endOf(child)}).\n${this.#tail(name)}`);
      }
      if (await isReady(child.pid)) return;
      if (performance.now() > deadline) {
        const seconds = readyWithinMs / 1000;
        throw new Problem(`${name} was not ready within ${seconds} s.\n${this.#tail(name)}`);
      }
      await pause(READY_POLL_MS);
    }
  }

  async #startAgain(entry, failures) {
    const { service, child: dead } = entry;
    const { name } = service;
    const wait = BACKOFF_MS[Math.min(failures, BACKOFF_MS.length - 1)];
    const lastWords = this.#tail(name);
    this.#tell(`\n${name} ended by itself (${endOf(dead)}). Its last lines:\n${lastWords}`);
    this.#tell(`Starting ${name} again in ${wait / 1000} s.`);
    await pause(wait);
    if (this.#stopping || entry.child !== dead) return;
    entry.child = this.#launch(service);
    this.#watch(entry, failures + 1);
    await this.#untilReady(service, entry.child).then(
      () => this.#tell(`${name} is ready again.`),
      // A process that ended again is reported by its own end; only one that hangs is reported here.
      (problem) => this.#stopping || hasEnded(entry.child) || this.#tell(problem.message),
    );
  }

  #watch(entry, failures) {
    const { child } = entry;
    const { name } = entry.service;
    const since = performance.now();
    const onEnd = () => {
      endGroup(child.pid);
      forgetProcess(this.#runDir, name, child.pid);
      // The end of a replaced process may be reported after its successor has started.
      if (this.#stopping || entry.replacing || entry.child !== child) return;
      void this.#startAgain(entry, performance.now() - since > STEADY_AFTER_MS ? 0 : failures);
    };
    if (hasEnded(child)) onEnd();
    else child.once('exit', onEnd);
  }

  async #stopOne({ service, child }) {
    const { name, stopSignal = 'SIGTERM' } = service;
    if (child.pid === undefined || hasEnded(child)) return;
    const identity = processIdentity(child.pid);
    const ended = once(child, 'exit');
    if (identity !== null) await stopProcess({ pid: child.pid, identity, stopSignal });
    await ended;
    forgetProcess(this.#runDir, name, child.pid);
  }
}

/**
 * Creates a supervisor without services.
 * @param {import('./commands.mjs').Workplace} workplace
 * @param {(text: string) => void} [report] receives reports of services that end by themselves
 */
export const createSupervisor = (workplace, report = say) => new Supervisor(workplace, report);
