/** Cookie names, shared by the code that sets them and the code that reads them in a handshake. */
export const accessCookie = 'nocturne_access';
export const refreshCookie = 'nocturne_refresh';
export const guestCookie = 'nocturne_guest';
export const staffCookie = 'nocturne_staff';
/** The claim of a provider's identity that is being proved. */
export const proofCookie = 'nocturne_proof';
/**
 * The page to continue at after the visit to a sign-in provider; `accountTypeCookie` has the type of
 * account to create.
 */
export const redirectCookie = 'redirect';
export const accountTypeCookie = 'account_type';
/** The device token of the browser: its id, and marks of the accounts that signed in. */
export const deviceCookie = 'nocturne_device';
/** A sign-in that waits for the second factor. */
export const ticketCookie = 'nocturne_ticket';
export const resetCookie = 'nocturne_reset';
/** The input of a person who deletes their account, while they prove their identity. */
export const leavingCookie = 'nocturne_leaving';
/** The input beside a card, while the person is at the processor or their bank. */
export const besideCardCookie = 'nocturne_beside_card';
export const draftCookie = 'nocturne_draft';
/** The marketing origin of a visitor; deleted after sign-up. */
export const originCookie = 'nocturne_origin';
/** The referral link by which a visitor came. */
export const referralCookie = 'nocturne_referral';
/** The offer of the visitor's last link; `mailedOfferCookie` has the one from a mail. */
export const specialOfferCookie = 'special_offer';
export const mailedOfferCookie = 'specialOfferEmailDuration';
/** Set when the person confirmed at the age gate that they are an adult. */
export const ageCookie = 'age_confirmed';
/** The person's consent to uses of their visits. */
export const consentCookie = 'cookie_consent';
/** The announced changes of the terms whose notice was dismissed. */
export const legalNoticeCookie = 'legal_notice';
/** Set when a person stated in this browser that they are under age. */
export const underAgeCookie = 'under_age';
/** Identifies a person under age review to the page on which they prove their age. */
export const ageReviewCookie = 'nocturne_age_review';
/** The token of a mail's link, for its page. */
export const linkCookie = 'nocturne_link';
/** Set for a few minutes after a sign-in to an account that is closing. */
export const restoreCookie = 'nocturne_restore';
/** Set briefly after a person made a change or was notified of one. */
export const freshCookie = 'nocturne_fresh';
/** The position in the shuffled lists at which a visit begins. */
export const seedCookie = 'featured-seed';

/**
 * Browsers accept a cookie with this prefix only over HTTPS and only from this host (RFC 6265bis, 4.1.3.2).
 */
const hostPrefix = '__Host-';

/** Names without the prefix, since scripts of the page write them too; they contain no secrets. */
const openNames: ReadonlySet<string> = new Set(['lng', 'x-timezone', freshCookie]);

const isHttps = (publicUrl: string) => new URL(publicUrl).protocol === 'https:';

/** Returns the name of a cookie for a site with this address. */
export const cookieName = (name: string, publicUrl: string): string =>
  isHttps(publicUrl) ? hostPrefix + name : name;

/**
 * Returns a Cookie header with the names above. For an HTTPS site it contains only cookies that the site
 * itself set, since another host or an unencrypted connection can set the other names.
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
