import * as z from 'zod';

const voiceEmotions = ['Happy', 'Angry', 'Narrative', 'Sexy', 'Sad'] as const;

export const voicePresetSchema = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is words of small letters and digits'),
  name: z.string().min(1).max(50),
  kind: z.enum(['preset', 'custom']),
  gender: z.enum(['female', 'male', 'trans']),
  /** The emotions with a recording. */
  emotions: z.array(z.enum(voiceEmotions)),
  /** The address of a sample; null until there is a recording. */
  sampleUrl: z.string().nullable(),
});
export type VoicePreset = z.infer<typeof voicePresetSchema>;

const recordedPreset = (id: string, name: string): VoicePreset => ({
  id,
  name,
  kind: 'preset',
  gender: 'female',
  emotions: [...voiceEmotions],
  sampleUrl: null,
});

/** The group VoicePresets: voices that a creator may choose instead of recording their own. */
export const voicePresets = {
  voice_presets: z
    .array(voicePresetSchema)
    .max(100)
    .refine((presets) => new Set(presets.map(({ id }) => id)).size === presets.length, {
      error: 'two presets have one id',
    })
    .default([
      recordedPreset('velvet', 'Velvet'),
      recordedPreset('ember', 'Ember'),
      recordedPreset('breeze', 'Breeze'),
      recordedPreset('tide', 'Tide'),
    ])
    .describe('Voices that a creator may choose instead of recording their own.'),
};
