import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { stopCommands } from './commands.mjs';
import { waitForLock } from './locks.mjs';
import { dataDir, testDataDir } from './paths.mjs';
import { Problem, sayFailure } from './print.mjs';
import { onStopWanted } from './stopping.mjs';
import { createStack } from './testing/start-stack.mjs';

const [target = join(testDataDir, 'e2e', 'stack.json')] = process.argv.slice(2);
const path = resolve(target);
// A caller that passes an argument is accompanied: each process ends when the other ends.
const accompanies = process.argv.length > 2;

// Milliseconds to wait for a stack whose Playwright was killed and that is about to end.
const EARLIER_STACK_MS = 15_000;

const stack = createStack();
let release = () => undefined;
let stopping = false;

async function end(code) {
  stopping = true;
  rmSync(path, { force: true });
  await stopCommands();
  await stack.stop();
  release();
  process.exit(code);
}

onStopWanted((failed) => end(failed ? 1 : 0), accompanies);

try {
  const lock = await waitForLock(join(dataDir, 'locks'), 'e2e', EARLIER_STACK_MS);
  if (lock.holder)
    throw new Problem(`Process ${lock.holder.pid} runs the journeys’ stack already.`);
  release = lock.release;
  const addresses = await stack.start();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(addresses), { mode: 0o600 });
  renameSync(`${path}.new`, path);
} catch (error) {
  if (!stopping) {
    sayFailure(error);
    await end(1);
  }
}
