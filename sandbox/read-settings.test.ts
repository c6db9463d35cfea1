import { expect, it } from 'vitest';
import { sandboxLiveKit } from './livekit/read-grants';
import { sandboxAccounts } from './processor/accounts';
import { readSettings } from './read-settings';

it('has a default for everything but the deployment', () => {
  expect(readSettings({ DEPLOYMENT: 'demo', SANDBOX_PORT: '' })).toEqual({
    host: '127.0.0.1',
    port: 3002,
    smtpPort: 3025,
    modelPace: 1,
    settlementRows: 500,
    productName: 'Nocturne',
    dataFolder: undefined,
    accounts: sandboxAccounts,
    livekit: sandboxLiveKit,
    drawsBehind: true,
  });
});

it('reads the variables that are set', () => {
  const env = { DEPLOYMENT: 'test', SANDBOX_PORT: '0', SANDBOX_MODEL_PACE: '0', DATA_DIR: 'data' };
  expect(readSettings(env)).toMatchObject({ port: 0, modelPace: 0, dataFolder: 'data' });
});

it('takes the accounts of the processors from the product’s variables', () => {
  const env = {
    DEPLOYMENT: 'test',
    CARDS_MERCHANT: 'vesper',
    CARDS_KEY: 'key',
    CARDS_WEBHOOK_SECRET: 'secret',
    SANDBOX_WEBHOOKS_TO: 'http://localhost:3000/api/v1/webhooks',
  };
  expect(readSettings(env).accounts).toEqual({
    cards: {
      merchant: 'vesper',
      key: 'key',
      webhookSecret: 'secret',
      webhookUrl: 'http://localhost:3000/api/v1/webhooks/cards',
    },
    crypto: {
      ...sandboxAccounts.crypto,
      webhookUrl: 'http://localhost:3000/api/v1/webhooks/btcpay',
    },
    payouts: {
      ...sandboxAccounts.payouts,
      webhookUrl: 'http://localhost:3000/api/v1/webhooks/payouts',
    },
    identity: {
      ...sandboxAccounts.identity,
      webhookUrl: 'http://localhost:3000/api/v1/webhooks/veriff',
    },
    verotel: {
      ...sandboxAccounts.verotel,
      postbackUrl: 'http://localhost:3000/api/v1/webhooks/verotel',
    },
  });
});

it('takes the variables that the call server shares with the product', () => {
  const env = { DEPLOYMENT: 'test', LIVEKIT_KEY: 'key', LIVEKIT_SECRET: 'secret' };
  expect(readSettings(env).livekit).toEqual({ key: 'key', secret: 'secret' });
});

it.each([undefined, '', 'production', 'staging'])('refuses the deployment %j', (deployment) => {
  expect(() => readSettings({ DEPLOYMENT: deployment })).toThrow(
    'only where DEPLOYMENT is demo or test',
  );
});
