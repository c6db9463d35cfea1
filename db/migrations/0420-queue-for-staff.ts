import type { Knex } from 'knex';

const triggers = [
  ['incidents', 'insert or update or delete', 'queue_incident'],
  ['cases', 'insert or update or delete', 'queue_case'],
  ['takedown_notices', 'insert or update or delete', 'queue_notice'],
  ['appeals', 'insert or update or delete', 'queue_appeal'],
  ['age_reviews', 'insert or update or delete', 'queue_age_review'],
  ['users', 'update of state', 'queue_account'],
] as const;

/**
 * Keeps what waits for a decision of staff in one table, in the transactions that open and decide it. The
 * periods for what has no deadline of its own are constants here, because a trigger reads no settings.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table staff_queue_items (
      resource text not null
        check (resource in ('incident', 'report', 'case', 'notice', 'appeal', 'account')),
      thing_id uuid not null,
      -- 1 is the least.
      gravity smallint not null check (gravity between 1 and 4),
      due_at timestamptz not null,
      waits_since timestamptz not null,
      -- What it is, in a word of its resource.
      label text not null check (length(label) between 1 and 60),
      reference text check (length(reference) between 1 and 40),
      -- Staff who decided it or asked for a second person, and are not offered it.
      deciders uuid[] not null default '{}',
      claimed_by uuid references staff (id) on delete set null,
      claimed_until timestamptz,
      -- The last who skipped it are not offered it until then.
      skipped_by uuid references staff (id) on delete set null,
      skipped_until timestamptz,
      primary key (resource, thing_id)
    );
    comment on column staff_queue_items.thing_id is
      'a thing of one of six tables, whose triggers remove the row';
    create index staff_queue_items_order
      on staff_queue_items (gravity desc, due_at, thing_id);
    create index staff_queue_items_claimed on staff_queue_items (claimed_by)
      where claimed_by is not null;
    create index staff_queue_items_skipped on staff_queue_items (skipped_by)
      where skipped_by is not null;
    revoke all on staff_queue_items from nocturne_app;
    -- Only the functions below add and remove items.
    grant select on staff_queue_items to nocturne_app;
    grant update (claimed_by, claimed_until, skipped_by, skipped_until)
      on staff_queue_items to nocturne_app`);
  await knex.raw(`
    create function put_in_queue(
      of_resource text, of_thing uuid, of_gravity int, due timestamptz, since timestamptz,
      as_label text, as_reference text, by_staff uuid[]
    ) returns void language sql set search_path = public, pg_temp as $$
      insert into staff_queue_items
          (resource, thing_id, gravity, due_at, waits_since, label, reference, deciders)
        values (of_resource, of_thing, of_gravity, due, since, as_label, as_reference,
                array_remove(by_staff, null))
        on conflict (resource, thing_id) do update
          set gravity = excluded.gravity, due_at = excluded.due_at, label = excluded.label,
              deciders = excluded.deciders
    $$`);
  for (const statement of functions) await knex.raw(statement);
  for (const [table, events, name] of triggers) {
    await knex.raw(
      `create trigger ${name} after ${events} on ${table} for each row execute function ${name}()`,
    );
  }
  await fillQueue(knex);
}

const remove = (resource: string, id: string) =>
  `delete from staff_queue_items where resource = '${resource}' and thing_id = ${id};`;

/** Defines a trigger: `onChange` sees the row as new, and a deleted row leaves the queue. */
const trigger = (name: string, [resource, key]: [string, string], onChange: string) => `
  create function ${name}() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$
  begin
    if tg_op = 'DELETE' then
      ${remove(resource, `old.${key}`)}
      return null;
    end if;
    ${onChange}
    return null;
  end $$`;

