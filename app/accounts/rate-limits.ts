import { attemptsPer, hour, minute, type RateLimit } from '../kit/http/rate-limits';

/** Signing up and in; passwords, codes and addresses. */
export const accountsRateLimits = {
  /** Signing up, by e-mail. */
  signUp: {
    ...attemptsPer(hour, { address: 60, account: 10, strangers: 30 }),
    captcha: {
      after: { address: 10, account: 2 },
      unasked: attemptsPer(hour, { address: 20, account: 3 }),
    },
  },
  /** Trying a password, by e-mail. */
  logIn: {
    ...attemptsPer(15 * minute, { address: 100, account: 20, strangers: 60 }),
    byCode: true,
    captcha: {
      after: { address: 30, account: 3 },
      unasked: attemptsPer(15 * minute, { address: 30, account: 5 }),
    },
  },
  /** Asking for a mailed code once the attempts at a password are used up; counted by e-mail address. */
  logInCode: attemptsPer(hour, { address: 30, account: 5, strangers: 60 }),
  /** Typing the code of a sign-up, by user. */
  code: attemptsPer(15 * minute, { address: 100, account: 20 }),
  /** Asking for another code, by user. */
  resendCode: attemptsPer(hour, { address: 60, account: 12 }),
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
