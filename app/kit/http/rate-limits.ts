export interface AttemptLimit {
  attempts: number;
  seconds: number;
}

export const minute = 60;
export const hour = 60 * minute;

interface AttemptLimitPair {
  /** The limit per network. A network stands for many people, so its limits are larger. */
  address: AttemptLimit;
  /** The limit per subject of the row. */
  account: AttemptLimit;
}

export interface RateLimit extends AttemptLimitPair {
  /**
   * For a row whose subject anyone can type: the account is counted separately for every network, and a
   * device that has signed in to it before is counted alone, so that one person cannot use up another's
   * attempts. This limit applies to all other devices together, wherever they are.
   */
  strangers?: AttemptLimit;
  /**
   * True if the owner may request a mailed code when the account's attempts are used up. The code makes
   * their device a known one, which has its own attempts.
   */
  byCode?: true;
  /** The limits of visitors, if they are counted separately from members. */
  guests?: AttemptLimitPair;
  /** The conditions under which a captcha is required; never by default. */
  captcha?: {
    /** The attempts of an address, and for an account, that need no captcha. */
    after: { address: number; account: number };
    /** The attempts allowed beyond that if no captcha can be shown: no scripts, or no service. */
    withoutCaptcha: AttemptLimitPair;
  };
}

type Counted = Pick<RateLimit, 'address' | 'account' | 'strangers'>;

/**
 * The names of all rate limits; `app/rate-limits.ts` adds those of each area.
 * @public
 */
export interface RateLimitRegistry {}

export type RateLimits = Record<keyof RateLimitRegistry, RateLimit>;

/** Returns a limit whose parts all have the same window. */
export function attemptsPer(
  seconds: number,
  attempts: { [Part in keyof Counted]: number },
): Counted {
  const limitOf = (many: number): AttemptLimit => ({ attempts: many, seconds });
  const { address, account, strangers } = attempts;
  return {
    address: limitOf(address),
    account: limitOf(account),
    ...(strangers !== undefined && { strangers: limitOf(strangers) }),
  };
}

/** The factor for limits by address in a demo, where all browsers on one machine share an address. */
export const sharedAddressFactor = 50;
