import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** Settings of the characters' voices. */
export const voicesSettings = defineSettings({
  /** The provider's voice name by preset; a preset that is not listed uses its own id. */
  speech_voices: z.record(z.string(), z.string().min(1).max(100)).default({}),
  /** Characters of a greeting that are read aloud for a sample. */
  voice_sample_max_characters: z.number().int().positive().max(1000).default(300),
});
