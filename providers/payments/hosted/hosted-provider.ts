import * as z from 'zod';
import { callProcessor } from '../call-processor';
import { pagesAt } from '../own-pages';
import { PaymentProviderFailed, type PaymentProvider } from '../payment-provider';
import { signRequest } from '../sign-request';
import {
  cardSchema,
  checkoutSchema,
  formSchema,
  paymentSchema,
  readReport,
  refundSchema,
  reportSchema,
  toWire,
} from './hosted-protocol';
import { readHostedWebhook } from './hosted-webhook';

interface HostedOptions {
  id?: string;
  /** Base address of the API. */
  url: string;
  merchant: string;
  /** The key that signs requests. */
  key: string;
  webhookSecret: string;
  /** Origin of its pages; other origins in responses are rejected. */
  pagesOrigin: string;
  /** Milliseconds for a response, 10 s by default. */
  timeoutMs?: number;
}

/**
 * Creates a client of a card provider whose own page accepts cards and both wallets, and which charges
 * stored cards after their code is entered again (docs/providers.md has its protocol).
 */
export function createHostedProvider(options: HostedOptions): PaymentProvider {
  const { id = 'hosted', webhookSecret, pagesOrigin } = options;
  const call = createRequestSender(options);
  const own = pagesAt([pagesOrigin]);
  return {
    id,
    kind: 'hosted',
    currencies: ['USD', 'EUR'],
    wallets: ['APPLEPAY', 'GOOGLEPAY'],
    needsCvcOfSavedCards: true,
    webhookAnswer: '',
    origins: {
      scripts: [pagesOrigin],
      frames: [pagesOrigin],
      forms: [pagesOrigin],
      connections: [],
    },
    ...cardCalls(call, own),
    ...pageCalls(call, own),
    ...paymentCalls(call, own),
    readWebhook: async (request) => readHostedWebhook(request, webhookSecret),
    async settlementReport(day) {
      const { report } = await call(reportSchema, `/reports/${day}`);
      try {
        return readReport(report);
      } catch (cause) {
        throw new PaymentProviderFailed('invalid', { cause });
      }
    },
  };
}

type SendRequest = ReturnType<typeof createRequestSender>;
type Own = ReturnType<typeof pagesAt>;

// The provider's own error, so that another server's 404 is not mistaken for it.
const unknownSchema = z.object({ error: z.literal('not_found') });
const missing = [404];

/** Creates a function that sends signed requests to the API. */
function createRequestSender({ url, merchant, key, timeoutMs = 10_000 }: HostedOptions) {
  const base = `${url.replace(/\/$/, '')}/v1`;
  return async function call<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    question: { body?: object; method?: 'GET' | 'POST' | 'DELETE'; alsoAnswers?: number[] } = {},
  ): Promise<z.output<Schema>> {
    const { body: payload, alsoAnswers = [], method = payload ? 'POST' : 'GET' } = question;
    const address = base + path;
    const body = payload && JSON.stringify(payload);
    const { body: answer } = await callProcessor(address, {
      method,
      schema,
      alsoAnswers,
      timeoutMs,
      headers: {
        authorization: signRequest({ method, address, body }, { merchant, key, now: new Date() }),
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body }),
    });
    return answer;
  };
}

/** Returns the calls for code forms of stored cards, and for these cards. */
const cardCalls = (
  call: SendRequest,
  own: Own,
): Pick<PaymentProvider, 'openCardForm' | 'readRegistration' | 'forgetCard'> => ({
  async openCardForm({ reference, email, returnUrl, purpose, registrationId, locale }) {
    // Whole cards are entered only on the provider's page.
    if (purpose !== 'cvc' || registrationId === undefined) {
      throw new PaymentProviderFailed('invalid');
    }
    const form = await call(formSchema, '/forms', {
      body: {
        merchant_reference: reference,
        card_id: registrationId,
        email,
        return_url: returnUrl,
        locale,
      },
    });
    return {
      secret: form.secret,
      scriptUrl: own(form.script_url),
      frameUrl: own(form.frame_url),
      pageUrl: own(form.page_url),
      expiresAt: form.expires_at,
    };
  },

  async readRegistration(registrationId) {
    const card = await call(
      cardSchema.or(unknownSchema),
      `/cards/${encodeURIComponent(registrationId)}`,
      { alsoAnswers: missing },
    );
    return 'error' in card ? null : card;
  },

  async forgetCard(registrationId) {
    await call(z.undefined(), `/cards/${encodeURIComponent(registrationId)}`, {
      method: 'DELETE',
    });
  },
});

const pageCalls = (call: SendRequest, own: Own): Pick<PaymentProvider, 'openPage'> => ({
  async openPage({ paymentId, amount, description, email, returnUrl, ...options }) {
    const opened = await call(checkoutSchema, '/checkouts', {
      body: {
        merchant_reference: paymentId,
        ...toWire(amount),
        description,
        email,
        return_url: returnUrl,
        expires_at: options.expiresAt.toISOString(),
        wallet: options.wallet?.toLowerCase(),
        card_id: options.registrationId,
        save_card: options.saveCard ?? false,
        locale: options.locale,
      },
    });
    if (opened.merchant_reference !== paymentId) throw new PaymentProviderFailed('timeout');
    return { url: own(opened.page_url), providerPaymentId: opened.payment_id };
  },
});

const paymentCalls = (
  call: SendRequest,
  own: Own,
): Required<Pick<PaymentProvider, 'charge' | 'find' | 'refund'>> => ({
  async charge({ paymentId, amount, registrationId, cvcToken, kind, description, returnUrl }) {
    const { payment, actionUrl } = await call(paymentSchema, '/charges', {
      body: {
        merchant_reference: paymentId,
        ...toWire(amount),
        description,
        card_id: registrationId,
        cvc_token: cvcToken,
        initiator: kind === 'rebill' ? 'merchant' : 'customer',
        return_url: returnUrl,
      },
    });
    if (payment.paymentId !== paymentId) throw new PaymentProviderFailed('timeout');
    const { providerPaymentId, state, failure } = payment;
    if (state === 'completed') return { state, providerPaymentId };
    if (state === 'pending') {
      return { state, providerPaymentId, ...(actionUrl && { redirectUrl: own(actionUrl) }) };
    }
    const { declineCode, isRetryable } = failure ?? {
      declineCode: 'refused',
      isRetryable: false,
    };
    return { state: 'failed', providerPaymentId, declineCode, isRetryable };
  },

  async find({ paymentId }) {
    const found = await call(
      paymentSchema.or(unknownSchema),
      `/payments?merchant_reference=${encodeURIComponent(paymentId)}`,
      { alsoAnswers: missing },
    );
    if ('error' in found) return null;
    if (found.payment.paymentId !== paymentId) throw new PaymentProviderFailed('invalid');
    return found.payment;
  },

  async refund({ refundId, providerPaymentId, amount }) {
    const refund = await call(refundSchema.or(z.object({ error: z.string() })), '/refunds', {
      body: { merchant_reference: refundId, payment_id: providerPaymentId, ...toWire(amount) },
      alsoAnswers: [409],
    });
    if ('error' in refund) return { state: 'failed' };
    return { state: refund.state, providerRefundId: refund.providerRefundId };
  },
});
