import type { SocialProviderConfig } from '~/config/social-providers';
import { identityOf } from './claims';
import { SocialSignInFailed, type SocialIdentity } from './social-provider';

/** Requests from a provider the identity behind an access token. Throws SocialSignInFailed. */
export async function readUserInfo(
  provider: Pick<SocialProviderConfig, 'id' | 'name' | 'userInfoUrl'>,
  accessToken: string,
  timeoutMs: number,
): Promise<SocialIdentity> {
  const response = await fetch(provider.userInfoUrl, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    // The token must only be sent to the configured server.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new SocialSignInFailed('unavailable', { cause });
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new SocialSignInFailed(response.status >= 500 ? 'unavailable' : 'invalid');
  }
  return identityOf(provider, await response.json().catch(() => null));
}
