import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveTokens, makeClub, makePost, subscribe } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { logIn, signInStaff } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const api = (path: string) => `/api/v1${path}`;
const clubOf = (traits: Parameters<typeof makeClub>[1] = {}) => makeClub(site.domain, traits);

describe('POST /creators-subscriptions/{creatorId}', () => {
  it('returns the data that checkout requires', async () => {
    const { creatorId, characterId } = await clubOf();
    const fan = await logIn(site);
    const answer = await fan.post(api(`/creators-subscriptions/${creatorId}`), { userAgent: 'x' });
    expect(answer).toMatchObject({
      status: 200,
      body: { openCheckout: true, amountInUsd: 7.99, character: { _id: characterId } },
    });
  });

  it('returns no amount when money opens nothing', async () => {
    const { creatorId, characterId } = await clubOf({ price: null, tokenPrice: 45 });
    const fan = await logIn(site);
    const { body } = await fan.post(api(`/creators-subscriptions/${creatorId}`), {});
    expect(body).toEqual({ openCheckout: true, character: { _id: characterId } });
  });

  it('joins a free club at once, and shows the membership everywhere', async () => {
    const { creatorId, characterId, slug } = await clubOf({ price: 0 });
    const fan = await logIn(site);
    const { body } = await fan.post(api(`/creators-subscriptions/${creatorId}`), {});
    expect(body).toEqual({ openCheckout: false, character: { _id: characterId } });
    expect((await fan.get(api(`/characters/public-profile?slug=${slug}`))).body).toMatchObject({
      isMember: true,
      isCurrentUserFanClubMember: true,
      fun_club_price: 0,
      verifiedModelCreatorId: creatorId,
    });
    await site.db('characters').where({ id: characterId }).update({ is_live: true });
    const live = (await fan.get(api('/characters-v2/models/live-now?limit=100'))).body as {
      items: { _id: string }[];
    };
    expect(live.items.find(({ _id }) => _id === characterId)).toMatchObject({
      isUserInFanclub: true,
      verifiedModelCreatorId: creatorId,
    });
  });

  it('takes tokens once for a key, at the price that was shown', async () => {
    const { creatorId } = await clubOf({ tokenPrice: 80 });
    const fan = await logIn(site);
    await giveTokens(site.domain, fan.userId, 100);
    const path = api(`/creators-subscriptions/${creatorId}`);
    expect(await fan.post(path, { tokens: 70 })).toMatchObject({
      status: 409,
      body: { data: { price: 80 } },
    });
    const key = { 'idempotency-key': newId() };
    const [first, again] = [
      await fan.post(path, { tokens: 80 }, key),
      await fan.post(path, { tokens: 80 }, key),
    ];
    expect(again.body).toEqual(first.body);
    expect((await fan.get(api('/users/balance'))).body).toEqual({ balance: 20 });
  });

  it('is for users who are logged in, and for existing clubs', async () => {
    const { creatorId } = await clubOf();
    const path = api(`/creators-subscriptions/${creatorId}`);
    expect((await site.client().post(path, {})).status).toBe(401);
    const fan = await logIn(site);
    expect((await fan.post(api(`/creators-subscriptions/${newId()}`), {})).status).toBe(404);
    expect((await fan.post(api('/creators-subscriptions/nobody'), {})).status).toBe(400);
  });
});

