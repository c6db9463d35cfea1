import type { Config } from '~/config/config';
import { createBtcPayProvider } from './btcpay/btcpay-provider';
import { createCardsProvider } from './cards/cards-provider';
import { createHostedProvider } from './hosted/hosted-provider';
import { createCcbillProvider } from './ccbill/ccbill-provider';
import type { PaymentProvider } from './payment-provider';
import { createVerotelProvider } from './verotel/verotel-provider';

type Variable<Group extends string> =
  `${Group}_${'URL' | 'MERCHANT' | 'KEY' | 'WEBHOOK_SECRET' | 'PAGES'}`;
type PaymentConfig = Partial<
  Pick<
    Config,
    | Variable<'CARDS' | 'HOSTED'>
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
  const cards = accountOf({
    url: config.CARDS_URL,
    merchant: config.CARDS_MERCHANT,
    key: config.CARDS_KEY,
    webhookSecret: config.CARDS_WEBHOOK_SECRET,
    pages: config.CARDS_PAGES,
  });
  const hosted = accountOf({
    url: config.HOSTED_URL,
    merchant: config.HOSTED_MERCHANT,
    key: config.HOSTED_KEY,
    webhookSecret: config.HOSTED_WEBHOOK_SECRET,
    pages: config.HOSTED_PAGES,
  });
  return [
    ...(cards ? [createCardsProvider(cards)] : []),
    ...(hosted ? [createHostedProvider(hosted)] : []),
    ...ccbillOf(config),
    ...verotelOf(config),
    ...btcPayOf(config),
  ];
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

interface Given {
  url: string | undefined;
  merchant: string | undefined;
  key: string | undefined;
  webhookSecret: string | undefined;
  pages: string | undefined;
}

/** Returns null if the settings of a provider are missing; the configuration has all of them or none. */
function accountOf({ url, merchant, key, webhookSecret, pages }: Given) {
  if (!url || !merchant || !key || !webhookSecret || !pages) return null;
  return { url, merchant, key, webhookSecret, pagesOrigin: new URL(pages).origin };
}
