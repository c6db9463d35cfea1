import { expect, it } from 'vitest';
import { createTestContext, makeUser } from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { chooseLocale } from './choose-locale';

const database = await openTestDatabase();

it('keeps a released language in the account, and no other', async () => {
  const { db } = database;
  const context = createTestContext(db);
  const { id } = await makeUser(db);
  const other = await makeUser(db);
  const localeOf = async (userId: string) =>
    (await db('users').where({ id: userId }).first<{ locale: string }>('locale')).locale;

  expect(await chooseLocale(context, { userId: id, locale: 'fr-FR' })).toEqual({ ok: true });
  expect(await localeOf(id)).toBe('fr-FR');
  expect(await localeOf(other.id)).toBe('en-GB');
  expect(await chooseLocale(context, { userId: id, locale: 'pl-PL' })).toMatchObject({
    ok: false,
    reason: 'not-released',
  });
  expect(await localeOf(id)).toBe('fr-FR');
});
