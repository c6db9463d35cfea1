import {
  isPaymentProviderFailed,
  isWebhookRefused,
  type WebhookRequest,
} from '~/providers/payments/payment-provider';
import { refuse as refusePayment, type Refusal } from '../payments/refusals';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { applyReport } from './apply-report';
import type { PayoutProviders } from './rail';

type Received =
  | { ok: true; applied: number }
  | Refusal<
      | 'webhook-forged'
      | 'webhook-stale'
      | 'webhook-malformed'
      | 'unknown-processor'
      | 'provider-away'
    >;

/**
 * Applies what a provider of payouts reports. A webhook that is forged, stale or malformed is refused; a
 * repeated or late one changes nothing.
 */
export async function receivePayoutWebhook(
  context: DomainContext,
  providers: PayoutProviders,
  { provider: id, request }: { provider: string; request: WebhookRequest },
): Promise<Received> {
  const provider = providers.find((one) => one.id === id);
  if (!provider) return refusePayment('unknown-processor');
  try {
    const reports = await provider.verifyWebhook(request);
    let applied = 0;
    for (const report of reports) {
      const isNew = await transact(context, (trx) => applyReport(context, trx, report, id));
      if (isNew) applied += 1;
    }
    return { ok: true, applied };
  } catch (error) {
    if (isWebhookRefused(error)) return refusePayment(`webhook-${error.reason}`);
    if (isPaymentProviderFailed(error)) return refusePayment('provider-away');
    throw error;
  }
}
