import * as z from 'zod';
import { sandboxLiveKit } from './livekit/read-grants';
import { sandboxAccounts, type ProcessorAccount } from './processor/accounts';
import type { SandboxOptions } from './server';

const port = z.coerce.number().int().min(0).max(65535);
const secret = z.string().min(1).optional();
const envSchema = z.object({
  DEPLOYMENT: z.enum(['demo', 'test'], {
    error: 'the sandbox starts only where DEPLOYMENT is demo or test',
  }),
  SANDBOX_HOST: z.string().min(1).default('127.0.0.1'),
  SANDBOX_PORT: port.default(3002),
  SANDBOX_SMTP_PORT: port.default(3025),
  SANDBOX_MODEL_PACE: z.coerce.number().min(0).max(100).default(1),
  SANDBOX_SETTLEMENT_ROWS: z.coerce.number().int().positive().default(500),
  PRODUCT_NAME: z.string().min(1).default('Nocturne'),
  DATA_DIR: z.string().min(1).optional(),
  /**
   * The base address of the processors' webhooks, which are sent to `cards`, `verotel`, `btcpay`,
   * `payouts`, `veriff` below it.
   */
  SANDBOX_WEBHOOKS_TO: z.url({ protocol: /^https?$/ }).optional(),
  SERVICE_KEY: secret,
  CARDS_MERCHANT: secret,
  CARDS_KEY: secret,
  CARDS_WEBHOOK_SECRET: secret,
  PAYOUTS_MERCHANT: secret,
  PAYOUTS_KEY: secret,
  PAYOUTS_WEBHOOK_SECRET: secret,
  BTCPAY_STORE: secret,
  BTCPAY_KEY: secret,
  BTCPAY_WEBHOOK_SECRET: secret,
  VEROTEL_SHOP: secret,
  VEROTEL_SIGNATURE_KEY: secret,
  VERIFF_KEY: secret,
  VERIFF_SECRET: secret,
  LIVEKIT_KEY: secret,
  LIVEKIT_SECRET: secret,
});

/**
 * Reads the sandbox's own environment variables; an empty one counts as not set. Throws ZodError, also
 * if the deployment is not a demo or a test.
 */
export function readSettings(env: Record<string, string | undefined>): SandboxOptions {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = envSchema.parse(given);
  return {
    host: parsed.SANDBOX_HOST,
    port: parsed.SANDBOX_PORT,
    smtpPort: parsed.SANDBOX_SMTP_PORT,
    modelPace: parsed.SANDBOX_MODEL_PACE,
    settlementRows: parsed.SANDBOX_SETTLEMENT_ROWS,
    productName: parsed.PRODUCT_NAME,
    dataFolder: parsed.DATA_DIR,
    serviceKey: parsed.SERVICE_KEY,
    accounts: readAccounts(parsed),
    livekit: {
      key: parsed.LIVEKIT_KEY ?? sandboxLiveKit.key,
      secret: parsed.LIVEKIT_SECRET ?? sandboxLiveKit.secret,
    },
    // In a demo, a person uses the site meanwhile; tests wait only for the picture.
    drawsBehind: parsed.DEPLOYMENT === 'demo',
  };
}

/** Returns the product's accounts at the processors; the defaults of tests if none are configured. */
function readAccounts(env: z.infer<typeof envSchema>) {
  const webhookUrl = (name: string) =>
    env.SANDBOX_WEBHOOKS_TO && `${env.SANDBOX_WEBHOOKS_TO}/${name}`;
  const of = (
    defaults: ProcessorAccount,
    name: string,
    given: { merchant?: string | undefined; key?: string | undefined; secret?: string | undefined },
  ): ProcessorAccount => ({
    merchant: given.merchant ?? defaults.merchant,
    key: given.key ?? defaults.key,
    webhookSecret: given.secret ?? defaults.webhookSecret,
    webhookUrl: webhookUrl(name),
  });
  const { cards, crypto, verotel, payouts, identity } = sandboxAccounts;
  return {
    cards: of(cards, 'cards', {
      merchant: env.CARDS_MERCHANT,
      key: env.CARDS_KEY,
      secret: env.CARDS_WEBHOOK_SECRET,
    }),
    crypto: of(crypto, 'btcpay', {
      merchant: env.BTCPAY_STORE,
      key: env.BTCPAY_KEY,
      secret: env.BTCPAY_WEBHOOK_SECRET,
    }),
    payouts: of(payouts, 'payouts', {
      merchant: env.PAYOUTS_MERCHANT,
      key: env.PAYOUTS_KEY,
      secret: env.PAYOUTS_WEBHOOK_SECRET,
    }),
    identity: {
      key: env.VERIFF_KEY ?? identity.key,
      webhookSecret: env.VERIFF_SECRET ?? identity.webhookSecret,
      webhookUrl: webhookUrl('veriff'),
    },
    verotel: {
      shop: env.VEROTEL_SHOP ?? verotel.shop,
      signatureKey: env.VEROTEL_SIGNATURE_KEY ?? verotel.signatureKey,
      postbackUrl: webhookUrl('verotel'),
    },
  };
}
