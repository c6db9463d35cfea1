import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';
import { aiModelSettings } from './ai-model-settings';
import { creatorSettings } from './creator-settings';
import { popupEventsSettings } from './popup-events-settings';
import { voicePresets } from './voice-presets';

const themeSchema = z.enum(['default', 'halloween']);

function isTimeZone(name: string): boolean {
  return name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name);
}

/** The settings of the whole product, and of areas that do not exist yet. */
export const productSettings = defineSettings({
  theme: themeSchema.default('default').describe('Theme of the site: `default` or `halloween`.'),
  themes: z
    .record(themeSchema, z.object({ is_test: z.boolean() }))
    .default({ default: { is_test: false }, halloween: { is_test: true } })
    .describe('Themes; one with `is_test` is shown to test users only.'),
  'locales.released': z
    .array(z.string())
    .min(1)
    .default(['en-GB', 'fr-FR', 'de-DE', 'es-ES', 'pt-BR'])
    .describe('Locales that are offered; a missing string is shown in English.'),
  server_time_zone: z
    .string()
    .refine(isTimeZone, 'no such time zone')
    .default('UTC')
    .describe('Time zone (IANA name) whose midnight ends a day of rewards.'),
  public_config_seconds: z
    .number()
    .int()
    .positive()
    .default(30)
    .describe('Seconds for which browsers and caches may keep the public configuration.'),
  ...popupEventsSettings,
  ...creatorSettings,
  ...voicePresets,
  ...aiModelSettings,
});
