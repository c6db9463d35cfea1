import { json, Router } from 'express';
import type PQueue from 'p-queue';
import * as z from 'zod';
import { behaveBadly } from '../control/behave-badly';
import type { SandboxContext } from '../sandbox-provider';
import { orderRequestSchema, Orders, currentStatus, type Order, type OrderRequest } from './orders';

/** One kind of product of a studio. */
export interface Craft<Wanted extends { prompt: string }> {
  /** The path of its orders. */
  path: string;
  /** The name of its requests at `/control`. */
  target: string;
  schema: z.ZodType<Wanted>;
  contentType: string;
  make(order: Wanted, how: { key: string; niceness: number }): Promise<Buffer>;
}

interface Studio {
  queue: PQueue;
  niceness: number;
  /** The key with which internal services authenticate to the product, and its header. */
  serviceKey: string;
  serviceKeyHeader: string;
}

/** The words that make this studio refuse an order, or fail. */
const refusedWord = 'lakritz';
const failedWord = 'regenschirm';

const callbackMs = 5_000;

/** Accepts orders, makes them one after the other, and calls back. */
export function studioRoutes<Wanted extends { prompt: string }>(
  context: SandboxContext,
  studio: Studio,
  craft: Craft<Wanted>,
): Router {
  const router = Router();
  const orders = new Orders<Wanted>();
  const requestSchema = orderRequestSchema(craft.schema);
  router.use(craft.path, (request, response, next) => {
    if (/^Bearer \S+$/.test(request.get('authorization') ?? '')) next();
    else response.status(401).json({ error: 'no key' });
  });
  router.post(craft.path, json({ limit: '1mb' }), async (request, response) => {
    if (await behaveBadly(context, craft.target, request, response)) return;
    const parsed = requestSchema.safeParse(request.body);
    if (!parsed.success) {
      response.status(422).json({ error: z.prettifyError(parsed.error) });
      return;
    }
    const { order, isNew } = orders.take(parsed.data);
    if (isNew) {
      void studio.queue.add(async () => {
        await carryOut(order, studio, craft);
        await callBack(context, studio, order.request);
      });
    }
    response.status(202).json(currentStatus(order));
  });
  router.get(`${craft.path}/:id`, (request, response) => {
    const order = orders.find(request.params.id);
    if (order) response.json(currentStatus(order));
    else response.status(404).json({ error: 'no such order' });
  });
  router.get(`${craft.path}/:id/file`, (request, response) => {
    const file = orders.find(request.params.id)?.file;
    if (file) response.type(craft.contentType).send(file);
    else response.status(404).json({ error: 'no such file' });
  });
  return router;
}

async function carryOut<Wanted extends { prompt: string }>(
  order: Order<Wanted>,
  { niceness }: Studio,
  { make }: Craft<Wanted>,
): Promise<void> {
  const { order: wanted, key } = order.request;
  const words = wanted.prompt.toLowerCase();
  if (words.includes(refusedWord)) order.status = 'refused';
  else if (words.includes(failedWord)) order.status = 'failed';
  else {
    order.percent = 35;
    try {
      order.file = await make(wanted, { key, niceness });
      order.status = 'done';
    } catch {
      order.status = 'failed';
    }
  }
}

/** Calls back once, or as `/control` sets for `studio-callback`: twice, late or not at all. */
async function callBack(
  { behaviours }: SandboxContext,
  { serviceKey, serviceKeyHeader }: Studio,
  { callback: { url, generationId } }: OrderRequest<unknown>,
): Promise<void> {
  const taken = behaviours.take('studio-callback', generationId);
  if (taken?.behaviour === 'fail' || taken?.behaviour === 'hang') return;
  if (taken?.behaviour === 'late') {
    await new Promise((resolve) => setTimeout(resolve, taken.delayMs ?? 1_000));
  }
  for (let times = taken?.behaviour === 'repeat' ? 2 : 1; times > 0; times -= 1) {
    // A client that misses the callback polls by itself.
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [serviceKeyHeader]: serviceKey },
      body: JSON.stringify({ generationId }),
      redirect: 'error',
      signal: AbortSignal.timeout(callbackMs),
    }).then(
      (response) => response.body?.cancel(),
      () => undefined,
    );
  }
}
