import type { Knex } from 'knex';
import { addConstraint } from '../change-online';

const accountStates = [
  'active',
  'warned',
  'suspended',
  'terminated',
  'deleted',
  'closing',
  'under_age_review',
];

const categories = [
  'minor_self',
  'minors',
  'non_consent',
  'real_person',
  'trafficking',
  'self_harm_promotion',
  'violence',
  'bestiality',
  'drugs_and_weapons',
  'personal_data',
  'explicit',
];

/** The values that each column may hold. */
const words: [table: string, column: string, values: string[]][] = [
  ['account_deletions', 'state_before', accountStates],
  [
    'cancellation_steps',
    'reason',
    [
      'too-expensive',
      'not-enough-time',
      'not-what-i-expected',
      'technical-problems',
      'found-something-else',
      'privacy',
      'other',
    ],
  ],
  [
    'cases',
    'reason',
    [
      'looks under age',
      'a real person without consent',
      'dangerous organizations',
      'illegal activities',
      'spam',
      'frauds and scams',
      "i'm in this post and want it removed",
      'violent and graphic content',
      'animal abuse',
      'suicide/self harm',
    ],
  ],
  ['chats', 'last_message_role', ['user', 'character']],
  ['generations', 'purpose', ['chat_photo', 'message_speech', 'voice_reply', 'chat_video']],
  [
    'messages',
    'type',
    [
      'text',
      'audio',
      'image',
      'video',
      'gift_for_tip',
      'post_message',
      'voice_call',
      'voice_call_summary',
      'STORY_REPLY',
      'tip',
      'audio_request',
      'reply',
      'unlocked_post',
      'unlocked_photo',
      'joined_fanclub',
      'follow_model',
      'post_reacted',
      'post:asset:unlock:credit_card',
    ],
  ],
  [
    'messages',
    'subtype',
    [
      'reply',
      'follow_up',
      'follow_up_photo',
      'follow_up_first_reminder',
      'follow_up_second_reminder',
      'follow_up_third_reminder',
      'video_accepted',
      'video_rejected',
      'sfw_video',
      'spicy_video',
      'crisis_referral',
    ],
  ],
  ['moderation_flags', 'category', [...categories, 'crisis']],
  ['moderation_flags', 'layer', ['grammar', 'classifier', 'endpoint', 'guard']],
  [
    'notifications',
    'kind',
    [
      'message',
      'reply-given-up',
      'post',
      'story',
      'offer',
      'payment',
      'renewal',
      'card-ends',
      'renewal-failed',
      'subscription-canceled',
      'subscription-ended',
      'club-renewal',
      'club-renewal-failed',
      'club-ended',
      'new-sign-in',
      'password-changed',
      'email-changed',
      'identity-linked',
      'factor-changed',
      'archive-ready',
      'legal-change',
      'rule-broken',
      'decision-withdrawn',
      'appeal-answered',
      'trial',
    ],
  ],
  [
    'one_time_codes',
    'purpose',
    ['sign_up', 'link_identity', 'reset_password', 'change_email', 'prove_anew', 'staff_sign_in'],
  ],
  ['payment_events', 'state_before', ['none', 'pending', 'completed', 'failed', 'expired']],
  ['ranked_posts', 'style', ['Realistic', 'Anime']],
  [
    'security_log',
    'kind',
    [
      'sign-in',
      'sign-in-refused',
      'code-refused',
      'password-changed',
      'address-changed',
      'identity-linked',
      'second-factor-changed',
      'account-state-changed',
      'deletion-requested',
      'account-restored',
      'account-erased',
      'export-requested',
      'staff-sign-in',
      'staff-sign-out',
      'staff-act',
      'command',
    ],
  ],
  [
    'send_outcomes',
    'error',
    [
      'message-required',
      'message-too-long',
      'message-not-storable',
      'recording-unreadable',
      'recording-too-long',
      'nothing-heard',
      'not-heard',
      'against-rules',
      'no-such-character',
      'character-blocked',
      'chat-set-aside',
      'trial-ended',
      'insufficient-balance',
      'spending-limit',
      'confirmation-needed',
      'age-check-required',
      'adult-confirmation-required',
      'under_age_review',
      'chat-paused',
      'too-many-attempts',
      'no-such-picture',
      'picture-away',
      'nothing-to-make-again',
      'price-changed',
      'generation-limit',
    ],
  ],
  [
    'send_outcomes',
    'source',
    [
      'text_message',
      'chat_tip',
      'voice_message',
      'unlock_chat_image',
      'play_message',
      'text_to_speech',
      'video_message',
      'confirm_video_message',
    ],
  ],
  ['settlement_differences', 'kind', ['payment', 'refund', 'chargeback', 'chargeback-reversed']],
  ['strikes', 'category', categories],
];

/** Columns whose check said less, and that one. */
const replaced: Record<string, string> = {
  one_time_codes: "purpose ~ '^[a-z_]{1,40}$'",
  security_log: 'length(kind) between 1 and 40',
};

const nameOf = (table: string, column: string) =>
  `${table}_${column}_${table in replaced ? 'words' : 'check'}`;

export const config = { transaction: false };

/** A word that no release writes cannot be stored; a new one comes with a migration. */
export async function up(knex: Knex): Promise<void> {
  for (const [table, column, values] of words) {
    const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
    const name = nameOf(table, column);
    await addConstraint(knex, { table, name, definition: `check (${column} in (${list}))` });
    if (table in replaced) {
      await knex.raw('alter table ?? drop constraint if exists ??', [
        table,
        `${table}_${column}_check`,
      ]);
    }
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [table, column] of words) {
    const check = replaced[table];
    if (check !== undefined) {
      const name = `${table}_${column}_check`;
      await addConstraint(knex, { table, name, definition: `check (${check})` });
    }
    await knex.raw('alter table ?? drop constraint if exists ??', [table, nameOf(table, column)]);
  }
}
