import type { RequestHandler } from 'express';
import { hasSaidUnderAge, isOpenToEveryAge } from '../session/age';
import { HttpError } from './answer-error';
import { safeMethods } from './safe-methods';

/**
 * Refuses what is sent from a browser in which somebody has said that they are too young: no form
 * and no call begins anything there, signed in or not. Pages turn it away by themselves.
 */
export const barUnderAge: RequestHandler = (req, _res, next) => {
  const isBarred = !safeMethods.has(req.method) && hasSaidUnderAge(req.get('cookie') ?? '');
  if (!isBarred || isOpenToEveryAge(withoutData(req.path))) return next();
  next(new HttpError({ statusCode: 403, message: 'This site is for adults only' }));
};

/** The page that a page's script asks the data of. */
const withoutData = (path: string) => path.replace(/\.data$/, '');
