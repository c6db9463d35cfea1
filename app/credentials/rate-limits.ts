import { attemptsPer, hour, minute, type RateLimit } from '../http/rate-limits';

/** Passwords, codes and addresses. */
export const credentialsRateLimits = {
  /** Asking for a code because the password was forgotten, by e-mail. */
  resetPassword: {
    ...attemptsPer(hour, { address: 60, account: 12, strangers: 20 }),
    captcha: {
      after: { address: 10, account: 2 },
      unasked: attemptsPer(hour, { address: 20, account: 3 }),
    },
  },
  /** Typing that code, by e-mail. */
  resetCode: attemptsPer(15 * minute, { address: 100, account: 20, strangers: 60 }),
  /** Setting the new password, by what the code was exchanged for. */
  newPassword: attemptsPer(15 * minute, { address: 60, account: 20 }),
  /** A signed-in person's own password, asked for again, by user. */
  password: attemptsPer(15 * minute, { address: 100, account: 20 }),
  /** Asking for another address, by user. */
  changeEmail: attemptsPer(hour, { address: 60, account: 20 }),
  /** Opening the link that proves an address, by its token. */
  emailLink: attemptsPer(15 * minute, { address: 100, account: 20 }),
} satisfies Record<string, RateLimit>;
