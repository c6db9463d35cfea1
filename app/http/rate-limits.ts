export interface AttemptLimit {
  attempts: number;
  seconds: number;
}

export const minute = 60;
export const hour = 60 * minute;

export interface RateLimit {
  /** From one network. It stands for many people, hence larger ones. */
  address: AttemptLimit;
  /** For what the row names. */
  account: AttemptLimit;
  /**
   * Of a row that names what anybody can type: the account is counted apart for every network, and
   * for a device that has signed in to it before by that device alone, so that nobody uses up the
   * attempts of another. This one is for all other devices together, wherever they are.
   */
  strangers?: AttemptLimit;
}

/** On one machine every browser has the same address: a demo counts it this many times looser. */
export const sharedAddressFactor = 50;
