import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { root } from '../paths.mjs';

const POLL_MS = 100;

function announce(addresses) {
  process.env.E2E_BASE_URL = addresses.baseUrl;
  process.env.E2E_SANDBOX_URL = addresses.sandboxUrl;
  process.env.E2E_GATEWAY_URLS = addresses.gatewayUrls.join(',');
  process.env.E2E_WORKER_URLS = addresses.workerUrls.join(',');
  process.env.E2E_DATABASE_URL = addresses.databaseUrl;
  process.env.E2E_REDIS_URL = addresses.redisUrl;
  process.env.E2E_COMMANDS_KEY = addresses.commandsKey;
  process.env.E2E_SEAL_KEY = addresses.sealKey;
}

const readAddresses = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Starts the product for the journeys and returns the function that stops it (Playwright's global
 * setup). With E2E_STACK, the file of a running stack, that one is used and left running.
 */
export default async function withE2eStack() {
  const running = process.env.E2E_STACK;
  if (running) {
    announce(readAddresses(running));
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'e2e-stack-'));
  const path = join(folder, 'stack.json');
  const child = spawn(process.execPath, [join(root, 'scripts', 'e2e-stack.mjs'), path], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (!existsSync(path)) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error('The product for the journeys did not start; the reason stands above.');
    }
    await pause(POLL_MS);
  }
  announce(readAddresses(path));
  return async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
