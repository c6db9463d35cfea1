import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeModel } from '~/db/testing';
import { creatorsSettings } from '~/domain/creators/settings';
import { writeSetting } from '~/domain/settings/write-setting';
import { newId } from '~/domain/shared/ids';
import { logIn } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
  await writeSetting(site.owner, creatorsSettings, 'creator_applications_open', true);
});
afterAll(() => site.close());

const api = (path: string) => `/api/v1${path}`;
const collection = api('/master/creators');

async function logInMaster() {
  const master = await logIn(site);
  await site.db('users').where({ id: master.userId }).update({ account_type: 'MasterCreatorUser' });
  return master;
}

async function addModel(master: Awaited<ReturnType<typeof logIn>>, displayName: string) {
  const key = { 'idempotency-key': newId() };
  const sent = { email: `${newId()}@example.com`, displayName };
  const answer = await master.post(collection, sent, key);
  expect(answer.status).toBe(201);
  return (answer.body as { id: string }).id;
}

describe('a manager', () => {
  it('adds, lists by filter and sort, changes and removes own models', async () => {
    const master = await logInMaster();
    const first = await addModel(master, 'Zoe Brook');
    const second = await addModel(master, 'Anna Lind');
    const ids = async (query: string) =>
      ((await master.get(`${collection}?${query}`)).body as { items: { id: string }[] }).items.map(
        ({ id }) => id,
      );
    expect(await ids('sortBy=displayName&sortOrder=asc')).toEqual([second, first]);
    expect(await ids('sortBy=_id&sortOrder=asc&limit=1&page=2')).toEqual([second]);
    expect(await ids('search=ANNA')).toEqual([second]);
    expect(await ids('search=%25')).toEqual([]);
    expect(await ids('status=pending&step=kyc')).toHaveLength(2);
    expect(await ids('rejectReason=identity')).toEqual([]);
    expect((await master.get(`${collection}?sortBy=secret`)).status).toBe(400);
    const one = `${collection}/${first}`;
    const price = { pricingConfig: { funClubPrice: 9.99 }, tags: ['night', 'perfume'] };
    expect(await master.request('PUT', one, { body: price })).toMatchObject({
      status: 200,
      body: { pricingConfig: { fanClubPrice: 9.99 }, tags: ['night', 'perfume'] },
    });
    for (const bad of [
      { pricingConfig: { fanClubPrice: 4.98 } },
      { pricingConfig: { fanClubPrice: 100 } },
      { bio: 'short' },
      { bio: 'x'.repeat(1001) },
      { personality: ['Kind'] },
      { displayName: 'R2D2' },
      { displayName: 'One Two Three' },
      { voicePreset: 'no-such' },
    ]) {
      expect((await master.request('PUT', one, { body: bad })).status).toBeGreaterThanOrEqual(400);
    }
    expect((await master.request('DELETE', one)).body).toEqual({ success: true });
    expect((await master.get(one)).status).toBe(404);
  });

  it('reaches nothing of another one, by any call', async () => {
    const [own, other] = [await logInMaster(), await logInMaster()];
    const id = await addModel(own, 'Nadia Brook');
    const body = { bio: 'Perfumer by day, and awake long after the city sleeps.' };
    const v2 = api(`/master-creators-v2/model/${id}`);
    const refused = [
      await other.get(`${collection}/${id}`),
      await other.request('PUT', `${collection}/${id}`, { body }),
      await other.request('DELETE', `${collection}/${id}`),
      await other.post(`${collection}/send-to-kyc`, { creatorId: id }),
      await other.post(`${collection}/${id}/flow`, {}),
      await other.get(v2),
      await other.request('PATCH', v2, { body }),
      await other.request('PATCH', `${v2}/voice`, { body: { voicePreset: 'velvet' } }),
      await other.post(api('/master-creators-v2/send-model-release-form'), { creatorId: id }),
      ...(await Promise.all(
        ['earnings', 'dashboard', 'subscribers', 'canceled-subscriptions'].map((view) =>
          other.get(`${v2}/${view}`),
        ),
      )),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    expect((await own.get(`${collection}/${id}`)).body).toMatchObject({ bio: '', invitedAt: null });
  });

  it('sees what the own models earned, in sum and by model', async () => {
    const master = await logInMaster();
    const { creatorId, userId, characterId } = await makeModel(site.db, {
      managerId: master.userId,
    });
    await site.db('creators').where({ id: creatorId }).update({ manager_percent: 30 });
    await site.db('creator_hours').insert({
      owner_id: userId,
      character_id: characterId,
      hour: new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000),
      unit: 'USD',
      earnings_platform: 1001,
    });
    const sums = { currency: 'USD', total: 10.01, managerPart: 3 };
    for (const path of ['/master/creators/revenue-analytics', '/master-creators-v2/earnings']) {
      expect(await master.get(api(`${path}?timeRange=1_week`))).toMatchObject({
        status: 200,
        body: { ...sums, models: [{ id: creatorId, managerPercent: 30, total: 10.01 }] },
      });
    }
    const one = api(`/master-creators-v2/model/${creatorId}`);
    expect((await master.get(`${one}/earnings`)).body).toMatchObject({ total: 10.01 });
    expect((await master.get(`${one}/subscribers`)).body).toMatchObject({ total: 0 });
    expect((await master.get(`${one}/canceled-subscriptions`)).body).toMatchObject({ total: 0 });
    const dashboard = await master.get(`${one}/dashboard`);
    expect(dashboard.body).toMatchObject({ metrics: { earnings: { total: 10.01 } } });
    const impossible = 'timeRange=custom&from=2026-02-02&to=2026-02-01';
    expect((await master.get(`${one}/earnings?${impossible}`)).status).toBe(400);
  });

  it('is an account of that type', async () => {
    const fan = await logIn(site);
    expect((await fan.get(collection)).status).toBe(403);
    const added = await fan.post(
      collection,
      { email: 'x@example.com', displayName: 'Anna' },
      { 'idempotency-key': newId() },
    );
    expect(added.status).toBe(403);
  });
});
