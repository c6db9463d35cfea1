import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { portHolder } from './port-holder.mjs';
import { nextFreePort, portConflicts } from './ports.mjs';

const server = createServer();

async function takePort(): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  server.close();
});

describe('a taken port', () => {
  it('is passed over for the next free one, though only one address holds it', async () => {
    const port = await takePort();
    const next = await nextFreePort(port);
    expect(next).toBeGreaterThan(port);
    expect(await nextFreePort(next)).toBe(next);
  });

  it('is traced to the process that holds it', async () => {
    const port = await takePort();
    expect(portHolder(port)).toMatchObject({ pid: process.pid });
    expect(portHolder(port)?.command).toContain('node');
  });

  it('is reported with its holder, and with an assignment that avoids it', async () => {
    const port = await takePort();
    const conflicts = await portConflicts([{ variable: 'PORT', port, purpose: 'web' }]);
    expect(conflicts?.reasons).toHaveLength(1);
    expect(conflicts?.reasons[0]).toContain(`process ${process.pid}`);
    expect(conflicts?.instead).toMatch(/^PORT=\d+$/);
    expect(conflicts?.instead).not.toBe(`PORT=${port}`);
  });
});

describe('wanted ports', () => {
  it('do not conflict when all are free', async () => {
    const port = await nextFreePort(21_500);
    expect(await portConflicts([{ variable: 'PORT', port, purpose: 'web' }])).toBeNull();
  });

  it('conflict when two variables name the same one', async () => {
    const port = await nextFreePort(21_500);
    const conflicts = await portConflicts([
      { variable: 'PORT', port, purpose: 'web' },
      { variable: 'WORKER_PORT', port, purpose: 'worker' },
    ]);
    expect(conflicts?.reasons).toEqual([
      `Port ${port} (worker, WORKER_PORT) is also the one of PORT.`,
    ]);
    expect(conflicts?.instead).toMatch(/^WORKER_PORT=\d+$/);
  });
});
