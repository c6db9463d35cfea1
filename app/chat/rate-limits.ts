import { hour, minute, type RateLimit } from '../http/rate-limits';

/** Conversations. */
export const chatRateLimits = {
  /** Opening conversations. A visitor's bring a trial along each, so an address has few of them. */
  openChats: {
    address: { attempts: 600, seconds: 10 * minute },
    account: { attempts: 120, seconds: 10 * minute },
    guests: {
      address: { attempts: 100, seconds: hour },
      account: { attempts: 30, seconds: 10 * minute },
    },
  },
  /** Sending a message by a form, by person. A visitor's trial is short. */
  sendByForm: {
    address: { attempts: 3000, seconds: 10 * minute },
    account: { attempts: 300, seconds: 10 * minute },
    guests: {
      address: { attempts: 500, seconds: hour },
      account: { attempts: 60, seconds: 10 * minute },
    },
  },
} satisfies Record<string, RateLimit>;
