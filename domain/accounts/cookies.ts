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
export const resetCookie = 'nocturne_reset';
/** Who sent a visitor; forgotten when they have signed up. */
export const originCookie = 'nocturne_origin';
/** By whose link to a character a visitor came. */
export const referralCookie = 'nocturne_referral';
/** For a few minutes after a log-in to an account that is closing. */
export const restoreCookie = 'nocturne_restore';
