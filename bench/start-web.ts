import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { watch, type Child } from './child-process';

const bundle = 'dist-server/web.js';

export type Web = Child & { url: string };
/** PORT is the port of the product. */
type Env = Record<string, string> & { PORT: string };

/** Starts the built web process as in a deployment. */
export function startWeb(env: Env): Promise<Web> {
  return start(bundle, env, `http://127.0.0.1:${env.PORT}`);
}

/** Starts the bare server for comparison, with the pages that it first intercepts from the product. */
export function startBareReact(
  env: Env,
  { cookie, paths }: { cookie: string; paths: string[] },
): Promise<Web> {
  const productUrl = `http://127.0.0.1:${env.PORT}`;
  const order = JSON.stringify({ productUrl, cookie, paths });
  return start('bench/pages/bare-react-process.mjs', { ...env, BARE_REACT: order });
}

/** Starts the table of rows, in the built web process or in React alone. */
export function startRows(env: Env): Promise<Web> {
  return start('bench/pages/rows-process.mjs', env, `http://127.0.0.1:${env.PORT}`);
}

export function startBareRows(env: Env): Promise<Web> {
  return start('bench/pages/rows-process.mjs', { ...env, ROWS: 'bare' });
}

/** Resolves when the product responds at the address; without one, when it prints its address. */
async function start(script: string, env: Env, url?: string): Promise<Web> {
  if (!existsSync(bundle)) throw new Error('Nothing is built: run `npm run build` first.');
  const folder = process.env['BENCH_PROFILE'];
  const profile = folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
  const child = spawn(process.execPath, [...profile, script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.resume();
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  failed.catch(() => undefined);
  const ready = url === undefined ? readAddress(child) : untilReady(url);
  return { ...watch(child), url: await Promise.race([ready, failed]) };
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready')) resolve(line.slice('ready'.length).trim());
    });
  });
}

async function untilReady(url: string): Promise<string> {
  for (;;) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return url;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
