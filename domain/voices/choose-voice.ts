import type { VoicePreset } from '../settings/voice-presets';

interface Speaker {
  id: string;
  gender: string;
}

/**
 * The voice that a character speaks with, by its id: one of those of their gender, the same each time as
 * long as the same are on offer. Where none is, the gender's own name is asked for.
 */
export function chooseVoice(
  presets: readonly Pick<VoicePreset, 'id' | 'gender'>[],
  { id, gender }: Speaker,
): string {
  const fitting = presets.filter((preset) => preset.gender === gender);
  const sum = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return fitting[sum % Math.max(1, fitting.length)]?.id ?? gender;
}
