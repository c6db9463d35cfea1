import type { Knex } from 'knex';

/** Characters with their words, pictures and counts, stories, and who came by whom. */
export async function createCharacters(knex: Knex): Promise<void> {
  await knex.raw(`
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
      created_at timestamptz(3) not null default now(),
      -- Whether it may be put among recommendations.
      is_recommended boolean not null default true,
      -- As it is searched: small letters without accents, Chinese characters apart.
      search_name text not null generated always as (
        btrim(regexp_replace(regexp_replace(replace(replace(replace(translate(
          lower(regexp_replace(normalize(name, NFKD), '[\\u0300-\\u036f]+', '', 'g')),
          'ıłøđðς', 'iloddσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
          '([\\u2e80-\\u2fdf\\u3005-\\u3007\\u3400-\\u9fff])', ' \\1 ', 'g'), '\\s+', ' ', 'g'))) stored,
      search_occupation text not null generated always as (
        btrim(regexp_replace(regexp_replace(replace(replace(replace(translate(
          lower(regexp_replace(normalize(occupation, NFKD), '[\\u0300-\\u036f]+', '', 'g')),
          'ıłøđðς', 'iloddσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
          '([\\u2e80-\\u2fdf\\u3005-\\u3007\\u3400-\\u9fff])', ' \\1 ', 'g'), '\\s+', ' ', 'g'))) stored,
      -- By what whoever draws photos draws its face, in that party's own terms.
      likeness jsonb
    );
    create index characters_random on characters (style, random_order, id) where is_published;
    create index characters_all on characters (random_order, id) where is_published;
    create index characters_newest on characters (created_at desc, id desc) where is_published;
    create index characters_verified on characters (random_order, id)
      where is_published and origin = 'verified_model';
    create index characters_callable on characters (random_order, id)
      where is_published and available_for_calls;
    create index characters_owner on characters (owner_user_id) where owner_user_id is not null;
    create index characters_search on characters using gin (search_name gin_trgm_ops)
      where is_published;
    create index characters_featured on characters (random_order, id)
      where is_published and badge <> 'None';
    create index characters_live on characters (random_order, id) where is_published and is_live;
    create index characters_origin on characters (origin, random_order, id) where is_published;
    -- Names that begin with what somebody searches for, in the order they are shown in.
    create index characters_by_name on characters (search_name collate "C", id)
      where is_published;
    create index characters_search_occupation on characters
      using gin (search_occupation gin_trgm_ops) where is_published;
    -- Whose posts an explorer shows that is narrowed to women, men or anime.
    create index characters_category on characters (category, random_order, id)
      where is_published;

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

    create table follows (
      user_id uuid not null references users (id),
      character_id uuid not null references characters (id) on delete cascade,
      created_at timestamptz not null,
      primary key (user_id, character_id)
    );
    create index follows_character on follows (character_id);
    create index follows_latest on follows (user_id, created_at desc, character_id desc);

    create table character_counts (
      character_id uuid primary key references characters (id) on delete cascade,
      followers integer not null default 0 check (followers >= 0),
      views integer not null default 0 check (views >= 0),
      referrals integer not null default 0 check (referrals >= 0)
    ) with (fillfactor = 80);
    create index character_counts_followers on character_counts (followers desc, character_id);

    create table character_views (
      character_id uuid not null references characters (id) on delete cascade,
      viewed_on date not null,
      viewer bytea not null,
      user_id uuid references users (id),
      viewed_at timestamptz not null,
      primary key (character_id, viewed_on, viewer)
    );
    create index character_views_user on character_views (user_id, viewed_at desc)
      where user_id is not null;
    create index character_views_new on character_views (viewed_at);

    -- Words in other languages than the one they were written in; what is missing is shown as it
    -- was written.
    create table character_translations (
      character_id uuid not null references characters (id) on delete cascade,
      locale text not null,
      occupation text check (occupation <> ''),
      tagline text check (tagline <> ''),
      bio text check (bio <> ''),
      greeting text check (greeting <> ''),
      place text check (place <> ''),
      primary key (character_id, locale)
    );

    -- Whom staff pin to a place of a model list or leave out of it, always or for a time.
    create table model_overrides (
      id uuid primary key,
      section text not null check (section in
        ('featured-models', 'verified-models', 'available-for-voice-call', 'anime-models')),
      character_id uuid not null references characters (id) on delete cascade,
      place integer check (place between 1 and 12),
      is_hidden boolean not null default false,
      starts_at timestamptz,
      ends_at timestamptz,
      unique (section, character_id),
      check (is_hidden = (place is null)),
      check (starts_at < ends_at)
    );
    create index model_overrides_character_id on model_overrides (character_id);

    -- Whom somebody wants neither to see nor to hear.
    create table character_blocks (
      user_id uuid not null references users (id) on delete cascade,
      character_id uuid not null references characters (id) on delete cascade,
      created_at timestamptz not null,
      primary key (user_id, character_id)
    );
    -- The list of the settings, the latest first.
    create index character_blocks_user
      on character_blocks (user_id, created_at desc, character_id desc);
    create index character_blocks_character on character_blocks (character_id);

    -- How characters sound: one greeting each, read in their voice for everybody.
    create table voice_samples (
      character_id uuid primary key references characters (id) on delete cascade,
      -- What is said in it: another greeting is read anew.
      words text not null,
      -- Null for words that could not be read aloud.
      storage_key text,
      seconds integer check (seconds > 0),
      -- How loud it is from start to end, in hundredths.
      peaks jsonb,
      created_at timestamptz not null,
      check (num_nulls(storage_key, seconds, peaks) in (0, 3))
    );

    create table stories (
      id uuid primary key,
      character_id uuid not null references characters (id) on delete cascade,
      caption text not null default '' check (length(caption) <= 300),
      media text not null check (media in ('photo', 'video')),
      original_key text,
      rendered_key text,
      width integer not null,
      height integer not null,
      duration_ms integer,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      has_sound boolean not null default false,
      check (expires_at > created_at),
      constraint stories_rendered_from_original
        check (rendered_key is null or original_key is not null)
    );
    create index stories_character on stories (character_id, created_at, id);
    create index stories_newest on stories (created_at desc, id desc);
    create index stories_expiring on stories (expires_at);
    create index stories_unrendered on stories (id) where rendered_key is null;

    create table story_reads (
      user_id uuid not null references users (id),
      story_id uuid not null references stories (id) on delete cascade,
      read_at timestamptz not null,
      primary key (user_id, story_id)
    );
    create index story_reads_story on story_reads (story_id);
    -- Reads of stories long over, to be forgotten.
    create index story_reads_new on story_reads (read_at);

    create table story_translations (
      story_id uuid not null references stories (id) on delete cascade,
      locale text not null,
      caption text not null check (caption <> '' and length(caption) <= 300),
      primary key (story_id, locale)
    );

    -- Known names on partner sites, looked up by creators who say that they are live there.
    create table affiliates (
      id uuid primary key,
      website text not null check (length(website) between 1 and 253),
      nickname text not null check (length(nickname) between 1 and 100),
      created_at timestamptz not null default now()
    );
    create unique index affiliates_name on affiliates (lower(website), lower(nickname));

    -- Who came by a person's link to a character; each new person counts once.
    create table character_referrals (
      -- Goes with a sign-up that was never proved.
      referred_user_id uuid primary key references users (id) on delete cascade,
      character_id uuid not null references characters (id) on delete cascade,
      referrer_user_id uuid references users (id),
      created_at timestamptz not null,
      check (referrer_user_id <> referred_user_id)
    );
    create index character_referrals_character on character_referrals (character_id);
    create index character_referrals_referrer on character_referrals (referrer_user_id)
      where referrer_user_id is not null;

    -- Published for the SQL of other areas.
    create view character_profiles as
      select id, slug, name, type, origin, style, category, badge, gender, age, occupation, place,
             tagline, bio, greeting, persona, owner_user_id, available_for_calls, is_live,
             is_published, is_recommended, random_order, created_at
        from characters;
    create view published_characters as
      select id, slug, name, type, origin, style, category, badge, gender, age, occupation, tagline,
             owner_user_id, available_for_calls, is_live, is_recommended, random_order, created_at
        from characters where is_published;
    create view character_traits as select character_id, type, value from character_attributes;
    create view character_avatars as
      select character_id, storage_key from character_media where role = 'avatar' and position = 0;
    create view character_occupations as
      select character_id, locale, occupation from character_translations;
    create view followed_characters as select user_id, character_id, created_at from follows;
    create view blocked_characters as select user_id, character_id from character_blocks;
    revoke insert, update, delete, truncate on character_profiles, published_characters,
      character_traits, character_avatars, character_occupations, followed_characters,
      blocked_characters from nocturne_app;
  `);
}
