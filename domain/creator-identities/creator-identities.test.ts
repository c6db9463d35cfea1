import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import type { IdentityProvider } from '~/providers/identity/identity-provider';
import { createVeriff } from '~/providers/identity/veriff';
import { catchWebhooks } from '~/providers/payments/testing/catch-webhooks';
import { controlOf } from '~/providers/payments/testing/sandbox-control';
import { sandboxAccounts } from '~/sandbox/processor/accounts';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { beginApplication } from '../creators/begin-application';
import { sealBirthDate } from '../creators/creator';
import { transact } from '../shared/transactions/transact';
import { openFacts } from './attempt';
import { startKyc, stopKyc } from './change-kyc';
import { pollAttempts } from './poll-attempts';
import { readKyc } from './read-kyc';
import { applyStoredReport, applyWaitingReports, receiveIdentityWebhook } from './reports';
import { setIdentity } from './set-identity';

const opened = await openTestContext();
const { db } = opened.database;
const { url } = await openTestSandbox();
const webhooks = await catchWebhooks();
const { control, upset } = controlOf(url, 'identity');
const { key, webhookSecret: secret } = sandboxAccounts.identity;
const provider: IdentityProvider = createVeriff({
  url: `${url}/identity`,
  key,
  secret,
  pagesOrigin: url,
  timeoutMs: 1_000,
});

const day = 86_400_000;
let aheadMs = 0;
const context = { ...opened.context, now: () => new Date(Date.now() + aheadMs) };
const returnUrl = 'http://site.test/verified-model-onboarding/approval';

beforeAll(async () => void (await control('webhook', { url: webhooks.url })));
beforeEach(() => {
  aheadMs = 0;
});

/** Creates a person who applies, as the sandbox's document shows them. */
async function applicant(birthDate = '1994-05-17') {
  const { id: userId } = await makeUser(db);
  const { id: creatorId } = await beginApplication(context, userId);
  await db('creators')
    .where({ id: creatorId })
    .update({
      display_name: 'Mara Quint',
      sealed_birth_date: sealBirthDate(context.seal, creatorId, birthDate),
    });
  const attempts = () =>
    db('identity_attempts').where({ creator_id: creatorId }).orderBy('started_at');
  const start = (again = false) => startKyc(context, provider, { userId, returnUrl, again });
  const kyc = () => readKyc(context, creatorId);
  /** Begins an attempt and returns its session. */
  const begin = async (again = false) => {
    expect(await start(again)).toMatchObject({ ok: true, kyc: { status: 'in_progress' } });
    const attempt = (await attempts()).at(-1);
    return String(attempt?.session_id);
  };
  return { userId, creatorId, attempts, start, begin, kyc };
}

const decide = (sessionId: string, decision: string, person = {}) =>
  control(`sessions/${sessionId}/decide`, { decision, ...person });
/** Decides a session and receives what the provider tells of it. */
async function decideAndTell(sessionId: string, decision: string, person = {}) {
  await decide(sessionId, decision, person);
  const request = await webhooks.find(sessionId);
  expect(await receiveIdentityWebhook(context, provider, request)).toEqual({ ok: true });
  return request;
}

