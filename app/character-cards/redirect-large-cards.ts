import type { RequestHandler } from 'express';
import { importHref } from './card-hrefs';
import { cardFormBytes, cardFormPath } from './file-limits';

/** Redirects a form with a file that is too large to the page that says so. Its body is not read. */
export const redirectLargeCards: RequestHandler = (req, res, next) => {
  const isLarge = Number(req.headers['content-length'] ?? 0) > cardFormBytes;
  if (req.method === 'POST' && cardFormPath.test(req.path) && isLarge) {
    res.redirect(303, `${importHref}?too-large`);
  } else next();
};
