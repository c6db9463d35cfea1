import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { aiModelSettings } from './ai-model-settings';
import { creatorSettings } from './creator-settings';
import { gamificationSettings } from './gamification-settings';
import { popupEventsSettings } from './popup-events-settings';
import { settingsSchema } from './schema';
import { systemSettings } from './system-settings';
import { voicePresetSchema, type VoicePreset } from './voice-presets';

/** What everybody may read of each group; figures of the engine room are in none of them. */
export const publicSettings = {
  system: z.object({
    ...systemSettings,
    special_offer_timer: popupEventsSettings.special_offer_timer,
    trial_messages: settingsSchema.shape.trial_messages,
    text_message_price: settingsSchema.shape.text_message_price,
    message_max_length: settingsSchema.shape.message_max_length,
    token_value_minor: settingsSchema.shape.token_value_minor,
    token_currency: settingsSchema.shape.token_currency,
    locales: z.object({ released: settingsSchema.shape['locales.released'] }),
  }),
  popupEvents: z.object(popupEventsSettings),
  creator: z.object(creatorSettings),
  createMyAi: z.object(aiModelSettings),
  gamification: z.object(gamificationSettings),
};
export type PublicGroup = keyof typeof publicSettings;

/** The settings of a group that everybody may read. */
export async function getPublicSettings<Group extends PublicGroup>(
  context: Pick<DomainContext, 'settings'>,
  group: Group,
): Promise<z.output<(typeof publicSettings)[Group]>> {
  const settings = await context.settings();
  const whole = { ...settings, locales: { released: settings['locales.released'] } };
  return publicSettings[group].parse(whole) as z.output<(typeof publicSettings)[Group]>;
}

export const voicePresetListSchema = z.object({ items: z.array(voicePresetSchema) });

/** The voices on offer. */
export async function listVoicePresets(
  context: Pick<DomainContext, 'settings'>,
): Promise<VoicePreset[]> {
  return (await context.settings()).voice_presets;
}

/** One voice, or null when there is none of that id. */
export async function findVoicePreset(
  context: Pick<DomainContext, 'settings'>,
  id: string,
): Promise<VoicePreset | null> {
  const presets = await listVoicePresets(context);
  return presets.find((preset) => preset.id === id) ?? null;
}
