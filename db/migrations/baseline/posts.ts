import type { Knex } from 'knex';

/** Posts with what they show, what was liked, seen and opened, and orders of feeds. */
export async function createPosts(knex: Knex): Promise<void> {
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
    -- Featured posts of the chip that is not anime.
    create index posts_featured_realistic on posts (access, random_order, id)
      where is_published and style = 'Realistic';

    create table post_assets (
      id uuid primary key,
      post_id uuid not null references posts (id) on delete cascade,
      position smallint not null default 0,
      kind text not null check (kind in ('sfw_photo', 'nsfw_photo', 'sfw_video', 'nsfw_video',
        'explicit_photo', 'explicit_video')),
      -- Shown to everybody, whatever its post asks for.
      is_free boolean not null default false,
      -- What was uploaded or generated. Nobody is ever given its address.
      -- Null while it is still being made: there is nothing to render yet.
      original_key text,
      -- Null until the renditions have been made; what is shown lies under this folder.
      rendered_key text,
      width integer not null,
      height integer not null,
      -- Of a video, in milliseconds.
      duration_ms integer,
      -- Whole tokens for this one alone; without a price it comes with its post only.
      unlock_price integer check (unlock_price > 0),
      -- Whether a video has a track of sound, as its renditions were found to have.
      has_sound boolean not null default false,
      -- Cents of a US dollar for this one alone; null where no card opens it.
      card_price integer check (card_price > 0),
      unique (post_id, position),
      check (not is_free or unlock_price is null),
      constraint post_assets_rendered_from_original
        check (rendered_key is null or original_key is not null),
      check (not is_free or card_price is null)
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
      guest_id uuid references guests (id) on delete cascade,
      -- What a visitor saw is counted in the row of their network, not in their own.
      is_counted boolean not null default true,
      primary key (post_id, viewed_on, viewer),
      check (num_nonnulls(user_id, guest_id) <= 1),
      check (guest_id is null or not is_counted)
    );
    create index post_views_user on post_views (user_id, viewed_at desc) where user_id is not null;
    create index post_views_new on post_views (viewed_at);
    create index post_views_guest on post_views (guest_id, viewed_at desc)
      where guest_id is not null;

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

    create table post_asset_unlocks (
      user_id uuid not null references users (id),
      asset_id uuid not null references post_assets (id) on delete cascade,
      -- What was paid, in tokens, by which transfer.
      tokens integer not null,
      transfer_id uuid references ledger_transfers (id),
      created_at timestamptz not null,
      order_id uuid unique,
      primary key (user_id, asset_id),
      constraint paid_with_tokens check (tokens >= 0 and (transfer_id is not null) = (tokens > 0)),
      -- Bought with tokens or with money: the unlock is a transfer's or an order's.
      constraint paid_once check ((transfer_id is null) = (order_id is not null))
    );
    create index post_asset_unlocks_asset on post_asset_unlocks (asset_id);
    create index post_asset_unlocks_latest on post_asset_unlocks (user_id, created_at desc);

    create table post_translations (
      post_id uuid not null references posts (id) on delete cascade,
      locale text not null,
      text_content text not null check (text_content <> '' and length(text_content) <= 2000),
      primary key (post_id, locale)
    );

    -- Orders that were reckoned: what trends, and what is for one person. A reader pages through
    -- the list that was the latest when they began.
    create table ranked_lists (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('trending', 'for_you')),
      user_id uuid references users (id),
      made_at timestamptz not null,
      guest_id uuid references guests (id) on delete cascade,
      check (num_nonnulls(user_id, guest_id) = case kind when 'for_you' then 1 else 0 end)
    );
    create index ranked_lists_trending on ranked_lists (id desc) where kind = 'trending';
    create index ranked_lists_user on ranked_lists (user_id, id desc) where user_id is not null;
    create index ranked_lists_made on ranked_lists (made_at);
    create index ranked_lists_guest on ranked_lists (guest_id, id desc) where guest_id is not null;

    create table ranked_posts (
      list_id bigint not null references ranked_lists (id) on delete cascade,
      rank integer not null,
      post_id uuid not null references posts (id) on delete cascade,
      style text not null,
      primary key (list_id, rank),
      unique (list_id, post_id)
    );
    create index ranked_posts_post on ranked_posts (post_id);

    create view published_posts as
      select id, character_id, style, access, unlock_price, discounted_price, content_level, clothing,
             extra_style, video_tag, random_order, created_at
        from posts where is_published;
    create view post_characters as select id as post_id, character_id from posts;
    create view liked_posts as select user_id, post_id, created_at from post_likes;
    create view unlocked_posts as select user_id, post_id, created_at from post_unlocks;
    create view viewed_posts as
      select user_id, guest_id, post_id, viewed_at, is_counted from post_views;
    revoke insert, update, delete, truncate on published_posts, post_characters, liked_posts,
      unlocked_posts, viewed_posts from nocturne_app;
  `);
}
