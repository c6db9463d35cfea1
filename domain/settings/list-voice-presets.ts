import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { productSettings } from './settings';
import { voicePresetSchema, type VoicePreset } from './voice-presets';

export const voicePresetListSchema = z.object({ items: z.array(voicePresetSchema) });

/** Returns the available voices. */
export async function listVoicePresets(
  context: Pick<DomainContext, 'settings'>,
): Promise<VoicePreset[]> {
  return (await context.settings(productSettings)).voice_presets;
}

/** Returns the voice with this id; null if there is none. */
export async function findVoicePreset(
  context: Pick<DomainContext, 'settings'>,
  id: string,
): Promise<VoicePreset | null> {
  const presets = await listVoicePresets(context);
  return presets.find((preset) => preset.id === id) ?? null;
}
