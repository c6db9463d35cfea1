import type { Knex } from 'knex';
import { addConstraint, buildIndex } from '../change-online';

export const config = { transaction: false };

/** Keeps how staff decided reports and answered other cases, and answers to choose from. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table cases
      add column if not exists decision text,
      add column if not exists decided_by uuid,
      add column if not exists sealed_answer text`);
  await addConstraint(knex, {
    table: 'cases',
    name: 'cases_decisions',
    definition: `check (decision in ('answered', 'kept', 'removed', 'noted', 'dismissed'))`,
  });
  await addConstraint(knex, {
    table: 'cases',
    name: 'cases_decided_by_fkey',
    definition: 'foreign key (decided_by) references staff (id)',
  });
  await buildIndex(
    knex,
    `create index cases_decided_by on cases (decided_by) where decided_by is not null`,
  );
  await buildIndex(
    knex,
    `create index cases_reports on cases (created_at, id) where kind = 'content'`,
  );
  await buildIndex(
    knex,
    `create index cases_requests on cases (created_at, id)
       where kind not in ('content', 'intimate-image', 'appeal')`,
  );
  await knex.raw(`
    create table if not exists canned_answers (
      id uuid primary key,
      name text not null check (length(name) between 1 and 60),
      -- By language.
      texts jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create unique index if not exists canned_answers_name on canned_answers (lower(name));
    grant select, insert, update, delete on canned_answers to nocturne_app`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table canned_answers');
  await knex.raw('drop index cases_reports, cases_requests');
  await knex.raw(
    'alter table cases drop column decision, drop column decided_by, drop column sealed_answer',
  );
}
