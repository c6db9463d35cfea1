import * as z from 'zod';
import { callProcessor } from '../call-processor';
import { PaymentProviderFailed } from '../payment-provider';

interface RestfulOptions {
  /** https://api.ccbill.com. */
  url: string;
  /** The merchant application for servers, and its secret. */
  application: string;
  secret: string;
  account: number;
  subaccount: number;
  timeoutMs: number;
}

interface TokenCharge {
  token: string;
  /** In units of the currency, e.g. 19.99. */
  price: string;
  currencyCode: number;
  paymentId: string;
}

const media = 'application/vnd.mcn.transaction-service.api.v.2+json';
/** The lifetime of a token in hours; it is for one charge that follows immediately. */
const tokenHours = 24;

const bearerSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive(),
});
const errorSchema = z.object({ errorCode: z.number() });
const tokenSchema = z.object({ paymentTokenId: z.string().regex(/^[\da-z]{8,64}$/i) });
const subscription = z.string().regex(/^\d{1,20}$/);
const chargedSchema = z
  .object({ approved: z.literal(true), subscriptionId: subscription })
  .or(z.object({ approved: z.literal(false), declineCode: z.number().nullable() }));
const chargesSchema = z.array(z.object({ subscriptionId: subscription }));

/**
 * Creates a client of CCBill's RESTful Transaction API (github.com/CCBill/restful-api-guide), version 2,
 * for servers.
 */
export function createRestfulApi(options: RestfulOptions) {
  const { account, subaccount } = options;
  const call = createRequestSender(options);
  return {
    /** Creates a single-use token for the card of an earlier sale; null if it has none. */
    async createToken(subscriptionId: string): Promise<string | null> {
      const fields = {
        clientAccnum: account,
        clientSubacc: subaccount,
        validNumberOfUse: 1,
        timeToLive: tokenHours,
      };
      const answer = await call('/payment-tokens/merchant-only', {
        // The number is too long for a double, so it is inserted as text.
        body: `${JSON.stringify(fields).slice(0, -1)},"subscriptionId":${subscription.parse(subscriptionId)}}`,
        schema: tokenSchema.or(errorSchema),
        // A lost token charges nothing.
        changes: false,
        alsoAnswers: [400, 404],
      });
      return 'paymentTokenId' in answer ? answer.paymentTokenId : null;
    },

    /** Checks whether the cardholder must authenticate (3-D Secure). */
    wantsProof: (token: string, currencyCode: number): Promise<boolean> =>
      call(`/payment-tokens/${token}/threeds-required?currencyCode=${currencyCode}`, {
        schema: z.boolean(),
      }),

    /** Returns the sale for which a token was charged; null if there is none. */
    async findCharge(token: string): Promise<string | null> {
      const query = `clientAccnum=${account}&clientSubacc=${subaccount}`;
      const answer = await call(`/transactions/payment-tokens/${token}?${query}`, {
        schema: chargesSchema.or(errorSchema),
        alsoAnswers: [404],
      });
      return Array.isArray(answer) ? (answer[0]?.subscriptionId ?? null) : null;
    },

    /** Charges a token; null if it was used or has expired. */
    async charge({ token, price, currencyCode, paymentId }: TokenCharge) {
      const answer = await call(`/transactions/payment-tokens/${token}`, {
        body: JSON.stringify({
          clientAccnum: account,
          clientSubacc: subaccount,
          initialPrice: Number(price),
          // A single payment: CCBill does not rebill.
          initialPeriod: 0,
          currencyCode,
          createNewPaymentToken: false,
          passThroughInfo: [{ name: 'paymentId', value: paymentId }],
        }),
        schema: chargedSchema.or(errorSchema),
        alsoAnswers: [400, 404],
      });
      return 'approved' in answer ? answer : null;
    },
  };
}

/** Creates a function that calls the API with a bearer token, and fetches a new one when needed. */
function createRequestSender({ url, application, secret, timeoutMs }: RestfulOptions) {
  const base = url.replace(/\/$/, '');
  let bearer: { token: string; until: number } | null = null;

  async function authorize(): Promise<string> {
    if (bearer && bearer.until > Date.now()) return bearer.token;
    const { body: answer } = await callProcessor(`${base}/ccbill-auth/oauth/token`, {
      method: 'POST',
      changes: false,
      headers: {
        authorization: `Basic ${Buffer.from(`${application}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      schema: bearerSchema,
      timeoutMs,
    });
    // A minute early, so that it does not expire in transit.
    const until = Date.now() + (answer.expires_in - 60) * 1000;
    bearer = { token: answer.access_token, until };
    return answer.access_token;
  }

  return async function call<Schema extends z.ZodType>(
    path: string,
    question: { schema: Schema; body?: string; changes?: boolean; alsoAnswers?: number[] },
  ): Promise<z.output<Schema>> {
    const { body, ...options } = question;
    const send = async () =>
      callProcessor(base + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept: media,
          authorization: `Bearer ${await authorize()}`,
          'content-type': 'application/json',
        },
        ...(body !== undefined && { body }),
        ...options,
        timeoutMs,
      });
    const { body: answer } = await send().catch((error: unknown) => {
      // The request was rejected unread, because the bearer token may have been revoked early.
      if (!isUnauthorized(error) || !bearer) throw error;
      bearer = null;
      return send();
    });
    return answer;
  };
}

const isUnauthorized = (error: unknown): boolean =>
  error instanceof PaymentProviderFailed &&
  z.object({ status: z.literal(401) }).safeParse(error.cause).success;
