import { hour, minute, type RateLimit } from '../http/rate-limits';

/** Signing up and in. */
export const accountsRateLimits = {
  /** Signing up, by e-mail. */
  signUp: {
    address: { attempts: 60, seconds: hour },
    account: { attempts: 10, seconds: hour },
    strangers: { attempts: 30, seconds: hour },
    captcha: {
      after: { address: 10, account: 2 },
      unasked: {
        address: { attempts: 20, seconds: hour },
        account: { attempts: 3, seconds: hour },
      },
    },
  },
  /** Trying a password, by e-mail. */
  logIn: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
    strangers: { attempts: 60, seconds: 15 * minute },
    captcha: {
      after: { address: 30, account: 3 },
      unasked: {
        address: { attempts: 30, seconds: 15 * minute },
        account: { attempts: 5, seconds: 15 * minute },
      },
    },
  },
  /** Typing the code of a sign-up, by user. */
  code: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
  },
  /** Asking for another code, by user. */
  resendCode: {
    address: { attempts: 60, seconds: hour },
    account: { attempts: 12, seconds: hour },
  },
} satisfies Record<string, RateLimit>;
