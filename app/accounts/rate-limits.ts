import { attemptsPer, hour, minute, type RateLimit } from '../kit/http/rate-limits';

/** Limits for sign-up and log-in, passwords, codes and addresses. */
export const accountsRateLimits = {
  /** Sign-ups, per e-mail address. */
  signUp: {
    ...attemptsPer(hour, { address: 60, account: 10, strangers: 30 }),
    captcha: {
      after: { address: 10, account: 2 },
      withoutCaptcha: attemptsPer(hour, { address: 20, account: 3 }),
    },
  },
  /** Password attempts, per e-mail address. */
  logIn: {
    ...attemptsPer(15 * minute, { address: 100, account: 20, strangers: 60 }),
    byCode: true,
    captcha: {
      after: { address: 30, account: 3 },
      withoutCaptcha: attemptsPer(15 * minute, { address: 30, account: 5 }),
    },
  },
  /** Requests for a mailed code once the password attempts are used up, per e-mail address. */
  logInCode: attemptsPer(hour, { address: 30, account: 5, strangers: 60 }),
  /** Attempts at a sign-up code, per user. */
  code: attemptsPer(15 * minute, { address: 100, account: 20 }),
  /** Requests for another code, per user. */
  resendCode: attemptsPer(hour, { address: 60, account: 12 }),
  /** Requests for a code to reset a forgotten password, per e-mail address. */
  resetPassword: {
    ...attemptsPer(hour, { address: 60, account: 12, strangers: 20 }),
    captcha: {
      after: { address: 10, account: 2 },
      withoutCaptcha: attemptsPer(hour, { address: 20, account: 3 }),
    },
  },
  /** Attempts at the reset code, per e-mail address. */
  resetCode: attemptsPer(15 * minute, { address: 100, account: 20, strangers: 60 }),
  /** Requests to set the new password, per token that the code was exchanged for. */
  newPassword: attemptsPer(15 * minute, { address: 60, account: 20 }),
  /** Attempts of a signed-in user to confirm their password, per user. */
  password: attemptsPer(15 * minute, { address: 100, account: 20 }),
  /** Requests to change the address, per user. */
  changeEmail: attemptsPer(hour, { address: 60, account: 20 }),
  /** Requests of the link that verifies an address, per token. */
  emailLink: attemptsPer(15 * minute, { address: 100, account: 20 }),
} satisfies Record<string, RateLimit>;
