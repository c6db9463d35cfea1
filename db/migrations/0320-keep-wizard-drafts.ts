import type { Knex } from 'knex';

/** Keeps what people have filled in of a form of several steps until they submit it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table wizard_drafts (
      id uuid primary key,
      owner_id uuid not null,
      kind text not null check (length(kind) between 1 and 40),
      -- What each step holds, as JSON; gone once it is submitted.
      sealed_answers text,
      -- How often it was saved.
      version integer not null check (version >= 0),
      saved_at timestamptz not null,
      expires_at timestamptz not null,
      submitted_at timestamptz,
      -- What came of it: ids, nobody's words.
      outcome jsonb,
      check ((submitted_at is null) = (outcome is null)),
      check ((submitted_at is null) = (sealed_answers is not null))
    );
    create unique index wizard_drafts_open on wizard_drafts (owner_id, kind)
      where submitted_at is null;
    -- Drafts that move to an account or are erased with it.
    create index wizard_drafts_owner on wizard_drafts (owner_id);
    create index wizard_drafts_age on wizard_drafts (expires_at);
    comment on column wizard_drafts.owner_id is
      'a user or a guest; removed after its time or with either'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('wizard_drafts');
}
