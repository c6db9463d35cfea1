import { KNOWN_SERVERS } from './known-servers.mjs';
import { StatusError } from './read-json.mjs';
import { readServer } from './read-server.mjs';

/** Milliseconds for each server; one on this machine needs a few. */
const WITHIN_MS = 300;

const knownAddresses = () => KNOWN_SERVERS.map(({ port }) => `http://127.0.0.1:${port}/v1`);

/**
 * Looks for servers of language models on this machine, all at the same time and without a key.
 * @param {{ urls?: string[], withinMs?: number, env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<{ servers: import('./read-server.mjs').ModelServer[], locked: string[] }>} `locked`
 *   are the addresses of servers that want a key
 */
export async function findServers({
  urls = knownAddresses(),
  withinMs = WITHIN_MS,
  env = process.env,
} = {}) {
  const results = await Promise.allSettled(urls.map((url) => readServer(url, { withinMs, env })));
  const servers = [];
  const locked = [];
  for (const [index, result] of results.entries()) {
    if (result.status === 'fulfilled') servers.push(result.value);
    else if (wantsKey(result.reason)) locked.push(urls[index]);
  }
  return { servers, locked };
}

const wantsKey = (error) => error instanceof StatusError && [401, 403].includes(error.status);
