import type { gamificationRefusals as codes } from '~/domain/gamification/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const gamificationRefusals = {
  'play-not-open': {
    status: 403,
    message: 'This is not open to your account',
    key: 'quests are not open to your account',
  },
  'play-switched-off': {
    status: 409,
    message: 'You have switched quests off',
    key: 'you have switched quests off',
  },
  'play-paused': { status: 403, message: 'Your account is paused', key: 'your account is paused' },
  'play-needs-premium': {
    status: 403,
    message: 'This is for Premium members',
    key: 'this is for premium members',
  },
  'no-such-task': { status: 404, message: 'There is no such quest', key: 'this quest is gone' },
  'task-not-completed': {
    status: 409,
    message: 'This quest is not completed',
    key: 'this quest is not complete yet',
  },
  'task-reward-taken': {
    status: 409,
    message: 'You have taken this reward',
    key: 'you have taken this reward',
  },
  'task-exists': { status: 409, message: 'There is such a quest already', key: null },
  'no-such-player': { status: 404, message: 'There is no such player', key: null },
  'daily-reward-claimed': {
    status: 409,
    message: 'You have claimed today’s reward',
    key: 'you have claimed this day',
  },
  'daily-reward-not-due': {
    status: 409,
    message: 'Another day’s reward is due now',
    key: 'another day is due now',
  },
  'no-spins': { status: 409, message: 'You have no spins left', key: 'you have no spins left' },
  'wheel-closed-here': {
    status: 403,
    message: 'The wheel is not available in your country',
    key: 'the wheel is closed in your country',
  },
} as const satisfies RefusalRows<typeof codes>;
