import type { Knex } from 'knex';

const kinds = ['incident', 'report', 'case', 'notice', 'appeal', 'account', 'second-reading'];

/** Stores notices to the police with the evidence that they preserve, which two members of staff decide. */
export async function up(knex: Knex): Promise<void> {
  await allow(knex, [...kinds, 'police-notice']);
  await knex.raw(`
    create table police_notices (
      id uuid primary key,
      -- The flag that it is about; the notice is kept longer.
      incident_id uuid not null,
      user_id uuid references users (id) on delete set null,
      grounds text not null
        check (grounds in ('threat-to-life', 'danger-to-child', 'terrorism', 'other-danger')),
      recipient text not null check (length(recipient) between 2 and 200),
      -- The facts in words, the account and the evidence as they were when it was asked for.
      sealed_content text not null,
      -- SHA-256 of the content before it was sealed: what both of them decided about.
      content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
      asked_by uuid not null references staff (id),
      asked_at timestamptz not null,
      decided_by uuid references staff (id),
      decided_at timestamptz,
      is_approved boolean,
      sent_at timestamptz,
      -- The reference of the authority.
      receipt text check (length(receipt) between 1 and 100),
      check (num_nulls(decided_by, decided_at, is_approved) in (0, 3)),
      check (decided_by <> asked_by),
      check (sent_at is null or is_approved),
      check (receipt is null or sent_at is not null)
    );
    comment on column police_notices.incident_id is 'a flag, which is removed before the notice';
    create index police_notices_newest on police_notices (asked_at, id);
    create index police_notices_incident on police_notices (incident_id);
    create unique index police_notices_open on police_notices (incident_id)
      where decided_at is null;
    create index police_notices_user on police_notices (user_id) where user_id is not null;
    create index police_notices_asker on police_notices (asked_by);
    create index police_notices_decider on police_notices (decided_by)
      where decided_by is not null;
    create index police_notices_decided on police_notices (decided_at)
      where decided_at is not null;
    grant select, insert, delete on police_notices to nocturne_app;
    grant update (decided_by, decided_at, is_approved, sent_at, receipt, user_id, sealed_content)
      on police_notices to nocturne_app;

    create function queue_police_notice() returns trigger language plpgsql
      security definer set search_path = public, pg_temp as $$
    begin
      if tg_op = 'DELETE' or new.decided_at is not null then
        delete from staff_queue_items
         where resource = 'police-notice' and thing_id = coalesce(new.id, old.id);
      else
        perform put_in_queue('police-notice', new.id, 4, new.asked_at + interval '1 hour',
          new.asked_at, new.grounds, null, array[new.asked_by]);
      end if;
      return null;
    end $$;
    create trigger queue_police_notice after insert or update or delete on police_notices
      for each row execute function queue_police_notice()`);
}

/** Replaces the resources that may wait in the queue. */
async function allow(knex: Knex, resources: readonly string[]): Promise<void> {
  await knex.raw(`
    -- Small: what waits for staff.
    alter table staff_queue_items drop constraint staff_queue_items_resource_check,
      add constraint staff_queue_items_resource_check
        check (resource in (${resources.map((name) => `'${name}'`).join(', ')}))`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table police_notices;
    drop function queue_police_notice;
    delete from staff_queue_items where resource = 'police-notice'`);
  await allow(knex, kinds);
}