describe('one’s memberships', () => {
  it('are shown, left, listed and counted, and no other user’s are', async () => {
    const { creatorId, characterId, slug } = await clubOf({ price: 0 });
    const [fan, other] = [await logIn(site), await logIn(site)];
    const path = api(`/creators-subscriptions/${creatorId}`);
    await fan.post(path, {});
    const shown = (await fan.get(path)).body;
    expect(shown).toEqual({
      id: expect.any(String) as string,
      characterId,
      characterSlug: slug,
      creatorId,
      name: 'Noor Haddad',
      avatar: expect.stringMatching(/^\/media\//) as string,
      videoPreview: null,
      status: 'active',
      memberSince: expect.any(String) as string,
      expiresAt: expect.any(String) as string,
      autorenew: true,
      nextBillingDate: expect.any(String) as string,
      price: null,
      tokens: null,
      discount: 0,
      fanclubPlan: null,
    });
    expect((await fan.get(api('/creators-subscriptions?limit=5'))).body).toEqual({
      items: [shown],
      nextCursor: null,
    });
    expect((await other.get(api('/creators-subscriptions'))).body).toEqual({
      items: [],
      nextCursor: null,
    });
    expect((await other.get(path)).status).toBe(404);
    expect((await other.request('PUT', path)).status).toBe(404);
    const total = (status: string) =>
      fan.get(api(`/creators-subscriptions/total?status=${status}`));
    expect((await total('active')).body).toEqual({ total: 1 });
    expect((await total('expired')).body).toEqual({ total: 0 });

    const left = { ...(shown as object), autorenew: false, nextBillingDate: null };
    expect((await fan.request('PUT', path)).body).toEqual(left);
    expect((await fan.request('PUT', path)).body).toEqual(left);
  });

  it('renew by the switch of the account', async () => {
    const { creatorId } = await clubOf({ price: 0 });
    const fan = await logIn(site);
    const path = api(`/creators-subscriptions/${creatorId}`);
    await fan.post(path, {});
    await fan.request('PUT', api('/users/autorenew'), { body: { autorenew: false } });
    expect((await fan.get(path)).body).toMatchObject({ autorenew: false, nextBillingDate: null });
  });
});

describe('a club', () => {
  it('is returned by character, slug and creator', async () => {
    const { creatorId, characterId, slug } = await clubOf({ discountPercent: 20, tokenPrice: 80 });
    await makePost(site.db, { characterId, access: 'fanClub', assets: [{}, { isFree: true }] });
    await makePost(site.db, { characterId, access: 'tokenOrFanclub', media: 'video' });
    await makePost(site.db, { characterId, access: 'token' });
    const visitor = site.client();
    const stats = api(`/creators-subscriptions/stats?characterId=${characterId}`);
    expect((await visitor.get(stats)).body).toEqual({
      exclusiveImagesCount: 1,
      exclusiveVideosCount: 1,
    });
    expect((await visitor.get(api(`/creators-subscriptions/by-slug/${slug}`))).body).toEqual({
      amountInUsd: 7.99,
      discountPercent: 20,
      tokens: 80,
      creatorId,
      characterId,
    });
    const fan = await logIn(site);
    expect((await fan.get(api(`/creators/pricing/${creatorId}`))).body).toEqual({
      funClubPrice: 7.99,
      fanClubDiscountPercent: 20,
    });
    expect((await visitor.get(api('/creators-subscriptions/by-slug/nobody'))).status).toBe(404);
    expect((await visitor.get(stats.replace(characterId, newId()))).status).toBe(404);
    expect((await fan.get(api(`/creators/pricing/${newId()}`))).status).toBe(404);
  });

  it('opens calls to its members and to Premium users', async () => {
    const { creatorId, characterId } = await clubOf({ price: 0 });
    await site.db('characters').where({ id: characterId }).update({ available_for_calls: true });
    const fan = await logIn(site);
    const read = async (who = fan) =>
      (
        await who.get(
          api(`/creators-subscriptions/audio-call-info?characterId=${characterId}&limit=1`),
        )
      ).body;
    const stranger = { isAvailable: true, isEnabled: false, isMember: false };
    expect(await read()).toEqual({ audioCallInfo: stranger });
    const premium = await logIn(site);
    await subscribe(site.db, premium.userId);
    expect(await read(premium)).toEqual({ audioCallInfo: { ...stranger, isEnabled: true } });
    await fan.post(api(`/creators-subscriptions/${creatorId}`), {});
    const member = { isAvailable: true, isEnabled: true, isMember: true };
    expect(await read()).toEqual({ audioCallInfo: member });
  });
});

describe('/admin/fanclub-subscription-plans', () => {
  const collection = api('/admin/fanclub-subscription-plans');

  it('keeps the plans that clubs are joined by', async () => {
    const { creatorId } = await clubOf();
    const staff = await signInStaff(site, 'manager');
    const fields = { creatorId, duration: 3, durationType: 'Months', price: 19.99 };
    const added = await staff.post(collection, fields);
    const plan = { id: expect.any(String) as string, ...fields, isActive: true };
    expect(added).toMatchObject({ status: 201, body: plan });
    const { id } = added.body as { id: string };
    expect((await staff.post(collection, fields)).status).toBe(409);
    expect((await staff.post(collection, { ...fields, creatorId: newId() })).status).toBe(404);
    const uneven = { ...fields, duration: 7, durationType: 'Years' };
    expect((await staff.post(collection, uneven)).status).toBe(400);

    const change = (path: string, body?: object) =>
      staff.request('PATCH', `${collection}/${id}${path}`, body && { body });
    expect((await change('', { price: 17.5 })).body).toEqual({ ...plan, price: 17.5 });
    const plans = api(`/fanclub-subscription-plans?creatorId=${creatorId}`);
    expect((await site.client().get(plans)).body).toEqual([{ ...plan, price: 17.5 }]);
    expect((await change('/deactivate')).body).toMatchObject({ isActive: false });
    expect((await site.client().get(plans)).body).toEqual([]);
    expect((await staff.get(`${collection}?isActive=false`)).body).toMatchObject({
      items: [{ id }],
      total: 1,
    });
    expect((await change('/activate')).body).toMatchObject({ isActive: true });
    expect((await staff.get(`${collection}/${id}`)).body).toMatchObject({ id, price: 17.5 });
    const noted = await site
      .db('fanclub_prices')
      .where({ plan_id: id })
      .orderBy('created_at')
      .pluck<number[]>('price');
    expect(noted).toEqual([1999, 1750]);

    expect((await staff.request('DELETE', `${collection}/${id}`)).body).toEqual({ success: true });
    expect((await staff.get(`${collection}/${id}`)).status).toBe(404);
    expect((await staff.request('DELETE', `${collection}/${id}`)).status).toBe(404);
  });

  it('is for staff with a permitted role', async () => {
    const of = async (role: Parameters<typeof signInStaff>[1]) =>
      (await (await signInStaff(site, role)).get(collection)).status;
    expect([await of('superAdmin'), await of('admin'), await of('manager')]).toEqual([
      200, 200, 200,
    ]);
    expect([await of('usersManager'), await of('marketingManager'), await of('user')]).toEqual([
      403, 403, 403,
    ]);
    expect((await (await logIn(site)).get(collection)).status).toBe(401);
  });
});
