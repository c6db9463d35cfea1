import type { VoicePreset } from '../settings/voice-presets';

interface Speaker {
  id: string;
  gender: string;
  /** The preset that its owner has chosen, if any. */
  voice?: string | null;
}

/**
 * Returns the voice of a character: the one chosen for it, otherwise derived from its id: one of its gender, always the same while the
 * presets are the same. Without a matching preset, returns the gender itself.
 */
export function chooseVoice(
  presets: readonly Pick<VoicePreset, 'id' | 'gender'>[],
  { id, gender, voice }: Speaker,
): string {
  if (presets.some((preset) => preset.id === voice)) return voice ?? gender;
  const fitting = presets.filter((preset) => preset.gender === gender);
  const sum = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return fitting[sum % Math.max(1, fitting.length)]?.id ?? gender;
}
