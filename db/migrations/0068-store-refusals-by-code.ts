import type { Knex } from 'knex';

/** Codes of refused messages, and the sentences under which they were stored before. */
const sentences = {
  'message-required': 'message is required',
  'message-too-long': 'message is too long',
  'message-not-storable': 'message holds characters that cannot be sent',
  'against-rules': 'This message goes against our rules and was not sent.',
  'no-such-character': 'Character not found',
  'trial-ended': 'Trial ended',
  'insufficient-balance': 'Insufficient balance',
  'age-check-required': 'Age check required',
  'adult-confirmation-required': 'Adult confirmation required',
  under_age_review: 'Age under review',
  'too-many-attempts': 'too many attempts',
};

export async function up(knex: Knex): Promise<void> {
  for (const [code, sentence] of Object.entries(sentences)) {
    await knex.from('send_outcomes').where({ error: sentence }).update({ error: code });
    // What waits to be relayed says the code, too.
    await knex.raw(
      `update outbox set payload = payload - 'error' || jsonb_build_object('reason', :code::text)
        where name in ('chat.message-rejected', 'chat.failed')
          and published_at is null and payload ->> 'error' = :sentence`,
      { code, sentence },
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [code, sentence] of Object.entries(sentences)) {
    await knex.from('send_outcomes').where({ error: code }).update({ error: sentence });
    await knex.raw(
      `update outbox set payload = payload - 'reason' || jsonb_build_object('error', :sentence::text)
        where name in ('chat.message-rejected', 'chat.failed')
          and published_at is null and payload ->> 'reason' = :code`,
      { code, sentence },
    );
  }
}
