import { stringifySetCookie } from 'cookie';
import {
  accessCookie,
  accountTypeCookie,
  ageCookie,
  ageReviewCookie,
  besideCardCookie,
  consentCookie,
  cookieName,
  deviceCookie,
  draftCookie,
  guestCookie,
  leavingCookie,
  legalNoticeCookie,
  linkCookie,
  mailedOfferCookie,
  originCookie,
  proofCookie,
  referralCookie,
  redirectCookie,
  refreshCookie,
  resetCookie,
  restoreCookie,
  specialOfferCookie,
  staffCookie,
  underAgeCookie,
  ticketCookie,
} from '~/domain/sessions/cookies';
import type { SessionTokens } from '~/domain/sessions/start-session';
import type { AccountType } from '~/domain/viewers/schema';
import type { ReviewToken } from '~/domain/age-reviews/review-token';

/**
 * Writes Set-Cookie values. Every cookie is httpOnly and SameSite=Lax. If the site uses https, it is also
 * Secure and bound to this host.
 */
export interface SiteCookies {
  startSession(tokens: SessionTokens): string[];
  /** Removes the session. The guest token stays, so the browser continues as that visitor. */
  endSession(): string[];
  startGuest(guest: { token: string; expiresAt: Date }): string[];
  /** Stores the progress of a password reset, sealed. */
  keepReset(reset: { sealed: string; expiresAt: Date }): string[];
  endReset(): string[];
  /** Stores the input about leaving until the person has proved their identity, sealed. */
  keepLeaving(leaving: { sealed: string; expiresAt: Date }): string[];
  endLeaving(): string[];
  /** Stores the input beside a card until the payment is done, sealed. */
  keepBesideCard(typed: { sealed: string; expiresAt: Date }): string[];
  endBesideCard(): string[];
  /** Stores the text of a message that could not be sent yet, sealed. */
  keepDraft(draft: { sealed: string; expiresAt: Date }): string[];
  startStaffSession(session: { token: string; expiresAt: Date }): string[];
  endStaffSession(): string[];
  /** Stores a sign-in until its second factor is proved. */
  keepTicket(ticket: { token: string; expiresAt: Date }): string[];
  endTicket(): string[];
  /** Identifies this browser for a year after it was last used to sign in. */
  keepDevice(token: string): string[];
  /** Stores what must survive the redirect to a social provider and back. */
  startSocial(trip: { redirectTo: string; accountType: AccountType }): string[];
  endSocial(): string[];
  /** Stores the claim whose code is requested. */
  startProof(pending: { id: string; expiresAt: Date }): string[];
  endProof(): string[];
  /** Stores the consent to optional uses for half a year. */
  rememberConsent(consent: string): string[];
  /** Stores which notices of coming changes were dismissed. */
  dismissNotices(names: string): string[];
  rememberOrigin(origin: string, seconds: number): string[];
  rememberReferral(referral: string, seconds: number): string[];
  /** Stores the offer of the address and the offer of a mail, each only if it is given. */
  rememberOffer(offer: { address: string | null; mail: string | null }, seconds: number): string[];
  endMailedOffer(): string[];
  offerRestore(offer: { token: string; expiresAt: Date }): string[];
  endRestoreOffer(): string[];
  /** Stores the token of a mailed link after it was removed from the address. */
  keepLink(link: string): string[];
  /** Stores for a year when the person stated to be an adult. */
  confirmAge(): string[];
  /**
   * Stores for a month that the person stated to be under age, so that they cannot try the other answer
   * immediately.
   */
  rememberUnderAge(): string[];
  /** Blocks the browser of a person whose age is under review, for as long as the review lasts. */
  hold(review: ReviewToken): string[];
  endHold(): string[];
  endGuest(): string[];
}

const dayMs = 24 * 3_600_000;

/** Lifetimes of the cookies that no setting defines, in milliseconds. */
export const cookieLives = {
  device: 365 * dayMs,
  age: 365 * dayMs,
  underAge: 30 * dayMs,
  /** After this time the person is prompted for consent again. */
  consent: 180 * dayMs,
  /** Longer than any change is announced before it takes effect. */
  legalNotice: 180 * dayMs,
  /** The maximum time for a visit to a social provider, including the code by mail. */
  trip: 3_600_000,
  /** The maximum time on the page of a mailed link before the person answers. */
  link: 15 * 60_000,
} as const;

