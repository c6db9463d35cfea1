import { callStatusSchema } from '~/domain/voice-calls/events';
import { streamSection } from '../stream-section';

export const voiceCallsStream = streamSection(72, {
  /** The state of a call; its page continues counting from there. */
  'voice-call.updated.event': callStatusSchema,
});
