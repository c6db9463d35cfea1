import type { Knex } from 'knex';
import { addConstraint } from '../change-online';

export const config = { transaction: false };

/** Notes what a chat looks like, the rule that refused words break, and how far a question about an age is. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table chats add column if not exists concerns jsonb');
  await knex.raw('alter table send_outcomes add column if not exists rule text');
  await knex.raw(`
    alter table age_reviews
      add column if not exists unanswered_messages integer not null default 0,
      add column if not exists check_at timestamptz`);
  await addConstraint(knex, {
    table: 'send_outcomes',
    name: 'send_outcomes_rule_check',
    definition: `check (rule in (
      'minor_self', 'minors', 'non_consent', 'real_person', 'trafficking', 'self_harm_promotion',
      'violence', 'bestiality', 'drugs_and_weapons', 'personal_data', 'explicit'))`,
  });
  await addConstraint(knex, {
    table: 'age_reviews',
    name: 'age_reviews_unanswered_messages_check',
    definition: 'check (unanswered_messages >= 0)',
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table age_reviews drop column unanswered_messages, drop column check_at');
  await knex.raw('alter table send_outcomes drop column rule');
  await knex.raw('alter table chats drop column concerns');
}
