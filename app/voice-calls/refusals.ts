import type { voiceCallsRefusals as codes } from '~/domain/voice-calls/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. */
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
  'line-unreadable': {
    status: 422,
    message: 'This is not an offer that can be answered',
    key: 'This is not an offer that can be answered',
  },
  'line-without-sound': {
    status: 422,
    message: 'The offer holds no sound',
    key: 'The offer holds no sound',
  },
  'line-without-opus': {
    status: 422,
    message: 'The offer holds no sound in opus',
    key: 'The offer holds no sound in opus',
  },
} as const satisfies RefusalRows<typeof codes>;
