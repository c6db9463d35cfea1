import { json, Router, text } from 'express';
import * as z from 'zod';
import { behaveBadly } from '../control/behave-badly';
import type { SandboxContext } from '../sandbox-provider';

const kept = 1_000;
const eventSchema = z.looseObject({ id: z.string().min(1), name: z.string().min(1) });

/** Serves /analytics/… for the product and /tags/… for its pages. */
export function analyticsRoutes(context: SandboxContext): Router {
  const router = Router();
  const events = new Map<string, z.infer<typeof eventSchema>>();
  const collected: unknown[] = [];

  router.post('/analytics/events', json(), async (request, response) => {
    if (await behaveBadly(context, 'analytics', request, response)) return;
    if (!/^Bearer \S+$/.test(request.get('authorization') ?? '')) {
      response.status(401).json({ error: 'no key' });
      return;
    }
    const event = eventSchema.safeParse(request.body);
    if (!event.success) {
      response.status(422).json({ error: z.prettifyError(event.error) });
      return;
    }
    events.set(event.data.id, event.data);
    const [oldest] = events.keys();
    if (events.size > kept && oldest !== undefined) events.delete(oldest);
    response.status(202).json({ accepted: true });
  });
  router.get('/analytics/events.json', (_request, response) => {
    response.json([...events.values()].reverse());
  });

  router.get('/tags/tag.js', (_request, response) => {
    response
      .set({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-store' })
      .type('js')
      .send(tagScript);
  });
  router.post('/tags/collect', text({ type: '*/*' }), (request, response) => {
    collected.push({ at: new Date().toISOString(), event: parse(request.body) });
    if (collected.length > kept) collected.shift();
    response.status(204).end();
  });
  router.get('/tags/collected.json', (_request, response) => {
    response.json(collected.toReversed());
  });
  return router;
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return String(body);
  }
}

/** Sends every event of the page's data layer to its own site, including earlier ones. */
const tagScript = /* js */ `(() => {
  const collect = new URL('/tags/collect', document.currentScript.src).href;
  const send = (event) => fetch(collect, { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(event) });
  const layer = (window.dataLayer ??= []);
  layer.forEach(send);
  const push = layer.push.bind(layer);
  layer.push = (...events) => {
    events.forEach(send);
    return push(...events);
  };
})();
`;
