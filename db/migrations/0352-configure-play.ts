import type { Knex } from 'knex';

/** Lets staff change the settings of gamification; the website may write no other setting. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function write_gamification_setting(setting text, new_value jsonb) returns void
      language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if setting !~ '^gamification_[a-z_]+$' and setting <> 'wheel_off_countries' then
        raise exception 'the setting % is not one of gamification', setting
          using errcode = 'check_violation', constraint = 'gamification_setting';
      end if;
      insert into settings (key, value, updated_at) values (setting, new_value, now())
        on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at;
    end $$;
    revoke execute on function write_gamification_setting(text, jsonb) from public;
    grant execute on function write_gamification_setting(text, jsonb) to nocturne_app`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function write_gamification_setting(text, jsonb)');
}
