import * as z from 'zod';
import { callProcessor } from '../call-processor';
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
  sheetSchema,
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
  /** True if the code of a saved card is required each time its holder pays with it. */
  requiresCode?: boolean;
  /** Milliseconds for a response, 10 s by default, because banks are slow. */
  timeoutMs?: number;
}

/**
 * Creates a client of a card provider with fields in its own frame and both wallets, which stores cards and
 * charges them, with JSON over signed requests (docs/providers.md has its protocol).
 */
export function createCardsProvider(options: CardsOptions): PaymentProvider {
  const { id = 'cards', webhookSecret, pagesOrigin, requiresCode = false } = options;
  const call = createRequestSender(options);
  const own = pagesAt([pagesOrigin]);
  return {
    id,
    kind: 'cards',
    currencies: ['USD', 'EUR'],
    wallets: ['APPLEPAY', 'GOOGLEPAY'],
    needsCvcOfSavedCards: requiresCode,
    webhookAnswer: '',
    origins: {
      scripts: [pagesOrigin],
      frames: [pagesOrigin],
      forms: [pagesOrigin],
      connections: [],
    },
    ...cardCalls(call, own),
    openPage: openSheet(call, own),
    ...paymentCalls(call, own),
    readWebhook: async (request) => readCardsWebhook(request, webhookSecret),
    async settlementReport(day) {
      const rows: SettlementRow[] = [];
      let after: string | null = '';
      while (after !== null) {
        const query: string = after && `?after=${encodeURIComponent(after)}`;
        const { body: answer } = await call(settlementSchema, `/settlements/${day}${query}`);
        rows.push(...answer.rows);
        after = answer.next;
      }
      return rows;
    },
  };
}

type SendRequest = ReturnType<typeof createRequestSender>;
type Own = ReturnType<typeof pagesAt>;

// The provider's own error, so that another server's 404 is not mistaken for it.
const unknownSchema = z.object({ error: z.literal('not_found') });
const missing = [404];

/** Creates a function that sends signed requests to the API. */
function createRequestSender({ url, merchant, key, timeoutMs = 10_000 }: CardsOptions) {
  const base = `${url.replace(/\/$/, '')}/v1`;
  return async function call<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    question: { body?: object; method?: 'GET' | 'POST' | 'DELETE'; alsoAnswers?: number[] } = {},
  ) {
    const { body: data, alsoAnswers = [], method = data ? 'POST' : 'GET' } = question;
    const address = base + path;
    const body = data && JSON.stringify(data);
    return callProcessor(address, {
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
  call: SendRequest,
  own: Own,
): Pick<PaymentProvider, 'openCardForm' | 'exchangeToken' | 'readRegistration' | 'forgetCard'> => ({
  async openCardForm({ registrationId, ...input }) {
    const body = {
      ...input,
      ...(registrationId !== undefined && { registration: registrationId }),
    };
    const { body: answer } = await call(formSchema, '/forms', { body });
    return {
      ...answer,
      scriptUrl: own(answer.scriptUrl),
      frameUrl: own(answer.frameUrl),
      pageUrl: own(answer.pageUrl),
    };
  },

  async exchangeToken(input) {
    const { body: answer } = await call(exchangedSchema, '/registrations', {
      body: input,
      alsoAnswers: [402],
    });
    if ('decline' in answer) return { state: 'failed', declineCode: answer.decline };
    const registration = readRegistration(answer);
    if (!answer.redirectUrl) return { state: 'saved', registration };
    return { state: 'redirect', url: own(answer.redirectUrl), registrationId: answer.id };
  },

  async readRegistration(registrationId) {
    const { body: answer } = await call(
      registrationSchema.or(unknownSchema),
      `/registrations/${encodeURIComponent(registrationId)}`,
      { alsoAnswers: missing },
    );
    return 'error' in answer ? null : readRegistration(answer);
  },

  async forgetCard(registrationId) {
    await call(z.undefined(), `/registrations/${encodeURIComponent(registrationId)}`, {
      method: 'DELETE',
    });
  },
});

/** Returns the call that opens a wallet's sheet; other payments have no page here. */
const openSheet =
  (call: SendRequest, own: Own): PaymentProvider['openPage'] =>
  async ({ paymentId, amount, wallet, description, returnUrl, expiresAt, saveCard, locale }) => {
    if (!wallet) throw new PaymentProviderFailed('invalid');
    const { body: answer } = await call(sheetSchema, '/wallet-sheets', {
      body: {
        reference: paymentId,
        amount: toWire(amount),
        wallet,
        description,
        returnUrl,
        expiresAt: expiresAt.toISOString(),
        saveCard,
        locale,
      },
    });
    if (answer.reference !== paymentId) throw new PaymentProviderFailed('timeout');
    return { url: own(answer.pageUrl), providerPaymentId: answer.id };
  };

const paymentCalls = (
  call: SendRequest,
  own: Own,
): Required<Pick<PaymentProvider, 'charge' | 'find' | 'refund'>> => ({
  async charge({ paymentId, registrationId, amount, email: _email, ...input }) {
    const { body: answer } = await call(paymentAnswerSchema, '/payments', {
      body: {
        ...input,
        reference: paymentId,
        registration: registrationId,
        amount: toWire(amount),
      },
    });
    if (answer.reference !== paymentId) throw new PaymentProviderFailed('timeout');
    const { id: providerPaymentId, decline, redirectUrl } = answer;
    if (answer.state === 'completed') return { state: 'completed', providerPaymentId };
    if (answer.state === 'pending') {
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
    const { body: answer } = await call(
      paymentAnswerSchema.or(unknownSchema),
      `/payments/${encodeURIComponent(paymentId)}`,
      { alsoAnswers: missing },
    );
    if ('error' in answer) return null;
    if (answer.reference !== paymentId) throw new PaymentProviderFailed('invalid');
    return readPayment(answer);
  },

  async refund({ refundId, providerPaymentId, amount }) {
    const { body: answer } = await call(refundAnswerSchema, '/refunds', {
      body: { reference: refundId, payment: providerPaymentId, amount: toWire(amount) },
      alsoAnswers: [409],
    });
    if ('error' in answer) return { state: 'failed' };
    return { state: answer.state, providerRefundId: answer.id };
  },
});
