import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { SocialProviderConfig } from '~/config/social-providers';

/** Credentials that a provider may issue and that must be form-encoded in a Basic header (RFC 6749). */
const clientId = 'nocturne:site/1';
const clientSecret = 'se+cr:et %20 &=/~';

export type OidcProvider = Awaited<ReturnType<typeof startOidcProvider>>;

/** Starts a third-party OpenID Connect provider with one client: this site. */
export async function startOidcProvider({ returnUrl }: { returnUrl: string }) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [returnUrl],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@example.com`, email_verified: true }),
    }),
    cookies: { keys: ['for-tests'] },
    // Both prompts of the provider are pages; the tests' browser submits them.
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
    conformIdTokenClaims: true,
  });
  server.on('request', provider.callback());
  return {
    config: {
      id: 'STRICT',
      name: 'Strict',
      clientId,
      clientSecret,
      authorizationUrl: `${issuer}/auth`,
      tokenUrl: `${issuer}/token`,
      userInfoUrl: `${issuer}/me`,
      scopes: ['openid', 'email'],
      idTokens: { issuer, keysUrl: `${issuer}/jwks` },
    } satisfies SocialProviderConfig,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Signs in and consents on the provider's pages; returns the address it sends the browser back to. */
export async function agreeAt(location: string, login: string, returnUrl: string): Promise<URL> {
  const jar = new Map<string, string>();
  let address = location;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 12; step += 1) {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const next = response.headers.get('location');
    if (next) {
      address = new URL(next, address).href;
      form = undefined;
      if (address.startsWith(returnUrl)) return new URL(address);
      continue;
    }
    const page = await response.text();
    const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (!action || !prompt) throw new Error(`the provider shows ${response.status}: ${page}`);
    address = new URL(action, address).href;
    form = new URLSearchParams({ prompt, login, password: 'any' });
  }
  throw new Error('the provider never sends anybody back');
}
