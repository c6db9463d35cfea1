import { toDecimal } from '../decimal-amount';
import { PaymentProviderFailed, WebhookRefused, type PaymentProvider } from '../payment-provider';
import { currencyCodes, readCcbillWebhook } from './ccbill-webhook';
import { createDataLink } from './data-link';
import { flexFormAddress } from './flex-form';
import { createRestfulApi } from './restful-api';

interface CcbillOptions {
  id?: string;
  /** https://api.ccbill.com. */
  url: string;
  /** https://datalink.ccbill.com. */
  dataLinkUrl: string;
  /** The merchant account, e.g. 999999, and its subaccount, e.g. 0000. */
  account: string;
  subaccount: string;
  /** The RESTful API's application for servers, and its secret. */
  application: string;
  secret: string;
  /** The form for card data, and the salt of its prices. */
  flexForm: string;
  salt: string;
  dataLinkUser: string;
  dataLinkPassword: string;
  /** The secret in the query of the webhook address. */
  webhookSecret: string;
  /** Networks that may send webhooks (CIDR); by default CCBill's own. */
  networks?: readonly string[];
  /** Milliseconds for a response, 10 s by default. */
  timeoutMs?: number;
}

const theirNetworks = ['64.38.212.0/24', '64.38.215.0/24', '64.38.240.0/24', '64.38.241.0/24'];

/** Returns the name of a charge that has not led to a sale yet, by which it is queried. */
const nameOf = (token: string) => `token:${token}`;
const tokenOf = (name: string | undefined): string | null =>
  /^token:([\da-z]+)$/i.exec(name ?? '')?.[1] ?? null;

/**
 * Creates a client of CCBill. Cards are entered on its FlexForm, which also handles 3-D Secure. The card of
 * a sale is charged again through a single-use payment token, by which the charge is also queried. Webhooks
 * are not signed (`ccbill-webhook.ts` explains how they are verified).
 */
export function createCcbillProvider(options: CcbillOptions): PaymentProvider {
  const { id = 'ccbill', url, account, subaccount, flexForm, salt, webhookSecret } = options;
  const { networks = theirNetworks, timeoutMs = 10_000 } = options;
  const api = createRestfulApi({
    url,
    application: options.application,
    secret: options.secret,
    account: Number(account),
    subaccount: Number(subaccount),
    timeoutMs,
  });
  const dataLink = createDataLink({
    url: options.dataLinkUrl,
    user: options.dataLinkUser,
    password: options.dataLinkPassword,
    account,
    subaccount,
    timeoutMs,
  });

  const formOf = (input: FormRequest) => formAddress({ url, flexForm, salt, subaccount }, input);
  return {
    id,
    kind: 'hosted',
    currencies: Object.keys(currencyCodes),
    wallets: [],
    needsCvcOfSavedCards: false,
    webhookAnswer: '',
    origins: { scripts: [], frames: [], forms: [new URL(url).origin], connections: [] },

    openPage: async (input) => ({ url: formOf(input) }),

    ...chargeCalls(api, formOf),
    refund: refundOf(api, dataLink),

    async readWebhook(request) {
      const read = readCcbillWebhook(request, {
        secret: webhookSecret,
        salt,
        account,
        subaccount,
        networks,
      });
      if (read.unproved && !(await dataLink.findSale(read.unproved))) {
        throw new WebhookRefused('forged');
      }
      return read.events;
    },

    /** Not supported: statements are downloaded in CCBill's Admin Portal. */
    settlementReport: async () => {
      throw new PaymentProviderFailed('invalid');
    },
  };
}

type RestfulApi = ReturnType<typeof createRestfulApi>;

interface FormRequest {
  paymentId: string;
  amount: { minor: number; currency: string };
  email: string;
  returnUrl: string;
}

const formAddress = (place: Parameters<typeof flexFormAddress>[0], input: FormRequest) =>
  flexFormAddress(place, {
    ...input,
    price: toDecimal(input.amount),
    currencyCode: requireCode(input.amount.currency),
  });

const chargeCalls = (
  api: RestfulApi,
  formOf: (input: FormRequest) => string,
): Required<Pick<PaymentProvider, 'charge' | 'find'>> => ({
  async charge(input) {
    const { paymentId, amount, registrationId, kind, email = '', returnUrl } = input;
    const existingToken = tokenOf(input.providerPaymentId);
    const currencyCode = requireCode(amount.currency);
    const charged = existingToken && (await api.findCharge(existingToken));
    if (charged) return { state: 'completed', providerPaymentId: charged };
    const token = existingToken ?? (await api.createToken(registrationId));
    if (!token) return { state: 'failed', declineCode: 'card-unknown', isRetryable: false };
    if (kind !== 'rebill' && (await api.wantsProof(token, currencyCode))) {
      return { state: 'pending', redirectUrl: formOf({ paymentId, amount, email, returnUrl }) };
    }
    await input.onNamed?.(nameOf(token));
    const price = toDecimal(amount);
    const answer = await api.charge({ token, price, currencyCode, paymentId });
    // The token was used in the meantime by a concurrent charge.
    const sale = answer ? null : await api.findCharge(token);
    if (sale) return { state: 'completed', providerPaymentId: sale };
    if (answer?.approved) return { state: 'completed', providerPaymentId: answer.subscriptionId };
    return {
      state: 'failed',
      providerPaymentId: nameOf(token),
      declineCode: 'refused',
      isRetryable: true,
    };
  },

  async find({ paymentId, providerPaymentId, amount }) {
    // A page that was not paid, or a charge that was not begun.
    if (providerPaymentId === undefined) return null;
    const token = tokenOf(providerPaymentId);
    // The API does not report the amount of a sale; webhooks do.
    if (!token || !amount) throw new PaymentProviderFailed('invalid');
    const sale = await api.findCharge(token);
    if (!sale) return null;
    const occurredAt = new Date();
    return { paymentId, providerPaymentId: sale, state: 'completed', amount, occurredAt };
  },
});

const refundOf =
  (api: RestfulApi, dataLink: ReturnType<typeof createDataLink>): PaymentProvider['refund'] =>
  async ({ providerPaymentId, amount, paid, earlier }) => {
    const token = tokenOf(providerPaymentId);
    const sale = token ? await api.findCharge(token) : providerPaymentId;
    const stands = sale && (await dataLink.findSale(sale));
    if (!sale || !stands || stands.chargebacksIssued > 0) return { state: 'failed' };
    // CCBill does not store our ids: one refund more than before is the one that is being repeated.
    if (stands.refundsIssued + stands.voidsIssued > earlier) return { state: 'completed' };
    const isWhole = amount.minor === paid.minor;
    const isDone = await dataLink.refund(sale, { amount: toDecimal(amount), isWhole });
    return { state: isDone ? 'completed' : 'failed' };
  };

function requireCode(currency: string): number {
  const code = currencyCodes[currency];
  if (code === undefined) throw new PaymentProviderFailed('invalid');
  return code;
}
