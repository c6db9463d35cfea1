import { join } from 'node:path';
import { Router } from 'express';
import type { SandboxProvider, SandboxContext } from '../sandbox-provider';
import { cardFormRoutes } from '../processor/card-form-routes';
import { CardProcessor } from '../processor/card-processor';
import { challengeRoutes } from '../processor/challenge-routes';
import { processorControlRoutes } from '../processor/processor-control-routes';
import { Webhooks } from '../processor/webhooks';
import { hostedApi } from './hosted-api';
import { bodyOf, signedHeaders, typeOf } from './hosted-dialect';
import { hostedPageRoutes } from './hosted-page-routes';

const base = '/hosted';
const title = 'Hosted checkout';

/** Opens the hosted checkout: a page for cards and both wallets, and charges to stored cards. */
export function openHostedCheckout(context: SandboxContext): SandboxProvider {
  const { clock } = context;
  const { webhookSecret, webhookUrl, ...merchant } = context.accounts.hosted;
  const folder = context.dataFolder && join(context.dataFolder, 'hosted');
  const webhooks = new Webhooks({
    context,
    clock,
    target: 'hosted-webhooks',
    file: folder && join(folder, 'events.jsonl'),
    url: webhookUrl,
    sign: (event, now) => signedHeaders(event, webhookSecret, now),
  });
  const processor: CardProcessor = new CardProcessor({
    clock,
    folder,
    emit: (event) =>
      webhooks.emit(typeOf(event), (_id, createdAt) =>
        bodyOf(event, createdAt, ({ registrationId }) =>
          processor.registrations.get(registrationId ?? ''),
        ),
      ),
  });
  const shared = { context, processor, webhooks, base, title };
  const router = Router();
  router.use(hostedApi({ ...shared, merchant }));
  router.use(hostedPageRoutes(shared));
  router.use(cardFormRoutes(shared));
  router.use(challengeRoutes(shared));
  router.use(processorControlRoutes(shared));
  return {
    title,
    summary:
      'A page that takes cards and both wallets, 3-D Secure, kept cards with their code asked anew; tells by Standard Webhooks.',
    targets: ['hosted', 'hosted-webhooks'],
    links: [{ label: 'Test cards, payments and what may happen to them', path: `${base}/control` }],
    router,
    stop: async () => {
      webhooks.stop();
      processor.stop();
    },
  };
}
