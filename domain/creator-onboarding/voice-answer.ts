import * as z from 'zod';
import { hasEveryEmotion, voiceEmotions } from '../creator-voices/emotions';
import type { VoiceSample } from '../creator-voices/list-samples';

const invalid = 'please enter valid';

/** The answer of a person about their voice. */
export const voiceSchema = z.object({
  voiceKind: z.enum(['samples', 'template'], invalid),
  voicePreset: z.string(invalid).max(100, invalid).optional(),
  agreesToCloning: z.boolean().default(false),
});
export type VoiceAnswer = z.output<typeof voiceSchema>;

interface Offered {
  samples: readonly VoiceSample[];
  presets: readonly string[];
}

/** Returns the schema of the voice step for the samples that exist and the voices on offer. */
export const voiceWithin = ({ samples, presets }: Offered) =>
  voiceSchema.check(({ value, issues }) => {
    const refuse = (path: 'voiceKind' | 'voicePreset', message: string) =>
      issues.push({ code: 'custom', input: value[path], path: [path], message });
    if (value.voiceKind === 'template') {
      if (!presets.includes(value.voicePreset ?? '')) refuse('voicePreset', 'choose a template');
    } else if (!hasEveryEmotion(samples)) {
      const missing = voiceEmotions.length - samples.length;
      refuse('voiceKind', `moods to record: ${missing}`);
    }
  });
