import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** How long a token of a call is good. */
export const voiceCallsSettings = defineSettings({
  voice_call_token_seconds: seconds.default(300),
});
