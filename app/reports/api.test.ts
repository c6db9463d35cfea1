import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { reportCharacter } from '~/domain/reports/report-character';
import { takeItem } from '~/domain/staff/queue/claims';
import { signInStaff } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const calls = '/api/v1/admins/reports';

it('lists reports without their texts, marks one, and dismisses what no colleague has', async () => {
  const { id: userId, email } = await makeUser(site.db);
  const { id: characterId } = await makeCharacter(site.db);
  const reporter = { userId, email, locale: 'en-GB' };
  await reportCharacter(site.domain, reporter, { characterId, reportReason: 'spam' });
  const staff = await signInStaff(site, 'manager');
  const listed = await staff.get(`${calls}?page=1&take=10&state=open&target=character`);
  expect(listed.body).toMatchObject({
    total: 1,
    items: [{ status: 'received', reason: 'spam', target: 'character', characterId }],
  });
  const row = await site.db('cases').where({ user_id: userId }).first('id');
  const path = `${calls}/${row?.id}`;
  const marked = await staff.request('PATCH', path, {});
  expect([marked.status, marked.body]).toMatchObject([200, { status: 'in_review' }]);

  const colleague = await signInStaff(site, 'admin');
  const by = { staffId: colleague.staffId, role: 'admin' } as const;
  await takeItem(site.domain, by, { resource: 'report', id: row?.id ?? '' });
  expect((await staff.request('DELETE', path, {})).status).toBe(409);
  expect((await colleague.request('DELETE', path, {})).status).toBe(200);
  expect((await colleague.request('DELETE', path, {})).status).toBe(409);
  expect((await staff.get(`${calls}?state=open`)).body).toMatchObject({ total: 0 });
});
