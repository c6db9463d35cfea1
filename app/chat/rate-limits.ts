import { attemptsPer, hour, minute, type RateLimit } from '../kit/http/rate-limits';

/** Limits for chats. */
export const chatRateLimits = {
  /** Newly opened chats. Each chat of a visitor includes a trial, so an address has few of them. */
  openChats: {
    ...attemptsPer(10 * minute, { address: 600, account: 120 }),
    guests: {
      address: { attempts: 100, seconds: hour },
      account: { attempts: 30, seconds: 10 * minute },
    },
  },
  /** Reactions to messages and other actions on them, by form. */
  actOnMessages: attemptsPer(10 * minute, { address: 3000, account: 600 }),
  /** Choices about the author of a chat; each trial is a model call. */
  actOnAuthors: attemptsPer(hour, { address: 400, account: 40 }),
  /** Searches in the person's messages, which are decrypted one by one; a page searches during typing. */
  searchMessages: {
    ...attemptsPer(10 * minute, { address: 1500, account: 300 }),
    guests: {
      address: { attempts: 300, seconds: 10 * minute },
      account: { attempts: 60, seconds: 10 * minute },
    },
  },
  /** Exports of whole chats. */
  exportChats: attemptsPer(hour, { address: 300, account: 30 }),
  /** Voice messages by all channels; each transcription costs money. */
  sendVoiceMessages: attemptsPer(10 * minute, { address: 600, account: 60 }),
  /** Messages sent by form, per person. A visitor's trial is short. */
  sendByForm: {
    ...attemptsPer(10 * minute, { address: 3000, account: 300 }),
    guests: {
      address: { attempts: 500, seconds: hour },
      account: { attempts: 60, seconds: 10 * minute },
    },
  },
} satisfies Record<string, RateLimit>;