const functions = [
  trigger(
    'queue_incident',
    ['incident', 'id'],
    `if new.decided_at is not null then
       ${remove('incident', 'new.id')}
       return null;
     end if;
     perform put_in_queue('incident', new.id, new.severity,
       new.begun_at + case new.severity when 4 then interval '1 hour' when 3 then interval '24 hours'
                                        else interval '72 hours' end,
       new.begun_at, new.kind, null, array[new.suspension_asked_by]);
     -- The second person takes it now.
     if tg_op = 'UPDATE' and new.suspension_asked_by is distinct from old.suspension_asked_by then
       update staff_queue_items set claimed_by = null, claimed_until = null
        where resource = 'incident' and thing_id = new.id;
     end if;`,
  ),
  `create function queue_case() returns trigger language plpgsql
     security definer set search_path = public, pg_temp as $$
   declare
     queued text;
   begin
     if tg_op = 'DELETE' then
       delete from staff_queue_items where resource in ('case', 'report') and thing_id = old.id;
       return null;
     end if;
     -- Notices of images and appeals wait as such.
     if new.kind in ('intimate-image', 'appeal') then return null; end if;
     queued := case new.kind when 'content' then 'report' else 'case' end;
     if new.state = 'resolved' then
       delete from staff_queue_items where resource = queued and thing_id = new.id;
       return null;
     end if;
     perform put_in_queue(queued, new.id,
       case
         when new.reason in ('looks under age', 'a real person without consent') then 4
         when new.reason in ('dangerous organizations', 'suicide/self harm', 'illegal activities',
                             'violent and graphic content') or new.kind = 'removal' then 3
         when new.reason = 'spam' or new.kind = 'contact' then 1
         else 2
       end,
       (new.due_on + 1)::timestamp at time zone 'UTC', new.created_at,
       coalesce(new.reason, new.kind), new.reference, '{}');
     return null;
   end $$`,
  trigger(
    'queue_notice',
    ['notice', 'case_id'],
    `if new.outcome is not null then
       ${remove('notice', 'new.case_id')}
       return null;
     end if;
     perform put_in_queue('notice', id, 4, due_at, created_at, kind, reference, '{}')
        from cases where id = new.case_id;`,
  ),
  trigger(
    'queue_appeal',
    ['appeal', 'strike_id'],
    `if new.outcome is not null then
       ${remove('appeal', 'new.strike_id')}
       return null;
     end if;
     perform put_in_queue('appeal', strike.id,
       case strike.leads_to when 'suspension' then 3 when 'pause' then 2 else 1 end,
       (opened.due_on + 1)::timestamp at time zone 'UTC', new.appealed_at,
       strike.leads_to, opened.reference, array[strike.given_by, incident.decided_by])
        from strikes strike
        join incidents incident on incident.id = strike.incident_id
        join cases opened on opened.id = new.case_id
       where strike.id = new.strike_id;`,
  ),
  `create function settle_age_item(person uuid) returns void language plpgsql
     set search_path = public, pg_temp as $$
   begin
     perform put_in_queue('account', review.person_id, 3, review.held_at + interval '24 hours',
               review.held_at, 'age-review', null, '{}')
        from age_reviews review join users account on account.id = review.person_id
       where review.person_id = person and account.state = 'under_age_review'
         and review.held_at is not null and review.lifted_at is null;
     if not found then
       ${remove('account', 'person')}
     end if;
   end $$`,
  trigger('queue_age_review', ['account', 'person_id'], 'perform settle_age_item(new.person_id);'),
  trigger(
    'queue_account',
    ['account', 'id'],
    `if new.state is distinct from old.state
         and 'under_age_review' in (new.state, old.state) then
       perform settle_age_item(new.id);
     end if;`,
  ),
];

/** Adds what waits already: a touched row runs its trigger. */
async function fillQueue(knex: Knex): Promise<void> {
  // Small: what waits for staff.
  await knex.raw(`
    update incidents set severity = severity where decided_at is null;
    update cases set state = state where state <> 'resolved';
    update takedown_notices set outcome = outcome where outcome is null;
    update appeals set outcome = outcome where outcome is null;
    select settle_age_item(person_id) from age_reviews
     where held_at is not null and lifted_at is null`);
}

export async function down(knex: Knex): Promise<void> {
  for (const [table, , name] of triggers) {
    await knex.raw(`drop trigger ${name} on ${table}`);
    await knex.raw(`drop function ${name}()`);
  }
  await knex.raw('drop function settle_age_item(uuid)');
  await knex.raw(
    'drop function put_in_queue(text, uuid, int, timestamptz, timestamptz, text, text, uuid[])',
  );
  await knex.raw('drop table staff_queue_items');
}
