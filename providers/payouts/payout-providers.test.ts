import { expect, it } from 'vitest';
import { sandboxAccounts } from '~/sandbox/processor/accounts';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { catchWebhooks } from '../payments/testing/catch-webhooks';
import { controlOf } from '../payments/testing/sandbox-control';
import { createBtcPayPayouts } from './btcpay/btcpay-payouts';
import { createPayoutProviders } from './create-payout-providers';
import { createSandboxPayouts } from './sandbox/sandbox-payouts';
import { describePayouts } from './testing/conformance';

const behaviours = { hang: { behaviour: 'hang' }, away: { behaviour: 'fail', status: 503 } };

/** Returns what both providers of the sandbox have in common. */
async function openProvider(name: 'payouts' | 'crypto') {
  const { url } = await openTestSandbox();
  const webhooks = await catchWebhooks();
  const { control, upset } = controlOf(url, name);
  await control('webhook', { url: webhooks.url });
  const listPayouts = async () => {
    const state = await fetch(`${url}/${name}/control/state.json`);
    const { payouts } = (await state.json()) as { payouts: Payout[] };
    return payouts;
  };
  return {
    url,
    listPayouts,
    end: (payoutId: string, outcome: string) => control(`payouts/${payoutId}/end`, { outcome }),
    upset: (behaviour: 'hang' | 'away', containing: string) =>
      upset({ ...behaviours[behaviour], containing }),
    webhook: webhooks.find,
  };
}

interface Payout {
  id: string;
  reference?: string;
  metadata?: { nocturnePayout?: string };
}

describePayouts('The house of payouts', async () => {
  const { listPayouts, url, ...house } = await openProvider('payouts');
  const { merchant, key, webhookSecret } = sandboxAccounts.payouts;
  const account = { url: `${url}/payouts`, merchant, key, webhookSecret, timeoutMs: 1_000 };
  return {
    ...house,
    provider: createSandboxPayouts(account),
    to: {
      kind: 'bank_payout',
      holder: 'Noor Haddad',
      country: 'DE',
      account: 'DE89370400440532013000',
      isIban: true,
      bic: null,
      bankCode: null,
      accountType: null,
      state: null,
    },
    header: 'payouts-signature',
    count: async (payoutId) =>
      (await listPayouts()).filter(({ reference }) => reference === payoutId).length,
    wordsOf: (payoutId, state) => Promise.resolve(`"reference":"${payoutId}","state":"${state}"`),
  };
});

describePayouts('BTCPay', async () => {
  const { listPayouts, url, ...store } = await openProvider('crypto');
  const { merchant, key, webhookSecret } = sandboxAccounts.crypto;
  const ours = async (payoutId: string) =>
    (await listPayouts()).filter(({ metadata }) => metadata?.nocturnePayout === payoutId);
  return {
    ...store,
    provider: createBtcPayPayouts({
      url: `${url}/crypto`,
      store: merchant,
      key,
      webhookSecret,
      methods: { TRC20: 'USDT-TRON' },
      timeoutMs: 1_000,
    }),
    to: { kind: 'crypto_payout', network: 'TRC20', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' },
    header: 'btcpay-sig',
    without: ['failed', 'reversed', 'freshness'],
    count: async (payoutId) => (await ours(payoutId)).length,
    async wordsOf(payoutId, state) {
      const [payout] = await ours(payoutId);
      const told = state === 'paid' ? 'Completed' : 'Cancelled';
      return `"payoutId":"${payout?.id}","pullPaymentId":null,"payoutState":"${told}"`;
    },
  };
});

it('cards are paid by none, a network only by a store with its plugin', () => {
  const { merchant, key, webhookSecret } = sandboxAccounts.payouts;
  const url = 'http://127.0.0.1:1';
  const providers = createPayoutProviders({
    PAYOUTS_URL: url,
    PAYOUTS_MERCHANT: merchant,
    PAYOUTS_KEY: key,
    PAYOUTS_WEBHOOK_SECRET: webhookSecret,
    BTCPAY_URL: url,
    BTCPAY_STORE: 'store',
    BTCPAY_KEY: key,
    BTCPAY_WEBHOOK_SECRET: webhookSecret,
    BTCPAY_PAYOUT_METHODS: { TRC20: 'USDT-TRON' },
  });
  const payers = (route: Parameters<(typeof providers)[number]['accepts']>[0]) =>
    providers.filter(({ accepts }) => accepts(route)).map(({ id }) => id);
  expect(payers({ kind: 'credit_card_payout' })).toEqual([]);
  expect(payers({ kind: 'bank_payout' })).toEqual(['payouts']);
  expect(payers({ kind: 'crypto_payout', network: 'TRC20' })).toEqual(['btcpay', 'payouts']);
  expect(payers({ kind: 'crypto_payout', network: 'ERC20' })).toEqual(['payouts']);
});
