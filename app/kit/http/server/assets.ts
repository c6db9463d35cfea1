import { readdirSync } from 'node:fs';
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
  const files = new Set(readdirSync(folder, { encoding: 'utf8', recursive: true }));
  const serveFile = express.static(folder, {
    maxAge: '1h',
    index: false,
    redirect: false,
    setHeaders,
  });
  // The disk is not asked anew for every page.
  router.use((req, res, next) => {
    if (files.has(decodeURIComponent(req.path.slice(1)))) serveFile(req, res, next);
    else next();
  });
  router.use((_req, res, next) => {
    delete res.locals.route;
    next();
  });
  return router;
}
