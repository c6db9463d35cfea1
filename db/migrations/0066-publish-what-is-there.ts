import type { Knex } from 'knex';

const views = {
  character_profiles: `
    select id, slug, name, type, origin, style, category, badge, gender, age, occupation, place,
           tagline, bio, greeting, persona, owner_user_id, available_for_calls, is_live,
           is_published, is_recommended, random_order, created_at
      from characters`,
  published_characters: `
    select id, slug, name, type, origin, style, category, badge, gender, age, occupation, tagline,
           owner_user_id, available_for_calls, is_live, is_recommended, random_order, created_at
      from characters where is_published`,
  character_traits: 'select character_id, type, value from character_attributes',
  character_avatars: `
    select character_id, storage_key from character_media where role = 'avatar' and position = 0`,
  character_occupations: 'select character_id, locale, occupation from character_translations',
  followed_characters: 'select user_id, character_id, created_at from follows',
  club_members: 'select user_id, character_id, started_at, expires_at from fanclub_memberships',
  conversations: 'select user_id, guest_id, character_id, last_message_at from chats',
  published_posts: `
    select id, character_id, style, access, unlock_price, discounted_price, content_level, clothing,
           extra_style, video_tag, random_order, created_at
      from posts where is_published`,
  post_characters: 'select id as post_id, character_id from posts',
  liked_posts: 'select user_id, post_id, created_at from post_likes',
  unlocked_posts: 'select user_id, post_id, created_at from post_unlocks',
  viewed_posts: 'select user_id, guest_id, post_id, viewed_at, is_counted from post_views',
  staff_accounts: 'select id, email, role, is_active, created_at from staff',
  confirmed_factors: `
    select holder_id, 'passkey' as kind from passkeys
     union all
    select holder_id, 'app' from authenticator_apps where confirmed_at is not null`,
};
const names = Object.keys(views).join(', ');

/** What characters, posts, chats, clubs and staff publish of their tables for the SQL of others. */
export async function up(knex: Knex): Promise<void> {
  for (const [name, query] of Object.entries(views)) {
    await knex.raw(`create view ${name} as ${query}`);
  }
  await knex.raw(`revoke insert, update, delete, truncate on ${names} from nocturne_app`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop view ${names}`);
}
