import * as z from 'zod';
import { receiveWebhook } from '~/domain/payments/webhooks';
import { receiveIdentityWebhook } from '~/domain/creator-identities/reports';
import { receivePayoutWebhook } from '~/domain/payouts/webhooks';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf, type RawRequest } from '../../kit/api/endpoint';
import type { RequestContext } from '../../kit/http/context/request-context';

interface WebhookCall {
  context: RequestContext;
  params: { provider: string };
  readRaw(): RawRequest;
}

const endpoint = endpointsOf('webhooks');

/** Far more than any processor sends in one request. */
const mostBytes = 256 * 1024;

const shared = {
  path: '/webhooks/{provider}',
  rawBody: { mostBytes },
  access: access.webhookSignature,
  params: z.object({ provider: z.string().min(1).max(50) }),
  answer: z.string(),
};

/** Passes a webhook to the processor of payments and to the providers with this name. */
async function receive({ context, params: { provider }, readRaw }: WebhookCall) {
  const { domain, identityProvider, paymentProviders, payoutProviders } = context;
  const request = { ...readRaw(), address: context.address, now: domain.now() };
  if (identityProvider?.id === provider) {
    const told = await receiveIdentityWebhook(domain, identityProvider, request);
    return told.ok ? '' : told;
  }
  const paysOut = payoutProviders.some(({ id }) => id === provider);
  if (paysOut) {
    const told = await receivePayoutWebhook(domain, payoutProviders, { provider, request });
    if (!told.ok || !paymentProviders.some(({ id }) => id === provider)) return told.ok ? '' : told;
  }
  const received = await receiveWebhook(domain, paymentProviders, { processor: provider, request });
  return received.ok ? received.answer : received;
}

export const webhooks = apiSection(96, [
  endpoint({
    ...shared,
    id: 'webhooks.provider',
    method: 'POST',
    failures: [401, 404, 413, 503],
    summary:
      'What a payment processor or the identity provider tells: kept once, answered at once, applied by a job',
    handle: receive,
  }),
  endpoint({
    ...shared,
    id: 'webhooks.postback',
    method: 'GET',
    failures: [401, 404, 503],
    summary: 'The same of a processor that tells it in the address, signed: Verotel’s postbacks',
    handle: receive,
  }),
]);
