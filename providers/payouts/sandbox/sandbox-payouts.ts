import * as z from 'zod';
import { callProcessor } from '../../payments/call-processor';
import { WebhookRefused, type WebhookRequest } from '../../payments/payment-provider';
import { signRequest } from '../../payments/sign-request';
import {
  readSigned,
  requireFresh,
  requireHmac,
  requireReadableSize,
} from '../../payments/verify-webhook';
import type { PayoutProvider, PayoutReport, PayoutRequest } from '../payout-provider';

interface SandboxPayoutsOptions {
  url: string;
  merchant: string;
  key: string;
  webhookSecret: string;
  /** Milliseconds for a response, 10 s by default. */
  timeoutMs?: number;
}

const payoutSchema = z.object({
  id: z.string().min(1).max(100),
  reference: z.string().min(1).max(100),
  state: z.enum(['pending', 'paid', 'failed', 'reversed', 'cancelled']),
  reason: z.string().max(200).nullable(),
});
const missingSchema = z.object({ error: z.literal('not_found') });
const eventSchema = z.object({ data: z.object({ payout: payoutSchema }) });

const toReport = ({ id, reference, ...rest }: z.output<typeof payoutSchema>): PayoutReport => ({
  payoutId: reference,
  providerPayoutId: id,
  ...rest,
});

/**
 * Creates a client of the sandbox's house of payouts: requests are signed and named by our ids, so that a
 * repeat pays nothing. It pays to banks and to wallets; it offers no cards.
 */
export function createSandboxPayouts(options: SandboxPayoutsOptions): PayoutProvider {
  const { url, merchant, key, webhookSecret, timeoutMs = 10_000 } = options;

  async function ask(method: 'GET' | 'POST', path: string, content?: object) {
    const address = `${url.replace(/\/$/, '')}/v1${path}`;
    const body = content && JSON.stringify(content);
    const signed = { method, address, body };
    const answer = await callProcessor(address, {
      method,
      timeoutMs,
      schema: z.union([payoutSchema, missingSchema]),
      alsoAnswers: [404],
      headers: {
        authorization: signRequest(signed, { merchant, key, now: new Date() }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    return 'error' in answer.body ? null : toReport(answer.body);
  }

  const at = (payoutId: string) => `/payouts/${encodeURIComponent(payoutId)}`;
  return {
    id: 'payouts',
    accepts: ({ kind }) => kind !== 'credit_card_payout',

    async send({ payoutId, amount, to, description }: PayoutRequest) {
      const sent = await ask('POST', '/payouts', {
        reference: payoutId,
        amount: { value: amount.minor, currency: amount.currency },
        to,
        description,
      });
      if (!sent) throw new Error('a payout that was sent is not known');
      return sent;
    },
    read: ({ payoutId }) => ask('GET', at(payoutId)),
    cancel: ({ payoutId }) => ask('POST', `${at(payoutId)}/cancel`, {}),
    verifyWebhook: (request) => Promise.resolve().then(() => [readEvent(request, webhookSecret)]),
  };
}

/** Reads `payouts-signature: t=SECONDS,v1=HEX`, the HMAC-SHA-256 over time and body, joined by a dot. */
function readEvent({ rawBody, headers, now }: WebhookRequest, secret: string): PayoutReport {
  requireReadableSize(rawBody);
  const [, time, signature] =
    /^t=(\d{10}),v1=([0-9a-f]{64})$/.exec(headers['payouts-signature'] ?? '') ?? [];
  if (!time || !signature) throw new WebhookRefused('forged');
  requireHmac(Buffer.concat([Buffer.from(`${time}.`), rawBody]), { secret, signature });
  requireFresh(Number(time), now);
  return toReport(readSigned(eventSchema, rawBody).data.payout);
}
