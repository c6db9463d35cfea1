import { join } from 'node:path';
import { Router } from 'express';
import { signatureOf } from '../cards/cards-dialect';
import { asJson, Webhooks } from '../processor/webhooks';
import type { SandboxContext, SandboxProvider } from '../sandbox-provider';
import { Payouts } from './payouts';
import { payoutsApi, payoutsControl, showPayout } from './payouts-routes';

const base = '/payouts';
const title = 'House of payouts';

/** Opens the house of payouts: it pays to banks and wallets, tells by signed webhooks, and may send back. */
export function openPayouts(
  context: SandboxContext,
  { paysByItself }: { paysByItself: boolean },
): SandboxProvider {
  const { webhookSecret, webhookUrl, ...merchant } = context.accounts.payouts;
  const folder = context.dataFolder && join(context.dataFolder, 'payouts');
  const webhooks = new Webhooks({
    context,
    clock: context.clock,
    target: 'payouts-webhooks',
    file: folder && join(folder, 'events.jsonl'),
    url: webhookUrl,
    deliveryOf: asJson(({ body }, now) => ({
      'payouts-signature': signatureOf(body, webhookSecret, now),
    })),
  });
  const payouts = new Payouts({
    clock: context.clock,
    folder,
    paysByItself,
    emit: (payout) =>
      webhooks.emit(`payout.${payout.state}`, (id, createdAt) => ({
        id,
        createdAt,
        type: `payout.${payout.state}`,
        data: { payout: showPayout(payout) },
      })),
  });
  const shared = { context, payouts, webhooks, base, title };
  const router = Router();
  router.use(payoutsApi({ ...shared, merchant }));
  router.use(payoutsControl(shared));
  return {
    title,
    summary:
      'Pays to banks and wallets after some seconds, or fails, or sends back; tells by signed webhooks.',
    targets: ['payouts', 'payouts-webhooks'],
    links: [{ label: 'Payouts and what may happen to them', path: `${base}/control` }],
    router,
    stop: () => {
      webhooks.stop();
      payouts.stop();
    },
  };
}
