import { createServer, type Server } from 'node:http';
import type { Knex } from 'knex';
import type { Redis } from 'ioredis';
import { checkReadiness } from '~/observability/health';
import type { Metrics } from '~/observability/metrics';

interface HealthOptions {
  port: number;
  host: string;
  db: Knex;
  redis: Redis;
  metrics: Metrics;
}

/** Serves /healthz, /readyz and /metrics of a process that has no pages. */
export async function startHealthServer(options: HealthOptions): Promise<Server> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '/', options).then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return server;
}

async function answer(path: string, { db, redis, metrics }: HealthOptions) {
  const json = 'application/json';
  if (path === '/healthz') return { status: 200, type: json, body: '{"status":"ok"}' };
  if (path === '/readyz') {
    const readiness = await checkReadiness({ db, redis });
    return { status: readiness.ready ? 200 : 503, type: json, body: JSON.stringify(readiness) };
  }
  if (path === '/metrics') {
    return { status: 200, type: metrics.contentType, body: await metrics.metrics() };
  }
  return { status: 404, type: json, body: '{"statusCode":404,"message":"Not found"}' };
}
