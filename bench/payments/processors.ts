import * as z from 'zod';
import { createPaymentProviders } from '~/providers/payments/create-payment-providers';
import { sandboxAccounts } from '~/sandbox/processor/accounts';

/** The sandbox's processors by their names in the product. */
export const parties = { cards: 'cards', hosted: 'hosted', btcpay: 'crypto' } as const;
export type Party = (typeof parties)[keyof typeof parties];

/** Returns the configuration of the sandbox's three processors for processes under test. */
export function processorsEnv(sandboxUrl: string) {
  const { cards, hosted, crypto } = sandboxAccounts;
  return {
    CARDS_URL: `${sandboxUrl}/cards`,
    CARDS_MERCHANT: cards.merchant,
    CARDS_KEY: cards.key,
    CARDS_WEBHOOK_SECRET: cards.webhookSecret,
    CARDS_PAGES: sandboxUrl,
    HOSTED_URL: `${sandboxUrl}/hosted`,
    HOSTED_MERCHANT: hosted.merchant,
    HOSTED_KEY: hosted.key,
    HOSTED_WEBHOOK_SECRET: hosted.webhookSecret,
    HOSTED_PAGES: sandboxUrl,
    BTCPAY_URL: `${sandboxUrl}/crypto`,
    BTCPAY_STORE: crypto.merchant,
    BTCPAY_KEY: crypto.key,
    BTCPAY_WEBHOOK_SECRET: crypto.webhookSecret,
  };
}

const stateSchema = z.object({
  events: z.array(z.object({ id: z.string(), createdAt: z.string() })),
});

/** One webhook as its processor stores it. */
export interface Webhook {
  party: Party;
  id: string;
  createdAt: string;
}

/**
 * Returns the actions of people, banks, time and the processors' staff, and the processors as the product
 * uses them.
 */
export function openProcessors(sandboxUrl: string) {
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(sandboxUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const said: unknown = await response.json();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return said;
  };
  const each = Object.entries(parties);
  return {
    providers: createPaymentProviders(processorsEnv(sandboxUrl)),
    post,
    control: (party: Party, path: string, body: object = {}) =>
      post(`/${party}/control/${path}`, body),
    /** Submits a form on a page of the processor. */
    async fill(page: string, fields: Record<string, string>): Promise<void> {
      const response = await fetch(page, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
      if (response.status !== 303) throw new Error(`a page answered ${response.status}`);
    },
    /** Makes all webhooks fail until they are delivered explicitly. */
    async loseWebhooks(): Promise<void> {
      for (const party of Object.values(parties)) {
        await post('/control/next', {
          target: `${party}-webhooks`,
          behaviour: 'fail',
          times: 10_000,
        });
      }
    },
    async keepWebhooks(): Promise<void> {
      await fetch(`${sandboxUrl}/control`, { method: 'DELETE' });
    },
    async tellTo(webUrl: string): Promise<void> {
      for (const [name, party] of each) {
        await post(`/${party}/control/webhook`, { url: `${webUrl}/api/v1/webhooks/${name}` });
      }
    },
    /** Returns all webhooks so far, in their order. */
    async listWebhooks(): Promise<Webhook[]> {
      const lists = await Promise.all(
        Object.values(parties).map(async (party) => {
          const response = await fetch(`${sandboxUrl}/${party}/control/state.json`);
          const { events } = stateSchema.parse(await response.json());
          return events.map(({ id, createdAt }) => ({ party, id, createdAt }));
        }),
      );
      return lists.flat().sort((one, other) => one.createdAt.localeCompare(other.createdAt));
    },
  };
}
export type Processors = ReturnType<typeof openProcessors>;
