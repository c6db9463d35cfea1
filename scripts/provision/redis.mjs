import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

import { requireProgram } from './system-packages.mjs';

const PROGRAM = {
  label: 'Redis',
  commands: ['redis-server', 'valkey-server'],
  packages: { 'apt-get': 'redis-server', dnf: 'redis', apk: 'redis', brew: 'redis' },
  instead: 'set REDIS_URL to a server of yours',
};
const PING_WITHIN_MS = 500;

/** Returns the server's program: Redis or Valkey from the PATH; installs it if necessary. */
export const requireRedis = (workplace) => requireProgram(workplace, PROGRAM);

export function redisVersion(program) {
  const line = execFileSync(program, ['--version'], { encoding: 'utf8' });
  return /v=([\d.]+)/.exec(line)?.[1] ?? line.trim();
}

const quoted = (value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`;

/** Checks whether a server answers PING; one that still reads its file answers LOADING. */
const answersPing = (port, password) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: PING_WITHIN_MS });
    const settle = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    let received = '';
    socket.once('connect', () => socket.write(`AUTH ${quoted(password)}\r\nPING\r\n`));
    socket.on('data', (data) => {
      received += data.toString();
      if (received.split('\r\n').length > 2) settle(received === '+OK\r\n+PONG\r\n');
    });
    socket.once('error', () => settle(false));
    socket.once('timeout', () => settle(false));
  });

/**
 * Prepares our own Redis, which keeps acknowledged data and requires the password.
 * @param {{ program: string, folder: string, password: string, name?: string,
 *   settings?: Record<string, string | number>,
 *   choosePort: (remembered: number | null) => Promise<number> }} options
 * @returns {Promise<{ service: import('../supervise.mjs').Service, url: string, port: number }>}
 */
export async function prepareRedis({
  program,
  folder,
  password,
  choosePort,
  name = 'redis',
  settings = {},
}) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const portFile = join(folder, 'port');
  const remembered = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : null;
  const port = await choosePort(remembered);
  writeFileSync(portFile, String(port));
  const all = {
    port,
    requirepass: password,
    bind: '127.0.0.1',
    dir: folder,
    appendonly: 'yes',
    // The append-only file is authoritative; snapshots would only cost time.
    save: '',
    'maxmemory-policy': 'noeviction',
    daemonize: 'no',
    ...settings,
  };
  // In a file: every user of the machine can read a command line.
  const settingsFile = join(folder, 'redis.conf');
  const lines = Object.entries(all).map(([key, value]) => `${key} ${quoted(value)}\n`);
  writeFileSync(settingsFile, lines.join(''), { mode: 0o600 });
  const service = {
    name,
    command: program,
    args: [settingsFile],
    env: { PATH: process.env.PATH },
    isReady: () => answersPing(port, password),
  };
  return { service, url: `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}`, port };
}
