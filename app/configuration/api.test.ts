import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { msUntilLocalMidnight } from '~/domain/shared/time/local-midnight';
import { writeSetting } from '~/domain/settings/write-setting';
import { issueGuestToken } from '~/domain/viewers/guests';
import { newId } from '~/domain/shared/ids';
import { logIn } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';
import { subscriptionSettings } from '~/domain/subscriptions/settings';
import { productSettings } from '~/domain/settings/settings';
import { gamificationSettings } from '~/domain/gamification/settings';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
  // Settings and rules are cached briefly, so the tested values are written first.
  await writeSetting(site.db, subscriptionSettings, 'monthly_tokens_bonus', 120);
  await writeSetting(site.db, productSettings, 'public_config_seconds', 45);
  await writeSetting(site.db, gamificationSettings, 'gamification_is_for_test_users_only', true);
  await site.db('feature_flags').insert({
    key: 'content-type-paywall',
    is_enabled: true,
    variants: JSON.stringify({ photo: 1, video: 1 }),
  });
});
afterAll(() => site.close());

const get = (path: string) => site.client().get(`/api/v1${path}`);

describe('the public configuration', () => {
  it.each([
    ['/public-configs/system-settings', 'monthly_tokens_bonus', 120],
    ['/public-configs/system-settings', 'theme', 'default'],
    ['/public-configs/system-settings', 'locales', { released: expect.any(Array) as unknown }],
    ['/public-configs/popup-events-settings', 'special_offer_timer', 60],
    ['/public-configs/creator-settings', 'accepted_creator_genders', ['female']],
    ['/public-configs/create-my-ai', 'create_ai_steps', 15],
    ['/gamification-configs', 'gamification_default_required_xp', 1000],
  ])('at %s returns %s', async (path, name, value) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body).toHaveProperty([name], value);
  });

  it('returns no internal settings', async () => {
    const { body } = await get('/public-configs/system-settings');
    for (const name of ['access_token_seconds', 'outbox_kept_seconds', 'code_attempts']) {
      expect(body).not.toHaveProperty(name);
    }
  });

  it('may be cached for a moment, and is not sent again to a client that has it', async () => {
    const first = await get('/public-configs/system-settings');
    expect(first.headers.get('cache-control')).toBe('public, max-age=45');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await site.client().get('/api/v1/public-configs/system-settings', {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  it('lists the voices and finds each', async () => {
    const { items } = (await get('/public-configs/voice-presets')).body as {
      items: { id: string }[];
    };
    expect(items.length).toBeGreaterThan(0);
    for (const preset of items) {
      expect((await get(`/public-configs/voice-presets/${preset.id}`)).body).toEqual(preset);
    }
    const missing = await get('/public-configs/voice-presets/nobody');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).toBe('no-store');
  });
});

it('a feature states which users it is for', async () => {
  expect((await get('/feature-settings/gamification')).body).toEqual({ isForTestUsersOnly: true });
  expect((await get('/feature-settings/constructor')).status).toBe(404);
});

describe('GET /feature-flags/user', () => {
  it('returns the switches to every caller, and is never cached', async () => {
    const { body, headers } = await get('/feature-flags/user');
    expect(body).toMatchObject({
      flags: { SIGNUP_REDIRECT_WELCOME_OFFER: 'OFF', SHOULD_CHECKOUT_ASK_ADDRESS: 'OFF' },
      experiments: { 'welcome-tokens-amount': 'OFF', 'content-type-paywall': 'OFF' },
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('gives a visitor one variant, which they keep when they sign up', async () => {
    const variantOf = async (client: ReturnType<TestSite['client']>) => {
      const { body } = await client.get('/api/v1/feature-flags/user');
      return (body as { experiments: Record<string, string> }).experiments['content-type-paywall'];
    };
    const seen = new Set<string | undefined>();
    for (let visitor = 0; visitor < 12; visitor += 1) {
      const client = site.client();
      client.cookies.set('nocturne_guest', (await issueGuestToken(site.domain)).token);
      const before = await variantOf(client);
      await client.post('/api/v1/auth', { email: `${newId()}@example.com`, password: 'secret-1' });
      expect(await variantOf(client)).toBe(before);
      seen.add(before);
    }
    expect([...seen].sort()).toEqual(['photo', 'video']);
  });
});

describe('GET /payments/currency', () => {
  it('is the dollar for a visitor, and a user’s own for them', async () => {
    expect((await get('/payments/currency')).body).toEqual({ symbol: '$', code: 'USD' });
    const client = await logIn(site);
    await site.db('users').where({ id: client.userId }).update({ currency: 'EUR' });
    expect((await client.get('/api/v1/payments/currency')).body).toEqual({
      symbol: '€',
      code: 'EUR',
    });
  });
});

describe('GET /home/latest-transactions', () => {
  it('returns nothing before anyone can buy', async () => {
    expect((await get('/home/latest-transactions')).body).toEqual({ items: [], nextCursor: null });
  });

  it.each(['limit=21', 'limit=0', 'limit=x'])('refuses %s', async (query) => {
    expect((await get(`/home/latest-transactions?${query}`)).status).toBe(400);
  });
});

describe('GET /affiliate/check-affiliate-exists', () => {
  const checkAffiliate = (query: Record<string, string>) =>
    get(`/affiliate/check-affiliate-exists?${new URLSearchParams(query)}`);

  it('knows a nickname on a site, however the site is written', async () => {
    await site
      .db('affiliates')
      .insert({ id: newId(), website: 'cams.example', nickname: 'LunaLive' });
    for (const website of ['cams.example', 'https://www.Cams.example/luna?x=1', 'CAMS.EXAMPLE/']) {
      expect((await checkAffiliate({ website, nickname: 'lunalive' })).body).toEqual({
        exists: true,
      });
    }
    expect((await checkAffiliate({ website: 'other.example', nickname: 'LunaLive' })).body).toEqual(
      {
        exists: false,
      },
    );
    expect((await checkAffiliate({ website: 'cams.example', nickname: 'luna' })).body).toEqual({
      exists: false,
    });
  });

  it.each([
    [{ nickname: 'x' }, 'website is required'],
    [{ website: 'a.example' }, 'nickname is required'],
    [{ website: 'https://', nickname: 'x' }, 'invalid website'],
    [{ website: 'a.example', nickname: 'x'.repeat(101) }, 'nickname is too long'],
  ])('refuses %j', async (query, message) => {
    expect(await checkAffiliate(query)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('GET /nextapi/time', () => {
  it('returns the rest of the server’s day, and is never cached', async () => {
    const { status, headers, body } = await site.client().get('/nextapi/time?cb=0.42');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    const { msUntilServerLocalMidnight } = body as { msUntilServerLocalMidnight: number };
    expect(msUntilServerLocalMidnight).toBeGreaterThan(0);
    expect(msUntilServerLocalMidnight).toBeLessThanOrEqual(24 * 3600 * 1000);
  });

  it('returns the rest of the caller’s day in their stored time zone', async () => {
    const client = await logIn(site);
    const timeZone = 'Pacific/Kiritimati';
    await site.db('users').where({ id: client.userId }).update({ time_zone: timeZone });
    const { body } = await client.get('/nextapi/time?cb=0.43');
    const { msUntilServerLocalMidnight: left } = body as { msUntilServerLocalMidnight: number };
    const expected = msUntilLocalMidnight(new Date(), timeZone);
    expect(Math.abs(left - expected)).toBeLessThan(60_000);
  });
});
