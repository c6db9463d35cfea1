import type { RequestHandler } from 'express';
import { currentRequestId, withRequestId } from '~/observability/request-context';
import './request-locals';

/** Runs the request under its id, taken from x-request-id where well-formed, and answers with it. */
export const requestId: RequestHandler = (req, res, next) => {
  withRequestId(req.get('x-request-id'), () => {
    const id = currentRequestId() ?? '';
    req.headers['x-request-id'] = id;
    res.locals.requestId = id;
    res.set('x-request-id', id);
    next();
  });
};