describe('an identification', () => {
  it('is approved by the webhook, once, with nothing of the document but what matches', async () => {
    const { begin, creatorId, attempts, kyc } = await applicant();
    const sessionId = await begin();
    const request = await decideAndTell(sessionId, 'approve');
    await receiveIdentityWebhook(context, provider, request);
    const reports = await db('identity_reports').whereNull('applied_at').pluck('id');
    expect(reports).toHaveLength(1);
    const id = String(reports[0]);
    const applied = await Promise.all([1, 2, 3].map(() => applyStoredReport(context, id)));
    expect(applied.filter(Boolean)).toHaveLength(1);
    expect(await kyc()).toMatchObject({ status: 'approved', attempt: 1, verificationUrl: null });
    const [attempt] = await attempts();
    expect(attempt && openFacts(context.seal, attempt)).toEqual({
      nameMatches: true,
      birthDateMatches: true,
    });
    expect(JSON.stringify([attempt, await db('identity_reports').where({ id })])).not.toMatch(
      /Mara|1994/,
    );
    const told = await db('outbox').where({ aggregate_id: creatorId }).orderBy('version');
    expect(told.map(({ payload }) => (payload as { kyc: object }).kyc)).toMatchObject([
      { status: 'in_progress' },
      { status: 'approved' },
    ]);
  });

  it.each([
    ['photo', 'photo'],
    ['document', 'document_verification_failed'],
    ['abort', 'aborted'],
    ['withdraw', 'content_canceled'],
    ['expire', 'expired'],
  ])('that ends by “%s” is rejected and can begin again', async (decision, failureReason) => {
    const { begin, kyc, start } = await applicant();
    await decideAndTell(await begin(), decision);
    await applyWaitingReports(context);
    expect(await kyc()).toMatchObject({ status: 'rejected', failureReason, attemptsLeft: 4 });
    expect(await start()).toMatchObject({ ok: true, kyc: { attempt: 2, failureReason: null } });
  });

  it.each([
    ['another birth date', { dateOfBirth: '1993-05-17' }],
    ['a minor', { dateOfBirth: '2020-01-01' }],
  ])('whose document shows %s is rejected', async (_case, person) => {
    const { begin, kyc } = await applicant();
    await decideAndTell(await begin(), 'approve', person);
    await applyWaitingReports(context);
    expect(await kyc()).toMatchObject({ failureReason: 'document_verification_failed' });
  });

  it('of a person with another name is approved, and says so to staff', async () => {
    const { begin, attempts } = await applicant();
    await decideAndTell(await begin(), 'approve', { lastName: 'Other' });
    await applyWaitingReports(context);
    const [attempt] = await attempts();
    expect(attempt && openFacts(context.seal, attempt)).toMatchObject({ nameMatches: false });
  });

  it('begins once, however many ask, and goes on where it is', async () => {
    const { start, attempts } = await applicant();
    const answers = await Promise.all([1, 2, 3, 4].map(() => start()));
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    for (const answer of answers) if (!answer.ok) expect(answer.reason).toBe('kyc-beginning');
    expect(await start()).toMatchObject({ ok: true, kyc: { attempt: 1, attemptsLeft: 4 } });
    expect(await attempts()).toHaveLength(1);
  });

  it('can be tried five times, and again after a restart by staff', async () => {
    const { start, userId, creatorId } = await applicant();
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(await start(true)).toMatchObject({ ok: true, kyc: { attemptsLeft: 5 - tries } });
    }
    expect(await stopKyc(context, userId)).toMatchObject({
      kyc: { status: 'rejected', failureReason: 'aborted', attemptsLeft: 0 },
    });
    expect(await stopKyc(context, userId)).toMatchObject({ reason: 'kyc-not-in-progress' });
    expect(await start()).toMatchObject({ reason: 'kyc-no-attempts-left' });
    await transact(context, (trx) => setIdentity(trx, creatorId, 'not_started', context.now()));
    expect(await start()).toMatchObject({ ok: true, kyc: { attempt: 1, attemptsLeft: 4 } });
    await transact(context, (trx) => setIdentity(trx, creatorId, 'approved', context.now()));
    expect(await start()).toMatchObject({ reason: 'kyc-approved' });
  });

  it.each([
    { behaviour: 'fail', status: 401 },
    { behaviour: 'fail', status: 429 },
    { behaviour: 'hang' },
  ])('takes no try where the provider cannot be asked (%j)', async (trouble) => {
    const { start, attempts } = await applicant();
    await upset(trouble);
    expect(await start()).toMatchObject({ reason: 'kyc-unavailable' });
    expect(await attempts()).toEqual([]);
    expect(await start()).toMatchObject({ ok: true, kyc: { attempt: 1 } });
  });

  it('needs an application and a provider', async () => {
    const { id: userId } = await makeUser(db);
    const none = await startKyc(context, provider, { userId, returnUrl });
    expect(none).toMatchObject({ reason: 'kyc-no-application' });
    const own = await applicant();
    const unset = await startKyc(context, null, { userId: own.userId, returnUrl });
    expect(unset).toMatchObject({ reason: 'kyc-unavailable' });
  });
});

