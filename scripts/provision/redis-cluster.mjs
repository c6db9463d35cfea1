import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Problem } from '../print.mjs';
import { prepareRedis } from './redis.mjs';

const MASTERS = 3;
const SLOTS = 16384;
const JOINED_WITHIN_MS = 20_000;
const POLL_MS = 100;

/**
 * Prepares an empty cluster of three masters, as used by a product that has outgrown one Redis. Start its
 * services before joining it.
 * @param {{ program: string, folder: string, password: string,
 *   choosePort: () => Promise<number> }} options
 * @returns {Promise<{ services: import('../supervise.mjs').Service[], url: string,
 *   join: () => Promise<void> }>} the addresses of all three, separated by commas
 */
export async function prepareRedisCluster({ program, folder, password, choosePort }) {
  rmSync(folder, { recursive: true, force: true });
  const nodes = [];
  for (let index = 0; index < MASTERS; index += 1) {
    const busPort = await choosePort();
    const node = await prepareRedis({
      program,
      folder: join(folder, String(index + 1)),
      password,
      choosePort,
      name: `redis-${index + 1}`,
      settings: {
        'cluster-enabled': 'yes',
        'cluster-port': busPort,
        'cluster-node-timeout': 2000,
        // The data of one master stays available while another is down.
        'cluster-require-full-coverage': 'no',
        masterauth: password,
      },
    });
    nodes.push({ ...node, busPort });
  }
  return {
    services: nodes.map(({ service }) => service),
    url: nodes.map(({ url }) => url).join(','),
    join: () => joinNodes(nodes),
  };
}

async function joinNodes(nodes) {
  const { Redis } = await import('ioredis');
  const clients = nodes.map(({ url }) => new Redis(url));
  try {
    const [first] = clients;
    for (const [index, client] of clients.entries()) {
      const from = Math.ceil((index * SLOTS) / clients.length);
      const to = Math.ceil(((index + 1) * SLOTS) / clients.length) - 1;
      await client.cluster('SET-CONFIG-EPOCH', index + 1);
      await client.call('CLUSTER', 'ADDSLOTSRANGE', from, to);
    }
    for (const { port, busPort } of nodes.slice(1)) {
      await first.call('CLUSTER', 'MEET', '127.0.0.1', port, busPort);
    }
    await joined(clients);
  } finally {
    for (const client of clients) client.disconnect();
  }
}

async function joined(clients) {
  const until = Date.now() + JOINED_WITHIN_MS;
  while (Date.now() < until) {
    const infos = await Promise.all(clients.map((client) => client.cluster('INFO')));
    const all = `cluster_known_nodes:${clients.length}`;
    if (infos.every((info) => info.includes('cluster_state:ok') && info.includes(all))) return;
    await pause(POLL_MS);
  }
  throw new Problem('The Redis servers did not become a cluster.');
}
