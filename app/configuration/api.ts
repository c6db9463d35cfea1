import * as z from 'zod';
import { settings } from '~/domain/all-settings';
import { audienceOf } from '~/domain/flags/audience';
import { getUserFlags } from '~/domain/flags/get-user-flags';
import { featureSettingsSchema, userFlagsSchema } from '~/domain/flags/schema';
import {
  findVoicePreset,
  listVoicePresets,
  voicePresetListSchema,
} from '~/domain/settings/list-voice-presets';
import { voicePresetSchema } from '~/domain/settings/voice-presets';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf, type Endpoint } from '../kit/api/endpoint';
import { getPublicSettings, publicSettings, type PublicGroup } from './public-settings';

const endpoint = endpointsOf('config');

/** Declares a call that returns a group of settings. */
const settingsGroup = (
  id: string,
  path: string,
  group: PublicGroup,
  shape: string,
  summary: string,
): Endpoint =>
  endpoint({
    id,
    method: 'GET',
    path,
    summary,
    access: access.everyone,
    cached: true,
    answer: publicSettings[group].meta({ id: shape }),
    handle: ({ context }) => getPublicSettings(context.domain, group),
  });

export const configuration = apiSection(80, [
  settingsGroup(
    'config.system-settings',
    '/public-configs/system-settings',
    'system',
    'SystemSettings',
    'What the whole product shows and counts by',
  ),
  settingsGroup(
    'config.popup-events-settings',
    '/public-configs/popup-events-settings',
    'popupEvents',
    'PopupEventsSettings',
    'After how much of what an offer opens, and how it looks',
  ),
  settingsGroup(
    'config.creator-settings',
    '/public-configs/creator-settings',
    'creator',
    'CreatorSettings',
    'What a creator’s application may and must hold',
  ),
  settingsGroup(
    'config.create-my-ai',
    '/public-configs/create-my-ai',
    'createMyAi',
    'AiModelSettings',
    'What may be chosen for a character of one’s own',
  ),
  settingsGroup(
    'config.gamification-configs',
    '/gamification-configs',
    'gamification',
    'GamificationSettings',
    'Levels, daily rewards and the wheel',
  ),
  endpoint({
    id: 'config.voice-presets',
    method: 'GET',
    path: '/public-configs/voice-presets',
    summary: 'Voices on offer',
    access: access.everyone,
    cached: true,
    answer: voicePresetListSchema.meta({ id: 'VoicePresets' }),
    handle: async ({ context }) => ({ items: await listVoicePresets(context.domain) }),
  }),
  endpoint({
    id: 'config.voice-preset',
    method: 'GET',
    path: '/public-configs/voice-presets/{id}',
    summary: 'One voice',
    access: access.everyone,
    cached: true,
    params: z.object({ id: z.string().max(100) }),
    failures: [404],
    answer: voicePresetSchema.meta({ id: 'VoicePreset' }),
    async handle({ context, params }) {
      return (
        (await findVoicePreset(context.domain, params.id)) ?? { ok: false, reason: 'not-found' }
      );
    },
  }),
  endpoint({
    id: 'config.feature-settings',
    method: 'GET',
    path: '/feature-settings/{name}',
    failures: [404],
    summary: 'For whom a feature is there at all',
    access: access.everyone,
    cached: true,
    params: z.object({ name: z.string().max(100) }),
    answer: featureSettingsSchema.meta({ id: 'FeatureSettings' }),
    async handle({ context, params }) {
      // An area with a feature that can be limited to test users has a setting for it.
      const key = `${params.name}_is_for_test_users_only`;
      const area = settings.find(({ shape }) => Object.hasOwn(shape, key));
      if (!area) return { ok: false, reason: 'not-found' };
      const values = await context.domain.settings(area);
      return { isForTestUsersOnly: values[key] === true };
    },
  }),
  endpoint({
    id: 'config.feature-flags-user',
    method: 'GET',
    path: '/feature-flags/user',
    summary: 'What whoever asks is part of: switches, and the variant of each experiment',
    access: access.everyone,
    answer: userFlagsSchema.meta({ id: 'UserFlags' }),
    handle: ({ context, who }) => getUserFlags(context.domain, audienceOf(who)),
  }),
]);