/** Creates the writer of cookies. Each cookie lives exactly as long as its content is valid. */
export function createSiteCookies(publicUrl: string, now: () => Date): SiteCookies {
  const { write, forget, after } = cookieWriter(publicUrl, now);
  return {
    startSession: (tokens) => [
      write(accessCookie, tokens.accessToken, tokens.accessExpiresAt),
      write(refreshCookie, tokens.refreshToken, tokens.refreshExpiresAt),
    ],
    endSession: () => [forget(accessCookie), forget(refreshCookie)],
    startGuest: (guest) => [write(guestCookie, guest.token, guest.expiresAt)],
    keepReset: (reset) => [write(resetCookie, reset.sealed, reset.expiresAt)],
    endReset: () => [forget(resetCookie)],
    keepLeaving: (leaving) => [write(leavingCookie, leaving.sealed, leaving.expiresAt)],
    keepDraft: (draft) => [write(draftCookie, draft.sealed, draft.expiresAt)],
    endLeaving: () => [forget(leavingCookie)],
    keepBesideCard: (typed) => [write(besideCardCookie, typed.sealed, typed.expiresAt)],
    endBesideCard: () => [forget(besideCardCookie)],
    startStaffSession: (session) => [write(staffCookie, session.token, session.expiresAt)],
    endStaffSession: () => [forget(staffCookie)],
    keepTicket: (ticket) => [write(ticketCookie, ticket.token, ticket.expiresAt)],
    endTicket: () => [forget(ticketCookie)],
    keepDevice: (token) => [write(deviceCookie, token, after(cookieLives.device))],
    startSocial({ redirectTo, accountType }) {
      const end = after(cookieLives.trip);
      return [write(redirectCookie, redirectTo, end), write(accountTypeCookie, accountType, end)];
    },
    endSocial: () => [forget(redirectCookie), forget(accountTypeCookie)],
    startProof: ({ id, expiresAt }) => [write(proofCookie, id, expiresAt)],
    endProof: () => [forget(proofCookie)],
    confirmAge: () => [write(ageCookie, now().toISOString(), after(cookieLives.age))],
    rememberUnderAge: () => [
      forget(ageCookie),
      write(underAgeCookie, '1', after(cookieLives.underAge)),
    ],
    hold: ({ token, expiresAt }) => [
      forget(ageCookie),
      write(underAgeCookie, '1', expiresAt),
      write(ageReviewCookie, token, expiresAt),
    ],
    endHold: () => [forget(underAgeCookie), forget(ageReviewCookie)],
    endGuest: () => [forget(guestCookie)],
    rememberConsent: (consent) => [write(consentCookie, consent, after(cookieLives.consent))],
    dismissNotices: (names) => [write(legalNoticeCookie, names, after(cookieLives.legalNotice))],
    rememberOrigin: (origin, seconds) => [write(originCookie, origin, after(seconds * 1000))],
    rememberReferral: (referral, seconds) => [
      write(referralCookie, referral, after(seconds * 1000)),
    ],
    rememberOffer: ({ address, mail }, seconds) => {
      const end = after(seconds * 1000);
      return [
        ...(address === null ? [] : [write(specialOfferCookie, address, end)]),
        ...(mail === null ? [] : [write(mailedOfferCookie, mail, end)]),
      ];
    },
    endMailedOffer: () => [forget(mailedOfferCookie)],
    offerRestore: (offer) => [write(restoreCookie, offer.token, offer.expiresAt)],
    keepLink: (link) => [write(linkCookie, link, after(cookieLives.link))],
    endRestoreOffer: () => [forget(restoreCookie)],
  };
}

function cookieWriter(publicUrl: string, now: () => Date) {
  const secure = new URL(publicUrl).protocol === 'https:';
  const write = (name: string, value: string, expiresAt: Date): string =>
    stringifySetCookie({
      name: cookieName(name, publicUrl),
      value,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: Math.max(0, Math.floor((expiresAt.getTime() - now().getTime()) / 1000)),
    });
  return {
    write,
    forget: (name: string) => write(name, '', now()),
    after: (ms: number) => new Date(now().getTime() + ms),
  };
}
