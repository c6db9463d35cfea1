import type { Knex } from 'knex';

/** Whether somebody was lately answered with lines of help is asked of all that was said to them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `create index messages_referrals on messages (chat_id, sent_at) where subtype = 'crisis_referral'`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index messages_referrals');
}
