import type { Knex } from 'knex';
import type { Redis } from 'ioredis';
import { checkReadiness } from '~/observability/health';
import type { Metrics } from '~/observability/metrics';
import { sendJson } from './http-answers';
import type { Answer } from './route';

interface Handles {
  db: Knex;
  redis: Redis;
  metrics: Metrics;
}

/** What those who operate the gateway ask it, by path. */
export function createOperations(handles: Handles): Record<string, Answer> {
  const { db, redis, metrics } = handles;
  return {
    '/healthz': (_request, response) => {
      sendJson(response, 200, { status: 'ok' });
      return Promise.resolve();
    },
    '/readyz': async (_request, response) => {
      const readiness = await checkReadiness({ db, redis });
      sendJson(response, readiness.ready ? 200 : 503, readiness);
    },
    '/metrics': async (_request, response) => {
      response.send(200, { 'content-type': metrics.contentType }, await metrics.metrics());
    },
  };
}
