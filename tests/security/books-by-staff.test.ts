import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderDocuments } from '~/app/testing/documents';
import { signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { giveTokens, makeUser } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { formBody, formHeaders } from './testing/pages';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
});
afterAll(() => site.close());

const textOf = (body: unknown) => String(body).replaceAll('<!-- -->', '');

it('a difference is explained once, with a reason that stays with it', async () => {
  const id = newId();
  await site.owner('settlement_differences').insert({
    id,
    processor: 'cards',
    difference: 'amount',
    kind: 'payment',
    provider_payment_id: `sale-${id}`,
    ours_minor: 1190,
    theirs_minor: 1090,
    currency: 'USD',
    occurred_at: new Date(),
    found_at: new Date(),
  });
  const staff = await signInStaff(site, 'manager');
  const list = textOf((await staff.get(`/admin/differences?search=sale-${id}`)).body);
  expect(list).toMatch(/The amounts differ.*\$11\.90.*\$10\.90/s);
  const path = `/admin/differences/${id}`;
  const resolve = (fields: Record<string, string>) =>
    staff.request('POST', path, {
      body: formBody({ intent: 'resolve', ...fields }),
      headers: formHeaders,
    });
  expect((await resolve({})).status).toBe(400);
  const reason = 'They kept a fee of 1.00';
  expect((await resolve({ reason })).headers.get('location')).toBe(`${path}?done=resolve`);
  expect((await resolve({ reason: 'again' })).status).toBe(404);
  expect(textOf((await staff.get(path)).body)).toContain(reason);
  const acts = site.db('staff_actions').where({ resource_id: id });
  expect(await acts.select('act', 'reason')).toEqual([{ act: 'difference.resolve', reason }]);
});

it('a month shows what it needs to be closed and its balance, and is exported with a log', async () => {
  const { id: userId } = await makeUser(site.db);
  await giveTokens(site.domain, userId, 70);
  const staff = await signInStaff(site, 'manager');
  const month = new Date().toISOString().slice(0, 7);
  const list = textOf((await staff.get('/admin/months?state=open')).body);
  expect(list).toContain(month);
  const path = `/admin/months/00000000-0000-7000-8000-000000${month.replace('-', '')}`;
  expect(textOf((await staff.get(path)).body)).toContain('over yet.');
  const balance = textOf((await staff.get(`${path}?tab=balance`)).body);
  expect(balance).toContain('Debits and credits balance in every unit.');
  expect(balance).toContain('people · ');

  const journal = await staff.get(`${path}/journal.csv`);
  expect(journal.headers.get('content-disposition')).toContain(`${month}-journal.csv`);
  expect(String(journal.body)).toMatch(/^time,transfer,reason,reference,account,unit,amount\n/);
  expect((await staff.get(`${path}/secrets.csv`)).status).toBe(404);
  const reader = await signInStaff(site, 'inspectorAdmin');
  expect((await reader.get(`${path}/journal.csv`)).status).toBe(403);
  const acts = site.db('staff_actions').where({ act: 'month.export' });
  expect(await acts.select('after')).toEqual([{ after: { month, table: 'journal' } }]);
});
