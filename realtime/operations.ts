import type { Knex } from 'knex';
import type { RedisClient } from '~/db/redis-connection';
import { pingAll } from '~/db/redis-nodes';
import { bareResponseHeaders } from '~/config/bare-response-headers';
import { checkReadiness, withoutDetail } from '~/observability/health';
import type { Metrics } from '~/observability/metrics';
import { isOperator } from '~/observability/operator-access';
import { sendError, sendJson } from './http-responses';
import type { Answer } from './route';

interface Handles {
  db: Knex;
  redis: RedisClient;
  metrics: Metrics;
  /** The value of the setting METRICS_KEY. */
  metricsKey?: string | undefined;
}

/** Creates the operators' endpoints, by path; only operators get details and metrics. */
export function createOperations(handles: Handles): Record<string, Answer> {
  const { db, redis, metrics, metricsKey } = handles;
  return {
    '/healthz': (_request, response) => {
      sendJson(response, 200, { status: 'ok' });
      return Promise.resolve();
    },
    '/readyz': async (request, response) => {
      const readiness = await checkReadiness({ db, pingRedis: () => pingAll(redis) });
      const body = isOperator(request, metricsKey) ? readiness : withoutDetail(readiness);
      sendJson(response, readiness.ready ? 200 : 503, body);
    },
    '/metrics': async (request, response) => {
      if (!isOperator(request, metricsKey)) {
        return sendError(response, 403, 'Forbidden', request.path);
      }
      const headers = { ...bareResponseHeaders, 'content-type': metrics.contentType };
      response.send(200, headers, await metrics.metrics());
    },
  };
}
