import type { Knex } from 'knex';
import type {
  CharacterAvatarsRow,
  ClubsRow,
  PostAssetsRow,
  PostCountsRow,
  PostsRow,
  PublishedCharactersRow,
} from '~/db/rows';
import { currentLocale } from '~/observability/request-context';
import { recentUnlocksMs } from '../engagement/engagement';
import { readTogether } from '../shared/reading/read-together';
import type { PostViewer } from './schema';

export interface AssetRow extends Omit<
  PostAssetsRow,
  'post_id' | 'position' | 'original_key' | 'is_printed'
> {
  /** The tokens that the viewer paid for it alone; null if they did not buy it. */
  paid: number | null;
}

/** The club of the character, if it has one. */
type ClubColumns = Pick<ClubsRow, 'creator_id' | 'price' | 'token_price'>;

export interface PostRow
  extends
    Pick<
      PostsRow,
      | 'id'
      | 'text_content'
      | 'access'
      | 'unlock_price'
      | 'discounted_price'
      | 'content_level'
      | 'feed_source'
      | 'created_at'
    >,
    Pick<PostCountsRow, 'likes' | 'views'> {
  character_id: PublishedCharactersRow['id'];
  character_name: PublishedCharactersRow['name'];
  character_slug: PublishedCharactersRow['slug'];
  character_type: PublishedCharactersRow['type'];
  character_style: PublishedCharactersRow['style'];
  character_age: PublishedCharactersRow['age'];
  character_occupation: PublishedCharactersRow['occupation'];
  character_is_live: PublishedCharactersRow['is_live'];
  avatar_key: CharacterAvatarsRow['storage_key'] | null;
  is_owner: boolean;
  is_liked: boolean;
  is_unlocked: boolean;
  is_member: boolean;
  club: ClubColumns | null;
  is_followed: boolean;
  /** True when the viewer has blocked the character. */
  is_blocked: boolean;
  /** Unlocks by people other than the viewer. */
  last_unlocks: number;
  first_of_last_unlocks: Date | null;
  assets: AssetRow[];
}

const postsForViewer = `select p.id, coalesce(translated.text_content, p.text_content) as text_content, p.access, p.unlock_price, p.discounted_price, p.content_level,
            p.feed_source, p.created_at,
            c.id as character_id, c.name as character_name, c.slug as character_slug,
            c.type as character_type, c.style as character_style, c.age as character_age,
            coalesce(spoken.occupation, c.occupation) as character_occupation, c.is_live as character_is_live,
            avatar.storage_key as avatar_key,
            coalesce(c.owner_user_id = viewer.id, false) as is_owner,
            liked.post_id is not null as is_liked,
            unlocked.post_id is not null as is_unlocked,
            member.character_id is not null as is_member,
            case when club.id is not null then json_build_object(
              'creator_id', club.creator_id, 'price', club.price,
              'token_price', club.token_price) end as club,
            followed.character_id is not null as is_followed,
            exists (select from blocked_characters blocked
                     where blocked.user_id = viewer.id and blocked.character_id = c.id)
              as is_blocked,
            coalesce(counts.likes, 0) as likes, coalesce(counts.views, 0) as views,
            recent.unlocks::integer as last_unlocks, recent.first as first_of_last_unlocks,
            coalesce(shown.assets, '[]') as assets
       from unnest(cast(:ids as uuid[])) with ordinality as wanted (id, place)
       cross join (select cast(:userId as uuid) as id) as viewer
       join posts p on p.id = wanted.id
        and (p.is_published or (p.retired_at is not null and p.withheld_at is null))
       join published_characters c on c.id = p.character_id
       left join character_avatars avatar on avatar.character_id = c.id
       left join post_translations translated
         on translated.post_id = p.id and translated.locale = :locale
       left join character_occupations spoken
         on spoken.character_id = c.id and spoken.locale = :locale
       left join post_counts counts on counts.post_id = p.id
       left join post_likes liked on liked.user_id = viewer.id and liked.post_id = p.id
       left join post_unlocks unlocked
         on unlocked.user_id = viewer.id and unlocked.post_id = p.id
       left join club_members member
         on member.user_id = viewer.id and member.character_id = c.id
        and member.started_at <= :now and member.expires_at > :now
       left join clubs club on club.character_id = c.id
       left join followed_characters followed on followed.user_id = viewer.id and followed.character_id = c.id
       cross join lateral (
         select count(*) as unlocks, min(created_at) as first from post_unlocks
          where post_id = p.id and created_at > :recently and created_at <= :now
            and user_id is distinct from viewer.id
       ) as recent
       left join lateral (
         select json_agg(json_build_object(
                  'id', a.id, 'kind', a.kind, 'is_free', a.is_free,
                  'unlock_price', a.unlock_price, 'card_price', a.card_price,
                  'paid', bought.tokens,
                  'rendered_key', a.rendered_key, 'width', a.width, 'height', a.height,
                  'duration_ms', a.duration_ms,
                  'has_sound', a.has_sound) order by a.position) as assets
           from post_assets a
           left join post_asset_unlocks bought
             on bought.user_id = viewer.id and bought.asset_id = a.id
          where a.post_id = p.id
            -- Of a retired post, people keep what they paid for.
            and (p.is_published or unlocked.post_id is not null or bought.asset_id is not null)
       ) as shown on true
      where p.is_published or shown.assets is not null
      order by wanted.place`;

/**
 * Returns the published posts of published characters in the order of the ids, with all their data for one
 * viewer, in one query. Of a retired post a viewer sees only what they paid for. Other ids are skipped.
 */
export async function findPosts(
  db: Knex,
  ids: string[],
  { userId }: Pick<PostViewer, 'userId'>,
  now: Date,
): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  const query = db.raw(postsForViewer, {
    ids,
    userId,
    now,
    locale: currentLocale() ?? null,
    recently: new Date(now.getTime() - recentUnlocksMs),
  });
  const moments = { created_at: true, first_of_last_unlocks: true } as const;
  return readTogether<PostRow>(db, query, moments);
}
