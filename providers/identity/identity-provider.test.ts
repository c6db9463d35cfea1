import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { sandboxAccounts } from '~/sandbox/processor/accounts';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { catchWebhooks } from '../payments/testing/catch-webhooks';
import { controlOf } from '../payments/testing/sandbox-control';
import { createIdentityProvider } from './create-identity-provider';
import { createVeriff } from './veriff';
import { describeIdentity } from './testing/conformance';

const { key, webhookSecret: secret } = sandboxAccounts.identity;

describeIdentity('Veriff', async () => {
  const { url } = await openTestSandbox();
  const webhooks = await catchWebhooks();
  const { control, upset, submit } = controlOf(url, 'identity');
  await control('webhook', { url: webhooks.url });
  const account = { url: `${url}/identity`, key, secret, pagesOrigin: url, timeoutMs: 1_000 };
  return {
    provider: createVeriff(account),
    withWrongKey: createVeriff({ ...account, key: 'another' }),
    act: (page, decision) => submit(page, { decision }),
    decide: (sessionId, decision) => control(`sessions/${sessionId}/decide`, { decision }),
    upset: (behaviour) => upset(behaviour as Parameters<typeof upset>[0]),
    webhook: webhooks.find,
    header: 'x-hmac-signature',
  };
});

const veriff = createVeriff({ url: 'http://127.0.0.1:1', key, secret, pagesOrigin: '' });
const told = (body: object) => {
  const rawBody = Buffer.from(JSON.stringify(body));
  const signature = createHmac('sha256', secret).update(rawBody).digest('hex').toUpperCase();
  const headers = { 'x-auth-client': key, 'x-hmac-signature': signature };
  return veriff.verifyWebhook({ rawBody, headers, query: {}, address: '', now: new Date() });
};

it('an event of Veriff says that a person is under way', () => {
  const event = { id: 'session-1', code: 7002, action: 'submitted', vendorData: 'attempt' };
  const outcome = { state: 'pending' };
  expect(told(event)).toEqual([{ sessionId: 'session-1', reference: 'attempt', outcome }]);
});

it('an approval without a date of birth approves nobody', () => {
  const verification = { id: 'session-1', vendorData: 'attempt', code: 9001, status: 'approved' };
  const [report] = told({ status: 'success', verification: { ...verification, person: {} } });
  expect(report?.outcome).toEqual({ state: 'rejected', failure: 'document_verification_failed' });
  expect(() => told({ status: 'success', verification: { id: 'session-1' } })).toThrow('malformed');
});

it('the provider exists only where it is configured', () => {
  const whole = {
    VERIFF_URL: 'https://a.example',
    VERIFF_KEY: 'k',
    VERIFF_PAGES: 'https://b.example',
  };
  expect(createIdentityProvider({ ...whole, VERIFF_SECRET: undefined })).toBeNull();
  expect(createIdentityProvider({ ...whole, VERIFF_SECRET: secret })?.id).toBe('veriff');
});
