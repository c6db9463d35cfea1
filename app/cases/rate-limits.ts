import { attemptsPer, hour, minute, type RateLimit } from '../kit/http/rate-limits';

/** Limits for cases. */
export const casesRateLimits = {
  /** Cases, per e-mail address. Each is acknowledged by mail, so an address gets few. */
  openCase: {
    ...attemptsPer(hour, { address: 40, account: 6, strangers: 18 }),
    captcha: {
      after: { address: 6, account: 2 },
      withoutCaptcha: attemptsPer(hour, { address: 10, account: 3 }),
    },
  },
  /** Notices of intimate images, per e-mail address. The named images are taken down immediately. */
  sendNotice: {
    ...attemptsPer(hour, { address: 20, account: 4, strangers: 8 }),
    captcha: {
      after: { address: 3, account: 1 },
      withoutCaptcha: attemptsPer(hour, { address: 6, account: 2 }),
    },
  },
  /** Requests for the progress of a case, per e-mail address. */
  followCase: attemptsPer(15 * minute, { address: 60, account: 20, strangers: 60 }),
  /** Reports of a character or a post, per user. */
  reportCharacter: attemptsPer(hour, { address: 120, account: 30 }),
} satisfies Record<string, RateLimit>;
