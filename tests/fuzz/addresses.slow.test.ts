import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderDocuments } from '~/app/testing/documents';
import { startHealthServer } from '~/jobs/health-server';
import { createMetrics } from '~/observability/metrics';
import { createTestBed } from '~/realtime/testing/create-test-bed';
import type { EngineName } from '~/realtime/engines/engine';
import { engines } from '~/realtime/testing/engines';
import { amounts } from './testing/amounts';
import { inBatches } from './testing/in-batches';
import { oddAddress } from './testing/odd-addresses';
import { sendRaw } from './testing/send';
import { startWhole } from './testing/start-whole';

/** The number of concurrent requests. */
const batchSize = 20;

/** The native engine answers 505 (RFC 9110, 15.6.6) if the request names no version that it knows. */
const failure = /^HTTP\/1\.1 5(?!05)/m;

interface TestServer {
  port: number;
  close(): Promise<unknown>;
}

const bedOn = (engine: EngineName) => async (): Promise<TestServer> => {
  const bed = await createTestBed(engine);
  const gateway = await bed.start({ connectionsPerAddress: 10_000 });
  return {
    port: Number(new URL(gateway.url).port),
    close: async () => {
      await bed.clear();
      await bed.close();
    },
  };
};

/** All servers of the product that listen for HTTP. */
const servers: Record<string, () => Promise<TestServer>> = {
  site: async () => {
    const whole = await startWhole({ renderPages: renderDocuments() });
    return { port: whole.site.port, close: () => whole.close() };
  },
  ...Object.fromEntries(engines.map((engine) => [`gateway on ${engine}`, bedOn(engine)])),
  'health server of the worker': async () => {
    const bed = await createTestBed('node');
    const server = await startHealthServer({
      port: 0,
      host: '127.0.0.1',
      db: bed.database.db,
      redis: bed.redis,
      metrics: createMetrics('test'),
    });
    return {
      port: (server.address() as AddressInfo).port,
      close: async () => {
        server.closeAllConnections();
        server.close();
        await bed.close();
      },
    };
  },
};

const uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);
beforeAll(() => void process.on('uncaughtException', note).on('unhandledRejection', note));
afterAll(() => void process.off('uncaughtException', note).off('unhandledRejection', note));

describe.each(Object.entries(servers))('the %s', (_name, start) => {
  let running: TestServer;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.close());

  it(
    'answers odd addresses and headers without an internal error, and continues',
    async () => {
      const seen = new Set<string>();
      await inBatches({ amount: amounts.paths, batchSize }, oddAddress, async (batch) => {
        const answers = await Promise.all(
          batch.map(
            async ({ fault, bytes }) => [fault, await sendRaw(running.port, bytes)] as const,
          ),
        );
        for (const [fault, text] of answers) {
          expect(text, fault).not.toMatch(failure);
          seen.add(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 'cut');
        }
        expect(uncaught, `after one of:\n${batch.map(({ fault }) => fault).join('\n')}`).toEqual(
          [],
        );
      });
      expect([...seen]).toEqual(expect.arrayContaining(['400', '404']));
      const health = await fetch(`http://127.0.0.1:${running.port}/healthz`);
      expect(health.status).toBe(200);
    },
    amounts.timeoutMs,
  );
});
