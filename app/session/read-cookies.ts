import { parseCookie } from 'cookie';
import {
  accessCookie,
  guestCookie,
  originCookie,
  referralCookie,
  refreshCookie,
  resetCookie,
  restoreCookie,
  staffCookie,
} from '~/domain/accounts/cookies';

export interface SiteTokens {
  access: string | undefined;
  refresh: string | undefined;
  guest: string | undefined;
  staff: string | undefined;
  /** How far the reset of a password has come, sealed. */
  reset: string | undefined;
  restore: string | undefined;
  timeZone: string | undefined;
  origin: string | undefined;
  referral: string | undefined;
}

/** The name under which the browser stores its time zone before it refreshes a session. */
export const timeZoneName = 'x-timezone';

/** The tokens a request carries; an empty cookie counts as none. */
export function readCookies(header: string | undefined): SiteTokens {
  const cookies = parseCookie(header ?? '');
  const read = (name: string) => cookies[name] || undefined;
  return {
    access: read(accessCookie),
    refresh: read(refreshCookie),
    guest: read(guestCookie),
    staff: read(staffCookie),
    reset: read(resetCookie),
    restore: read(restoreCookie),
    timeZone: read(timeZoneName),
    origin: read(originCookie),
    referral: read(referralCookie),
  };
}
