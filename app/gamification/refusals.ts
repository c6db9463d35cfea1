import type { gamificationRefusals as codes } from '~/domain/gamification/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const gamificationRefusals = {
  'play-not-open': { status: 403, message: 'This is not open to your account', key: null },
  'play-switched-off': { status: 409, message: 'You have switched quests off', key: null },
  'play-paused': { status: 403, message: 'Your account is paused', key: null },
  'play-needs-premium': { status: 403, message: 'This is for Premium members', key: null },
  'no-such-task': { status: 404, message: 'There is no such quest', key: null },
  'task-not-completed': { status: 409, message: 'This quest is not completed', key: null },
  'task-reward-taken': { status: 409, message: 'You have taken this reward', key: null },
  'task-exists': { status: 409, message: 'There is such a quest already', key: null },
  'no-such-player': { status: 404, message: 'There is no such player', key: null },
  'daily-reward-claimed': {
    status: 409,
    message: 'You have claimed today’s reward',
    key: null,
  },
  'daily-reward-not-due': {
    status: 409,
    message: 'Another day’s reward is due now',
    key: null,
  },
  'no-spins': { status: 409, message: 'You have no spins left', key: null },
  'wheel-closed-here': {
    status: 403,
    message: 'The wheel is not available in your country',
    key: null,
  },
} as const satisfies RefusalRows<typeof codes>;
