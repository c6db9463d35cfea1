import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { pick } from './random';

/** Milliseconds for which other gateways are tried while one refuses connections, as in the Caddyfile. */
const tryMs = 5_000;
const pauseMs = 250;

/**
 * Returns the address of a random gateway that accepts connections, like the load balancer. A frozen one
 * accepts connections, too. After `tryMs` any gateway is returned.
 */
export async function pickGateway(random: () => number, urls: readonly string[]): Promise<string> {
  const until = performance.now() + tryMs;
  for (;;) {
    const url = pick(random, urls);
    if (performance.now() > until || (await takesConnections(url))) return url;
    await delay(pauseMs / urls.length);
  }
}

function takesConnections(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
