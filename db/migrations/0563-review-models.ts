import type { Knex } from 'knex';
import { addConstraint } from '../change-online';

const before = [
  'incident',
  'report',
  'case',
  'notice',
  'appeal',
  'account',
  'second-reading',
  'police-notice',
];
const added = 'verified-model';
const names = ['staff_queue_items_resource_check', 'staff_queue_items_resource_listed'] as const;
const tables = [
  ['creators', 'insert or update of submitted_at', 'id'],
  ['creator_approvals', 'update', 'creator_id'],
  ['creator_identities', 'update', 'creator_id'],
  ['creator_photo_checks', 'update', 'creator_id'],
] as const;

export const config = { transaction: false };

/**
 * Lets models wait for staff in their queue: those that were sent in, with identity and photos approved. The
 * history of the decisions is kept, and a voice can be switched off.
 */
export async function up(knex: Knex): Promise<void> {
  await allow(knex, names[1], [...before, added]);
  await drop(knex, names[0]);
  await knex.raw(`
    alter table creator_voices add column if not exists is_on boolean not null default true;
    create table if not exists creator_decisions (
      id uuid primary key,
      creator_id uuid not null references creators (id) on delete cascade,
      staff_id uuid not null references staff (id),
      outcome text not null check (outcome in ('approved', 'declined')),
      -- Keys of reasons.
      reasons text[] not null default '{}',
      -- What the creator reads.
      words text not null default '' check (length(words) <= 2000),
      may_try_again boolean not null default true,
      -- The steps that begin again.
      restarts text[] not null default '{}',
      at timestamptz not null
    );
    create index if not exists creator_decisions_staff on creator_decisions (staff_id);
    create index if not exists creator_decisions_of_model on creator_decisions (creator_id, at desc);
    grant select, insert, delete on creator_decisions to nocturne_app;
    create or replace view given_consents as
      select creator_id, scope, text_version, given_at from creator_consents where is_given;
    revoke insert, update, delete, truncate on given_consents from nocturne_app;
    create or replace view model_voices as select creator_id, kind, status, is_on from creator_voices;
    revoke insert, update, delete, truncate on model_voices from nocturne_app;
    create or replace view model_texts as select id, bio from creators;
    revoke insert, update, delete, truncate on model_texts from nocturne_app;
    create or replace function settle_model_item(model uuid) returns void language plpgsql
      set search_path = public, pg_temp as $$
    begin
      perform put_in_queue('verified-model', creator.id, 2,
                creator.submitted_at + interval '3 days', creator.submitted_at,
                'application', null, '{}')
         from creators creator
         join creator_identities identity on identity.creator_id = creator.id
         join creator_photo_checks photos on photos.creator_id = creator.id
         join creator_approvals approval on approval.creator_id = creator.id
        where creator.id = model and creator.kind = 'verified' and creator.submitted_at is not null
          and identity.is_done and photos.is_done and approval.status = 'pending';
      if not found then
        delete from staff_queue_items where resource = 'verified-model' and thing_id = model;
      end if;
    end $$;
    create or replace function forget_model_item() returns trigger language plpgsql
      security definer set search_path = public, pg_temp as $$
    begin
      delete from staff_queue_items where resource = 'verified-model' and thing_id = old.id;
      return null;
    end $$;
    create or replace trigger forget_model_item after delete on creators
      for each row execute function forget_model_item()`);
  for (const [table, events, key] of tables) {
    await knex.raw(`
      create or replace function queue_model_of_${table}() returns trigger language plpgsql
        security definer set search_path = public, pg_temp as $$
      begin
        perform settle_model_item(new.${key});
        return null;
      end $$;
      create or replace trigger queue_model_of_${table} after ${events} on ${table}
        for each row execute function queue_model_of_${table}()`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [table] of tables) {
    await knex.raw(
      `drop trigger queue_model_of_${table} on ${table}; drop function queue_model_of_${table}()`,
    );
  }
  await knex.raw(`
    drop trigger forget_model_item on creators;
    drop function forget_model_item(), settle_model_item(uuid);
    drop view given_consents, model_voices, model_texts;
    drop table creator_decisions;
    alter table creator_voices drop column is_on;
    delete from staff_queue_items where resource = '${added}'`);
  await allow(knex, names[0], before);
  await drop(knex, names[1]);
}

async function allow(knex: Knex, name: string, resources: readonly string[]): Promise<void> {
  const list = resources.map((one) => `'${one}'`).join(', ');
  await addConstraint(knex, {
    table: 'staff_queue_items',
    name,
    definition: `check (resource in (${list}))`,
  });
}

const drop = (knex: Knex, name: string) =>
  knex.raw('alter table staff_queue_items drop constraint if exists ??', [name]);
