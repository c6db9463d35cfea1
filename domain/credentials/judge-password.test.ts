import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connect } from '~/db/connection';
import { createTestContext, createTestDatabase, makeUser } from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { writeSetting } from '../settings/write-setting';
import { changePassword } from './change-password';
import { isCommonPassword } from './common-passwords';
import { refusePassword } from './judge-password';
import { logIn } from '../accounts/log-in';
import { hashPassword } from './password';
import { credentialsSettings } from './settings';

const database = await openTestDatabase();

describe('a newly chosen password', () => {
  it.each([
    '123456',
    '12345678',
    'password',
    'Passw0rd',
    'P@ssw0rd!',
    'password1',
    'qwerty123',
    '1qaz2wsx',
    'iloveyou',
    'azerty',
    'passwort',
    'senha123',
    'motdepasse',
    'aaaaaa',
    '1'.repeat(128),
    'abcdefgh',
    'football2024',
    'nocturne',
    'Nocturne1',
    'N0cturne!',
    'nocturne2026',
    'companion7',
  ])('is refused as a common one: %s', async (password) => {
    const context = createTestContext(database.db);
    expect(await refusePassword(context, password)).toEqual({
      ok: false,
      reason: 'password-too-common',
    });
  });

  it.each(['demo1234', 'secret-1', 'my-own-one', 'x9$kQz!r', 'lovely-day-in-lisbon', 'кошка-77'])(
    'is taken: %s',
    async (password) => {
      expect(await refusePassword(createTestContext(database.db), password)).toBeNull();
    },
  );

  it('has the minimum length of the settings, which the error names', async () => {
    const own = await createTestDatabase();
    const context = createTestContext(own.db);
    try {
      expect(await refusePassword(context, '12345')).toEqual({
        ok: false,
        reason: 'password-too-short',
        data: { length: 6 },
      });
      expect(await refusePassword(context, 'lovely-day-'.repeat(12))).toEqual({
        ok: false,
        reason: 'password-too-long',
        data: { length: 128 },
      });
      await writeSetting(own.db, credentialsSettings, 'password_min_length', 12);
      const other = connect({ url: own.url, pool: 1 });
      expect(await refusePassword(createTestContext(other), 'my-own-one')).toMatchObject({
        data: { length: 12 },
      });
      await other.destroy();
    } finally {
      await own.drop();
    }
  });

  it('is judged in time, for any content', () => {
    isCommonPassword('the list is read');
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), (password) => {
        // If one took half a second, the test would exceed its time limit.
        isCommonPassword(password);
      }),
      { numRuns: 200 },
    );
  });
});

it('a common password that is in use opens its account, but cannot be chosen again', async () => {
  const context = createTestContext(database.db);
  const { id, email } = await makeUser(database.db);
  const password_hash = await hashPassword('password1');
  await database.db('users').where({ id }).update({ password_hash });
  const opened = await logIn(context, { email, password: 'password1' });
  if (!opened.ok) throw new Error('it does not open');
  const { sessionId } = opened.tokens;
  const change = { userId: id, sessionId, oldPassword: 'password1', newPassword: 'password2' };
  expect(await changePassword(context, change)).toMatchObject({ reason: 'password-too-common' });
  expect(await logIn(context, { email, password: 'password1' })).toMatchObject({ ok: true });
});
