import { Authenticator } from 'remix-auth';
import type { SocialProviderConfig } from '~/config/social-providers';
import { cookieName } from '~/domain/sessions/cookies';
import { CodeStrategy } from './code-strategy';
import { createTokenReader } from './id-token';
import { readUserInfo } from './read-user-info';
import { SocialSignInFailed, type SocialIdentity, type SocialProvider } from './social-provider';

interface OAuthOptions {
  /** The absolute URL to which the provider sends people back. */
  returnUrl: string;
  /** Milliseconds for the whole exchange with the provider, 10 s by default. */
  timeoutMs?: number;
}

type TokenReader = ReturnType<typeof createTokenReader>;

/** The maximum time that a person may spend at the provider, in seconds. */
export const stayThere = 600;

/**
 * Signs in with OAuth 2's code grant with PKCE and state (RFC 6749, 7636), both bound to the browser.
 * If the provider signs ID tokens, they are verified too (OpenID Connect core, 3.1).
 */
export function createOAuthProvider(
  provider: SocialProviderConfig,
  { returnUrl, timeoutMs = 10_000 }: OAuthOptions,
): SocialProvider {
  const { idTokens } = provider;
  const readToken =
    idTokens &&
    createTokenReader(
      { id: provider.id, name: provider.name, clientId: provider.clientId, ...idTokens },
      timeoutMs,
    );
  const strategy = createStrategy(provider, { returnUrl, timeoutMs, readToken });
  const authenticator = new Authenticator<SocialIdentity>().use(strategy, provider.id);
  const authenticate = (search: string, cookieHeader: string) =>
    authenticator.authenticate(
      provider.id,
      new Request(returnUrl + search, { headers: { cookie: cookieHeader } }),
    );

  return {
    id: provider.id,
    name: provider.name,
    origin: new URL(provider.authorizationUrl).origin,
    async begin() {
      const sent = await authenticate('', '').catch((thrown: unknown) => thrown);
      const location = sent instanceof Response ? sent.headers.get('location') : null;
      if (!(sent instanceof Response) || !location) {
        throw new SocialSignInFailed('invalid', { cause: sent });
      }
      // The strategy looks for its cookie under the bare name, under which the site passes on trusted
      // cookies.
      const cookies = sent.headers.getSetCookie().map((line) => cookieName(line, returnUrl));
      return { location, cookies };
    },
    async finish({ search, cookieHeader }) {
      const { error, state, iss } = Object.fromEntries(new URLSearchParams(search));
      // The response comes from another provider (RFC 9207).
      if (idTokens && iss !== undefined && iss !== idTokens.issuer) {
        throw new SocialSignInFailed('invalid');
      }
      if (error) throw new SocialSignInFailed(error === 'access_denied' ? 'denied' : 'invalid');
      // Without a state the strategy would start a new sign-in.
      if (!state) throw new SocialSignInFailed('invalid');
      try {
        return await within(timeoutMs, authenticate(search, cookieHeader));
      } catch (failure) {
        throw asFailure(failure);
      }
    },
    ...(readToken && { readToken: (token: string) => readToken(token) }),
  };
}

function createStrategy(
  provider: SocialProviderConfig,
  {
    returnUrl,
    timeoutMs,
    readToken,
  }: Required<OAuthOptions> & { readToken: TokenReader | undefined },
): CodeStrategy {
  return new CodeStrategy(
    {
      readToken,
      clientId: provider.clientId,
      clientSecret: provider.clientSecret,
      authorizationEndpoint: provider.authorizationUrl,
      tokenEndpoint: provider.tokenUrl,
      redirectURI: returnUrl,
      scopes: provider.scopes,
      cookie: {
        name: stateCookie(provider.id),
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: stayThere,
        ...(returnUrl.startsWith('https:') ? { secure: true as const } : {}),
      },
    },
    async ({ accessToken, named }) => {
      const identity = await readUserInfo(provider, accessToken, timeoutMs);
      // The access token was swapped for another person's (core, 5.3.2).
      if (named && named.subject !== identity.subject) throw new SocialSignInFailed('invalid');
      return identity;
    },
  );
}

/**
 * Returns the name of the cookie that binds a sign-in at a provider to the browser that started it. No
 * name may be a prefix of another provider's, because the strategy matches names by prefix.
 */
export const stateCookie = (id: string) => `social-${id.toLowerCase()}-state`;

/**
 * Converts a failure: 'unavailable' if the provider did not answer or failed itself, otherwise 'invalid'.
 */
function asFailure(failure: unknown): SocialSignInFailed {
  if (failure instanceof SocialSignInFailed) return failure;
  const name = failure instanceof Error ? failure.constructor.name : '';
  const isTheirs = ['ArcticFetchError', 'UnexpectedResponseError'].includes(name);
  return new SocialSignInFailed(isTheirs ? 'unavailable' : 'invalid', { cause: failure });
}

/** Returns the result of work that cannot be cancelled; throws SocialSignInFailed when it takes longer. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SocialSignInFailed('unavailable')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
