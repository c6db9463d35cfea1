import { parseCookie } from 'cookie';
import { accountTypeCookie, proofCookie, redirectCookie } from '~/domain/sessions/cookies';
import { accountTypeSchema, type AccountType } from '~/domain/viewers/schema';
import { idSchema } from '~/domain/shared/ids';
import { safePath } from '../../kit/site/safe-path';

/** What somebody wanted who went to a social provider. */
export interface SocialTrip {
  /** A path of this site. */
  redirectTo: string;
  accountType: AccountType;
}

/** The trip a browser is on; whatever it sends, the path leads nowhere else. */
export function readSocialTrip(cookieHeader: string): SocialTrip {
  const cookies = parseCookie(cookieHeader);
  return {
    redirectTo: safePath(cookies[redirectCookie]),
    accountType: accountTypeSchema.catch('User').parse(cookies[accountTypeCookie]),
  };
}

/** The claim at a provider that a browser is proving. */
export function readProof(cookieHeader: string): string | null {
  return idSchema.safeParse(parseCookie(cookieHeader)[proofCookie]).data ?? null;
}
