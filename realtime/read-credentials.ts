import { parseCookie } from 'cookie';
import { readAccessToken, type AccessClaims } from '~/domain/sessions/access-token';
import {
  accessCookie,
  believedCookies,
  guestCookie,
  refreshCookie,
  underAgeCookie,
} from '~/domain/sessions/cookies';
import { readGuestToken } from '~/domain/viewers/guests';
import type { DomainContext } from '~/domain/shared/context';
import type { Person } from '~/domain/shared/person';

interface UserCredentials {
  kind: 'user';
  person: Person;
  sessionId: string;
  claims: AccessClaims;
  expiresAt: Date;
}

interface GuestCredentials {
  kind: 'guest';
  person: Person;
}

export type Credentials = UserCredentials | GuestCredentials | { kind: 'nobody' };

/**
 * Returns the person named in the cookies of a handshake, by the signatures alone; the session is looked up
 * later. A user whose access token has ended is never taken for a visitor, because they have to refresh it.
 * A browser in which a person stated to be too young identifies no person.
 */
export async function readCredentials(
  context: DomainContext,
  cookieHeader: string | undefined,
  publicUrl: string,
): Promise<Credentials> {
  const cookies = parseCookie(believedCookies(cookieHeader, publicUrl));
  if (cookies[underAgeCookie]) return { kind: 'nobody' };
  const accessToken = cookies[accessCookie];
  if (accessToken) return readUser(context, accessToken);
  const guestToken = cookies[guestCookie];
  if (!guestToken || cookies[refreshCookie]) return { kind: 'nobody' };
  const guest = await readGuestToken(context, guestToken);
  return guest ? { kind: 'guest', person: guest.person } : { kind: 'nobody' };
}

async function readUser(context: DomainContext, accessToken: string): Promise<Credentials> {
  const claims = await readAccessToken(context.keys.accessToken, accessToken, context.now());
  if (!claims) return { kind: 'nobody' };
  const { sessionId, expiresAt } = claims;
  return {
    kind: 'user',
    person: { kind: 'user', id: claims.userId },
    sessionId,
    claims,
    expiresAt,
  };
}
