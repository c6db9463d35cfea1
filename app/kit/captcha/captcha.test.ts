import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '~/domain/shared/ids';
import { createSiteverifyCaptcha } from '~/providers/captcha/siteverify';
import { openTestRedis } from '~/db/testing/open-test-redis';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { rateLimits } from '../../rate-limits';
import { createAttemptLimits, type AttemptLimits } from '../http/attempt-limits';

const redis = await openTestRedis();
const sandbox = await openTestSandbox();
let limitsOf: (address: string) => AttemptLimits;
beforeAll(() => {
  limitsOf = createAttemptLimits({
    rateLimits,
    redis: redis.redis,
    hashKey: Buffer.alloc(32, 3),
    captcha: createSiteverifyCaptcha({
      siteKey: 'sandbox',
      secret: 'sandbox',
      scriptUrl: `${sandbox.url}/captcha/api.js`,
      verifyUrl: `${sandbox.url}/captcha/siteverify`,
      timeoutMs: 2_000,
    }),
  });
});

let lastAddress = 0;
/** Creates limits for an address without previous attempts. */
const newcomer = () => limitsOf(`198.51.100.${(lastAddress += 1)}`);
const solve = async () => {
  const solved = await fetch(`${sandbox.url}/captcha/solve`, { method: 'POST' });
  return ((await solved.json()) as { token: string }).token;
};
const upset = (behaviour: object) =>
  fetch(`${sandbox.url}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'captcha', ...behaviour }),
  });

/** Creates a person with as many failed log-ins as are allowed without a captcha. */
async function atRisk(challenge?: string) {
  const [limits, account] = [newcomer(), newId()];
  for (let count = 0; count < rateLimits.logIn.captcha.after.account; count += 1) {
    expect(await limits.logIn(account, challenge)).toEqual({ ok: true });
  }
  return { limits, account };
}

describe('a user who logs in again and again', () => {
  it('must solve a captcha, and then passes', async () => {
    const { limits, account } = await atRisk('');
    expect(await limits.logIn(account, '')).toMatchObject({ ok: false, wantsCaptcha: true });
    expect(await limits.logIn(account, await solve())).toEqual({ ok: true });
  });

  it('must solve it every time: a token is valid once, and a made-up one never', async () => {
    const { limits, account } = await atRisk('');
    const token = await solve();
    expect(await limits.logIn(account, token)).toEqual({ ok: true });
    for (const again of [token, 'made-up', 'x'.repeat(5000)]) {
      expect(await limits.logIn(account, again)).toMatchObject({ wantsCaptcha: true });
    }
  });

  it('has not solved it when the service fails', async () => {
    const { limits, account } = await atRisk('');
    const token = await solve();
    await upset({ behaviour: 'fail' });
    expect(await limits.logIn(account, token)).toMatchObject({ wantsCaptcha: true });
  });

  it('needs no captcha after a right password was forgiven', async () => {
    const { limits, account } = await atRisk('');
    await limits.forgive('logIn', account);
    expect(await limits.logIn(account, '')).toEqual({ ok: true });
  });
});

describe.each([
  ['whose scripts do not run', async () => undefined],
  [
    'when the service is away',
    async () => {
      await upset({ behaviour: 'fail', status: 503 });
      return solve();
    },
  ],
])('a user %s', (_who, challenge) => {
  it('passes a few times more, and then not', async () => {
    const { limits, account } = await atRisk(undefined);
    const { attempts } = rateLimits.logIn.captcha.withoutCaptcha.account;
    for (let count = 0; count < attempts; count += 1) {
      expect(await limits.logIn(account, await challenge())).toEqual({ ok: true });
    }
    const refused = await limits.logIn(account, await challenge());
    expect(refused).toMatchObject({ ok: false, retryAfterSeconds: expect.any(Number) });
    expect(refused).not.toHaveProperty('wantsCaptcha');
  });
});

it('an address that signs up many accounts needs a captcha, whatever e-mail it signs up', async () => {
  const limits = newcomer();
  for (let count = 0; count < rateLimits.signUp.captcha.after.address; count += 1) {
    expect(await limits.signUp(newId(), '')).toEqual({ ok: true });
  }
  expect(await limits.signUp(newId(), '')).toMatchObject({ wantsCaptcha: true });
  expect(await newcomer().signUp(newId(), '')).toEqual({ ok: true });
});

it.each(['signUp', 'logIn', 'resetPassword', 'openCase'] as const)(
  'of %s, an account has a few without a question, and then one with',
  async (attempt) => {
    const [limits, account] = [newcomer(), newId()];
    for (let count = 0; count < rateLimits[attempt].captcha.after.account; count += 1) {
      expect(await limits[attempt](account, '')).toEqual({ ok: true });
    }
    expect(await limits[attempt](account, '')).toMatchObject({ wantsCaptcha: true });
    expect(await limits[attempt](account, await solve())).toEqual({ ok: true });
  },
);
