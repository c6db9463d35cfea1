import type { RequestHandler } from 'express';
import { Histogram, type Metrics } from '~/observability/metrics';
import type { Logger } from '~/observability/logger';
import { withRequestId } from '~/observability/request-context';

/** Paths that machines request every few seconds; they would flood the log. */
const quietPaths = new Set(['/healthz', '/readyz', '/metrics']);

/** Writes one log line and one measurement per response, with the path but never the query. */
export function accessLog(logger: Logger, metrics: Metrics): RequestHandler {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics],
  });
  return (req, res, next) => {
    const start = process.hrtime.bigint();
    const path = req.path;
    res.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - start) / 1e9;
      const line = {
        method: req.method,
        path,
        route: res.locals.route ?? 'other',
        status: res.statusCode,
        milliseconds: Math.round(seconds * 1000),
        ...(res.writableFinished ? {} : { aborted: true }),
      };
      duration.observe({ method: line.method, route: line.route, status: line.status }, seconds);
      // The close event of a connection is emitted outside of the request's own context.
      withRequestId(res.locals.requestId, () => {
        if (quietPaths.has(path)) logger.debug(line, 'answered');
        else logger.info(line, 'answered');
      });
    });
    next();
  };
}
