import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import * as z from 'zod';
import { createCcbillProvider } from '../ccbill/ccbill-provider';

const account = '900100';
const subaccount = '0003';
export const salt = '7d901dad245fd0ff6bc20d06';
const webhookSecret = 'secret-of-the-webhook-address';
const application = 'merchant-application';
const secret = 'secret-of-the-application';
const dataLink = { user: 'datalink-user', password: 'datalink-password' };
const flexForm = '687fa3e0-e60d-4466-88e2-181fa56dd6a9';

interface Sale {
  subscriptionId: string;
  paymentId: string;
  minor: number;
  refunds: number[];
  chargebacks: number;
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const chargeSchema = z.object({
  clientAccnum: z.literal(Number(account)),
  clientSubacc: z.literal(Number(subaccount)),
  initialPrice: z.number().positive(),
  initialPeriod: z.number(),
  currencyCode: z.literal(840),
  passThroughInfo: z.tuple([z.object({ name: z.literal('paymentId'), value: z.string() })]),
});

/**
 * Emulates the parts of CCBill that a shop uses, according to its public documents: OAuth, payment tokens
 * and charges, 3-D Secure, the Data Link's queries and refunds, the form and its webhooks.
 */
export async function emulateCcbill(webhookUrl: string) {
  const sales = new Map<string, Sale>();
  const tokens = new Map<string, { uses: number; charged: string[] }>();
  const upsets: ('hang' | 'away')[] = [];
  const calls: string[] = [];
  /** Cards whose holders must authenticate, by the sale that introduced them. */
  const wantsProof = new Set<string>();
  const proofOf = new Map<string, string>();
  const declines = new Set<string>();
  let bearer = randomUUID();

  const newSale = (paymentId: string, minor: number) => {
    const subscriptionId = `9243662010000${String(100_000 + sales.size)}`;
    const sale = { subscriptionId, paymentId, minor, refunds: [], chargebacks: 0 };
    sales.set(subscriptionId, sale);
    return sale;
  };

  const sendWebhook = async (
    eventType: string,
    fields: Record<string, string>,
    { secret: given = webhookSecret, form = false } = {},
  ) => {
    const address = new URL(webhookUrl);
    const query = { secret: given, clientAccnum: account, clientSubacc: subaccount, eventType };
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const body = {
      transactionId: `0912191101${String(calls.length).padStart(9, '0')}`,
      clientAccnum: account,
      clientSubacc: subaccount,
      timestamp: '2026-11-23 13:18:17',
      ...fields,
    };
    await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      },
      body: form ? new URLSearchParams(body).toString() : JSON.stringify(body),
    });
  };
  const saleFields = ({ subscriptionId, paymentId, minor }: Sale) => ({
    subscriptionId,
    'X-paymentId': paymentId,
    billedInitialPrice: (minor / 100).toFixed(2),
    billedCurrencyCode: '840',
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://ccbill.test');
    const respond = (status: number, body: unknown) =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body));
    const body = await readBody(request);
    calls.push(`${request.method} ${pathname}`);
    if (pathname === '/utils/subscriptionManagement.cgi') return respond(200, manage(searchParams));
    if (pathname === '/ccbill-auth/oauth/token') {
      const basic = Buffer.from(`${application}:${secret}`).toString('base64');
      if (request.headers.authorization !== `Basic ${basic}`) return respond(401, '');
      return respond(200, { access_token: bearer, token_type: 'bearer', expires_in: 3_600 });
    }
    if (request.headers.authorization !== `Bearer ${bearer}`) return respond(401, '');
    const upset = request.method === 'POST' ? upsets.at(0) : undefined;
    if (upset === 'away') {
      upsets.shift();
      return respond(503, '');
    }
    if (pathname === '/payment-tokens/merchant-only') return respond(...makeToken(body));
    const [, token = ''] = /^\/(?:transactions\/)?payment-tokens\/([^/]+)/.exec(pathname) ?? [];
    const stored = tokens.get(token);
    if (pathname.endsWith('/threeds-required')) {
      return respond(200, wantsProof.has(proofOf.get(token) ?? ''));
    }
    if (!stored)
      return respond(404, { errorCode: 100101, generalMessage: 'Invalid payment token' });
    if (request.method === 'GET') {
      const charged = stored.charged.map((subscriptionId) => ({
        clientAccnum: Number(account),
        clientSubacc: Number(subaccount),
        subscriptionId,
      }));
      return respond(200, charged);
    }
    const outcome = await chargeToken(token, body);
    if (upset === 'hang') return void upsets.shift();
    return respond(...outcome);
  }

  function makeToken(body: string): [number, unknown] {
    // The number is too long for a double.
    const [, from = ''] = /"subscriptionId":(\d+)/.exec(body) ?? [];
    if (!sales.has(from)) {
      return [400, { errorCode: 200000, errors: [{ message: 'Invalid Subscription ID' }] }];
    }
    const { validNumberOfUse } = z.object({ validNumberOfUse: z.number() }).parse(JSON.parse(body));
    const paymentTokenId = randomUUID().replaceAll('-', '');
    tokens.set(paymentTokenId, { uses: validNumberOfUse, charged: [] });
    proofOf.set(paymentTokenId, from);
    return [200, { paymentTokenId, validNumberOfUse, subscriptionId: from }];
  }

  async function chargeToken(token: string, body: string): Promise<[number, unknown]> {
    const stored = tokens.get(token);
    const charge = chargeSchema.parse(JSON.parse(body));
    if (!stored || stored.uses < 1) {
      return [400, { errorCode: 100102, generalMessage: 'Expired payment token' }];
    }
    stored.uses -= 1;
    if (declines.has(proofOf.get(token) ?? '')) {
      return [
        200,
        {
          approved: false,
          declineCode: 27,
          declineText: 'System Error, Please Try Again',
          subscriptionId: null,
        },
      ];
    }
    const minor = Math.round(charge.initialPrice * 100);
    const sale = newSale(charge.passThroughInfo[0].value, minor);
    stored.charged.push(sale.subscriptionId);
    await sendWebhook('UpSaleSuccess', saleFields(sale));
    return [
      200,
      { approved: true, declineCode: null, declineText: null, subscriptionId: sale.subscriptionId },
    ];
  }

  function manage(query: URLSearchParams): string {
    const named = Object.fromEntries(query);
    const result = (code: number) => `"results"\n"${code}"\n`;
    if (named.username !== dataLink.user || named.password !== dataLink.password) return result(-1);
    const sale = sales.get(named.subscriptionId ?? '');
    if (!sale) return result(-3);
    const given = sale.refunds.reduce((sum, minor) => sum + minor, 0);
    if (named.action === 'viewSubscriptionStatus') {
      const names = ['subscriptionStatus', 'refundsIssued', 'voidsIssued', 'chargebacksIssued'];
      const values = [2, sale.refunds.length, 0, sale.chargebacks];
      const line = (fields: readonly (string | number)[]) =>
        fields.map((field) => `"${field}"`).join(',');
      return `${line(names)}\n${line(values)}\n`;
    }
    const isWhole = named.action === 'voidOrRefundTransaction';
    if (!isWhole && named.action !== 'refundTransaction') return result(-6);
    const minor = isWhole ? sale.minor : Math.round(Number(named.amount) * 100);
    if (given + minor > sale.minor) return result(0);
    sale.refunds.push(minor);
    return result(1);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const at = (address: string) =>
    createCcbillProvider({
      url: address,
      dataLinkUrl: address,
      account,
      subaccount,
      application,
      secret,
      flexForm,
      salt,
      dataLinkUser: dataLink.user,
      dataLinkPassword: dataLink.password,
      webhookSecret,
      networks: ['127.0.0.0/8'],
      timeoutMs: 1_000,
    });
  return {
    url,
    at,
    sales,
    calls,
    upsets,
    wantsProof,
    declines,
    send: sendWebhook,
    saleFields,
    newSale,
    /** Invalidates earlier bearer tokens. */
    callBackTokens: () => (bearer = randomUUID()),
    /** Pays on the form at an address, as a person would. */
    async pay(address: string) {
      const { pathname, searchParams } = new URL(address);
      const {
        initialPrice = '',
        initialPeriod,
        currencyCode,
        formDigest,
        paymentId = '',
      } = Object.fromEntries(searchParams);
      const digest = md5(`${initialPrice}${initialPeriod}${currencyCode}${salt}`);
      if (pathname !== `/wap-frontflex/flexforms/${flexForm}` || formDigest !== digest) {
        throw new Error('The form was altered');
      }
      const sale = newSale(paymentId, Math.round(Number(initialPrice) * 100));
      await sendWebhook('NewSaleSuccess', {
        ...saleFields(sale),
        dynamicPricingValidationDigest: md5(`${sale.subscriptionId}1${salt}`),
        firstName: 'Maya',
        lastName: 'Stone',
        cardType: 'VISA',
        last4: '4242',
        expDate: '0939',
      });
      return sale;
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
