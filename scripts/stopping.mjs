import { killCommands } from './commands.mjs';
import { say, sayFailure } from './print.mjs';
import { commandOf, isRunning, parentOf, processIdentity } from './processes.mjs';

/**
 * Milliseconds within which a second Ctrl-C is the same one: npm passes on a signal that the terminal sent
 * to both.
 */
const SAME_PRESS_MS = 1_500;
const PARENT_CHECK_MS = 1_000;

/**
 * Calls `stop` once when the person or the system ends this process, or when it cannot continue, so that
 * nothing it started is left behind.
 * @param {(failed: boolean) => Promise<void>} stop ends everything in order
 * @param {boolean} [accompanies] whether it also ends with its parent: a script started by a shell
 *   may outlive that shell, one started by npm ends with npm
 */
export function onStopWanted(stop, accompanies = process.env.npm_lifecycle_event !== undefined) {
  let since = null;
  const wanted = (text, failed = false) => {
    if (since === null) {
      since = performance.now();
      say(text);
      void stop(failed);
    } else if (performance.now() - since > SAME_PRESS_MS) {
      killCommands();
    }
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => wanted('\nStopping.'));
  process.on('uncaughtException', (error) => {
    sayFailure(error);
    wanted('\nStopping.', true);
  });
  if (accompanies) whenParentEnds(() => wanted('\nWhat started this is gone. Stopping.'));
}

/** Returns the parents: npm, and the shell that npm may have inserted. */
function startedBy() {
  const parent = process.ppid;
  const pids = commandOf(parent).startsWith('sh -c') ? [parent, parentOf(parent)] : [parent];
  return pids.map((pid) => ({ pid, identity: processIdentity(pid) }));
}

function whenParentEnds(act) {
  const parents = startedBy();
  const checking = setInterval(() => {
    if (parents.every(isRunning)) return;
    clearInterval(checking);
    act();
  }, PARENT_CHECK_MS);
  checking.unref();
}
