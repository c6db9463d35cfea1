import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** How characters sound. */
export const voicesSettings = defineSettings({
  /** What the service calls a voice, by its preset; the preset's own id where it is not named. */
  speech_voices: z.record(z.string(), z.string().min(1).max(100)).default({}),
  /** Characters of a greeting that are read as a sample. */
  voice_sample_max_characters: z.number().int().positive().max(1000).default(300),
});
