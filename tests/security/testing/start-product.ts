import { Writable } from 'node:stream';
import { startSite } from '~/app/testing/start-site';
import { connect } from '~/db/connection';
import { createTestContext } from '~/db/testing';
import { startTestWorker } from '~/jobs/testing/start-test-worker';
import { createLogger } from '~/observability/logger';
import { createMetrics } from '~/observability/metrics';
import { openRedis } from '~/realtime/open-redis';
import { startGateway } from '~/realtime/start-gateway';
import { startSandbox } from '~/sandbox/server';
import { renderPages } from './pages';

export type Product = Awaited<ReturnType<typeof startProduct>>;

/**
 * Starts site, gateway, worker and sandbox, and collects every line that the three log, down to the lowest
 * level.
 */
export async function startProduct() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const loggerOf = (process: string) => createLogger({ process, level: 'trace', destination });

  const sandbox = await startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1', modelPace: 0 });
  const site = await startSite({ renderPages, logger: loggerOf('web') });
  const { REDIS_URL, PUBLIC_URL } = site.config;
  const poolOf = (kind: 'realtime' | 'worker') =>
    connect({ url: site.databaseUrlOf(kind), pool: 10 });
  const [gatewayDb, workerDb] = [poolOf('realtime'), poolOf('worker')];
  const redis = openRedis(REDIS_URL, loggerOf('gateway'));
  const gateway = await startGateway({
    context: createTestContext(gatewayDb),
    enqueuer: site.enqueuer,
    redis,
    logger: loggerOf('gateway'),
    metrics: createMetrics('gateway'),
    publicUrl: PUBLIC_URL,
    engine: 'node',
    host: '127.0.0.1',
    port: 0,
  });
  const worker = await startTestWorker({
    context: createTestContext(workerDb),
    db: workerDb,
    databaseUrl: site.databaseUrlOf('worker'),
    redisUrl: REDIS_URL,
    sandbox,
    storage: site.storage,
    publicUrl: PUBLIC_URL,
    repliesEnabled: true,
    logger: loggerOf('worker'),
  });

  return {
    site,
    gateway,
    sandbox,
    lines,
    /** Makes the next call to a provider fail. */
    async upset(behaviour: { target: string; behaviour: string; status?: number }) {
      const answer = await fetch(`${sandbox.url}/control/next`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(behaviour),
      });
      if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
    },
    async mailsTo(email: string) {
      const answer = await fetch(`${sandbox.url}/inbox.json?to=${encodeURIComponent(email)}`);
      return (await answer.json()) as { code: string; text: string }[];
    },
    async close() {
      await gateway.stop();
      await worker.stop();
      await redis.close();
      await sandbox.stop();
      await gatewayDb.destroy();
      await workerDb.destroy();
      await site.close();
    },
  };
}
