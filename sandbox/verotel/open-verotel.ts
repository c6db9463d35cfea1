import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { Router } from 'express';
import { CardProcessor } from '../processor/card-processor';
import { challengeRoutes } from '../processor/challenge-routes';
import { processorControlRoutes } from '../processor/processor-control-routes';
import { Webhooks } from '../processor/webhooks';
import type { SandboxContext, SandboxProvider } from '../sandbox-provider';
import type { FlexPayParameters } from './flexpay';
import { orderRoutes } from './order-routes';
import { postbackDelivery, postbackOf } from './postbacks';

const base = '/verotel';
const title = 'Verotel';

/** Opens Verotel with its FlexPay protocol: an order page for cards, the status of a sale, and postbacks. */
export function openVerotel(context: SandboxContext): SandboxProvider {
  const { clock } = context;
  const { postbackUrl, ...shop } = context.accounts.verotel;
  const folder = context.dataFolder && join(context.dataFolder, 'verotel');
  const webhooks = new Webhooks({
    context,
    clock,
    target: 'verotel-webhooks',
    file: folder && join(folder, 'events.jsonl'),
    url: postbackUrl,
    expects: 'OK',
    deliveryOf: (url, { body }) =>
      postbackDelivery(url, JSON.parse(body) as FlexPayParameters, shop),
  });
  const processor = new CardProcessor({
    clock,
    folder,
    newId: () => String(randomInt(100_000_000, 2 ** 47)),
    emit: (event) => {
      const postback = postbackOf(event, shop.shop);
      if (postback) webhooks.emit(postback.type ?? '', () => postback);
    },
  });
  const shared = { context, processor, webhooks, base, title };
  const router = Router();
  router.use(orderRoutes({ ...shared, shop }));
  router.use(challengeRoutes(shared));
  router.use(processorControlRoutes(shared));
  return {
    title,
    summary:
      'An order page behind a signed link that takes cards, with 3-D Secure; reports sales, refunds and chargebacks by signed postbacks, as FlexPay does.',
    targets: ['verotel', 'verotel-webhooks'],
    links: [{ label: 'Test cards, payments and what may happen to them', path: `${base}/control` }],
    router,
    stop: async () => {
      webhooks.stop();
      processor.stop();
    },
  };
}
