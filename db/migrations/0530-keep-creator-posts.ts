import type { Knex } from 'knex';

/** Stores the posts that models write for their twins, from the draft on, and the pictures made for them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table creator_posts (
      -- Also the id of the post that a draft becomes.
      id uuid primary key,
      creator_id uuid not null references creators (id) on delete cascade,
      character_id uuid not null references characters (id) on delete cascade,
      idempotency_key text not null check (length(idempotency_key) between 1 and 200),
      state text not null default 'draft' check (state in ('draft', 'published', 'deleted')),
      caption text not null default '' check (length(caption) <= 500),
      access text not null default 'free'
        check (access in ('free', 'token', 'fanClub', 'tokenOrFanclub')),
      price integer check (price > 0),
      -- When a draft is to be published; null for no time.
      publish_at timestamptz,
      published_at timestamptz,
      -- When the pictures of a deleted post are removed, unless somebody paid for it.
      purge_at timestamptz,
      created_at timestamptz(3) not null,
      updated_at timestamptz not null,
      unique (creator_id, idempotency_key),
      check ((price is not null) = (access in ('token', 'tokenOrFanclub'))),
      check (state = 'draft' or publish_at is null),
      check ((state = 'draft') = (published_at is null)),
      check (purge_at is null or state = 'deleted')
    );
    create index creator_posts_newest on creator_posts (creator_id, state, created_at desc, id desc);
    create index creator_posts_character on creator_posts (character_id);
    create index creator_posts_due on creator_posts (publish_at) where publish_at is not null;
    create index creator_posts_purge on creator_posts (purge_at) where purge_at is not null;

    create table creator_post_requests (
      id uuid primary key,
      post_id uuid not null references creator_posts (id) on delete cascade,
      idempotency_key text not null check (length(idempotency_key) between 1 and 200),
      images smallint not null check (images between 1 and 16),
      created_at timestamptz not null,
      unique (post_id, idempotency_key)
    );

    create table creator_post_images (
      id uuid primary key,
      post_id uuid not null references creator_posts (id) on delete cascade,
      request_id uuid not null references creator_post_requests (id) on delete cascade,
      creator_id uuid not null references creators (id) on delete cascade,
      -- The place among the pictures of its request, from 0.
      place smallint not null check (place >= 0),
      -- Held back: moderation refused it, and nobody sees it.
      state text not null default 'waiting'
        check (state in ('waiting', 'done', 'held_back', 'failed')),
      -- The place in the post, from 0; null if it is not in it.
      position smallint check (position >= 0),
      folder text,
      width integer,
      height integer,
      created_at timestamptz not null,
      unique (request_id, place),
      unique (post_id, position),
      check ((state = 'done') = (folder is not null and width is not null and height is not null)),
      check (position is null or state = 'done')
    );
    create index creator_post_images_post on creator_post_images (post_id, created_at, place);
    create index creator_post_images_creator on creator_post_images (creator_id, created_at);
    create index creator_post_images_waiting on creator_post_images (creator_id, post_id)
      where state = 'waiting';
    grant select, insert, update, delete
      on creator_posts, creator_post_requests, creator_post_images to nocturne_app`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table creator_post_images, creator_post_requests, creator_posts');
}
