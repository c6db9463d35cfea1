import type { Knex } from 'knex';

const kinds = ['incident', 'report', 'case', 'notice', 'appeal', 'account'];

/** Stores the sample of decisions of staff that a colleague reads again, and puts them in the queue. */
export async function up(knex: Knex): Promise<void> {
  await allow(knex, [...kinds, 'second-reading']);
  await knex.raw(`
    create table second_readings (
      -- The decision in the action log.
      action_id uuid primary key references staff_actions (id),
      act text not null,
      decided_by uuid not null references staff (id),
      decided_at timestamptz not null,
      read_by uuid references staff (id),
      read_at timestamptz,
      is_agreed boolean,
      -- Why the colleague would have decided otherwise.
      note text check (length(note) between 1 and 500),
      check (num_nulls(read_by, read_at, is_agreed) in (0, 3)),
      check ((is_agreed is false) = (note is not null)),
      check (read_by <> decided_by)
    );
    create index second_readings_newest on second_readings (decided_at, action_id);
    create index second_readings_decider on second_readings (decided_by);
    create index second_readings_reader on second_readings (read_by) where read_by is not null;
    grant select, insert on second_readings to nocturne_app;
    grant update (read_by, read_at, is_agreed, note) on second_readings to nocturne_app;

    create function queue_second_reading() returns trigger language plpgsql
      security definer set search_path = public, pg_temp as $$
    begin
      if new.read_at is not null then
        delete from staff_queue_items
         where resource = 'second-reading' and thing_id = new.action_id;
      else
        perform put_in_queue('second-reading', new.action_id, 1,
          new.decided_at + interval '7 days', new.decided_at, new.act, null,
          array[new.decided_by]);
      end if;
      return null;
    end $$;
    create trigger queue_second_reading after insert or update on second_readings
      for each row execute function queue_second_reading()`);
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
    drop table second_readings;
    drop function queue_second_reading;
    delete from staff_queue_items where resource = 'second-reading'`);
  await allow(knex, kinds);
}
