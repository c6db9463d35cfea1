import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestContext, makeAsker, makeStaff } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { finishSignIn } from '../accounts/finish-sign-in';
import { beginApp } from '../second-factors/begin-app';
import { openTicket } from '../second-factors/ticket';
import { codeNow } from '~/db/testing/code-now';
import { newId } from '../shared/ids';
import { endStaffSession } from './end-staff-session';
import { enrolStaff, enterWithoutFactor, proveStaffFactor } from './finish-staff-sign-in';
import { readStaffSession } from './read-staff-session';
import { requestStaffCode } from './request-staff-code';
import { readStaffTicket } from './staff-ticket';
import { verifyStaffCode } from './verify-staff-code';

const { database, context } = await openTestContext();

const asker = makeAsker();
const mailsTo = (email: string) =>
  database
    .db('outbox')
    .whereRaw("payload->>'email' = ?", [email])
    .orderBy('id')
    .select<{ name: string; payload: { sealedCode: string } }[]>('name', 'payload');

async function enterCode(email: string) {
  await requestStaffCode(context, { email, asker });
  const code = context.seal.open((await mailsTo(email)).at(-1)?.payload.sealedCode ?? '');
  expect(code).toMatch(/^\d{8}$/);
  const entered = await verifyStaffCode(context, { email, asker, code });
  if (!entered.ok) throw new Error(entered.reason);
  return { token: entered.ticket.token, purpose: entered.purpose };
}

/** Signs in for the first time: verifies the code and sets up an app. */
async function enrol(email: string) {
  const { token, purpose } = await enterCode(email);
  expect(purpose).toBe('enrol');
  const ticket = await readStaffTicket(context, token);
  if (!ticket) throw new Error('no ticket');
  const begun = await beginApp(context, ticket.holder);
  if (!begun.ok) throw new Error(begun.reason);
  const factor = { code: await codeNow(begun.secret) };
  const entered = await enrolStaff(context, { token, asker, factor });
  if (!entered.ok) throw new Error(entered.reason);
  return { secret: begun.secret, token: entered.tokens.token, codes: entered.recoveryCodes };
}

/** Waits in real time, which determines the codes of apps. */
const wait = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
afterEach(() => void vi.useRealTimers());

describe('staff', () => {
  it('sign in by a mailed code and an app that they set up, and out again', async () => {
    const { email } = await makeStaff(database.db);
    const { token, codes } = await enrol(email);
    expect(codes).toHaveLength(10);
    expect(await readStaffSession(context, token)).toMatchObject({ email, role: 'superAdmin' });
    await endStaffSession(context, token);
    expect(await readStaffSession(context, token)).toBeNull();
  });

  it('are answered like strangers when unknown or inactive, and get no mail', async () => {
    const inactive = await makeStaff(database.db, { isActive: false });
    for (const email of [inactive.email, 'stranger@example.com']) {
      expect(await requestStaffCode(context, { email, asker })).toEqual({ ok: true });
      expect(await mailsTo(email)).toHaveLength(0);
      expect(await verifyStaffCode(context, { email, asker, code: '12345678' })).toMatchObject({
        reason: 'invalid-code',
      });
    }
  });

  it('lose their session when they are made inactive', async () => {
    const { id, email } = await makeStaff(database.db);
    const { token } = await enrol(email);
    await database.db('staff').where({ id }).update({ is_active: false });
    expect(await readStaffSession(context, token)).toBeNull();
  });

  it('prove the app, or a recovery code, after every code from then on', async () => {
    const { email } = await makeStaff(database.db);
    const { secret, codes } = await enrol(email);
    wait(60);
    const next = await enterCode(email);
    expect(next.purpose).toBe('prove');
    const prove = (token: string, code: string) =>
      proveStaffFactor(context, { token, asker, proof: { code } });
    const wrong = (await codeNow(secret)) === '000000' ? '111111' : '000000';
    expect(await prove(next.token, wrong)).toMatchObject({ reason: 'invalid-code' });
    const entered = await prove(next.token, await codeNow(secret));
    if (!entered.ok) throw new Error(entered.reason);
    expect(await readStaffSession(context, entered.tokens.token)).toMatchObject({ email });
    context.advance(2000);
    const recovery = codes[0]?.replace('-', '') ?? '';
    expect(await prove((await enterCode(email)).token, recovery)).toMatchObject({ ok: true });
  });

  it('enter without a second factor only if the setting allows it', async () => {
    const { email } = await makeStaff(database.db);
    const { token } = await enterCode(email);
    expect(await enterWithoutFactor(context, token)).toMatchObject({ reason: 'no-ticket' });
    const lenient = createTestContext(database.db);
    lenient.settings = (of) => Promise.resolve(of.parse({ staff_second_factor_required: false }));
    expect(await enterWithoutFactor(lenient, token)).toMatchObject({ ok: true });
    // A staff member with a factor may not skip it, whatever the setting.
    const other = await makeStaff(database.db);
    await enrol(other.email);
    context.advance(2000);
    const next = await enterCode(other.email);
    expect(await enterWithoutFactor(lenient, next.token)).toMatchObject({ reason: 'no-ticket' });
  });

  it('cannot use the ticket of a fan, nor a fan theirs', async () => {
    const { email } = await makeStaff(database.db);
    const { token } = await enterCode(email);
    const finished = await finishSignIn(context, { token, asker, proof: { code: '000000' } });
    expect(finished).toMatchObject({ reason: 'no-ticket' });
    const fan = { kind: 'user', id: newId() } as const;
    const ticket = await openTicket(context, context.db, fan, 'enrol');
    expect(await enterWithoutFactor(context, ticket.token)).toMatchObject({ reason: 'no-ticket' });
    expect(await readStaffTicket(context, ticket.token)).toBeNull();
  });

  it('receive one mail however often they request it at once', async () => {
    const { email } = await makeStaff(database.db);
    await Promise.all(Array.from({ length: 4 }, () => requestStaffCode(context, { email, asker })));
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
