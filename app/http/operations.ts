import { createHash, timingSafeEqual } from 'node:crypto';
import { Router, type Request } from 'express';
import { checkReadiness } from '~/observability/health';
import { HttpError } from './answer-error';
import type { SiteHandles } from './site-handles';

export const commandsKeyHeader = 'x-commands-key';
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Health for supervisors and balancers, figures for Prometheus. */
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
  router.get('/readyz', (_req, res, next) => {
    checkReadiness({ db: domain.db, redis })
      .then((readiness) => void res.status(readiness.ready ? 200 : 503).json(readiness))
      .catch(next);
  });
  router.get('/metrics', (req, res, next) => {
    if (!isLocal(req, config.TRUSTED_PROXIES) && !hasCommandsKey(req, config.COMMANDS_KEY)) {
      return next(new HttpError({ statusCode: 403, message: 'Forbidden' }));
    }
    metrics
      .metrics()
      .then((text) => res.type(metrics.contentType).send(text))
      .catch(next);
  });
  return router;
}

/** Whether the request carries the operators' key; compared in constant time. */
export function hasCommandsKey(req: Request, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(req.get(commandsKeyHeader) ?? ''), digest(key));
}

/** An untrusted forwarding header means that somebody else's proxy stands on this machine. */
function isLocal(req: Request, trustedProxies: number): boolean {
  if (trustedProxies === 0 && req.get('x-forwarded-for')) return false;
  return req.ip !== undefined && loopback.has(req.ip);
}
