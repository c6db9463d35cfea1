import { hour, minute, type AttemptLimit } from '../http/rate-limits';

interface RiskFigures {
  /** Attempts of an address, and for an account, that pass without a question. */
  after: { address: number; account: number };
  /** What is let through beyond that of whoever cannot be asked: no scripts, or no service. */
  unasked: { address: AttemptLimit; account: AttemptLimit };
}

/** When somebody is asked to show that they are human. */
export const captchaLimits = {
  signUp: {
    after: { address: 10, account: 2 },
    unasked: {
      address: { attempts: 20, seconds: hour },
      account: { attempts: 3, seconds: hour },
    },
  },
  logIn: {
    after: { address: 30, account: 3 },
    unasked: {
      address: { attempts: 30, seconds: 15 * minute },
      account: { attempts: 5, seconds: 15 * minute },
    },
  },
  resetPassword: {
    after: { address: 10, account: 2 },
    unasked: {
      address: { attempts: 20, seconds: hour },
      account: { attempts: 3, seconds: hour },
    },
  },
  openCase: {
    after: { address: 6, account: 2 },
    unasked: {
      address: { attempts: 10, seconds: hour },
      account: { attempts: 3, seconds: hour },
    },
  },
} satisfies Record<string, RiskFigures>;

export type RiskyAttempt = keyof typeof captchaLimits;
