import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginApplication } from '~/domain/creators/begin-application';
import { applyWaitingReports } from '~/domain/creator-identities/reports';
import { controlOf } from '~/providers/payments/testing/sandbox-control';
import { eventually } from '~/db/testing/eventually';
import { sandboxAccounts } from '~/sandbox/processor/accounts';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { logIn } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';

const sandbox = await openTestSandbox();
const { control, submit } = controlOf(sandbox.url, 'identity');
const { key, webhookSecret } = sandboxAccounts.identity;

let site: TestSite;
beforeAll(async () => {
  site = await startSite({
    config: {
      VERIFF_URL: `${sandbox.url}/identity`,
      VERIFF_KEY: key,
      VERIFF_SECRET: webhookSecret,
      VERIFF_PAGES: sandbox.url,
    },
  });
  await control('webhook', { url: `${site.origin}/api/v1/webhooks/veriff` });
});
afterAll(() => site.close());

async function enter() {
  const client = await logIn(site);
  await site.db('users').where({ id: client.userId }).update({ account_type: 'CreatorUser' });
  const post = (path: string) => client.request('POST', `/api/v1${path}`, { body: {} });
  const kyc = async () => (await client.get('/api/v1/creators-v2/kyc-status')).body;
  return { client, post, kyc };
}

describe('the identification of a creator', () => {
  it('is begun, shown, passed at the provider and approved by its webhook', async () => {
    const { client, post, kyc } = await enter();
    expect(await client.get('/api/v1/creators/kyc')).toMatchObject({ status: 404 });
    await beginApplication(site.domain, client.userId);
    expect(await kyc()).toEqual({
      status: 'not_started',
      failureReason: null,
      verificationUrl: null,
      attempt: 0,
      attemptsLeft: 5,
      startedAt: null,
      decidedAt: null,
      expiresAt: null,
    });
    const begun = await post('/creators-v2/start-kyc');
    expect(begun).toMatchObject({ body: { status: 'in_progress', attempt: 1, attemptsLeft: 4 } });
    const { verificationUrl } = begun.body as { verificationUrl: string };
    expect((await post('/creators-v2/start-kyc')).body).toMatchObject({ verificationUrl });
    const back = await submit(verificationUrl, { decision: 'approve' });
    expect(new URL(back).pathname).toBe('/verified-model-onboarding/approval');
    await eventually(async () => {
      await applyWaitingReports(site.domain);
      expect(await kyc()).toMatchObject({ status: 'approved', verificationUrl: null });
    });
    expect(await post('/creators/restart-kyc')).toMatchObject({ status: 409 });
  });

  it('is stopped and restarted, by its person alone', async () => {
    const [one, other] = [await enter(), await enter()];
    await beginApplication(site.domain, one.client.userId);
    await beginApplication(site.domain, other.client.userId);
    const begun = await one.post('/creators-v2/start-kyc');
    expect(await other.post('/creators/stop-kyc')).toMatchObject({ status: 409 });
    expect(await other.kyc()).toMatchObject({ status: 'not_started' });
    expect((await one.post('/creators/stop-kyc')).body).toMatchObject({
      status: 'rejected',
      failureReason: 'aborted',
    });
    const again = await one.post('/creators/restart-kyc');
    expect(again.body).toMatchObject({ status: 'in_progress', attempt: 2 });
    expect(again.body).not.toMatchObject({
      verificationUrl: (begun.body as { verificationUrl: string }).verificationUrl,
    });
  });

  it('has forged webhooks refused', async () => {
    const { client, post, kyc } = await enter();
    const { id } = await beginApplication(site.domain, client.userId);
    await post('/creators-v2/start-kyc');
    const attempt = await site.db('identity_attempts').where({ creator_id: id }).first();
    const forged = await control(`sessions/${attempt?.session_id}/forge`);
    expect(forged).toEqual({ status: 401 });
    await applyWaitingReports(site.domain);
    expect(await kyc()).toMatchObject({ status: 'in_progress' });
  });
});
