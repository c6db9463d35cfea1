import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderDocuments } from '~/app/testing/documents';
import { signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeClub } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { formBody, formHeaders } from './testing/pages';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
});
afterAll(() => site.close());

it('plans are added once, changed and not exported', async () => {
  const { creatorId } = await makeClub(site.domain, {});
  const staff = await signInStaff(site, 'manager');
  const post = (path: string, fields: Record<string, string>) =>
    staff.request('POST', path, { body: formBody(fields), headers: formHeaders });
  const plans = () => site.db('fanclub_plans').orderBy('id');

  const key = newId();
  const plan = { intent: 'create', key, creatorId, durationType: 'Months', price: '19.99' };
  const [first, again] = [
    await post('/admin/club-plans/new', { ...plan, duration: '3' }),
    await post('/admin/club-plans/new', { ...plan, duration: '3' }),
  ];
  const place = first.headers.get('location') ?? '';
  expect(place).toMatch(/^\/admin\/club-plans\/[\da-f-]{36}$/);
  expect(again.headers.get('location')).toBe('/admin/club-plans');
  // Another plan of this length is refused with a message, and the input is kept.
  const twice = await post('/admin/club-plans/new', { ...plan, key: newId(), duration: '3' });
  expect([twice.status, String(twice.body).includes('already has a plan of this length')]).toEqual([
    409,
    true,
  ]);
  const years = { ...plan, key: newId(), durationType: 'Years', duration: '7' };
  expect((await post('/admin/club-plans/new', years)).status).toBe(400);
  await post('/admin/club-plans/new', { ...plan, key: newId(), duration: '6' });

  // A change is refused if its author has not seen the plan's last change.
  const price = { intent: 'price', price: '17.50' };
  expect((await post(place, { ...price, seen: 'none' })).status).toBe(409);
  expect((await post(place, price)).headers.get('location')).toBe(`${place}?done=price`);
  expect(String((await staff.get(`${place}?done=price`)).body)).toContain('The price was changed.');

  expect(await plans().select('price', 'is_active')).toEqual([
    { price: 1750, is_active: true },
    { price: 1999, is_active: true },
  ]);
  expect(String((await staff.get('/admin/club-plans?state=on&sort=price&order=asc')).body)).toMatch(
    /\$17\.50.*\$19\.99/s,
  );
  expect((await staff.get('/admin/club-plans.csv')).status).toBe(404);
  const acts = site.db('staff_actions').where({ resource: 'club-plan' }).orderBy('at');
  expect(await acts.pluck('act')).toEqual(['club-plan.add', 'club-plan.add', 'club-plan.change']);
});
