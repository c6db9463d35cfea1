import type { voiceCallsRefusals as codes } from '~/domain/voice-calls/refusals';
import type { RefusalRows } from '../api/refusal-row';

/** What this area's codes are told as. */
export const voiceCallsRefusals = {
  'no-such-call': {
    status: 404,
    message: 'There is no such call',
    key: 'There is no such call',
  },
  'not-for-calls': {
    status: 404,
    message: 'This character takes no calls',
    key: 'This character takes no calls',
  },
  'calls-need-premium': {
    status: 403,
    message: 'Calls are a part of Premium and of fan clubs',
    key: 'Calls are a part of Premium and of fan clubs',
  },
  'already-in-call': {
    status: 409,
    message: 'You are in a call already',
    key: 'You are in a call already',
  },
  'call-ended': { status: 409, message: 'This call has ended', key: 'This call has ended' },
} as const satisfies RefusalRows<typeof codes>;
