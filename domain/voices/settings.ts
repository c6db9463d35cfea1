import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** Settings of the characters' voices. */
export const voicesSettings = defineSettings({
  speech_voices: z
    .record(z.string(), z.string().min(1).max(100))
    .default({})
    .describe(
      'Voice names of the speech provider by preset: `{"velvet": "nova"}`; a preset that is not listed uses its own id.',
    ),
  voice_sample_max_characters: z
    .number()
    .int()
    .positive()
    .max(1000)
    .default(300)
    .describe('Characters of a greeting that are read aloud on a character’s profile.'),
});
