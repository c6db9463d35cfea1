import { join } from 'node:path';
import express, { Router } from 'express';

/** Built files: names with a hash never change, the rest of public/ is asked for again after an hour. */
export function serveAssets(folder: string): Router {
  const router = Router();
  router.use((_req, res, next) => {
    res.locals.route = 'asset';
    next();
  });
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', index: false }),
    // A missing hashed file is gone for good; a page must not be rendered in its place.
    (_req, res) => void res.status(404).type('text').send('Not found'),
  );
  router.use(express.static(folder, { maxAge: '1h', index: false, redirect: false }));
  router.use((_req, res, next) => {
    delete res.locals.route;
    next();
  });
  return router;
}
