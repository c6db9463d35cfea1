import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What is remembered of an address after its account has gone; the address itself is not.
    create table address_marks (
      -- HMAC-SHA256 of the address without its aliases.
      hash bytea not null check (length(hash) = 32),
      kind text not null check (kind in ('under_age', 'welcome_tokens')),
      created_at timestamptz not null,
      -- Never, where null.
      expires_at timestamptz,
      primary key (hash, kind)
    );
    -- What the maintenance removes.
    create index address_marks_ended on address_marks (expires_at) where expires_at is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table address_marks');
}
