import { join } from 'node:path';
import express, { Router, type Response } from 'express';

/** Of a file that was found. */
const setHeaders = (res: Response) => void (res.locals.isForEverybody = true);

/** Built files: names with a hash never change, the rest of public/ is asked for again after an hour. */
export function serveAssets(folder: string): Router {
  const router = Router();
  router.use((_req, res, next) => {
    res.locals.route = 'asset';
    next();
  });
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      setHeaders,
    }),
    // A missing hashed file is gone for good; a page must not be rendered in its place.
    (_req, res) => void res.status(404).type('text').send('Not found'),
  );
  router.use(express.static(folder, { maxAge: '1h', index: false, redirect: false, setHeaders }));
  router.use((_req, res, next) => {
    delete res.locals.route;
    next();
  });
  return router;
}
