import { attemptsPer, hour, minute, type RateLimit } from '../kit/http/rate-limits';

/** Cases. */
export const casesRateLimits = {
  /** Writing to the operator, by e-mail: each is acknowledged there, so an address gets few. */
  openCase: {
    ...attemptsPer(hour, { address: 40, account: 6, strangers: 18 }),
    captcha: {
      after: { address: 6, account: 2 },
      unasked: attemptsPer(hour, { address: 10, account: 3 }),
    },
  },
  /** Sending a notice of intimate images, by e-mail: what it names is taken down at once. */
  sendNotice: {
    ...attemptsPer(hour, { address: 20, account: 4, strangers: 8 }),
    captcha: {
      after: { address: 3, account: 1 },
      unasked: attemptsPer(hour, { address: 6, account: 2 }),
    },
  },
  /** Asking how far a case has come, by e-mail. */
  followCase: attemptsPer(15 * minute, { address: 60, account: 20, strangers: 60 }),
  /** Reporting a character or a post, by user. */
  reportCharacter: attemptsPer(hour, { address: 120, account: 30 }),
} satisfies Record<string, RateLimit>;
