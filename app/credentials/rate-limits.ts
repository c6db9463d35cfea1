import { hour, minute, type RateLimit } from '../http/rate-limits';

/** Passwords, codes and addresses. */
export const credentialsRateLimits = {
  /** Asking for a code because the password was forgotten, by e-mail. */
  resetPassword: {
    address: { attempts: 60, seconds: hour },
    account: { attempts: 12, seconds: hour },
    strangers: { attempts: 20, seconds: hour },
    captcha: {
      after: { address: 10, account: 2 },
      unasked: {
        address: { attempts: 20, seconds: hour },
        account: { attempts: 3, seconds: hour },
      },
    },
  },
  /** Typing that code, by e-mail. */
  resetCode: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
    strangers: { attempts: 60, seconds: 15 * minute },
  },
  /** Setting the new password, by what the code was exchanged for. */
  newPassword: {
    address: { attempts: 60, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
  },
  /** A signed-in person's own password, asked for again, by user. */
  password: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
  },
  /** Asking for another address, by user. */
  changeEmail: {
    address: { attempts: 60, seconds: hour },
    account: { attempts: 20, seconds: hour },
  },
  /** Opening the link that proves an address, by its token. */
  emailLink: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
  },
} satisfies Record<string, RateLimit>;
