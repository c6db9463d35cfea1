import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '~/domain/shared/ids';
import { writeConsent } from '../consent/consent';
import { codeOf, logIn } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  // Replaces the pages on which a visitor may land.
  site = await startSite({ renderPages: () => (_req, res) => void res.send('a page') });
  await site.db('feature_flags').insert({
    key: 'welcome-tokens-amount',
    is_enabled: true,
    is_for_test_users_only: true,
    variants: JSON.stringify({ '0': 1 }),
  });
});
afterAll(() => site.close());

const api = (path: string) => `/api/v1${path}`;
const metaOf = (body: unknown) => (body as { meta: Record<string, boolean> }).meta;
const newsOf = (userId: string, name: string) =>
  site
    .db('outbox')
    .where({ person_id: userId, name })
    .orderBy('id')
    .select<{ payload: { meta: Record<string, unknown> } }[]>('payload');

async function join(client = site.client()) {
  const email = `${newId()}@example.com`;
  const signedUp = await client.post(api('/auth'), { email, password: 'secret-1' });
  const { _id: userId } = signedUp.body as { _id: string };
  const prove = async () =>
    client.post(api('/auth/verify-otp'), { email, code: await codeOf(site, userId) });
  return { client, userId, prove };
}

describe('GET /users/me', () => {
  it('returns all data of a new user', async () => {
    const { client, prove } = await join();
    await prove();
    expect((await client.get(api('/users/me'))).body).toMatchObject({
      isVerified: true,
      state: 'active',
      accountType: 'User',
      currency: 'USD',
      balance: 20,
      coins: 20,
      subscription: null,
      nextSubscription: null,
      specialOffers: [],
      welcomeTokensAmount: 20,
      welcomeTokensReceived: false,
      fanClubAutorenew: true,
      gamification: {
        level: 1,
        spins: 0,
        avatar: null,
        loginStreakDay: 0,
        dailyRewardReceived: false,
        currentLevelXp: 0,
        requiredXpForNextLevel: 1000,
      },
      creator: null,
      kyc: null,
      marketing: { click_id: null, utmData: { utm_source: null } },
    });
  });
});

describe('PATCH /users/meta', () => {
  const patch = (client: Awaited<ReturnType<typeof logIn>>, body: unknown) =>
    client.request('PATCH', api('/users/meta'), { body });

  it('stores one value, keeps the others, and notifies the open pages once', async () => {
    const client = await logIn(site);
    const first = await patch(client, { isFirstPremiumSpecialOfferSeen: true });
    expect(first.status).toBe(200);
    const { body } = await patch(client, { isFirstTokenSpecialOfferSeen: true });
    expect(metaOf(body)).toMatchObject({
      isFirstPremiumSpecialOfferSeen: true,
      isFirstTokenSpecialOfferSeen: true,
      welcomeBackPackSeen: null,
    });
    await Promise.all([1, 2, 3].map(() => patch(client, { isFirstTokenSpecialOfferSeen: true })));
    const news = await newsOf(client.userId, 'accounts.meta-changed');
    expect(news.map(({ payload }) => payload.meta.isFirstTokenSpecialOfferSeen)).toEqual([
      false,
      true,
    ]);
  });

  it.each([true, '2001-01-01T00:00:00.000Z'])(
    'stores the time of a welcome back by its own clock (%j)',
    async (welcomeBackPackSeen) => {
      const client = await logIn(site);
      const before = Date.now();
      const { body } = await patch(client, { welcomeBackPackSeen });
      const { welcomeBackPackSeen: seenAt } = body as { welcomeBackPackSeen: string };
      expect(metaOf(body)).toMatchObject({ welcomeBackPackSeen: seenAt });
      expect(Date.parse(seenAt)).toBeGreaterThanOrEqual(before);
    },
  );

  it('loses none of the values stored at the same time', async () => {
    const client = await logIn(site);
    await Promise.all([
      patch(client, { isFirstPremiumSpecialOfferSeen: true }),
      patch(client, { isFirstTokenSpecialOfferSeen: true }),
      patch(client, { welcomeBackPackSeen: true }),
    ]);
    expect(metaOf((await client.get(api('/users/me'))).body)).toMatchObject({
      isFirstPremiumSpecialOfferSeen: true,
      isFirstTokenSpecialOfferSeen: true,
      welcomeBackPackSeen: expect.any(String) as unknown,
    });
  });

  it.each([
    [{}],
    [{ isFirstPremiumSpecialOfferSeen: true, welcomeBackPackSeen: true }],
    [{ isPremiumSpecialOfferUsed: true }],
    [{ welcomeBackPackSeen: 'yes' }],
    [{ welcomeBackPackSeen: false }],
  ])('refuses %j and changes nothing', async (body) => {
    const client = await logIn(site);
    expect((await patch(client, body)).status).toBe(400);
    expect(await newsOf(client.userId, 'accounts.meta-changed')).toEqual([]);
  });
});

describe('PUT /users/autorenew', () => {
  it('turns over, or sets, and answers how it is now', async () => {
    const client = await logIn(site);
    const put = async (body: unknown) => (await client.put(api('/users/autorenew'), body)).body;
    expect(await put({})).toEqual({ autorenew: false });
    expect(await put({})).toEqual({ autorenew: true });
    expect(await put({ autorenew: true })).toEqual({ autorenew: true });
    expect(await put({ autorenew: false })).toEqual({ autorenew: false });
    expect((await client.get(api('/users/me'))).body).toHaveProperty('fanClubAutorenew', false);
    expect((await client.put(api('/users/autorenew'), { autorenew: 'no' })).status).toBe(400);
  });
});

