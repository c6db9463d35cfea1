import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestRedis, type TestRedis } from '~/db/testing';
import { startSite } from '../../testing/start-site';
import { rateLimits as standardLimits } from '../../rate-limits';
import { createAttemptLimits } from './attempt-limits';

const hashKey = Buffer.alloc(32, 1);
const rateLimits = {
  ...standardLimits,
  logIn: {
    address: { attempts: 5, seconds: 60 },
    account: { attempts: 2, seconds: 60 },
    strangers: { attempts: 6, seconds: 60 },
  },
};
const tries = async (count: number, attempt: (index: number) => Promise<{ ok: boolean }>) => {
  const outcomes = [];
  for (let index = 0; index < count; index += 1) outcomes.push((await attempt(index)).ok);
  return outcomes;
};

describe('createAttemptLimits', () => {
  let test: TestRedis;
  beforeAll(async () => {
    test = await createTestRedis();
  });
  afterAll(() => test.close());

  it('counts by account and network, letter case aside', async () => {
    const of = createAttemptLimits({ redis: test.redis, hashKey, rateLimits });
    const attempt = (network: number) => (index: number) =>
      of(`10.0.0.${network}`).logIn(index ? 'a@b.co' : 'A@B.co');
    expect(await tries(3, attempt(1))).toEqual([true, true, false]);
    expect(await tries(3, attempt(2))).toEqual([true, true, false]);
  });

  it('counts by account from any address, where only the account’s own user can try', async () => {
    const few = { address: { attempts: 9, seconds: 60 }, account: { attempts: 2, seconds: 60 } };
    const own = { ...standardLimits, password: few };
    const of = createAttemptLimits({ redis: test.redis, hashKey, rateLimits: own });
    const outcomes = await tries(3, (index) => of(`10.0.1.${index}`).password('user-id'));
    expect(outcomes).toEqual([true, true, false]);
  });

  it('slows down strangers who try one account from many addresses', async () => {
    const of = createAttemptLimits({ redis: test.redis, hashKey, rateLimits });
    const outcomes = await tries(8, (index) => of(`10.0.2.${index}`).logIn('everywhere@b.co'));
    expect(outcomes).toEqual([true, true, true, true, true, true, false, false]);
    expect((await of('10.0.2.99').logIn('another@b.co')).ok).toBe(true);
  });

  it('lets a user held up by strangers continue by a code, but no address and no known device', async () => {
    const logIn = { ...rateLimits.logIn, byCode: true as const };
    const of = createAttemptLimits({
      redis: test.redis,
      hashKey,
      rateLimits: { ...rateLimits, logIn },
    });
    const account = 'held-up@b.co';
    await tries(6, (index) => of(`10.0.5.${index}`).logIn(account));
    expect(await of('10.0.5.99').logIn(account)).toMatchObject({ ok: false, wantsCode: true });
    await tries(2, () => of('10.0.6.1').logIn('own@b.co'));
    expect(await of('10.0.6.1').logIn('own@b.co')).toMatchObject({ ok: false, wantsCode: true });
    const knownDevice = of('10.0.6.1', { id: 'known', isKnownTo: () => true });
    await tries(2, () => knownDevice.logIn('own@b.co'));
    expect(await knownDevice.logIn('own@b.co')).not.toHaveProperty('wantsCode');
    await tries(5, (index) => of('10.0.7.1').logIn(`${index}@b.co`));
    expect(await of('10.0.7.1').logIn('other@b.co')).not.toHaveProperty('wantsCode');
  });

  it('does not count strangers whose password was right', async () => {
    const of = createAttemptLimits({ redis: test.redis, hashKey, rateLimits });
    const outcomes = await tries(9, async (index) => {
      const client = of(`10.0.4.${index}`);
      const allowed = await client.logIn('shared@b.co');
      if (allowed.ok) await client.forgive('logIn', 'shared@b.co');
      return allowed;
    });
    expect(outcomes).toEqual(Array(9).fill(true));
  });

  it('never lets strangers, even at the same address, use up the attempts of a known device', async () => {
    const of = createAttemptLimits({ redis: test.redis, hashKey, rateLimits });
    const account = 'owner@b.co';
    const own = { id: 'own-device', isKnownTo: (named: string) => named === account };
    await tries(8, (index) => of(`10.0.3.${index}`).logIn(account));
    await tries(8, (index) => of('10.0.3.50').logIn(`${index}@b.co`));
    expect((await of('10.0.3.50').logIn(account)).ok).toBe(false);
    const knownDevice = of('10.0.3.50', own);
    expect(await tries(3, () => knownDevice.logIn(account))).toEqual([true, true, false]);
    // Further attempts count as those of an unknown browser.
    expect((await of('10.0.3.51', own).logIn('neighbour@b.co')).ok).toBe(true);
  });

  it('counts the forms sent by all visitors of one address together, and no members', async () => {
    const guests = { ...rateLimits.logIn, account: { attempts: 100, seconds: 60 } };
    const of = createAttemptLimits({
      redis: test.redis,
      hashKey,
      rateLimits: { ...standardLimits, sendByForm: { ...standardLimits.sendByForm, guests } },
    });
    const send = (kind: 'user' | 'guest') => (index: number) =>
      of('10.9.9.9').sendByForm({ kind, id: `person-${index}` });
    expect(await tries(7, send('guest'))).toEqual([true, true, true, true, true, false, false]);
    expect(await tries(7, send('user'))).not.toContain(false);
  });

  it('counts by address whichever account is tried, and states when to retry', async () => {
    const of = createAttemptLimits({ redis: test.redis, hashKey, rateLimits });
    const outcomes = await tries(6, (index) => of('10.1.1.1').logIn(`${index}@b.co`));
    expect(outcomes).toEqual([true, true, true, true, true, false]);
    const refused = await of('10.1.1.1').logIn('other@b.co');
    expect(refused).toEqual({ ok: false, retryAfterSeconds: expect.any(Number) as unknown });
    expect(refused.ok || refused.retryAfterSeconds).toBeGreaterThan(50);
  });

  it('forgets an account’s mistakes once its password was right', async () => {
    const of = createAttemptLimits({ redis: test.redis, hashKey, rateLimits });
    const client = of('10.3.3.3');
    expect(await tries(2, () => client.logIn('kept@b.co'))).toEqual([true, true]);
    await client.forgive('logIn', 'Kept@b.co');
    expect(await tries(2, () => client.logIn('kept@b.co'))).toEqual([true, true]);
  });

  it('bounds the trials one address can have as ever new visitors, and members’ chats apart', async () => {
    const few = { address: { attempts: 3, seconds: 60 }, account: { attempts: 2, seconds: 60 } };
    const of = createAttemptLimits({
      redis: test.redis,
      hashKey,
      rateLimits: { ...standardLimits, openChats: { ...standardLimits.openChats, guests: few } },
    });
    const client = of('10.4.4.4');
    const visitors = await tries(4, (index) =>
      client.openChats({ kind: 'guest', id: `visitor-${index}` }),
    );
    expect(visitors).toEqual([true, true, true, false]);
    expect((await client.openChats({ kind: 'user', id: 'member' })).ok).toBe(true);
  });

  it('keeps neither addresses nor e-mails readable in Redis', async () => {
    const of = createAttemptLimits({ redis: test.redis, hashKey, rateLimits });
    await of('198.51.100.7').signUp('somebody@example.com');
    const keys = (await test.redis.keys('*')).join(' ');
    expect(keys).toContain('limit:signUp:account');
    expect(keys).not.toMatch(/198\.51|somebody|example/);
  });

  it('continues counting in the process while Redis cannot be reached', async () => {
    const redis = new Redis('redis://127.0.0.1:1', {
      lazyConnect: true,
      retryStrategy: () => null,
    });
    redis.on('error', () => undefined);
    const of = createAttemptLimits({ redis, hashKey, rateLimits });
    expect(await tries(3, () => of('10.2.2.2').logIn('a@b.co'))).toEqual([true, true, false]);
    await of('10.2.2.2').forgive('logIn', 'a@b.co');
    expect(await tries(1, () => of('10.2.2.2').logIn('a@b.co'))).toEqual([true]);
    redis.disconnect();
  });
});

it('answers 429 with the wait, before the password is looked at', async () => {
  const site = await startSite({ rateLimits });
  try {
    const body = { email: 'somebody@example.com', password: 'wrong-one' };
    const answers = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      answers.push(await site.client().post('/api/v1/auth/login', body));
    }
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 429]);
    const wait = Number(answers[2]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(answers[2]?.body).toMatchObject({
      message: 'Too many attempts.',
      data: { code: 'too-many-attempts', retryAfterSeconds: wait },
    });
  } finally {
    await site.close();
  }
});
