import { Router } from 'express';
import * as z from 'zod';
import type { Records } from './records';

const querySchema = z.object({ target: z.string().optional(), requestId: z.string().optional() });

/** Serves GET and DELETE /records.json, and GET /records/counts.json. */
export function recordsRoutes(records: Records): Router {
  const router = Router();
  router.get('/records.json', (request, response) => {
    const query = querySchema.safeParse(request.query);
    if (!query.success) {
      response.status(400).json({ error: z.prettifyError(query.error) });
      return;
    }
    response.json(records.list(query.data));
  });
  router.get('/records/counts.json', (_request, response) => {
    response.json(records.counts());
  });
  router.delete('/records.json', (_request, response) => {
    records.clear();
    response.status(204).end();
  });
  return router;
}
