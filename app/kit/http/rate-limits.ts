export interface AttemptLimit {
  attempts: number;
  seconds: number;
}

export const minute = 60;
export const hour = 60 * minute;

interface AttemptLimitPair {
  /** From one network. It stands for many people, hence larger ones. */
  address: AttemptLimit;
  /** For what the row names. */
  account: AttemptLimit;
}

export interface RateLimit extends AttemptLimitPair {
  /**
   * Of a row that names what anybody can type: the account is counted apart for every network, and
   * for a device that has signed in to it before by that device alone, so that nobody uses up the
   * attempts of another. This one is for all other devices together, wherever they are.
   */
  strangers?: AttemptLimit;
  /**
   * When the account's attempts are used up, its owner may ask for a mailed code. The code makes their
   * device a known one, which has attempts of its own.
   */
  byCode?: true;
  /** Visitors' attempts, where they are counted apart from members'. */
  guests?: AttemptLimitPair;
  /** When somebody is asked to show that they are human; never, unless said. */
  captcha?: {
    /** Attempts of an address, and for an account, that pass without a question. */
    after: { address: number; account: number };
    /** What is let through beyond that of whoever cannot be asked: no scripts, or no service. */
    unasked: AttemptLimitPair;
  };
}

type Counted = Pick<RateLimit, 'address' | 'account' | 'strangers'>;

/**
 * The names of all rate limits; `app/rate-limits.ts` adds those of each area.
 * @public
 */
export interface RateLimitRegistry {}

export type RateLimits = Record<keyof RateLimitRegistry, RateLimit>;

/** A limit whose parts are all for the same time. */
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

/** On one machine every browser has the same address: a demo counts it this many times looser. */
export const sharedAddressFactor = 50;
