import { join } from 'node:path';
import { Router } from 'express';
import type { SandboxProvider, SandboxContext } from '../sandbox-provider';
import { cardFormRoutes } from '../processor/card-form-routes';
import { CardProcessor } from '../processor/card-processor';
import { challengeRoutes } from '../processor/challenge-routes';
import { processorControlRoutes } from '../processor/processor-control-routes';
import { Webhooks } from '../processor/webhooks';
import { cardsApi } from './cards-api';
import { bodyOf, signatureOf, typeOf } from './cards-dialect';

const base = '/cards';
const title = 'Card processor';

/** Opens the card processor: card fields in its own frame, and charges to stored cards. */
export function openCards(
  context: SandboxContext,
  { settlementRows }: { settlementRows: number },
): SandboxProvider {
  const { clock } = context;
  const { webhookSecret, webhookUrl, ...merchant } = context.accounts.cards;
  const folder = context.dataFolder && join(context.dataFolder, 'cards');
  const webhooks = new Webhooks({
    context,
    clock,
    target: 'cards-webhooks',
    file: folder && join(folder, 'events.jsonl'),
    url: webhookUrl,
    sign: (event, now) => ({ 'cards-signature': signatureOf(event.body, webhookSecret, now) }),
  });
  const processor = new CardProcessor({
    clock,
    folder,
    emit: (event) =>
      webhooks.emit(typeOf(event), (id, createdAt) => bodyOf(event, { id, createdAt })),
  });
  const shared = { context, processor, webhooks, base, title };
  const router = Router();
  router.use(cardsApi({ ...shared, merchant, settlementRows }));
  router.use(cardFormRoutes(shared));
  router.use(challengeRoutes(shared));
  router.use(processorControlRoutes(shared));
  return {
    title,
    summary:
      'Card fields in a frame of its own, saved cards, 3-D Secure, refunds, chargebacks, settlements; tells by signed webhooks.',
    targets: ['cards', 'cards-webhooks'],
    links: [{ label: 'Test cards, payments and what may happen to them', path: `${base}/control` }],
    router,
    stop: async () => {
      webhooks.stop();
      processor.stop();
    },
  };
}
