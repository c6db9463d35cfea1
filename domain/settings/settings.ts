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
  theme: themeSchema.default('default'),
  /** A theme under test is shown only to test users. */
  themes: z
    .record(themeSchema, z.object({ is_test: z.boolean() }))
    .default({ default: { is_test: false }, halloween: { is_test: true } }),
  'locales.released': z
    .array(z.string())
    .min(1)
    .default(['en-GB', 'fr-FR', 'de-DE', 'es-ES', 'pt-BR']),
  /** An IANA name; its midnight ends a day of rewards. */
  server_time_zone: z.string().refine(isTimeZone, 'no such time zone').default('UTC'),
  /** The time for which browsers and caches may keep the public configuration. */
  public_config_seconds: z.number().int().positive().default(30),
  ...popupEventsSettings,
  ...creatorSettings,
  ...voicePresets,
  ...aiModelSettings,
});
