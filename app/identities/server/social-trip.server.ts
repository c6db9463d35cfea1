import { parseCookie } from 'cookie';
import { accountTypeCookie, proofCookie, redirectCookie } from '~/domain/sessions/cookies';
import { accountTypeSchema, type AccountType } from '~/domain/viewers/schema';
import { idSchema } from '~/domain/shared/ids';
import { safePath } from '../../kit/site/safe-path';

/** The intent of a person who left for a social provider. */
export interface SocialTrip {
  /** A path of this site. */
  redirectTo: string;
  accountType: AccountType;
}

/**
 * Returns the stored trip of a browser; its path always stays on this site, whatever the cookie contains.
 */
export function readSocialTrip(cookieHeader: string): SocialTrip {
  const cookies = parseCookie(cookieHeader);
  return {
    redirectTo: safePath(cookies[redirectCookie]),
    accountType: accountTypeSchema.catch('User').parse(cookies[accountTypeCookie]),
  };
}

/** Returns the provider claim that a browser is verifying. */
export function readProof(cookieHeader: string): string | null {
  return idSchema.safeParse(parseCookie(cookieHeader)[proofCookie]).data ?? null;
}
