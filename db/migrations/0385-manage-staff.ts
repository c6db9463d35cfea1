import type { Knex } from 'knex';
import { addConstraint } from '../change-online';

const purposes = [
  'sign_up',
  'link_identity',
  'reset_password',
  'change_email',
  'prove_anew',
  'staff_sign_in',
];

export const config = { transaction: false };

/**
 * Lets super administrators manage staff from the website, which may write no row of staff itself: the
 * functions refuse everyone else, a change of the own account, and the loss of the last super administrator.
 */
export async function up(knex: Knex): Promise<void> {
  // Small: a row per member of staff.
  await knex.raw(`
    alter table staff
      add column if not exists locale text not null default 'en-GB',
      add column if not exists invited_at timestamptz,
      add column if not exists joined_at timestamptz,
      add column if not exists password_hash text
  `);
  await knex.raw(`
    create or replace view staff_accounts
        (id, email, role, is_active, created_at, locale, invited_at, joined_at, has_password) as
      select id, email, role, is_active, created_at, locale, invited_at, joined_at,
             password_hash is not null
        from staff
  `);
  for (const [name, definition] of functions) {
    await knex.raw(definition);
    await knex.raw(`revoke execute on function ${name} from public`);
    await knex.raw(`grant execute on function ${name} to nocturne_app`);
  }
  await checkPurposes(knex, 'one_time_codes_purposes', [...purposes, 'staff_reset']);
  await knex.raw(
    'alter table one_time_codes drop constraint if exists one_time_codes_purpose_words',
  );
}

const functions = [
  [
    'invite_staff(uuid, uuid, text, text, text, timestamptz)',
    `create or replace function invite_staff(
        actor uuid, new_id uuid, new_email text, new_role text, new_locale text, at timestamptz)
        returns text language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        perform pg_advisory_xact_lock(hashtext('roles of staff'));
        if not exists (select from staff
                        where id = actor and role = 'superAdmin' and is_active) then
          return 'forbidden';
        end if;
        insert into staff (id, email, role, locale, invited_at, created_at)
          values (new_id, new_email, new_role, new_locale, at, at)
          on conflict (email) do nothing;
        return case when found then 'done' else 'address-taken' end;
      end $$`,
  ],
  [
    'change_staff(uuid, uuid, text, boolean, timestamptz)',
    `create or replace function change_staff(
        actor uuid, wanted uuid, new_role text, new_is_active boolean, new_invited_at timestamptz)
        returns text language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        perform pg_advisory_xact_lock(hashtext('roles of staff'));
        if not exists (select from staff
                        where id = actor and role = 'superAdmin' and is_active) then
          return 'forbidden';
        end if;
        if not exists (select from staff where id = wanted) then return 'not-found'; end if;
        if (new_role <> 'superAdmin' or not new_is_active)
           and not exists (select from staff
                            where role = 'superAdmin' and is_active and id <> wanted
                              and (invited_at is null or joined_at is not null)) then
          return 'last-super-admin';
        end if;
        if wanted = actor then return 'own-account'; end if;
        update staff set role = new_role, is_active = new_is_active,
                         invited_at = coalesce(new_invited_at, invited_at)
         where id = wanted;
        return 'done';
      end $$`,
  ],
  [
    'note_staff_joined(uuid, timestamptz)',
    `create or replace function note_staff_joined(wanted uuid, at timestamptz)
        returns void language sql security definer set search_path = public, pg_temp as $$
      update staff set joined_at = at where id = wanted and joined_at is null
    $$`,
  ],
  [
    'set_staff_password(uuid, text)',
    `create or replace function set_staff_password(wanted uuid, new_hash text)
        returns void language sql security definer set search_path = public, pg_temp as $$
      update staff set password_hash = new_hash where id = wanted and is_active
    $$`,
  ],
] as const;

export async function down(knex: Knex): Promise<void> {
  await knex.raw("delete from one_time_codes where purpose = 'staff_reset'");
  await checkPurposes(knex, 'one_time_codes_purpose_words', purposes);
  await knex.raw('alter table one_time_codes drop constraint if exists one_time_codes_purposes');
  for (const [name] of functions) await knex.raw(`drop function if exists ${name}`);
  await knex.raw('drop view staff_accounts');
  await knex.raw(`
    create view staff_accounts (id, email, role, is_active, created_at) as
      select id, email, role, is_active, created_at from staff
  `);
  await knex.raw('grant select on staff_accounts to nocturne_app');
  // Small: a row per member of staff.
  await knex.raw(`
    alter table staff
      drop column locale, drop column invited_at, drop column joined_at, drop column password_hash
  `);
}

async function checkPurposes(knex: Knex, name: string, allowed: readonly string[]): Promise<void> {
  const list = allowed.map((purpose) => `'${purpose}'`).join(', ');
  await addConstraint(knex, {
    table: 'one_time_codes',
    name,
    definition: `check (purpose in (${list}))`,
  });
}
