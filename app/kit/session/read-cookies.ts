import { parseCookie } from 'cookie';
import {
  accessCookie,
  ageReviewCookie,
  besideCardCookie,
  deviceCookie,
  draftCookie,
  freshCookie,
  guestCookie,
  leavingCookie,
  mailedOfferCookie,
  originCookie,
  referralCookie,
  refreshCookie,
  resetCookie,
  restoreCookie,
  specialOfferCookie,
  staffCookie,
  ticketCookie,
} from '~/domain/sessions/cookies';

export interface SiteTokens {
  access: string | undefined;
  refresh: string | undefined;
  guest: string | undefined;
  staff: string | undefined;
  device: string | undefined;
  /** A sign-in whose second factor is still to be proved. */
  ticket: string | undefined;
  /** How far the reset of a password has come, sealed. */
  reset: string | undefined;
  /** Words of a message that could not be sent yet, sealed. */
  draft: string | undefined;
  /** What somebody typed who wants to leave, sealed. */
  leaving: string | undefined;
  /** What somebody typed beside a card, sealed. */
  besideCard: string | undefined;
  restore: string | undefined;
  /** Whose age is under review. */
  ageReview: string | undefined;
  timeZone: string | undefined;
  origin: string | undefined;
  referral: string | undefined;
  specialOffer: string | undefined;
  mailedOffer: string | undefined;
  /** There while what this browser did, or was told of, is newer than a copy may be. */
  fresh: string | undefined;
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
    device: read(deviceCookie),
    ticket: read(ticketCookie),
    reset: read(resetCookie),
    draft: read(draftCookie),
    leaving: read(leavingCookie),
    besideCard: read(besideCardCookie),
    restore: read(restoreCookie),
    ageReview: read(ageReviewCookie),
    timeZone: read(timeZoneName),
    origin: read(originCookie),
    referral: read(referralCookie),
    specialOffer: read(specialOfferCookie),
    mailedOffer: read(mailedOfferCookie),
    fresh: read(freshCookie),
  };
}
