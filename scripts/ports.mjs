import { createServer } from 'node:net';

import { portHolder } from './port-holder.mjs';

const HIGHEST_PORT = 65_535;
// Below the range of ports for outgoing connections, so that none of those takes a port between its choice
// and its use, and without the ports that fetch refuses.
const TEST_PORTS = { from: 21_000, to: 29_999 };

const listens = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });

/**
 * Checks whether a server could listen on the port, on every address of this machine.
 * @param {number} port
 */
async function isFree(port) {
  for (const host of ['127.0.0.1', '0.0.0.0', '::']) {
    const refusal = await listens(port, host);
    // A machine without IPv6 refuses '::' for another reason.
    if (refusal === 'EADDRINUSE' || refusal === 'EACCES') return false;
  }
  return true;
}

/**
 * Returns the first free port from the given one on, except those already reserved.
 * @param {number} first
 * @param {Set<number>} [taken]
 * @returns {Promise<number>}
 */
export async function nextFreePort(first, taken = new Set()) {
  for (let port = first; port <= HIGHEST_PORT; port += 1) {
    if (!taken.has(port) && (await isFree(port))) return port;
  }
  throw new Error(`There is no free port from ${first} on.`);
}

/**
 * Returns a free port for a server that only tests use.
 * @param {Set<number>} [taken] receives the port, so that the next call chooses another
 * @returns {Promise<number>}
 */
export async function freeTestPort(taken = new Set()) {
  const span = TEST_PORTS.to - TEST_PORTS.from;
  const port = await nextFreePort(TEST_PORTS.from + Math.floor(Math.random() * span), taken);
  taken.add(port);
  return port;
}

const SUGGESTION_DISTANCE = 100;

function describeHolder(port) {
  const holder = portHolder(port);
  if (holder === null) return 'another user’s process';
  return `process ${holder.pid} (${holder.command.slice(0, 120)})`;
}

/**
 * Describes the conflicts with the wanted ports.
 * @param {{ variable: string, port: number, purpose: string }[]} wanted
 * @returns {Promise<{ reasons: string[], instead: string } | null>} null when there are none;
 *   `instead` has assignments that would work
 */
export async function portConflicts(wanted) {
  const taken = new Set(wanted.map(({ port }) => port));
  const reasons = [];
  const instead = [];
  for (const [index, { variable, port, purpose }] of wanted.entries()) {
    const twin = wanted.slice(0, index).find((other) => other.port === port);
    if (!twin && (await isFree(port))) continue;
    const why = twin ? `also the one of ${twin.variable}` : `taken by ${describeHolder(port)}`;
    reasons.push(`Port ${port} (${purpose}, ${variable}) is ${why}.`);
    const other = await nextFreePort(port + SUGGESTION_DISTANCE, taken);
    taken.add(other);
    instead.push(`${variable}=${other}`);
  }
  return reasons.length === 0 ? null : { reasons, instead: instead.join(' ') };
}
