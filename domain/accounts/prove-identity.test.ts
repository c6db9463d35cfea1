import { describe, expect, it } from 'vitest';
import {
  createTestContext,
  makeAsker,
  makeSession,
  makeUser,
  testPassword,
  type TestContext,
} from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { beginApp } from '../second-factors/begin-app';
import { confirmApp } from '../second-factors/confirm-app';
import { codeNow } from '~/db/testing/code-now';
import { endOtherSessions } from '../sessions/end-sessions';
import { isFreshlyProved } from '../sessions/fresh-proof';
import { logIn } from './log-in';
import {
  findWayToProve,
  proveByCode,
  proveByFactor,
  proveByPassword,
  sendProofCode,
} from './prove-identity';

const database = await openTestDatabase();

const asker = makeAsker();

async function enter() {
  const context = createTestContext(database.db);
  const { id: userId, email } = await makeUser(database.db);
  const entered = await logIn(context, { email, password: testPassword });
  if (!entered.ok) throw new Error(entered.reason);
  const { sessionId } = entered.tokens;
  return { context, who: { userId, email, sessionId } };
}
const tenMinutes = 601_000;

async function proofCodeFor(context: TestContext, userId: string): Promise<string> {
  const mail = await database
    .db('outbox')
    .where({ aggregate_id: userId, name: 'accounts.proof-code-requested' })
    .first<{ payload: { sealedCode: string } }>('payload');
  return context.seal.open(mail.payload.sealedCode);
}

describe('the proof of a session', () => {
  it('is fresh after a log-in, old ten minutes later and renewed by the password', async () => {
    const { context, who } = await enter();
    expect(await isFreshlyProved(context, who)).toBe(true);
    context.advance(tenMinutes);
    expect(await isFreshlyProved(context, who)).toBe(false);
    expect(await findWayToProve(context, who.userId)).toBe('password');
    expect(await proveByPassword(context, who, 'wrong-one')).toMatchObject({ ok: false });
    expect(await isFreshlyProved(context, who)).toBe(false);
    expect(await proveByPassword(context, who, testPassword)).toEqual({ ok: true });
    expect(await isFreshlyProved(context, who)).toBe(true);
  });

  it('is made by a second factor when there is one, and by nothing weaker', async () => {
    const { context, who } = await enter();
    const holder = { kind: 'user', id: who.userId } as const;
    const begun = await beginApp(context, holder);
    if (!begun.ok) throw new Error(begun.reason);
    const added = await confirmApp(context, { holder, code: await codeNow(begun.secret) });
    if (!added.ok) throw new Error(added.reason);
    context.advance(tenMinutes);
    expect(await findWayToProve(context, who.userId)).toBe('factor');
    expect(await proveByPassword(context, who, testPassword)).toMatchObject({ ok: false });
    const code = added.recoveryCodes?.[0]?.replace('-', '') ?? '';
    expect(await proveByFactor(context, who, { asker, proof: { code } })).toEqual({ ok: true });
    expect(await isFreshlyProved(context, who)).toBe(true);
  });

  it('is made by a mailed code when there is no password, in the session that requested it', async () => {
    const { context, who } = await enter();
    await database.db('users').where({ id: who.userId }).update({ password_hash: null });
    context.advance(tenMinutes);
    expect(await findWayToProve(context, who.userId)).toBe('code');
    expect(await sendProofCode(context, who)).toMatchObject({ ok: true });
    expect(await sendProofCode(context, who)).toMatchObject({ reason: 'too-soon' });
    const code = await proofCodeFor(context, who.userId);
    const elsewhere = { ...who, sessionId: makeAsker().id };
    expect(await proveByCode(context, elsewhere, { asker, code })).toMatchObject({
      reason: 'invalid-code',
    });
    expect(await proveByCode(context, who, { asker, code })).toEqual({ ok: true });
    expect(await isFreshlyProved(context, who)).toBe(true);
  });

  it('is of its own session, and ends with it', async () => {
    const { context, who } = await enter();
    context.advance(tenMinutes);
    const other = { ...who, ...(await makeSession(context, who.userId)) };
    expect(await isFreshlyProved(context, other)).toBe(true);
    expect(await isFreshlyProved(context, who)).toBe(false);
    const { id: stranger } = await makeUser(database.db);
    expect(await isFreshlyProved(context, { ...other, userId: stranger })).toBe(false);
    await endOtherSessions(context, who);
    expect(await isFreshlyProved(context, other)).toBe(false);
    expect(await proveByPassword(context, other, testPassword)).toEqual({ ok: true });
    expect(await isFreshlyProved(context, other)).toBe(false);
  });

  it('is made once per mailed code, however many callers send it at the same time', async () => {
    const { context, who } = await enter();
    await database.db('users').where({ id: who.userId }).update({ password_hash: null });
    context.advance(tenMinutes);
    await sendProofCode(context, who);
    const code = await proofCodeFor(context, who.userId);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => proveByCode(context, who, { asker, code })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
