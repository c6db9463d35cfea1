import * as z from 'zod';
import { createPaymentProviders } from '~/providers/payments/create-payment-providers';
import { sandboxAccounts } from '~/sandbox/processor/accounts';

/** The sandbox's processors by their names in the product. */
export const sandboxProcessors = { cards: 'cards', verotel: 'verotel', btcpay: 'crypto' } as const;
export type SandboxProcessor = (typeof sandboxProcessors)[keyof typeof sandboxProcessors];

/** Returns the configuration of the sandbox's three processors for processes under test. */
export function processorsEnv(sandboxUrl: string) {
  const { cards, crypto, verotel } = sandboxAccounts;
  return {
    CARDS_URL: `${sandboxUrl}/cards`,
    CARDS_MERCHANT: cards.merchant,
    CARDS_KEY: cards.key,
    CARDS_WEBHOOK_SECRET: cards.webhookSecret,
    CARDS_PAGES: sandboxUrl,
    VEROTEL_URL: `${sandboxUrl}/verotel`,
    VEROTEL_SHOP: verotel.shop,
    VEROTEL_SIGNATURE_KEY: verotel.signatureKey,
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
  processor: SandboxProcessor;
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
    const responseBody: unknown = await response.json();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return responseBody;
  };
  const each = Object.entries(sandboxProcessors);
  return {
    providers: createPaymentProviders(processorsEnv(sandboxUrl)),
    post,
    control: (processor: SandboxProcessor, path: string, body: object = {}) =>
      post(`/${processor}/control/${path}`, body),
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
      for (const processor of Object.values(sandboxProcessors)) {
        await post('/control/next', {
          target: `${processor}-webhooks`,
          behaviour: 'fail',
          times: 10_000,
        });
      }
    },
    async keepWebhooks(): Promise<void> {
      await fetch(`${sandboxUrl}/control`, { method: 'DELETE' });
    },
    async sendWebhooksTo(webUrl: string): Promise<void> {
      for (const [name, processor] of each) {
        await post(`/${processor}/control/webhook`, { url: `${webUrl}/api/v1/webhooks/${name}` });
      }
    },
    /** Returns all webhooks so far, in their order. */
    async listWebhooks(): Promise<Webhook[]> {
      const lists = await Promise.all(
        Object.values(sandboxProcessors).map(async (processor) => {
          const response = await fetch(`${sandboxUrl}/${processor}/control/state.json`);
          const { events } = stateSchema.parse(await response.json());
          return events.map(({ id, createdAt }) => ({ processor, id, createdAt }));
        }),
      );
      return lists.flat().sort((one, other) => one.createdAt.localeCompare(other.createdAt));
    },
  };
}
export type Processors = ReturnType<typeof openProcessors>;