describe('a report', () => {
  it('that is forged is refused and stores nothing', async () => {
    const { begin, kyc } = await applicant();
    const sessionId = await begin();
    await control(`sessions/${sessionId}/forge`);
    const forged = await webhooks.find(sessionId);
    const received = await receiveIdentityWebhook(context, provider, forged);
    expect(received).toMatchObject({ reason: 'webhook-forged' });
    expect(await applyWaitingReports(context)).toBe(0);
    expect(await kyc()).toMatchObject({ status: 'in_progress' });
  });

  it('about an attempt that was given up, or that is decided, changes nothing', async () => {
    const { begin, kyc } = await applicant();
    const first = await begin();
    const second = await begin(true);
    await decideAndTell(first, 'approve');
    await applyWaitingReports(context);
    expect(await kyc()).toMatchObject({ status: 'in_progress', attempt: 2 });
    await decideAndTell(second, 'photo');
    await applyWaitingReports(context);
    const late = { sessionId: second, reference: '', outcome: { state: 'pending' as const } };
    const told = { ...provider, verifyWebhook: () => [late] };
    const request = await webhooks.find(second);
    await receiveIdentityWebhook(context, told, { ...request, rawBody: Buffer.from('late') });
    await applyWaitingReports(context);
    expect(await kyc()).toMatchObject({ status: 'rejected', failureReason: 'photo' });
  });

  it('that comes before its session is stored waits for it', async () => {
    const { creatorId, attempts, kyc } = await applicant();
    const id = randomUUID();
    const row = { id, creator_id: creatorId, number: 1, provider: 'veriff', state: 'opening' };
    const times = { started_at: context.now(), expires_at: new Date(Date.now() + day) };
    await db('identity_attempts').insert({ ...row, state: 'opening', ...times });
    const outcome = { state: 'rejected' as const, failure: 'photo' as const };
    const early = { sessionId: 'session-early', reference: id, outcome };
    const told = { ...provider, verifyWebhook: () => [early] };
    const rawBody = Buffer.from(id);
    const request = { rawBody, headers: {}, query: {}, address: '', now: new Date() };
    await receiveIdentityWebhook(context, told, request);
    expect(await applyWaitingReports(context)).toBe(0);
    await db('identity_attempts')
      .where({ id })
      .update({ state: 'open', session_id: 'session-early' });
    expect(await applyWaitingReports(context)).toBe(1);
    expect(await attempts()).toMatchObject([{ state: 'rejected', failure: 'photo' }]);
    expect(await kyc()).toMatchObject({ status: 'rejected' });
  });

  it('about nobody is put away', async () => {
    const outcome = { state: 'pending' as const };
    const told = {
      ...provider,
      verifyWebhook: () => [{ sessionId: 'session-x', reference: "'; drop", outcome }],
    };
    const rawBody = Buffer.from(randomUUID());
    const request = { rawBody, headers: {}, query: {}, address: '', now: new Date() };
    await receiveIdentityWebhook(context, told, request);
    expect(await applyWaitingReports(context)).toBe(1);
  });
});

describe('an attempt without a webhook', () => {
  it('is asked about, and decided', async () => {
    const { begin, kyc } = await applicant();
    await decide(await begin(), 'approve');
    await pollAttempts(context, provider);
    expect(await kyc()).toMatchObject({ status: 'in_progress' });
    aheadMs = 10 * 60_000;
    await pollAttempts(context, provider);
    expect(await kyc()).toMatchObject({ status: 'approved' });
  });

  it('expires after thirty days; silence of the provider is its own fault and gives the try back', async () => {
    const [waiting, silent] = [await applicant(), await applicant()];
    await waiting.begin();
    const silentId = await silent.begin();
    const deaf: IdentityProvider = {
      ...provider,
      read: (session) =>
        session.sessionId === silentId
          ? createVeriff({ url: 'http://127.0.0.1:1', key, secret, pagesOrigin: url }).read(session)
          : provider.read(session),
    };
    aheadMs = 30 * day + 1_000;
    await pollAttempts(context, deaf);
    expect(await waiting.kyc()).toMatchObject({ failureReason: 'expired', attemptsLeft: 4 });
    expect(await silent.kyc()).toMatchObject({ status: 'in_progress' });
    aheadMs = 32 * day;
    await pollAttempts(context, deaf);
    expect(await silent.kyc()).toMatchObject({ failureReason: 'internal_error', attemptsLeft: 5 });
  });
});