describe('the marketing origin of a user', () => {
  const landing = { utm_source: 'news', cmpid: 'spring', click_id: 'c-1' };

  /** Creates a browser whose owner has answered the consent question. */
  function browser(marketing: boolean) {
    const client = site.client();
    client.cookies.set('cookie_consent', writeConsent({ analytics: false, marketing }, new Date()));
    return client;
  }

  it('is remembered from the first address to the sign-up', async () => {
    const client = browser(true);
    await client.get(`/?${new URLSearchParams(landing)}`);
    await client.get('/characters?utm_source=later');
    const { prove } = await join(client);
    await prove();
    expect((await client.get(api('/users/me/marketing'))).body).toEqual({
      click_id: 'c-1',
      utmData: {
        utm_source: 'news',
        utm_medium: null,
        utm_campaign: null,
        utm_content: null,
        cmpid: 'spring',
        pubid: null,
      },
    });
  });

  it('is not remembered before its person consents, nor when they refuse', async () => {
    for (const client of [site.client(), browser(false)]) {
      const { setCookies } = await client.get(`/?${new URLSearchParams(landing)}`);
      expect(setCookies.filter((line) => line.startsWith('nocturne_origin'))).toEqual([]);
      client.cookies.set('nocturne_origin', encoded(landing));
      const { userId } = await join(client);
      expect(await site.db('marketing_origins').where({ user_id: userId })).toEqual([]);
    }
  });

  it.each([
    ['no JSON', 'nonsense'],
    ['JSON of something else', Buffer.from('[1]').toString('base64url')],
    ['what the database would not store', encoded({ utm_source: 'a\0b' })],
    ['what is too long', encoded({ utm_source: 'x'.repeat(101) })],
  ])('is none when the cookie holds %s', async (_, cookie) => {
    const client = browser(true);
    client.cookies.set('nocturne_origin', cookie);
    const { userId } = await join(client);
    expect(await site.db('marketing_origins').where({ user_id: userId })).toEqual([]);
  });
});

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

describe('POST /users/me/marketing/experiments', () => {
  const report = { name: 'paywall-redesign', value: 'cards' };

  it('notes the variant once', async () => {
    const client = await logIn(site);
    const key = { 'idempotency-key': newId() };
    const path = api('/users/me/marketing/experiments');
    const first = await client.post(path, report, key);
    const again = await client.post(path, report, key);
    expect(first).toMatchObject({ status: 201, body: { success: true } });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    await client.post(path, report);
    expect(await site.db('experiment_reports').where({ user_id: client.userId })).toMatchObject([
      report,
    ]);
  });

  it.each([
    [{ ...report, name: 'no-such-experiment' }],
    [{ ...report, value: '' }],
    [{ ...report, value: 'x'.repeat(101) }],
    [{ name: report.name }],
  ])('refuses %j', async (body) => {
    const client = await logIn(site);
    const { status } = await client.post(api('/users/me/marketing/experiments'), body);
    expect(status).toBe(400);
  });
});

describe('welcome tokens', () => {
  it('are promised, granted and reported alike, and marked as seen once', async () => {
    const { client, userId, prove } = await join();
    const promised = (await client.get(api('/auth/welcome-tokens-amount'))).body;
    expect(promised).toEqual({ amount: 20 });
    expect((await prove()).body).toMatchObject({ balance: 20, welcomeTokensReceived: false });
    const seen = async () => {
      await client.put(api('/auth/handle-welcome-tokens-received'), {});
      const user = await site.db('users').where({ id: userId }).first();
      return user?.welcome_tokens_seen_at;
    };
    const first = await seen();
    expect(first).toBeInstanceOf(Date);
    expect(await seen()).toEqual(first);
    expect((await client.get(api('/users/me'))).body).toHaveProperty('welcomeTokensReceived', true);
  });

  it('follow the experiment: its 0 means none', async () => {
    const { client, userId, prove } = await join();
    await site.db('users').where({ id: userId }).update({ is_test: true });
    const promised = (await client.get(api('/auth/welcome-tokens-amount'))).body;
    expect(promised).toEqual({ amount: 0 });
    expect((await prove()).body).toMatchObject({ balance: 0, welcomeTokensAmount: 0 });
    expect(
      await site.db('ledger_transfers').where({ idempotency_key: `welcome:${userId}` }),
    ).toEqual([]);
  });
});

describe('GET /auth/webrtc-token', () => {
  it('names the caller for a few minutes', async () => {
    const client = await logIn(site);
    const { body } = await client.get(api('/auth/webrtc-token'));
    const { token, expiresAt } = body as { token: string; expiresAt: string };
    const claims = decodeJwt(token);
    expect(claims).toMatchObject({ sub: client.userId, aud: 'voice-call' });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(300);
    expect(Date.parse(expiresAt) / 1000).toBe(claims.exp);
  });

  it('is no session', async () => {
    const client = await logIn(site);
    const { token } = (await client.get(api('/auth/webrtc-token'))).body as { token: string };
    const thief = site.client();
    thief.cookies.set('nocturne_access', token);
    expect((await thief.get(api('/users/me'))).status).toBe(401);
  });
});
