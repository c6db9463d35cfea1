import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export const shop = '60678';
export const signatureKey = 'zpXwe2D77g4P7ysGJcr3rY87TBYs6J';

type Sale = Record<
  'saleID' | 'referenceID' | 'priceAmount' | 'priceCurrency' | 'createdOn',
  string
>;

/** Signs parameters like Verotel's own libraries. */
export function sign(parameters: Record<string, string>): string {
  const sorted = Object.keys(parameters).toSorted();
  const text = [signatureKey, ...sorted.map((name) => `${name}=${parameters[name] ?? ''}`)].join(
    ':',
  );
  return createHash('sha256').update(text).digest('hex');
}

/** Emulates the parts of Verotel that a shop uses: the order page, its status, and postbacks. */
export async function emulateVerotel(postbackUrl: string | (() => string)) {
  const sales = new Map<string, Sale>();
  let isUnavailable = false;
  const server = createServer((request, response) => {
    if (isUnavailable) return void response.writeHead(503).end();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://verotel.test');
    const { signature, ...parameters } = withoutEmail(searchParams);
    if (
      signature !== sign(parameters) ||
      parameters.shopID !== shop ||
      parameters.version !== '4'
    ) {
      response.end('response: ERROR\nerror: signature\n');
    } else if (pathname === '/salestatus') {
      const sale = sales.get(parameters.referenceID ?? '');
      const lines = Object.entries({ ...sale, shopID: shop, saleResult: 'APPROVED' });
      response.end(
        sale
          ? ['response: FOUND', ...lines.map(([name, value]) => `${name}: ${value}`)].join('\n')
          : 'response: NOTFOUND\n',
      );
    } else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterAll(() => new Promise((closed) => server.close(closed)));
  const { port } = server.address() as AddressInfo;

  const sendPostback = async (parameters: Record<string, string>) => {
    const address = new URL(typeof postbackUrl === 'string' ? postbackUrl : postbackUrl());
    const all = { ...parameters, shopID: shop };
    for (const [name, value] of Object.entries({ ...all, signature: sign(all) })) {
      address.searchParams.set(name, value);
    }
    return fetch(address);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    sales,
    setUnavailable: (unavailable: boolean) => (isUnavailable = unavailable),
    send: sendPostback,
    /** Pays on the page of a link, as a person would; a reference is sold once. */
    async pay(link: string) {
      const { signature, ...parameters } = withoutEmail(new URL(link).searchParams);
      if (signature !== sign(parameters)) throw new Error('The link is not signed');
      const { referenceID = '', priceAmount = '', priceCurrency = '' } = parameters;
      if (!sales.has(referenceID)) {
        const saleID = String(433_456 + sales.size);
        const createdOn = new Date().toISOString().slice(0, 19).replace('T', ' ');
        sales.set(referenceID, { saleID, referenceID, priceAmount, priceCurrency, createdOn });
        await sendPostback({ type: 'purchase', saleID, referenceID, priceAmount, priceCurrency });
      }
    },
  };
}

/** Removes the e-mail address, which is not signed. */
const withoutEmail = (parameters: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...parameters].filter(([name]) => name !== 'email'));
