import type { Config } from '~/config/config';
import { createBtcPayProvider } from './btcpay/btcpay-provider';
import { createCardsProvider } from './cards/cards-provider';
import { createCcbillProvider } from './ccbill/ccbill-provider';
import type { PaymentProvider } from './payment-provider';
import { createVerotelProvider } from './verotel/verotel-provider';

type PaymentConfig = Partial<
  Pick<
    Config,
    | `CARDS_${'URL' | 'MERCHANT' | 'KEY' | 'WEBHOOK_SECRET' | 'PAGES' | 'REQUIRE_CODE'}`
    | `CCBILL_${'URL' | 'DATALINK_URL' | 'ACCOUNT' | 'SUBACCOUNT' | 'APPLICATION' | 'SECRET'}`
    | `CCBILL_${'FLEXFORM' | 'SALT' | 'DATALINK_USER' | 'DATALINK_PASSWORD' | 'WEBHOOK_SECRET'}`
    | 'BTCPAY_URL'
    | 'BTCPAY_STORE'
    | 'BTCPAY_KEY'
    | 'BTCPAY_WEBHOOK_SECRET'
    | 'VEROTEL_URL'
    | 'VEROTEL_SHOP'
    | 'VEROTEL_SIGNATURE_KEY'
  >
>;

/** Creates the configured payment providers, in order of preference; empty if none is configured. */
export function createPaymentProviders(config: PaymentConfig): PaymentProvider[] {
  return [...cardsOf(config), ...ccbillOf(config), ...verotelOf(config), ...btcPayOf(config)];
}

function cardsOf(config: PaymentConfig): PaymentProvider[] {
  const { CARDS_URL: url, CARDS_MERCHANT: merchant, CARDS_KEY: key, CARDS_PAGES: pages } = config;
  const { CARDS_WEBHOOK_SECRET: webhookSecret, CARDS_REQUIRE_CODE: requiresCode = false } = config;
  if (!url || !merchant || !key || !webhookSecret || !pages) return [];
  const pagesOrigin = new URL(pages).origin;
  return [createCardsProvider({ url, merchant, key, webhookSecret, pagesOrigin, requiresCode })];
}

function ccbillOf(config: PaymentConfig): PaymentProvider[] {
  const { CCBILL_URL: url, CCBILL_DATALINK_URL: dataLinkUrl } = config;
  const { CCBILL_ACCOUNT: account, CCBILL_SUBACCOUNT: subaccount } = config;
  const { CCBILL_APPLICATION: application, CCBILL_SECRET: secret } = config;
  const { CCBILL_FLEXFORM: flexForm, CCBILL_SALT: salt } = config;
  const { CCBILL_DATALINK_USER: dataLinkUser, CCBILL_DATALINK_PASSWORD: dataLinkPassword } = config;
  const { CCBILL_WEBHOOK_SECRET: webhookSecret } = config;
  if (!url || !dataLinkUrl || !account || !subaccount || !application || !secret) return [];
  if (!flexForm || !salt || !dataLinkUser || !dataLinkPassword || !webhookSecret) return [];
  return [
    createCcbillProvider({
      url,
      dataLinkUrl,
      account,
      subaccount,
      application,
      secret,
      flexForm,
      salt,
      dataLinkUser,
      dataLinkPassword,
      webhookSecret,
    }),
  ];
}

function verotelOf(config: PaymentConfig): PaymentProvider[] {
  const { VEROTEL_URL: url, VEROTEL_SHOP: shop, VEROTEL_SIGNATURE_KEY: signatureKey } = config;
  if (!url || !shop || !signatureKey) return [];
  return [createVerotelProvider({ url, shop, signatureKey })];
}

function btcPayOf(config: PaymentConfig): PaymentProvider[] {
  const { BTCPAY_URL: url, BTCPAY_STORE: store, BTCPAY_KEY: key } = config;
  const { BTCPAY_WEBHOOK_SECRET: webhookSecret } = config;
  if (!url || !store || !key || !webhookSecret) return [];
  return [createBtcPayProvider({ url, store, key, webhookSecret })];
}
