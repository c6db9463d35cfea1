import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Knex } from 'knex';
import type { RedisClient } from '~/db/redis-connection';
import { pingAll } from '~/db/redis-nodes';
import { checkReadiness, withoutDetail } from '~/observability/health';
import type { Metrics } from '~/observability/metrics';
import { isOperator } from '~/observability/operator-access';

interface HealthOptions {
  port: number;
  host: string;
  db: Knex;
  redis: RedisClient;
  metrics: Metrics;
  /** See METRICS_KEY. */
  metricsKey?: string | undefined;
}

interface Answer {
  status: number;
  type: string;
  body: string;
}

/** Milliseconds. Machines send one small packet; slower clients are disconnected. */
const patience = { headersTimeout: 5000, requestTimeout: 5000, connectionsCheckingInterval: 1000 };

/** Serves /healthz, /readyz and /metrics of a process that has no pages. */
export async function startHealthServer(options: HealthOptions): Promise<Server> {
  const server = createServer(patience, (request, response) => {
    answer(request, options)
      .catch(() => json(500, { statusCode: 500, message: 'Internal server error' }))
      .then(({ status, type, body }) => {
        const headers = { 'content-type': type, 'cache-control': 'no-store' };
        response.writeHead(status, headers).end(body);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return server;
}

async function answer(request: IncomingMessage, options: HealthOptions): Promise<Answer> {
  const { db, redis, metrics, metricsKey } = options;
  const { headers, socket, url: path } = request;
  const isFromOperator = isOperator({ peer: socket.remoteAddress, headers }, metricsKey);
  if (path === '/healthz') return json(200, { status: 'ok' });
  if (path === '/readyz') {
    const readiness = await checkReadiness({ db, pingRedis: () => pingAll(redis) });
    return json(readiness.ready ? 200 : 503, isFromOperator ? readiness : withoutDetail(readiness));
  }
  if (path === '/metrics') {
    if (!isFromOperator) return json(403, { statusCode: 403, message: 'Forbidden' });
    return { status: 200, type: metrics.contentType, body: await metrics.metrics() };
  }
  return json(404, { statusCode: 404, message: 'Not found' });
}

const json = (status: number, body: object): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});
