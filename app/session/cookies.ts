import { stringifySetCookie } from 'cookie';
import { accessCookie, guestCookie, refreshCookie, staffCookie } from '~/domain/accounts/cookies';
import type { SessionTokens } from '~/domain/accounts/start-session';

/** Writes Set-Cookie values; every cookie is httpOnly, SameSite=Lax, and Secure where the site is https. */
export interface SiteCookies {
  startSession(tokens: SessionTokens): string[];
  /** Forgets the session; the guest token stays, so the browser goes on as that visitor. */
  endSession(): string[];
  startGuest(guest: { token: string; expiresAt: Date }): string[];
  startStaffSession(session: { token: string; expiresAt: Date }): string[];
  endStaffSession(): string[];
}

/** Each cookie lives exactly as long as what it carries. */
export function createSiteCookies(publicUrl: string, now: () => Date): SiteCookies {
  const secure = new URL(publicUrl).protocol === 'https:';
  const write = (name: string, value: string, expiresAt: Date) =>
    stringifySetCookie({
      name,
      value,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: Math.max(0, Math.floor((expiresAt.getTime() - now().getTime()) / 1000)),
    });
  const forget = (name: string) => write(name, '', now());
  return {
    startSession: (tokens) => [
      write(accessCookie, tokens.accessToken, tokens.accessExpiresAt),
      write(refreshCookie, tokens.refreshToken, tokens.refreshExpiresAt),
    ],
    endSession: () => [forget(accessCookie), forget(refreshCookie)],
    startGuest: (guest) => [write(guestCookie, guest.token, guest.expiresAt)],
    startStaffSession: (session) => [write(staffCookie, session.token, session.expiresAt)],
    endStaffSession: () => [forget(staffCookie)],
  };
}
