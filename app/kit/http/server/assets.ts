import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router, type Response } from 'express';

/** Called for a file that exists. */
const setHeaders = (res: Response) => void (res.locals.isForEverybody = true);

/** Serves built files: names with a hash never change; the rest of public/ is revalidated after an hour. */
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
    // A missing hashed file is gone for good, and no page may be rendered in its place.
    (_req, res) => void res.status(404).type('text').send('Not found'),
  );
  const files = new Set(readdirSync(folder, { encoding: 'utf8', recursive: true }));
  const serveFile = express.static(folder, {
    maxAge: '1h',
    index: false,
    redirect: false,
    setHeaders,
  });
  // Avoids a disk access for every page.
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
