import * as z from 'zod';
import { aiModelSettings } from './ai-model-settings';
import { creatorSettings } from './creator-settings';
import { crisisLinesSettings } from './crisis-lines';
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
  ...crisisLinesSettings,

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
  reply_backoff_ms: z.number().int().positive().default(1000),
  /** Replies that one process writes at a time; read when it starts. */
  reply_concurrency: z.number().int().positive().default(64),
  /** Visitors' share of what is done at a time, beside members' own. */
  guest_share: z.number().positive().max(1).default(0.25),
  reply_max_tokens: z.number().int().positive().default(300),
  reply_context_tokens: z.number().int().positive().default(3000),

  password_min_length: z.number().int().min(6).max(64).default(6),
  password_max_length: z.number().int().min(64).max(1000).default(128),
  /** Words of this site that a password may not be made of: its name, and what it is about. */
  password_own_words: z
    .array(z.string().min(3).max(40))
    .max(50)
    .default(['nocturne', 'companion', 'character', 'creator', 'premium', 'fanclub', 'superadmin']),

  /** How long a mail is tried for; one with a code no longer than the code is good. */
  mail_patience_seconds: seconds.default(48 * 3600),
  /** Beyond these, codes and other mails that anybody can ask for are not sent to an address. */
  mails_per_recipient_per_hour: z.number().int().positive().default(20),
  mails_per_recipient_per_day: z.number().int().positive().default(60),
  /** No longer than ASVS 6.5.5 allows. */
  code_lifetime_seconds: seconds.default(600),
  code_attempts: z.number().int().positive().default(5),
  /** Codes compared in a day for one account: together at most 50 of 100,000 (countCodeTry). */
  code_tries_known_per_day: z.number().int().positive().max(20).default(20),
  code_tries_strangers_per_day: z.number().int().positive().max(30).default(30),
  code_tries_network_per_day: z.number().int().positive().max(30).default(10),
  /** How long after the first factor the second may be proved. */
  second_factor_seconds: seconds.default(600),
  passkey_challenge_seconds: seconds.default(300),
  /** How long a proof of who is there is good for what a stranger at their browser must not do. */
  fresh_proof_seconds: seconds.default(600),
  staff_second_factor_required: z.boolean().default(true),
  code_resend_seconds: seconds.default(300),
  pending_identity_seconds: seconds.default(3600),
  reset_token_seconds: seconds.default(900),
  email_link_seconds: seconds.default(24 * 3600),
  email_change_attempts: z.number().int().positive().default(3),
  email_change_lock_seconds: seconds.default(300),
  access_token_seconds: seconds.default(900),
  session_seconds: seconds.default(30 * 24 * 3600),
  /** A member's session that nobody used for so long is over. */
  session_idle_seconds: seconds.default(14 * 24 * 3600),
  sessions_per_account: z.number().int().positive().default(20),
  refresh_grace_seconds: seconds.default(20),
  guest_seconds: seconds.default(30 * 24 * 3600),
  /** How long a visitor's conversations, and what they saw, are kept after their last word or first look. */
  guest_kept_seconds: seconds.default(30 * 24 * 3600),
  staff_session_seconds: seconds.default(8 * 3600),
  staff_session_idle_seconds: seconds.default(3600),
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
  /**
   * Business days in which a report is answered that somebody looks under age, or is real and never
   * agreed.
   */
  urgent_report_days: days.default(1),
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

  /**
   * Where more than a word is asked before somebody talks: ISO 3166-1 alpha-2; nowhere if empty.
   */
  age_check_countries: z.array(country).default([]),

  /** How long a doubt about somebody's age counts: another one within it has them held. */
  age_doubt_seconds: seconds.default(30 * 24 * 3600),
  /** How long whoever is held may prove their age, before their account is erased. */
  under_age_review_seconds: seconds.default(30 * 24 * 3600),
  /** How long an address is remembered of which somebody said that they are under age. */
  under_age_mark_seconds: seconds.default(5 * 365 * 24 * 3600),

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

  security_log_kept_seconds: seconds.min(90 * 24 * 3600).default(365 * 24 * 3600),
  ledger_reconcile_seconds: seconds.default(3600),
  outbox_kept_seconds: seconds.default(3600),
  outbox_replay_seconds: seconds.default(300),
  /** How long an event that the leading release does not know is left to a newer one. */
  outbox_unknown_seconds: seconds.default(3600),
  outbox_dead_kept_seconds: seconds.default(30 * 24 * 3600),
  stream_events_kept: z.number().int().positive().default(500),
  /** Redis holds what people say in clear for as long. */
  stream_kept_seconds: seconds.default(3600),
});

export type Settings = z.infer<typeof settingsSchema>;
