import type { RequestHandler } from 'express';
import { withSpanInHand } from '~/observability/request-context';
import { beginSpan, endSpan, failSpan } from '~/observability/tracing';
import '../context/request-locals';

/**
 * Starts a trace for a page or call, named by its route. A trace id from the client is ignored, because it
 * would decide what is stored here.
 */
export const traceRequest: RequestHandler = (req, res, next) => {
  const span = beginSpan(req.method, { kind: 'server' });
  if (!span) return next();
  res.once('close', () => {
    const route = res.locals.route ?? 'other';
    span.updateName(`${req.method} ${route}`);
    span.setAttributes({
      'http.request.method': req.method,
      'http.route': route,
      'http.response.status_code': res.statusCode,
    });
    if (res.statusCode >= 500) failSpan(span, String(res.statusCode));
    endSpan(span);
  });
  withSpanInHand(span, next);
};
