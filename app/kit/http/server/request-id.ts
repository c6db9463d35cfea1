import type { RequestHandler } from 'express';
import { currentRequestId, withRequestId } from '~/observability/request-context';
import '../context/request-locals';

/** Runs the request under its id, taken from a well-formed x-request-id, and returns it in the response. */
export const requestId: RequestHandler = (req, res, next) => {
  const carryOn = () => {
    const id = currentRequestId() ?? '';
    req.headers['x-request-id'] = id;
    res.locals.requestId = id;
    res.set('x-request-id', id);
    next();
  };
  const origin = { address: req.ip, userAgent: req.get('user-agent') };
  withRequestId(req.get('x-request-id'), carryOn, origin);
};
