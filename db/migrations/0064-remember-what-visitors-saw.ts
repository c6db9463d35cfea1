import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table post_views
      add column guest_id uuid references guests (id) on delete cascade,
      -- What a visitor saw is counted in the row of their network, not in their own.
      add column is_counted boolean not null default true,
      add check (num_nonnulls(user_id, guest_id) <= 1),
      add check (guest_id is null or not is_counted);
    create index post_views_guest on post_views (guest_id, viewed_at desc)
      where guest_id is not null;

    alter table ranked_lists
      add column guest_id uuid references guests (id) on delete cascade,
      drop constraint ranked_lists_check,
      add check (num_nonnulls(user_id, guest_id) = case kind when 'for_you' then 1 else 0 end);
    create index ranked_lists_guest on ranked_lists (guest_id, id desc)
      where guest_id is not null;

    -- Where characters live, in the languages in which the rest of them is told.
    alter table character_translations add column place text check (place <> '');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table character_translations drop column place;
    delete from ranked_lists where guest_id is not null;
    alter table ranked_lists
      drop column guest_id,
      add constraint ranked_lists_check check ((kind = 'for_you') = (user_id is not null));
    delete from post_views where guest_id is not null;
    alter table post_views drop column guest_id, drop column is_counted;
  `);
}
