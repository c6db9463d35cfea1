import { describe, expect, it } from 'vitest';
import type { BehaviourRequest } from '~/sandbox/control/behaviours';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { createOAuthProvider } from './oauth';
import { answerProvider, sandboxProvider, signedToken } from './testing/sandbox-provider';

const returnUrl = 'http://localhost:3000/api/v1/auth/aurora/redirect';

const sandbox = await openTestSandbox();
const provider = createOAuthProvider(sandboxProvider(sandbox.url), { returnUrl, timeoutMs: 2_000 });

async function upset(behaviour: Omit<BehaviourRequest, 'target'>) {
  await fetch(`${sandbox.url}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'social', ...behaviour }),
  });
}

/** Visits the provider and returns from it, ready to be signed in. */
async function comeBack(person: Parameters<typeof answerProvider>[1]) {
  const { location, cookies } = await provider.begin();
  const back = await answerProvider(location, person);
  return { search: back.search, cookieHeader: cookies.map((one) => one.split(';')[0]).join('; ') };
}

const failure = (reason: string) => expect.objectContaining({ name: 'SocialSignInFailed', reason });

describe('going to a provider', () => {
  it('requests a code, bound to this browser by a state and a challenge', async () => {
    const { location, cookies } = await provider.begin();
    const query = Object.fromEntries(new URL(location).searchParams);
    expect(query).toMatchObject({
      response_type: 'code',
      client_id: 'client-aurora',
      redirect_uri: returnUrl,
      scope: 'openid email',
      code_challenge_method: 'S256',
    });
    expect(query['state']?.length).toBeGreaterThan(20);
    expect(query['nonce']?.length).toBeGreaterThan(40);
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/; HttpOnly/i);
    expect(cookies[0]).toMatch(/; SameSite=Lax/i);
    expect(cookies[0]).toMatch(/; Path=\/(?:;|$)/i);
  });

  it('never uses the same state or challenge twice', async () => {
    const [one, other] = await Promise.all([provider.begin(), provider.begin()]);
    for (const name of ['state', 'code_challenge', 'nonce']) {
      const [first, second] = [one, other].map(({ location }) =>
        new URL(location).searchParams.get(name),
      );
      expect(first).not.toBe(second);
    }
  });
});

describe('coming back from a provider', () => {
  it('names the person, and reports whether their address is verified', async () => {
    const identity = await provider.finish(await comeBack({ email: 'Ada@Example.com' }));
    expect(identity).toMatchObject({
      provider: 'AURORA',
      providerName: 'Aurora',
      email: 'ada@example.com',
      isEmailVerified: true,
    });
    const again = await provider.finish(
      await comeBack({ email: 'ada@example.com', isVerified: false }),
    );
    expect(again).toMatchObject({ subject: identity.subject, isEmailVerified: false });
    const nameless = await provider.finish(await comeBack({ email: '' }));
    expect(nameless).toMatchObject({ email: null, isEmailVerified: false });
  });

  it('takes a no for a no', async () => {
    await expect(provider.finish(await comeBack({ answer: 'cancel' }))).rejects.toEqual(
      failure('denied'),
    );
  });

  it('accepts no answer that this browser did not request', async () => {
    const { search, cookieHeader } = await comeBack({ email: 'ada@example.com' });
    const otherBrowser = await comeBack({ email: 'eve@example.com' });
    const query = new URLSearchParams(search);
    const without = (name: string) => {
      const rest = new URLSearchParams(query);
      rest.delete(name);
      return `?${rest}`;
    };
    for (const returned of [
      { search, cookieHeader: '' },
      { search, cookieHeader: otherBrowser.cookieHeader },
      { search: without('state'), cookieHeader },
      { search: without('code'), cookieHeader },
      { search: `${search}x`, cookieHeader },
      { search: '', cookieHeader },
    ]) {
      await expect(provider.finish(returned)).rejects.toEqual(failure('invalid'));
    }
  });

  it('takes no code that was given for another browser’s challenge', async () => {
    const mine = await comeBack({ email: 'ada@example.com' });
    const theirs = await comeBack({ email: 'eve@example.com' });
    const query = new URLSearchParams(mine.search);
    query.set('code', new URLSearchParams(theirs.search).get('code') ?? '');
    await expect(
      provider.finish({ search: `?${query}`, cookieHeader: mine.cookieHeader }),
    ).rejects.toEqual(failure('invalid'));
  });

  it('takes a code once', async () => {
    const returned = await comeBack({ email: 'ada@example.com' });
    await provider.finish(returned);
    await expect(provider.finish(returned)).rejects.toEqual(failure('invalid'));
  });

  it('distinguishes an unavailable provider from one that declines', async () => {
    const returned = await comeBack({ email: 'ada@example.com' });
    await upset({ behaviour: 'fail' });
    await expect(provider.finish(returned)).rejects.toEqual(failure('unavailable'));
  });

  it('waits for no provider for ever', async () => {
    const hasty = createOAuthProvider(sandboxProvider(sandbox.url), { returnUrl, timeoutMs: 50 });
    const returned = await comeBack({ email: 'ada@example.com' });
    await upset({ behaviour: 'hang' });
    await expect(hasty.finish(returned)).rejects.toEqual(failure('unavailable'));
  });
});

describe('a token that a provider has signed', () => {
  const read = async (token: Parameters<typeof signedToken>[1]) =>
    provider.readToken?.(await signedToken(sandbox.url, token));
  const own = { email: 'ada@example.com', clientId: 'client-aurora' };

  it('names the same person as the way through the provider’s page', async () => {
    const identity = await provider.finish(await comeBack({ email: own.email }));
    expect(await read(own)).toEqual(identity);
  });

  it.each([
    ['for another site', { clientId: 'another-site' }],
    ['by another issuer', { issuer: 'sandbox:boreal' }],
    ['long ago', { age: 1_200 }],
  ])('is refused when it was made %s', async (_how, change) => {
    await expect(read({ ...own, ...change })).rejects.toEqual(failure('invalid'));
  });

  it('is refused when a byte of it was changed, or it is unsigned', async () => {
    const token = await signedToken(sandbox.url, own);
    const [head = '', body = '', signature = ''] = token.split('.');
    const eve = Buffer.from(JSON.stringify({ sub: '1', email: 'eve@example.com' }));
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    for (const forged of [
      `${head}.${eve.toString('base64url')}.${signature}`,
      `${unsigned}.${body}.`,
      'no token',
      '',
    ]) {
      await expect(provider.readToken?.(forged)).rejects.toEqual(failure('invalid'));
    }
  });
});
