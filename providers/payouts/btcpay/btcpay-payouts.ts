import * as z from 'zod';
import { callProcessor } from '../../payments/call-processor';
import { toDecimal } from '../../payments/decimal-amount';
import {
  PaymentProviderFailed,
  WebhookRefused,
  type WebhookRequest,
} from '../../payments/payment-provider';
import { readSigned, requireHmac, requireReadableSize } from '../../payments/verify-webhook';
import type { PayoutProvider, PayoutReport, PayoutRequest } from '../payout-provider';

interface BtcPayPayoutsOptions {
  url: string;
  store: string;
  key: string;
  webhookSecret: string;
  /** The payout methods of the store's plugins by network, such as `USDT-TRON` for TRC20. */
  methods: Readonly<Partial<Record<'TRC20' | 'ERC20', string>>>;
  /** Milliseconds for a response, 10 s by default. */
  timeoutMs?: number;
}

const states = {
  AwaitingApproval: 'pending',
  AwaitingPayment: 'pending',
  InProgress: 'pending',
  Completed: 'paid',
  Cancelled: 'cancelled',
} as const satisfies Record<string, PayoutReport['state']>;

/** A payout of the Greenfield API; others than ours have no mark of ours in their metadata. */
const payoutSchema = z.object({
  id: z.string().min(1).max(200),
  state: z.enum(['AwaitingApproval', 'AwaitingPayment', 'InProgress', 'Completed', 'Cancelled']),
  metadata: z
    .object({ nocturnePayout: z.string().min(1).max(100).optional() })
    .nullish()
    .catch(null),
});
type GreenfieldPayout = z.output<typeof payoutSchema>;

const eventSchema = z.object({
  type: z.string(),
  storeId: z.string(),
  payoutId: z.string().max(200).nullish(),
});

/**
 * Creates a client that pays out of a BTCPay store by its payout plugins (Greenfield API). The API has no
 * idempotency keys, so a payout is first looked for by our id in its metadata; callers must not send the
 * same payout concurrently. Amounts are in the method's coin, a dollar each.
 */
export function createBtcPayPayouts(options: BtcPayPayoutsOptions): PayoutProvider {
  const { store, webhookSecret, methods } = options;
  const { call, find, readOne, findNamed } = createStoreClient(options);

  return {
    id: 'btcpay',
    accepts: ({ kind, network }) =>
      kind === 'crypto_payout' && !!network && methods[network] !== undefined,

    async send(request) {
      const existing = await find(request.payoutId).catch(beforeAnything);
      if (existing) return toReport(request.payoutId, existing);
      const sent = await call(payoutSchema, {
        method: 'POST',
        path: '/payouts',
        body: bodyOf(request, methods),
      });
      return toReport(request.payoutId, sent);
    },

    async read(payout) {
      const found = await findNamed(payout);
      return found && toReport(payout.payoutId, found);
    },

    async cancel(payout) {
      const found = await findNamed(payout).catch(beforeAnything);
      if (!found) return null;
      if (states[found.state] === 'pending') {
        const path = `/payouts/${encodeURIComponent(found.id)}`;
        await call(z.unknown(), { method: 'DELETE', path });
      }
      return toReport(payout.payoutId, await readOne(found.id));
    },

    async verifyWebhook(request) {
      const id = readEvent(request, { secret: webhookSecret, store });
      if (id === null) return [];
      // The signature covers no time, so the webhook is a hint: the payout is read.
      const payout = await readOne(id);
      const payoutId = payout.metadata?.nocturnePayout;
      return payoutId === undefined ? [] : [toReport(payoutId, payout)];
    },
  };
}

/** Creates the calls of a store that payouts need. */
function createStoreClient({ url, store, key, timeoutMs = 10_000 }: BtcPayPayoutsOptions) {
  const ofStore = `${url.replace(/\/$/, '')}/api/v1/stores/${encodeURIComponent(store)}`;

  async function call<Schema extends z.ZodType>(
    schema: Schema,
    {
      method = 'GET',
      path,
      body,
    }: { method?: 'GET' | 'POST' | 'DELETE'; path: string; body?: object },
  ): Promise<z.output<Schema>> {
    const answer = await callProcessor(ofStore + path, {
      method,
      schema,
      timeoutMs,
      headers: { authorization: `token ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.body;
  }

  async function find(payoutId: string): Promise<GreenfieldPayout | null> {
    const path = '/payouts?includeCancelled=true';
    const all = await call(z.array(payoutSchema), { path });
    return all.find(({ metadata }) => metadata?.nocturnePayout === payoutId) ?? null;
  }

  const readOne = (id: string) =>
    call(payoutSchema, { path: `/payouts/${encodeURIComponent(id)}` });

  async function findNamed({
    payoutId,
    providerPayoutId,
  }: Named): Promise<GreenfieldPayout | null> {
    return providerPayoutId === null ? find(payoutId) : readOne(providerPayoutId);
  }

  return { call, find, readOne, findNamed };
}

interface Named {
  payoutId: string;
  providerPayoutId: string | null;
}

const toReport = (payoutId: string, { id, state }: GreenfieldPayout): PayoutReport => ({
  payoutId,
  providerPayoutId: id,
  state: states[state],
  reason: states[state] === 'cancelled' ? 'The store cancelled it' : null,
});

function bodyOf({ payoutId, amount, to }: PayoutRequest, methods: BtcPayPayoutsOptions['methods']) {
  const payoutMethodId = to.kind === 'crypto_payout' ? methods[to.network] : undefined;
  if (to.kind !== 'crypto_payout' || payoutMethodId === undefined || amount.currency !== 'USD') {
    throw new PaymentProviderFailed('invalid');
  }
  return {
    destination: to.address,
    amount: toDecimal(amount),
    payoutMethodId,
    approved: true,
    metadata: { nocturnePayout: payoutId },
  };
}

/** Returns the id of the payout that a webhook is about; null if it is about none. */
function readEvent(
  { rawBody, headers }: WebhookRequest,
  { secret, store }: { secret: string; store: string },
): string | null {
  requireReadableSize(rawBody);
  const [, signature] = /^sha256=([0-9a-f]{64})$/.exec(headers['btcpay-sig'] ?? '') ?? [];
  if (!signature) throw new WebhookRefused('forged');
  requireHmac(rawBody, { secret, signature });
  const event = readSigned(eventSchema, rawBody);
  if (event.storeId !== store) throw new WebhookRefused('forged');
  return event.type.startsWith('Payout') ? (event.payoutId ?? null) : null;
}

/** Treats the failure of a query before any change as unavailable: nothing can have been carried out. */
function beforeAnything(error: unknown): never {
  const isUnsure = error instanceof PaymentProviderFailed && error.reason === 'timeout';
  throw isUnsure ? new PaymentProviderFailed('unavailable', { cause: error }) : error;
}
