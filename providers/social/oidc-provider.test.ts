import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOAuthProvider } from './oauth';
import type { SocialProvider } from './social-provider';
import { agreeAt, startOidcProvider, type OidcProvider } from './testing/start-oidc-provider';

const returnUrl = 'http://localhost:3000/api/v1/auth/strict/redirect';
let strict: OidcProvider;
let provider: SocialProvider;
beforeAll(async () => {
  strict = await startOidcProvider({ returnUrl });
  provider = createOAuthProvider(strict.config, { returnUrl, timeoutMs: 5_000 });
});
afterAll(() => strict.stop());

const failure = (reason: string) => expect.objectContaining({ name: 'SocialSignInFailed', reason });

async function comeBack(login: string) {
  const { location, cookies } = await provider.begin();
  const back = await agreeAt(location, login, returnUrl);
  return { search: back.search, cookieHeader: cookies.map((one) => one.split(';')[0]).join('; ') };
}

describe('a provider with an independent implementation', () => {
  it('is shown the client’s secret as the standard encodes it, and names the person', async () => {
    expect(await provider.finish(await comeBack('ada'))).toEqual({
      provider: 'STRICT',
      providerName: 'Strict',
      subject: 'ada',
      email: 'ada@example.com',
      isEmailVerified: true,
    });
  });

  it('knows the same person again, and takes a code once', async () => {
    const returned = await comeBack('ada');
    expect(await provider.finish(returned)).toMatchObject({ subject: 'ada' });
    await expect(provider.finish(returned)).rejects.toEqual(failure('invalid'));
  });

  it('is not believed in another’s name (RFC 9207)', async () => {
    const { search, cookieHeader } = await comeBack('ada');
    const query = new URLSearchParams(search);
    expect(query.get('iss')).toBe(strict.config.idTokens.issuer);
    query.set('iss', 'https://elsewhere.example');
    await expect(provider.finish({ search: `?${query}`, cookieHeader })).rejects.toEqual(
      failure('invalid'),
    );
  });

  it('rejects a wrong client secret', async () => {
    const wrong = createOAuthProvider(
      { ...strict.config, clientSecret: 'another' },
      { returnUrl, timeoutMs: 5_000 },
    );
    await expect(wrong.finish(await comeBack('ada'))).rejects.toEqual(failure('invalid'));
  });
});
