import * as z from 'zod';
import { askProcessor } from '../ask-processor';
import { pagesAt } from '../own-pages';
import {
  PaymentProviderFailed,
  type PaymentProvider,
  type SettlementRow,
} from '../payment-provider';
import { signRequest } from '../sign-request';
import {
  exchangedSchema,
  formSchema,
  paymentAnswerSchema,
  readPayment,
  readRegistration,
  refundAnswerSchema,
  registrationSchema,
  settlementSchema,
  toWire,
} from './cards-protocol';
import { readCardsWebhook } from './cards-webhook';

interface CardsOptions {
  id?: string;
  /** Base address of the API. */
  url: string;
  merchant: string;
  /** The key that signs requests. */
  key: string;
  webhookSecret: string;
  /** Origin of its script, frame and pages; other origins in responses are rejected. */
  pagesOrigin: string;
  /** Milliseconds for a response, 10 s by default, because banks are slow. */
  timeoutMs?: number;
}

/**
 * Creates a client of a card provider with fields in its own frame, which stores cards and charges them,
 * with JSON over signed requests (docs/providers.md has its protocol).
 */
export function createCardsProvider(options: CardsOptions): PaymentProvider {
  const { id = 'cards', webhookSecret, pagesOrigin } = options;
  const ask = createAsk(options);
  const own = pagesAt([pagesOrigin]);
  return {
    id,
    kind: 'cards',
    currencies: ['USD', 'EUR'],
    wallets: [],
    needsCvcOfSavedCards: false,
    webhookAnswer: '',
    origins: {
      scripts: [pagesOrigin],
      frames: [pagesOrigin],
      forms: [pagesOrigin],
      connections: [],
    },
    ...cardCalls(ask, own),
    ...paymentCalls(ask, own),
    readWebhook: async (request) => readCardsWebhook(request, webhookSecret),
    async settlementReport(day) {
      const rows: SettlementRow[] = [];
      let after: string | null = '';
      while (after !== null) {
        const query: string = after && `?after=${encodeURIComponent(after)}`;
        const { said } = await ask(settlementSchema, `/settlements/${day}${query}`);
        rows.push(...said.rows);
        after = said.next;
      }
      return rows;
    },
  };
}

type Ask = ReturnType<typeof createAsk>;
type Own = ReturnType<typeof pagesAt>;

// The provider's own error, so that another server's 404 is not mistaken for it.
const unknownSchema = z.object({ error: z.literal('not_found') });
const missing = [404];

/** Creates a function that sends signed requests to the API. */
function createAsk({ url, merchant, key, timeoutMs = 10_000 }: CardsOptions) {
  const base = `${url.replace(/\/$/, '')}/v1`;
  return async function ask<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    question: { body?: object; method?: 'GET' | 'POST' | 'DELETE'; alsoAnswers?: number[] } = {},
  ) {
    const { body: asked, alsoAnswers = [], method = asked ? 'POST' : 'GET' } = question;
    const address = base + path;
    const body = asked && JSON.stringify(asked);
    return askProcessor(address, {
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
  };
}

/** Returns the calls for card forms and stored cards. */
const cardCalls = (
  ask: Ask,
  own: Own,
): Pick<PaymentProvider, 'openCardForm' | 'exchangeToken' | 'readRegistration' | 'forgetCard'> => ({
  async openCardForm({ registrationId, ...asked }) {
    const body = {
      ...asked,
      ...(registrationId !== undefined && { registration: registrationId }),
    };
    const { said } = await ask(formSchema, '/forms', { body });
    return {
      ...said,
      scriptUrl: own(said.scriptUrl),
      frameUrl: own(said.frameUrl),
      pageUrl: own(said.pageUrl),
    };
  },

  async exchangeToken(asked) {
    const { said } = await ask(exchangedSchema, '/registrations', {
      body: asked,
      alsoAnswers: [402],
    });
    if ('decline' in said) return { state: 'failed', declineCode: said.decline };
    const registration = readRegistration(said);
    if (!said.redirectUrl) return { state: 'saved', registration };
    return { state: 'redirect', url: own(said.redirectUrl), registrationId: said.id };
  },

  async readRegistration(registrationId) {
    const { said } = await ask(
      registrationSchema.or(unknownSchema),
      `/registrations/${encodeURIComponent(registrationId)}`,
      { alsoAnswers: missing },
    );
    return 'error' in said ? null : readRegistration(said);
  },

  async forgetCard(registrationId) {
    await ask(z.undefined(), `/registrations/${encodeURIComponent(registrationId)}`, {
      method: 'DELETE',
    });
  },
});

const paymentCalls = (
  ask: Ask,
  own: Own,
): Required<Pick<PaymentProvider, 'charge' | 'find' | 'refund'>> => ({
  async charge({ paymentId, registrationId, amount, email: _email, ...asked }) {
    const { said } = await ask(paymentAnswerSchema, '/payments', {
      body: {
        ...asked,
        reference: paymentId,
        registration: registrationId,
        amount: toWire(amount),
      },
    });
    if (said.reference !== paymentId) throw new PaymentProviderFailed('timeout');
    const { id: providerPaymentId, decline, redirectUrl } = said;
    if (said.state === 'completed') return { state: 'completed', providerPaymentId };
    if (said.state === 'pending') {
      return {
        state: 'pending',
        providerPaymentId,
        ...(redirectUrl !== undefined && { redirectUrl: own(redirectUrl) }),
      };
    }
    return {
      state: 'failed',
      providerPaymentId,
      declineCode: decline?.code ?? 'refused',
      isRetryable: decline?.isRetryable ?? false,
    };
  },

  async find({ paymentId }) {
    const { said } = await ask(
      paymentAnswerSchema.or(unknownSchema),
      `/payments/${encodeURIComponent(paymentId)}`,
      { alsoAnswers: missing },
    );
    if ('error' in said) return null;
    if (said.reference !== paymentId) throw new PaymentProviderFailed('invalid');
    return readPayment(said);
  },

  async refund({ refundId, providerPaymentId, amount }) {
    const { said } = await ask(refundAnswerSchema, '/refunds', {
      body: { reference: refundId, payment: providerPaymentId, amount: toWire(amount) },
      alsoAnswers: [409],
    });
    if ('error' in said) return { state: 'failed' };
    return { state: said.state, providerRefundId: said.id };
  },
});
