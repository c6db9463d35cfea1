import { attemptsPer, hour, minute, type RateLimit } from '../kit/http/rate-limits';

/** Conversations. */
export const chatRateLimits = {
  /** Opening conversations. A visitor's bring a trial along each, so an address has few of them. */
  openChats: {
    ...attemptsPer(10 * minute, { address: 600, account: 120 }),
    guests: {
      address: { attempts: 100, seconds: hour },
      account: { attempts: 30, seconds: 10 * minute },
    },
  },
  /** Reactions to messages and other acts on them, by a form. */
  actOnMessages: attemptsPer(10 * minute, { address: 3000, account: 600 }),
  /** Looking through one's own messages, which are opened one by one; a page asks as one types. */
  searchMessages: {
    ...attemptsPer(10 * minute, { address: 1500, account: 300 }),
    guests: {
      address: { attempts: 300, seconds: 10 * minute },
      account: { attempts: 60, seconds: 10 * minute },
    },
  },
  /** Files of whole conversations. */
  exportChats: attemptsPer(hour, { address: 300, account: 30 }),
  /** Voice messages, each of which is written down for money, by whatever way they come. */
  sendVoiceMessages: attemptsPer(10 * minute, { address: 600, account: 60 }),
  /** Sending a message by a form, by person. A visitor's trial is short. */
  sendByForm: {
    ...attemptsPer(10 * minute, { address: 3000, account: 300 }),
    guests: {
      address: { attempts: 500, seconds: hour },
      account: { attempts: 60, seconds: 10 * minute },
    },
  },
} satisfies Record<string, RateLimit>;
