import { sandboxAccounts } from '~/sandbox/processor/accounts';
import { flexPaySignature } from '~/sandbox/verotel/flexpay';
import type { Money } from '~/domain/shared/money';
import type { PaymentProvider } from '../payment-provider';
import { createVerotelProvider } from '../verotel/verotel-provider';
import { controlOf } from './sandbox-control';

export const returnUrl = 'http://site.test/checkout/return';

/** Creates the sandbox's Verotel with its adapter, and the actions of people, staff and banks there. */
export function createSandboxVerotel(sandboxUrl: string) {
  const { shop, signatureKey } = sandboxAccounts.verotel;
  const url = `${sandboxUrl}/verotel`;
  const provider = createVerotelProvider({ url, shop, signatureKey, timeoutMs: 1_000 });
  const control = controlOf(sandboxUrl, 'verotel');
  return {
    provider,
    ...control,
    /** Returns the signed link to the order page of a payment. */
    async open(
      adapter: PaymentProvider,
      paymentId: string,
      amount: Money = { minor: 1_999, currency: 'USD' },
    ): Promise<string> {
      const opened = await adapter.openPage?.({
        paymentId,
        amount,
        description: '100 tokens (A-1)',
        email: 'fan@example.com',
        returnUrl,
        expiresAt: new Date(),
      });
      if (!opened) throw new Error('It has no pages');
      return opened.url;
    },
    /** Pays on an order page. Returns the address to which it leads, or its content. */
    pay: (page: string, number = '4242424242424242') =>
      control.submit(page, {
        act: 'card',
        number,
        expiry: '12/39',
        cvc: '123',
        holder: 'Maya Stone',
      }),
    /** Returns the query of a postback with a valid signature. */
    signPostback(parameters: Record<string, string>): Record<string, string> {
      const all = { shopID: shop, ...parameters };
      return { ...all, signature: flexPaySignature(all, signatureKey) };
    },
  };
}
