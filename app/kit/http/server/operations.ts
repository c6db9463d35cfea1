import { createHash, timingSafeEqual } from 'node:crypto';
import { Router, type Request } from 'express';
import type { Config } from '~/config/config';
import { serviceKeyHeader } from '~/config/service-key';
import { pingAll } from '~/db/redis-nodes';
import { checkReadiness, withoutDetail } from '~/observability/health';
import { isOperator } from '~/observability/operator-access';
import { HttpError } from './respond-with-error';
import type { SiteHandles } from '../context/site-handles';

export const commandsKeyHeader = 'x-commands-key';

/** Serves the health for supervisors and balancers; details and limits only for operators. */
export function operations({ config, domain, redis, metrics }: SiteHandles): Router {
  const router = Router();
  router.get(['/healthz', '/readyz', '/metrics'], (_req, res, next) => {
    res.locals.route = 'operations';
    res.set('cache-control', 'no-store');
    next();
  });
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  const isFromOperator = ({ socket, headers }: Request) =>
    isOperator({ peer: socket.remoteAddress, headers }, config.METRICS_KEY);
  router.get('/readyz', (req, res, next) => {
    checkReadiness({ db: domain.db, pingRedis: () => pingAll(redis) })
      .then((readiness) => {
        const body = isFromOperator(req) ? readiness : withoutDetail(readiness);
        res.status(readiness.ready ? 200 : 503).json(body);
      })
      .catch(next);
  });
  router.get('/metrics', (req, res, next) => {
    if (!isFromOperator(req)) {
      return next(new HttpError({ statusCode: 403, message: 'Forbidden' }));
    }
    metrics
      .metrics()
      .then((text) => res.type(metrics.contentType).send(text))
      .catch(next);
  });
  return router;
}

/** Checks whether the request has the operators' key. */
export const hasCommandsKey = (req: Request, key: string): boolean =>
  carries(req, commandsKeyHeader, key);

/** Checks whether the request has the key of our own services; false if none is configured. */
export const hasServiceKey = (
  req: Request,
  config: Pick<Config, 'SERVICE_KEY' | 'PRODUCT_NAME'>,
): boolean =>
  config.SERVICE_KEY !== undefined && carries(req, serviceKeyHeader(config), config.SERVICE_KEY);

/** Compares in constant time. */
function carries(req: Request, header: string, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(req.get(header) ?? ''), digest(key));
}
