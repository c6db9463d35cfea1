import { callStandingSchema } from '~/domain/voice-calls/events';
import { streamSection } from '../stream-section';

export const voiceCallsStream = streamSection(72, {
  /** How a call stands; its page goes on counting from there. */
  'voice-call.updated.event': callStandingSchema,
});
