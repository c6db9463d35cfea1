import { hour, minute, type RateLimit } from '../http/rate-limits';

/** Cases. */
export const casesRateLimits = {
  /** Writing to the operator, by e-mail: each is acknowledged there, so an address gets few. */
  openCase: {
    address: { attempts: 40, seconds: hour },
    account: { attempts: 6, seconds: hour },
    strangers: { attempts: 18, seconds: hour },
    captcha: {
      after: { address: 6, account: 2 },
      unasked: {
        address: { attempts: 10, seconds: hour },
        account: { attempts: 3, seconds: hour },
      },
    },
  },
  /** Asking how far a case has come, by e-mail. */
  followCase: {
    address: { attempts: 60, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
    strangers: { attempts: 60, seconds: 15 * minute },
  },
  /** Reporting a character or a post, by user. */
  reportCharacter: {
    address: { attempts: 120, seconds: hour },
    account: { attempts: 30, seconds: hour },
  },
} satisfies Record<string, RateLimit>;
