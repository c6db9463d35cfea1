import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '~/scripts/paths.mjs';

const logs = join(root, '.data', 'power');
mkdirSync(logs, { recursive: true });
/** The output of all tools; results are read from their reports. */
const logPath = join(logs, 'tools.log');

/** Runs a tool of a tree's packages to its end, whatever its result. Returns its output. */
export async function runTool(
  tree: string,
  tool: string,
  args: readonly string[],
  { env = {}, minutes }: { env?: Record<string, string | undefined>; minutes: number },
): Promise<string> {
  const log = createWriteStream(logPath, { flags: 'a' });
  const child = spawn(join(tree, 'node_modules', '.bin', tool), args, {
    cwd: tree,
    env: Object.assign({}, process.env, { NODE_ENV: undefined }, env),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: minutes * 60_000,
    killSignal: 'SIGINT',
  });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  await once(child, 'close');
  log.end();
  return Buffer.concat(parts).toString('utf8');
}
