import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const creatorVoicesRefusals = defineRefusals({
  /** The file is no WAV. */
  'sample-not-wav': nothing,
  /** The file is a WAV of several channels, another rate or another encoding. */
  'sample-format': details<{ data: { rate: number } }>(),
  'sample-too-long': details<{ data: { seconds: number } }>(),
  'sample-too-short': nothing,
  /** The recording is silent. */
  'sample-silent': nothing,
  /** The recording was not made within the time of a sentence drawn for it. */
  'recording-session-over': nothing,
  /** The voice of a live model is not replaced. */
  'voice-is-live': nothing,
  'no-such-voice': nothing,
});

const allRefusals = { ...sharedRefusals, ...creatorVoicesRefusals };

export const refuse = refuserOf(allRefusals);
export type Refusal<Code extends keyof typeof allRefusals> = RefusalOf<typeof allRefusals, Code>;
