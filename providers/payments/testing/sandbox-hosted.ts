import type { Money } from '~/domain/shared/money';
import { sandboxAccounts } from '~/sandbox/processor/accounts';
import { createHostedProvider } from '../hosted/hosted-provider';
import type { PaymentProvider, Wallet } from '../payment-provider';
import { controlOf } from './sandbox-control';

export const returnUrl = 'http://site.test/checkout/return';

/**
 * Creates the sandbox's hosted checkout with its adapter, and the actions of people, banks and time there.
 */
export function createSandboxHosted(sandboxUrl: string) {
  const { merchant, key, webhookSecret } = sandboxAccounts.hosted;
  const provider = createHostedProvider({
    url: `${sandboxUrl}/hosted`,
    merchant,
    key,
    webhookSecret,
    pagesOrigin: sandboxUrl,
    timeoutMs: 1_000,
  });
  const pages = new Map<string, string>();
  return {
    provider,
    ...controlOf(sandboxUrl, 'hosted'),
    async open(
      adapter: PaymentProvider,
      {
        paymentId,
        amount = { minor: 1_999, currency: 'USD' },
        ...more
      }: {
        paymentId: string;
        amount?: Money;
        wallet?: Wallet;
        saveCard?: boolean;
        registrationId?: string;
        expiresAt?: Date;
      },
    ): Promise<string> {
      const opened = await adapter.openPage?.({
        paymentId,
        amount,
        description: '100 tokens',
        email: 'fan@example.com',
        returnUrl,
        expiresAt: new Date(Date.now() + 30 * 60_000),
        ...more,
      });
      if (!opened) throw new Error('It has no pages');
      pages.set(paymentId, opened.url);
      return opened.url;
    },
    pageOf: (paymentId: string) => pages.get(paymentId) ?? '',
    /** Submits a form of the page. Returns the address to which it leads, or its content. */
    async act(page: string, act: string, fields: Record<string, string> = {}) {
      const response = await fetch(page, {
        method: 'POST',
        body: new URLSearchParams({ act, ...fields }),
        redirect: 'manual',
      });
      const location = response.headers.get('location');
      return location === null ? await response.text() : new URL(location, page).href;
    },
  };
}

export const cardOf = (number: string) => ({
  number,
  expiry: '12/39',
  cvc: '123',
  holder: 'Maya Stone',
});
