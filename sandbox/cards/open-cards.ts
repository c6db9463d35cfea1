import { join } from 'node:path';
import { Router } from 'express';
import type { SandboxProvider, SandboxContext } from '../sandbox-provider';
import { cardFormRoutes } from '../processor/card-form-routes';
import { CardProcessor } from '../processor/card-processor';
import { challengeRoutes } from '../processor/challenge-routes';
import { processorControlRoutes } from '../processor/processor-control-routes';
import { asJson, Webhooks } from '../processor/webhooks';
import { cardsApi } from './cards-api';
import { bodyOf, signatureOf, typeOf } from './cards-dialect';
import { walletRoutes } from './wallet-routes';

const base = '/cards';
const title = 'Card processor';

/** Opens the card processor: card fields in its own frame, wallets, and charges to stored cards. */
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
    deliveryOf: asJson(({ body }, now) => ({
      'cards-signature': signatureOf(body, webhookSecret, now),
    })),
  });
  const processor: CardProcessor = new CardProcessor({
    clock,
    folder,
    emit: (event) =>
      webhooks.emit(typeOf(event), (id, createdAt) =>
        bodyOf(event, { id, createdAt }, processor.registrations),
      ),
  });
  const shared = { context, processor, webhooks, base, title };
  const router = Router();
  router.use(cardsApi({ ...shared, merchant, settlementRows }));
  router.use(cardFormRoutes(shared));
  router.use(walletRoutes(shared));
  router.use(challengeRoutes(shared));
  router.use(processorControlRoutes(shared));
  return {
    title,
    summary:
      'Card fields in a frame of its own, both wallets, saved cards, 3-D Secure, refunds, chargebacks, settlements; tells by signed webhooks.',
    targets: ['cards', 'cards-webhooks'],
    links: [{ label: 'Test cards, payments and what may happen to them', path: `${base}/control` }],
    router,
    stop: async () => {
      webhooks.stop();
      processor.stop();
    },
  };
}
