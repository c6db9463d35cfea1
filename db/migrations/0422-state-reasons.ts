import type { Knex } from 'knex';

/** Keeps a statement of reasons for each decision that restricts an account or content. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table statements_of_reasons (
      id uuid primary key,
      user_id uuid references users (id) on delete set null,
      subject text not null check (subject in ('message', 'post', 'character', 'account')),
      subject_id uuid not null,
      rule text not null check (length(rule) between 1 and 60),
      consequence text not null
        check (consequence in ('warning', 'pause', 'suspension', 'termination', 'removal')),
      -- The end of a pause.
      ends_at timestamptz,
      source text not null check (source in ('own-initiative', 'notice')),
      is_found_by_filter boolean not null,
      -- Null if the filter decided alone.
      decided_by uuid references staff (id),
      given_at timestamptz(3) not null,
      check ((consequence = 'pause') = (ends_at is not null))
    );
    comment on column statements_of_reasons.subject_id is
      'a strike, post, character or account; the statement is kept when that is gone';
    create index statements_of_reasons_given on statements_of_reasons (given_at, id);
    create index statements_of_reasons_user on statements_of_reasons (user_id)
      where user_id is not null;
    create index statements_of_reasons_decider on statements_of_reasons (decided_by)
      where decided_by is not null;
    grant select, insert, delete on statements_of_reasons to nocturne_app`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('statements_of_reasons');
}
