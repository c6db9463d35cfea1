import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create extension if not exists pg_trgm;

    create table characters (
      id uuid primary key,
      slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      name text not null,
      type text not null check (type in ('Platform', 'VerifiedModel', 'UserCreated')),
      origin text not null check (origin in ('platform', 'verified_model', 'user_created')),
      style text not null check (style in ('Realistic', 'Anime')),
      category text not null check (category in ('Girls', 'Boys', 'Anime')),
      badge text not null default 'None' check (badge in ('None', 'New', 'Premium', 'Hot')),
      gender text not null check (gender in ('female', 'male', 'trans')),
      age integer not null check (age >= 18),
      height_cm integer check (height_cm between 120 and 230),
      occupation text not null,
      place text,
      tagline text not null,
      bio text not null,
      greeting text not null,
      persona jsonb not null,
      owner_user_id uuid references users (id),
      available_for_calls boolean not null default false,
      is_live boolean not null default false,
      is_published boolean not null default true,
      -- Entered at a seed's offset, so that a seeded order is an index scan.
      random_order double precision not null default random(),
      created_at timestamptz(3) not null default now()
    );
    create index characters_random on characters (style, random_order, id) where is_published;
    create index characters_all on characters (random_order, id) where is_published;
    create index characters_newest on characters (created_at desc, id desc) where is_published;
    create index characters_verified on characters (random_order, id)
      where is_published and origin = 'verified_model';
    create index characters_callable on characters (random_order, id)
      where is_published and available_for_calls;
    -- Search by a part of the name.
    create index characters_name on characters using gin (name gin_trgm_ops);
    create index characters_owner on characters (owner_user_id) where owner_user_id is not null;

    create table character_attributes (
      character_id uuid not null references characters (id) on delete cascade,
      type text not null,
      value text not null,
      primary key (character_id, type)
    );
    create index character_attributes_value on character_attributes (type, value, character_id);

    create table character_media (
      character_id uuid not null references characters (id) on delete cascade,
      role text not null
        check (role in ('portrait', 'card', 'cover', 'avatar', 'preview', 'video_preview', 'poster')),
      position integer not null default 0,
      storage_key text not null,
      width integer not null,
      height integer not null,
      primary key (character_id, role, position)
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table character_media, character_attributes, characters');
}
