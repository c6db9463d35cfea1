import { randomUUID } from 'node:crypto';
import { sandboxAccounts } from '~/sandbox/processor/accounts';
import type { Money } from '~/domain/shared/money';
import { createCardsProvider } from '../cards/cards-provider';
import type { CustomerBrowserData, PaymentProvider, Wallet } from '../payment-provider';
import { controlOf } from './sandbox-control';

const browser: CustomerBrowserData = {
  userAgent: 'Test',
  acceptHeader: 'text/html',
  language: 'en-GB',
  screenWidth: 390,
  screenHeight: 844,
  screenColorDepth: 24,
  timezone: 0,
  javaEnabled: false,
  challengeWindow: 4,
};
const returnUrl = 'http://site.test/checkout/return';

/**
 * Creates the sandbox's card provider with its adapter, and the actions of people, banks and time there.
 */
export function createSandboxCards(sandboxUrl: string) {
  const { merchant, key, webhookSecret } = sandboxAccounts.cards;
  const url = `${sandboxUrl}/cards`;
  const provider = createCardsProvider({
    url,
    merchant,
    key,
    webhookSecret,
    pagesOrigin: sandboxUrl,
    timeoutMs: 1_000,
  });
  const control = controlOf(sandboxUrl, 'cards');
  let approvedCard: Promise<string> | undefined;

  /** Returns the token for a card number that is typed into the frame. */
  async function tokenOf(number: string): Promise<string> {
    const form = await provider.openCardForm?.({
      reference: randomUUID(),
      email: 'fan@example.com',
      returnUrl,
      purpose: 'pay',
    });
    const answer = await fetch(`${url}/frame/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        secret: form?.secret,
        asksHolder: false,
        entry: { number, expiry: '12/39', cvc: '123' },
      }),
    });
    const { token } = (await answer.json()) as { token: string };
    return token;
  }
  async function saveCard(number: string): Promise<string> {
    const exchanged = await provider.exchangeToken?.({
      token: await tokenOf(number),
      holder: 'Maya Stone',
      email: 'fan@example.com',
    });
    if (exchanged?.state !== 'saved') throw new Error('The card was not saved');
    return exchanged.registration.registrationId;
  }

  return {
    provider,
    browser,
    ...control,
    tokenOf,
    saveCard,
    /** Opens a wallet's sheet; returns its address. */
    async openSheet(
      adapter: PaymentProvider,
      payment: { paymentId: string; wallet: Wallet; saveCard?: boolean; expiresAt?: Date },
    ): Promise<string> {
      const opened = await adapter.openPage?.({
        amount: { minor: 1_999, currency: 'USD' },
        description: '100 tokens',
        email: 'fan@example.com',
        returnUrl,
        expiresAt: new Date(Date.now() + 30 * 60_000),
        ...payment,
      });
      if (!opened) throw new Error('It has no wallets');
      return opened.url;
    },
    /** Returns a card that is approved. */
    registeredCard: () => (approvedCard ??= saveCard('4242424242424242')),
    async charge(
      adapter: PaymentProvider,
      {
        paymentId,
        registration,
        amount = { minor: 1_999, currency: 'USD' },
        kind = 'one-time-purchase',
      }: {
        paymentId: string;
        registration: string;
        amount?: Money;
        kind?: 'rebill' | 'one-time-purchase' | undefined;
      },
    ) {
      const answer = await adapter.charge?.({
        paymentId,
        registrationId: registration,
        amount,
        kind,
        description: '100 tokens',
        returnUrl,
        browser,
      });
      if (!answer) throw new Error('It charges no cards');
      return answer;
    },
  };
}
