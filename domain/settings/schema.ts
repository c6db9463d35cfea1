import * as z from 'zod';
import { aiModelSettings } from './ai-model-settings';
import { creatorSettings } from './creator-settings';
import { feedSettings } from './feed-settings';
import { gamificationSettings } from './gamification-settings';
import { popupEventsSettings } from './popup-events-settings';
import { systemSettings } from './system-settings';
import { voicePresets } from './voice-presets';

const seconds = z.number().int().positive();
const days = z.number().int().positive();
const count = z.number().int().nonnegative();
/** ISO 3166-1 alpha-2. */
const country = z.string().regex(/^[A-Z]{2}$/);

function isTimeZone(name: string): boolean {
  return name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name);
}

/** Every figure of the specification, under its specified name and default where it has one. */
export const settingsSchema = z.object({
  ...systemSettings,
  ...popupEventsSettings,
  ...creatorSettings,
  ...voicePresets,
  ...aiModelSettings,
  ...gamificationSettings,
  ...feedSettings,

  'locales.released': z
    .array(z.string())
    .min(1)
    .default(['en-GB', 'fr-FR', 'de-DE', 'es-ES', 'pt-BR']),
  /** What one token is worth, in minor units of token_currency; shown beside every token price. */
  token_value_minor: z.number().int().positive().default(10),
  token_currency: z.string().length(3).default('USD'),

  trial_messages: count.default(5),
  text_message_price: count.default(2),
  image_generation_price: count.default(10),
  message_max_length: z.number().int().positive().default(2000),
  chat_page_size: z.number().int().positive().max(100).default(30),
  chat_list_page_size: z.number().int().positive().max(100).default(20),
  reply_wait_without_script_ms: z.number().int().positive().default(8000),
  reply_lease_seconds: seconds.default(12),
  reply_max_attempts: z.number().int().positive().default(6),
  reply_patience_seconds: seconds.default(120),
  reply_max_tokens: z.number().int().positive().default(300),
  reply_context_tokens: z.number().int().positive().default(3000),

  code_lifetime_seconds: seconds.default(900),
  code_attempts: z.number().int().positive().default(5),
  code_resend_seconds: seconds.default(300),
  pending_identity_seconds: seconds.default(3600),
  reset_token_seconds: seconds.default(900),
  email_link_seconds: seconds.default(24 * 3600),
  email_change_attempts: z.number().int().positive().default(3),
  email_change_lock_seconds: seconds.default(300),
  access_token_seconds: seconds.default(900),
  session_seconds: seconds.default(30 * 24 * 3600),
  refresh_grace_seconds: seconds.default(20),
  guest_seconds: seconds.default(30 * 24 * 3600),
  staff_session_seconds: seconds.default(8 * 3600),
  /** Business days in which a case of a kind is answered. */
  case_business_days: z
    .object({
      contact: days.default(3),
      content: days.default(7),
      complaint: days.default(7),
      copyright: days.default(3),
      'counter-notice': days.default(10),
      removal: days.default(1),
    })
    .prefault({}),
  data_request_months: z.number().int().positive().default(1),
  complaint_acknowledged_hours: z.number().int().positive().default(24),
  /** Weekdays on which nobody works, as yyyy-mm-dd. */
  business_holidays: z.array(z.iso.date()).default([]),
  case_kept_seconds: seconds.default(6 * 365 * 24 * 3600),
  /** How long it is known who looked at a post, a profile or a story; the counts stay. */
  view_kept_seconds: seconds.default(90 * 24 * 3600),

  /** Who runs the site, as its footer and its legal pages say; left out where empty. */
  operator_legal_name: z.string().default(''),
  operator_company_id: z.string().default(''),
  operator_address: z.string().default(''),
  operator_email: z.union([z.email(), z.literal('')]).default(''),
  /** Whose law the terms are under: ISO 3166-1 alpha-2. */
  operator_country: country.default('IE'),

  /** Where more than a word is asked before somebody talks: ISO 3166-1 alpha-2; nowhere if empty. */
  age_check_countries: z.array(country).default([]),

  unverified_kept_seconds: seconds.default(7 * 24 * 3600),
  media_address_seconds: seconds.default(6 * 3600),
  own_media_address_seconds: seconds.min(2).default(600),

  deletion_notice_seconds: seconds.default(48 * 3600),
  personal_data_retention_seconds: seconds.default(6 * 365 * 24 * 3600),
  export_interval_seconds: seconds.default(24 * 3600),
  export_kept_seconds: seconds.default(48 * 3600),
  export_noted_seconds: seconds.default(30 * 24 * 3600),

  idempotency_kept_seconds: seconds.default(24 * 3600),
  idempotency_lease_seconds: seconds.default(60),
  /** How long the address a visitor landed with is remembered until they sign up. */
  marketing_origin_seconds: seconds.default(30 * 24 * 3600),
  /** How long a visitor counts as brought by whoever's link they followed. */
  referral_seconds: seconds.default(30 * 24 * 3600),
  voice_call_token_seconds: seconds.default(300),
  /** How long browsers and caches may keep the public configuration. */
  public_config_seconds: seconds.default(30),
  /** IANA name; its midnight ends a day of rewards. */
  server_time_zone: z.string().refine(isTimeZone, 'no such time zone').default('UTC'),

  outbox_kept_seconds: seconds.default(3600),
  outbox_replay_seconds: seconds.default(300),
  stream_events_kept: z.number().int().positive().default(500),
  stream_kept_seconds: seconds.default(24 * 3600),
});

export type Settings = z.infer<typeof settingsSchema>;
