import type { creatorVoicesRefusals as codes } from '~/domain/creator-voices/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const creatorVoicesRefusals = {
  'sample-not-wav': { status: 415, message: 'The file is no WAV', key: 'sample-not-wav' },
  'sample-format': {
    status: 415,
    message: 'A sample is mono, of 16 bits and 44.1 kHz',
    key: 'sample-format',
  },
  'sample-too-long': { status: 413, message: 'The sample is too long', key: 'sample-too-long' },
  'sample-too-short': { status: 400, message: 'The sample is too short', key: 'sample-too-short' },
  'sample-silent': { status: 400, message: 'Nobody is heard in the sample', key: 'sample-silent' },
  'recording-session-over': {
    status: 409,
    message: 'The sentence was not read within its time; draw another one',
    key: 'recording-session-over',
  },
  'voice-is-live': {
    status: 409,
    message: 'The voice of a live model is not replaced',
    key: 'voice-is-live',
  },
  'no-such-voice': { status: 400, message: 'There is no such voice', key: 'no-such-voice' },
} as const satisfies RefusalRows<typeof codes>;
