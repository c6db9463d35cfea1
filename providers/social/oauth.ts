import { Authenticator } from 'remix-auth';
import type { SocialProviderConfig } from '~/config/social-providers';
import { cookieName } from '~/domain/sessions/cookies';
import { CodeStrategy } from './code-strategy';
import { createTokenReader } from './id-token';
import { readUserInfo } from './read-user-info';
import { SocialSignInFailed, type SocialIdentity, type SocialProvider } from './social-provider';

interface OAuthOptions {
  /** Where the provider sends people back to, absolute. */
  returnUrl: string;
  /** Milliseconds for the whole talk with the provider, 10 s by default. */
  timeoutMs?: number;
}

type TokenReader = ReturnType<typeof createTokenReader>;

/** How long somebody may take at the provider, in seconds. */
export const stayThere = 600;

/**
 * Signs in by OAuth 2's code grant with PKCE and state (RFC 6749, 7636), both bound to the browser,
 * and where the provider signs ID tokens by what they say (OpenID Connect core, 3.1).
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
      // The strategy finds its cookie by the bare name, under which the site hands on what it believes.
      const cookies = sent.headers.getSetCookie().map((line) => cookieName(line, returnUrl));
      return { location, cookies };
    },
    async finish({ search, cookieHeader }) {
      const { error, state, iss } = Object.fromEntries(new URLSearchParams(search));
      // The answer of another provider (RFC 9207).
      if (idTokens && iss !== undefined && iss !== idTokens.issuer) {
        throw new SocialSignInFailed('invalid');
      }
      if (error) throw new SocialSignInFailed(error === 'access_denied' ? 'denied' : 'invalid');
      // Without a state the strategy would begin anew.
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
      const told = await readUserInfo(provider, accessToken, timeoutMs);
      // An access token that was swapped for another person's (core, 5.3.2).
      if (named && named.subject !== told.subject) throw new SocialSignInFailed('invalid');
      return told;
    },
  );
}

/** Not the beginning of any other provider's, for the strategy looks for names that begin alike. */
/** The cookie that binds somebody's way to a provider and back to their browser. */
export const stateCookie = (id: string) => `social-${id.toLowerCase()}-state`;

/** What was sent back is at fault, unless the provider did not answer or has a fault of its own. */
function asFailure(failure: unknown): SocialSignInFailed {
  if (failure instanceof SocialSignInFailed) return failure;
  const name = failure instanceof Error ? failure.constructor.name : '';
  const isTheirs = ['ArcticFetchError', 'UnexpectedResponseError'].includes(name);
  return new SocialSignInFailed(isTheirs ? 'unavailable' : 'invalid', { cause: failure });
}

/** The outcome of work that cannot be cut off itself; throws SocialSignInFailed when it takes longer. */
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
