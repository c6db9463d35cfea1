import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Rejects when somebody listens on the port. The native engine would share it without a word
 * (SO_REUSEPORT), and its exclusive mode could not take the port for a minute after a restart.
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  if (port === 0) return;
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
