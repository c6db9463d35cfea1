import { expect, it } from 'vitest';
import { createTestContext, makeUser } from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { writeSetting } from '../settings/write-setting';
import { getPlayAccess } from './players/read-player';
import { gamificationSettings } from './settings';

const { db, owner } = await openTestDatabase();

it('gamification is closed to all but test users, if the setting says so', async () => {
  await writeSetting(owner, gamificationSettings, 'gamification_is_for_test_users_only', true);
  const context = createTestContext(db);
  const { id } = await makeUser(db);
  expect(await getPlayAccess(context, id)).toMatchObject({ isOpen: false, mayPlay: false });
  await owner('users').where({ id }).update({ is_test: true });
  expect(await getPlayAccess(context, id)).toMatchObject({ isOpen: true, mayPlay: true });
});
