import type { Money } from '~/domain/shared/money';
import { sandboxAccounts } from '~/sandbox/processor/accounts';
import { createBtcPayProvider } from '../btcpay/btcpay-provider';
import type { PaymentProvider } from '../payment-provider';
import { controlOf } from './sandbox-control';

/**
 * Creates the sandbox's crypto provider with its adapter, and the actions of payers, the chain and time
 * there.
 */
export function createSandboxCrypto(sandboxUrl: string) {
  const { merchant: store, key, webhookSecret } = sandboxAccounts.crypto;
  const provider = createBtcPayProvider({
    url: `${sandboxUrl}/crypto`,
    store,
    key,
    webhookSecret,
    timeoutMs: 1_000,
  });
  return {
    provider,
    ...controlOf(sandboxUrl, 'crypto'),
    async open(
      adapter: PaymentProvider,
      {
        paymentId,
        amount = { minor: 1_999, currency: 'USD' },
      }: { paymentId: string; amount?: Money },
    ) {
      const opened = await adapter.openPage?.({
        paymentId,
        amount,
        description: '100 tokens',
        email: 'fan@example.com',
        returnUrl: 'http://site.test/checkout/return',
        expiresAt: new Date(Date.now() + 30 * 60_000),
      });
      if (!opened) throw new Error('It has no pages');
      return opened.url;
    },
  };
}
