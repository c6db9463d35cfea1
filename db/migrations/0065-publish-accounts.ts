import type { Knex } from 'knex';

/**
 * What areas publish of their tables for the SQL of others, to be read only: a view is written
 * through by nobody. The planner puts the table in a view's place.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create view accounts as
      select id, email, state, account_type, verified_at, visitor_id, created_at,
             nick_name, gender, locale, time_zone, currency, is_test, agreed_to_promotions,
             hides_codes, meta, fan_club_autorenew, email_changes_locked_until,
             welcome_tokens_granted_at, welcome_tokens_amount, welcome_tokens_seen_at
        from users;

    create view attached_guests as
      select id, attached_to_user_id from guests where attached_to_user_id is not null;
    create view unattached_guests as
      select id, created_at from guests where attached_to_user_id is null;

    create view session_owners as select id, user_id from sessions;

    create view open_deletions as
      select user_id, state_before, due_at from account_deletions where cancelled_at is null;

    revoke insert, update, delete, truncate
      on accounts, attached_guests, unattached_guests, session_owners, open_deletions
      from nocturne_app;

    -- Uses one of the messages that an account has free; false where none is left.
    create function use_trial(account uuid, most integer) returns boolean
    language sql volatile as $$
      with used as (
        update users set trial_messages_used = trial_messages_used + 1
         where id = account and trial_messages_used < most
        returning id
      )
      select exists (select from used)
    $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function use_trial(uuid, integer);
    drop view open_deletions, session_owners, unattached_guests, attached_guests, accounts;
  `);
}
