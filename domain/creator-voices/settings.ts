import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** Recording sessions of creators’ voices. */
export const creatorVoicesSettings = defineSettings({
  creator_voice_session_seconds: seconds
    .default(600)
    .describe('Seconds within which a drawn sentence is read aloud and the recording is sent.'),
  creator_voice_session_kept_seconds: seconds
    .default(24 * 3600)
    .describe('Seconds for which a drawn sentence is kept after its time is over.'),
});
