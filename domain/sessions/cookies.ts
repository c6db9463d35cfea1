/** Cookie names, shared by whoever sets them and whoever reads them at a handshake. */
export const accessCookie = 'nocturne_access';
export const refreshCookie = 'nocturne_refresh';
export const guestCookie = 'nocturne_guest';
export const staffCookie = 'nocturne_staff';
/** The claim at a provider that is being proved. */
export const proofCookie = 'nocturne_proof';
/** Where somebody continues who is away at a provider, and what they sign up as. */
export const redirectCookie = 'redirect';
export const accountTypeCookie = 'account_type';
/** Which browser it is, and to which accounts it has signed in. */
export const deviceCookie = 'nocturne_device';
/** A sign-in whose second factor is still to be proved. */
export const ticketCookie = 'nocturne_ticket';
export const resetCookie = 'nocturne_reset';
/** What somebody typed who wants to leave, while they prove that it is them. */
export const leavingCookie = 'nocturne_leaving';
/** What somebody typed beside a card, while they are at its processor or at their bank. */
export const besideCardCookie = 'nocturne_beside_card';
export const draftCookie = 'nocturne_draft';
/** Who sent a visitor; forgotten when they have signed up. */
export const originCookie = 'nocturne_origin';
/** By whose link to a character a visitor came. */
export const referralCookie = 'nocturne_referral';
/** The offer that a visitor was last led here by; and the one that a mail told them of. */
export const specialOfferCookie = 'special_offer';
export const mailedOfferCookie = 'specialOfferEmailDuration';
/** Holds when somebody said at the age gate that they are an adult. */
export const ageCookie = 'age_confirmed';
/** Holds what its person lets this browser's visits be used for. */
export const consentCookie = 'cookie_consent';
/** Remembers of which coming changes of the terms the notice was put away. */
export const legalNoticeCookie = 'legal_notice';
/** Remembers that somebody said in this browser that they are under age. */
export const underAgeCookie = 'under_age';
/** Names somebody whose age is under review to the page on which they prove it. */
export const ageReviewCookie = 'nocturne_age_review';
/** The token of a mail's link, for the page it leads to. */
export const linkCookie = 'nocturne_link';
/** For a few minutes after a log-in to an account that is closing. */
export const restoreCookie = 'nocturne_restore';
/** For a moment after somebody changed something, or was told of a change. */
export const freshCookie = 'nocturne_fresh';
/** Where in the shuffled order of the lists a visit begins. */
export const seedCookie = 'featured-seed';

/**
 * Browsers take a cookie of such a name over HTTPS alone and from this very host (RFC 6265bis,
 * 4.1.3.2).
 */
const hostPrefix = '__Host-';

/** Written by scripts of the page, too, and no secret: they keep their names. */
const openNames: ReadonlySet<string> = new Set(['lng', 'x-timezone', freshCookie]);

const isHttps = (publicUrl: string) => new URL(publicUrl).protocol === 'https:';

/** The name under which a site at such an address sets a cookie. */
export const cookieName = (name: string, publicUrl: string): string =>
  isHttps(publicUrl) ? hostPrefix + name : name;

/**
 * A Cookie header with the names as they stand above. Of a site under HTTPS nothing else is left
 * than what it set itself: a neighbouring host or a plain connection can plant the other names.
 */
export function believedCookies(header: string | undefined, publicUrl: string): string {
  if (!header || !isHttps(publicUrl)) return header ?? '';
  return header
    .split(';')
    .map((pair) => pair.trim())
    .flatMap((pair) => {
      if (pair.startsWith(hostPrefix)) return [pair.slice(hostPrefix.length)];
      return openNames.has(pair.split('=', 1)[0]?.trim() ?? '') ? [pair] : [];
    })
    .join('; ');
}
