import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table video_tags (
      name text primary key check (name ~ '^[a-z0-9]+(_[a-z0-9]+)*$'),
      position integer not null
    );
    -- What a feed can be narrowed to beside attributes: a point of view, a manner of the picture.
    create table extra_styles (
      label text primary key check (label ~ '^[a-z0-9]+(_[a-z0-9]+)*$'),
      position integer not null
    );

    create table posts (
      id uuid primary key,
      character_id uuid not null references characters (id) on delete cascade,
      -- The character's, so that a feed of one style walks one index.
      style text not null check (style in ('Realistic', 'Anime')),
      text_content text not null check (length(text_content) <= 2000),
      access text not null
        check (access in ('free', 'token', 'fanClub', 'tokenOrFanclub', 'subscription')),
      -- Whole tokens.
      unlock_price integer check (unlock_price > 0),
      discounted_price integer check (discounted_price > 0 and discounted_price < unlock_price),
      content_level text not null check (content_level in ('SFW', 'Topless', 'Nude', 'Explicit')),
      media text not null check (media in ('photo', 'video')),
      feed_source text not null default 'post' check (feed_source in ('post', 'recommendation')),
      video_tag text references video_tags (name),
      extra_style text references extra_styles (label),
      clothing text,
      is_published boolean not null default true,
      -- Entered at a seed's offset, so that a seeded order is an index scan.
      random_order double precision not null default random(),
      created_at timestamptz(3) not null,
      check ((unlock_price is not null) = (access in ('token', 'tokenOrFanclub')))
    );
    create index posts_character on posts (character_id, created_at desc, id desc)
      where is_published;
    create index posts_newest on posts (created_at desc, id desc) where is_published;
    create index posts_anime on posts (created_at desc, id desc)
      where is_published and style = 'Anime';
    create index posts_on_sale on posts (created_at desc, id desc)
      where is_published and discounted_price is not null;
    create index posts_explicit on posts (created_at desc, id desc)
      where is_published and content_level = 'Explicit';
    create index posts_premium on posts (created_at desc, id desc)
      where is_published and access = 'subscription';
    create index posts_fan_club on posts (created_at desc, id desc)
      where is_published and access in ('fanClub', 'tokenOrFanclub');
    create index posts_video_tag on posts (video_tag, created_at desc, id desc)
      where is_published and video_tag is not null;
    create index posts_extra_style on posts (extra_style, created_at desc, id desc)
      where is_published and extra_style is not null;
    create index posts_random on posts (random_order, id) where is_published;
    create index posts_random_safe on posts (random_order, id)
      where is_published and content_level = 'SFW' and access = 'free';
    create index posts_featured on posts (access, random_order, id) where is_published;
    create index posts_featured_anime on posts (access, random_order, id)
      where is_published and style = 'Anime';

    create table post_assets (
      id uuid primary key,
      post_id uuid not null references posts (id) on delete cascade,
      position smallint not null default 0,
      kind text not null check (kind in ('sfw_photo', 'nsfw_photo', 'sfw_video', 'nsfw_video',
        'explicit_photo', 'explicit_video')),
      -- Shown to everybody, whatever its post asks for.
      is_free boolean not null default false,
      -- What was uploaded or generated. Nobody is ever given its address.
      original_key text not null,
      -- Null until the renditions have been made; what is shown lies under this folder.
      rendered_key text,
      width integer not null,
      height integer not null,
      -- Of a video, in milliseconds.
      duration_ms integer,
      unique (post_id, position)
    );
    create index post_assets_unrendered on post_assets (id) where rendered_key is null;

    -- Real figures, apart from what they count: they change often and no list is ordered by them.
    create table post_counts (
      post_id uuid primary key references posts (id) on delete cascade,
      likes integer not null default 0 check (likes >= 0),
      views integer not null default 0 check (views >= 0),
      unlocks integer not null default 0 check (unlocks >= 0)
    ) with (fillfactor = 80);

    create table post_likes (
      user_id uuid not null references users (id),
      post_id uuid not null references posts (id) on delete cascade,
      created_at timestamptz not null,
      primary key (user_id, post_id)
    );
    create index post_likes_post on post_likes (post_id);
    create index post_likes_latest on post_likes (user_id, created_at desc);
    create index post_likes_new on post_likes (created_at);

    -- One row a viewer, post and day: a reload counts nothing.
    create table post_views (
      post_id uuid not null references posts (id) on delete cascade,
      viewed_on date not null,
      -- A hash of the person or, without one, of the network and the day.
      viewer bytea not null,
      user_id uuid references users (id),
      viewed_at timestamptz not null,
      primary key (post_id, viewed_on, viewer)
    );
    create index post_views_user on post_views (user_id, viewed_at desc) where user_id is not null;
    create index post_views_new on post_views (viewed_at);

    create table post_unlocks (
      user_id uuid not null references users (id),
      post_id uuid not null references posts (id) on delete cascade,
      -- What was paid, in tokens, by which transfer.
      tokens integer not null check (tokens > 0),
      transfer_id uuid not null references ledger_transfers (id),
      created_at timestamptz not null,
      primary key (user_id, post_id)
    );
    create index post_unlocks_post on post_unlocks (post_id, created_at);
    create index post_unlocks_new on post_unlocks (created_at);
    create index post_unlocks_latest on post_unlocks (user_id, created_at desc);

    create table fanclub_memberships (
      user_id uuid not null references users (id),
      character_id uuid not null references characters (id) on delete cascade,
      started_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (user_id, character_id)
    );
    create index fanclub_memberships_character on fanclub_memberships (character_id);

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

    -- Orders that were reckoned: what trends, and what is for one person. A reader pages through
    -- the list that was the latest when they began.
    create table ranked_lists (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('trending', 'for_you')),
      user_id uuid references users (id),
      made_at timestamptz not null,
      check ((kind = 'for_you') = (user_id is not null))
    );
    create index ranked_lists_trending on ranked_lists (id desc) where kind = 'trending';
    create index ranked_lists_user on ranked_lists (user_id, id desc) where user_id is not null;
    create index ranked_lists_made on ranked_lists (made_at);
    create table ranked_posts (
      list_id bigint not null references ranked_lists (id) on delete cascade,
      rank integer not null,
      post_id uuid not null references posts (id) on delete cascade,
      style text not null,
      primary key (list_id, rank),
      unique (list_id, post_id)
    );
    create index ranked_posts_post on ranked_posts (post_id);

    create table stories (
      id uuid primary key,
      character_id uuid not null references characters (id) on delete cascade,
      caption text not null default '' check (length(caption) <= 300),
      media text not null check (media in ('photo', 'video')),
      original_key text not null,
      rendered_key text,
      width integer not null,
      height integer not null,
      duration_ms integer,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      check (expires_at > created_at)
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

    -- Names as they are searched: small letters without accents.
    alter table characters add column search_name text not null generated always as
      (lower(regexp_replace(normalize(name, nfd), '[\\u0300-\\u036f]+', '', 'g'))) stored;
    drop index characters_name;
    create index characters_search on characters using gin (search_name gin_trgm_ops)
      where is_published;
    -- Whether it may be put among recommendations.
    alter table characters add column is_recommended boolean not null default true;
    create index characters_featured on characters (random_order, id)
      where is_published and badge <> 'None';
    create index characters_live on characters (random_order, id) where is_published and is_live;
    create index characters_origin on characters (origin, random_order, id) where is_published;
    create index character_counts_followers on character_counts (followers desc, character_id);

    alter table cases add constraint cases_post_id_fkey
      foreign key (post_id) references posts (id) on delete set null;
    create index cases_post on cases (post_id) where post_id is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index characters_search, characters_featured, characters_live, characters_origin;
    alter table characters drop column search_name, drop column is_recommended;
    create index characters_name on characters using gin (name gin_trgm_ops);
    drop index cases_post;
    alter table cases drop constraint cases_post_id_fkey;
    drop table story_reads, stories, ranked_posts, ranked_lists, character_referrals,
      character_views, character_counts, follows, fanclub_memberships, post_unlocks, post_views,
      post_likes, post_counts, post_assets, posts, extra_styles, video_tags;
  `);
}
