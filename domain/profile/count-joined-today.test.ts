import { expect, it } from 'vitest';
import { createTestContext, makeUser } from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { countJoinedToday } from './count-joined-today';

const database = await openTestDatabase();

const at = (time: string) => new Date(`2026-03-10T${time}Z`);

it('counts users verified since midnight, refreshed each minute and each day', async () => {
  const { db } = database;
  let now = at('23:58:30');
  const count = () => countJoinedToday({ ...createTestContext(db), now: () => now });
  const join = async (verifiedAt: Date | null) => {
    const { id } = await makeUser(db);
    await db('users').where({ id }).update({ verified_at: verifiedAt });
  };
  await join(at('00:00:00'));
  await join(at('12:00:00'));
  await join(new Date('2026-03-09T23:59:59Z'));
  await join(null);
  expect(await count()).toBe(2);

  await join(at('23:58:40'));
  expect(await count()).toBe(2);
  now = at('23:59:31');
  expect(await count()).toBe(3);
  now = new Date('2026-03-11T00:00:00Z');
  expect(await count()).toBe(0);
});
