import type { Config } from '~/config/config';
import { createBtcPayPayouts } from './btcpay/btcpay-payouts';
import type { PayoutProvider } from './payout-provider';
import { createSandboxPayouts } from './sandbox/sandbox-payouts';

type PayoutConfig = Partial<
  Pick<
    Config,
    | `PAYOUTS_${'URL' | 'MERCHANT' | 'KEY' | 'WEBHOOK_SECRET'}`
    | `BTCPAY_${'URL' | 'STORE' | 'KEY' | 'WEBHOOK_SECRET' | 'PAYOUT_METHODS'}`
  >
>;

/**
 * Creates the configured providers of payouts, in order of preference. What none of them accepts is paid by
 * files that people carry to a bank or a wallet.
 */
export function createPayoutProviders(config: PayoutConfig): PayoutProvider[] {
  return [...btcPayOf(config), ...houseOf(config)];
}

function btcPayOf(config: PayoutConfig): PayoutProvider[] {
  const { BTCPAY_URL: url, BTCPAY_STORE: store, BTCPAY_KEY: key } = config;
  const { BTCPAY_WEBHOOK_SECRET: webhookSecret, BTCPAY_PAYOUT_METHODS: methods } = config;
  if (!url || !store || !key || !webhookSecret || !methods) return [];
  return [createBtcPayPayouts({ url, store, key, webhookSecret, methods })];
}

function houseOf(config: PayoutConfig): PayoutProvider[] {
  const { PAYOUTS_URL: url, PAYOUTS_MERCHANT: merchant, PAYOUTS_KEY: key } = config;
  const { PAYOUTS_WEBHOOK_SECRET: webhookSecret } = config;
  if (!url || !merchant || !key || !webhookSecret) return [];
  return [createSandboxPayouts({ url, merchant, key, webhookSecret })];
}
