import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { Router } from 'express';
import type { SandboxProvider, SandboxContext } from '../sandbox-provider';
import { asJson, Webhooks } from '../processor/webhooks';
import { cryptoControlRoutes } from './crypto-control-routes';
import { cryptoPageRoutes } from './crypto-page-routes';
import { greenfieldApi } from './greenfield-api';
import { Invoices, type CryptoEvent } from './invoices';
import { StorePayouts } from './store-payouts';

const base = '/crypto';
const title = 'Crypto processor';

/** Opens the crypto processor with BTCPay Server's protocol: invoices, their page and refunds. */
export function openCrypto(context: SandboxContext): SandboxProvider {
  const { webhookSecret, webhookUrl, ...merchant } = context.accounts.crypto;
  const folder = context.dataFolder && join(context.dataFolder, 'crypto');
  const webhooks = new Webhooks({
    context,
    clock: context.clock,
    target: 'crypto-webhooks',
    file: folder && join(folder, 'events.jsonl'),
    url: webhookUrl,
    deliveryOf: asJson(({ body }) => ({
      'btcpay-sig': `sha256=${createHmac('sha256', webhookSecret).update(body).digest('hex')}`,
    })),
  });
  const tell = (type: string, details: object) =>
    webhooks.emit(type, (id, createdAt) => ({
      deliveryId: id,
      webhookId: 'sandbox',
      originalDeliveryId: id,
      isRedelivery: false,
      type,
      timestamp: Math.floor(Date.parse(createdAt) / 1000),
      storeId: merchant.merchant,
      ...details,
    }));
  const { clock } = context;
  const invoices = new Invoices({
    clock,
    folder,
    emit: (event) => tell(event.type, detailsOf(event)),
  });
  const payouts = new StorePayouts({
    clock,
    folder,
    emit: ({ id, state }) =>
      tell('PayoutUpdated', { payoutId: id, pullPaymentId: null, payoutState: state }),
  });
  const shared = { context, invoices, payouts, webhooks, base, title };
  const router = Router();
  router.use(greenfieldApi({ ...shared, merchant }));
  router.use(cryptoPageRoutes(shared));
  router.use(cryptoControlRoutes(shared));
  return {
    title,
    summary:
      'Invoices in bitcoin that are paid exactly, in part, too much or too late, and refunds to fetch; speaks as BTCPay Server does.',
    targets: ['crypto', 'crypto-webhooks'],
    links: [{ label: 'Invoices, and what may happen to them', path: `${base}/control` }],
    router,
    stop: async () => {
      webhooks.stop();
      invoices.stop();
    },
  };
}

function detailsOf(event: CryptoEvent): object {
  if (event.type === 'PayoutUpdated') {
    const { id } = event.pull;
    return { payoutId: `po-${id}`, pullPaymentId: id, payoutState: 'Completed' };
  }
  const { invoice } = event;
  return {
    invoiceId: invoice.id,
    metadata: { orderId: invoice.reference },
    ...('afterExpiration' in event && { afterExpiration: event.afterExpiration }),
    ...('partiallyPaid' in event && { partiallyPaid: event.partiallyPaid }),
    ...(event.type === 'InvoiceSettled' && {
      overPaid: invoice.extra === 'PaidOver',
      manuallyMarked: false,
    }),
  };
}
