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
 * Writes Set-Cookie values; every cookie is httpOnly and SameSite=Lax, and where the site is https
 * Secure and of this host alone.
 */
export interface SiteCookies {
  startSession(tokens: SessionTokens): string[];
  /** Forgets the session; the guest token stays, so the browser goes on as that visitor. */
  endSession(): string[];
  startGuest(guest: { token: string; expiresAt: Date }): string[];
  /** Keeps how far the reset of a password has come; the text is sealed. */
  keepReset(reset: { sealed: string; expiresAt: Date }): string[];
  endReset(): string[];
  /** Keeps what was typed about leaving until its person has proved that it is them; sealed. */
  keepLeaving(leaving: { sealed: string; expiresAt: Date }): string[];
  endLeaving(): string[];
  /** Keeps what was typed beside a card until it is paid; sealed. */
  keepBesideCard(typed: { sealed: string; expiresAt: Date }): string[];
  endBesideCard(): string[];
  /** Keeps the words of a message that could not be sent yet; sealed. */
  keepDraft(draft: { sealed: string; expiresAt: Date }): string[];
  startStaffSession(session: { token: string; expiresAt: Date }): string[];
  endStaffSession(): string[];
  /** Keeps a sign-in until its second factor is proved. */
  keepTicket(ticket: { token: string; expiresAt: Date }): string[];
  endTicket(): string[];
  /** Tells this browser from others, for a year after it was last used to sign in. */
  keepDevice(token: string): string[];
  /** What has to outlast the way to a social provider and back. */
  startSocial(trip: { redirectTo: string; accountType: AccountType }): string[];
  endSocial(): string[];
  /** The claim whose code is being asked for. */
  startProof(pending: { id: string; expiresAt: Date }): string[];
  endProof(): string[];
  /** What may be done beside the necessary, for half a year. */
  rememberConsent(consent: string): string[];
  /** Which notices of coming changes were put away. */
  putAwayNotices(names: string): string[];
  rememberOrigin(origin: string, seconds: number): string[];
  rememberReferral(referral: string, seconds: number): string[];
  /** Which offer led here, and which one a mail told of; of these the one that is said. */
  rememberOffer(offer: { address: string | null; mail: string | null }, seconds: number): string[];
  endMailedOffer(): string[];
  offerRestore(offer: { token: string; expiresAt: Date }): string[];
  endRestoreOffer(): string[];
  /** The token of a mail's link, once it was taken out of the address. */
  keepLink(link: string): string[];
  /** When somebody said that they are an adult, for a year. */
  confirmAge(): string[];
  /** That somebody said they are not, for a month: long enough not to try the other answer at once. */
  rememberUnderAge(): string[];
  /** Shuts the browser of somebody whose age is under review, for as long as that lasts. */
  hold(review: ReviewToken): string[];
  endHold(): string[];
  endGuest(): string[];
}

const dayMs = 24 * 3_600_000;

/** How long cookies live that no setting says it of, in milliseconds. */
export const cookieLives = {
  device: 365 * dayMs,
  age: 365 * dayMs,
  underAge: 30 * dayMs,
  /** After this a choice is asked for anew. */
  consent: 180 * dayMs,
  /** Longer than any change is announced before it holds. */
  legalNotice: 180 * dayMs,
  /** How long somebody may be away at a provider, the code by mail included. */
  trip: 3_600_000,
  /** How long somebody may look at the page of a mail's link before they answer. */
  link: 15 * 60_000,
} as const;

/** Each cookie lives exactly as long as what it carries. */
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
    putAwayNotices: (names) => [write(legalNoticeCookie, names, after(cookieLives.legalNotice))],
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
