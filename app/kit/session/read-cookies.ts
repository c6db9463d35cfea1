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
  /** A sign-in whose second factor is not proved yet. */
  ticket: string | undefined;
  /** The progress of a password reset, sealed. */
  reset: string | undefined;
  /** The text of a message that could not be sent yet, sealed. */
  draft: string | undefined;
  /** The input of a person who wants to leave, sealed. */
  leaving: string | undefined;
  /** The input beside a card, sealed. */
  besideCard: string | undefined;
  restore: string | undefined;
  /** The review token of the person whose age is under review. */
  ageReview: string | undefined;
  timeZone: string | undefined;
  origin: string | undefined;
  referral: string | undefined;
  specialOffer: string | undefined;
  mailedOffer: string | undefined;
  /** Set while this browser has written or received something newer than a database replica may hold. */
  fresh: string | undefined;
}

/** The name under which the browser stores its time zone before it refreshes a session. */
export const timeZoneName = 'x-timezone';

/** Returns the tokens of a request. An empty cookie counts as missing. */
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
