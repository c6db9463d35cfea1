import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestContext,
  createTestDatabase,
  makeStaff,
  type TestContext,
  type TestDatabase,
} from '~/db/testing';
import { endStaffSession } from './end-staff-session';
import { readStaffSession } from './read-staff-session';
import { requestStaffCode } from './request-staff-code';
import { verifyStaffCode } from './verify-staff-code';

let database: TestDatabase;
let context: TestContext;
beforeAll(async () => {
  database = await createTestDatabase();
  context = createTestContext(database.db);
});
afterAll(() => database.drop());

const mailsTo = (email: string) =>
  database.db('outbox').whereRaw("payload->>'email' = ?", [email]).orderBy('id');

async function signIn(email: string) {
  await requestStaffCode(context, { email });
  const code = context.seal.open((await mailsTo(email)).at(-1)?.payload.sealedCode);
  const entered = await verifyStaffCode(context, { email, code });
  if (!entered.ok) throw new Error(entered.reason);
  return entered.token;
}

describe('staff', () => {
  it('sign in by a mailed code and out again', async () => {
    const { email } = await makeStaff(database.db);
    const token = await signIn(email);
    expect(await readStaffSession(context, token)).toMatchObject({ email, role: 'superAdmin' });
    await endStaffSession(context, token);
    expect(await readStaffSession(context, token)).toBeNull();
  });

  it('are answered like strangers when unknown or inactive, and get no mail', async () => {
    const inactive = await makeStaff(database.db, { isActive: false });
    for (const email of [inactive.email, 'stranger@example.com']) {
      expect(await requestStaffCode(context, { email })).toEqual({ ok: true });
      expect(await mailsTo(email)).toHaveLength(0);
      expect(await verifyStaffCode(context, { email, code: '12345' })).toMatchObject({
        reason: 'invalid-code',
      });
    }
  });

  it('lose their session when they are made inactive', async () => {
    const { id, email } = await makeStaff(database.db);
    const token = await signIn(email);
    await database.db('staff').where({ id }).update({ is_active: false });
    expect(await readStaffSession(context, token)).toBeNull();
  });

  it('receive one mail however often they ask at once', async () => {
    const { email } = await makeStaff(database.db);
    await Promise.all(Array.from({ length: 4 }, () => requestStaffCode(context, { email })));
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
