import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { ownerColumn, type Person } from '../shared/person';
import { decayed, secondsOf } from './decay';
import { feedsSettings } from './settings';
import type { SettingsOf } from '../shared/define-settings';

/** The initial weight of each action as a sign of a person's taste. */
const weights = { unlock: 6, follow: 5, chat: 4, like: 3, view: 0.5 };
/** The number of latest actions of each kind that are read. */
const looked = { unlock: 300, follow: 200, chat: 100, like: 300, view: 500 };
/** The number of characters in the list, and the maximum number of posts of each. */
const characters = 150;
const postsOfEach = 12;
/** The weight of familiar characters, in addition to shared attributes. */
const acquaintance = 0.5;
/** The factor for each further post of the same character, so that lists are varied. */
const repetition = 0.85;

export type ForYouRanked =
  | { ranked: number }
  /** The latest list is too young; `notBefore` is the time of the next attempt. */
  | { ranked: null; notBefore: Date };

/**
 * Writes a new list of posts for a person: unseen posts of characters that share attributes with those
 * the person unlocked, follows, chatted with, liked or viewed; older actions count less. Writes nothing
 * if no post is left, or while the latest list is younger than the configured pause.
 */
export async function rankForYou(context: DomainContext, person: Person): Promise<ForYouRanked> {
  const settings = await context.settings(feedsSettings);
  const now = context.now();
  return context.db.transaction(async (trx) => {
    // One at a time: the second call finds the list of the first.
    await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [`rank-for-you:${person.id}`]);
    const latest = await trx('ranked_lists')
      .where({ [ownerColumn(person)]: person.id })
      .orderBy('id', 'desc')
      .first('made_at');
    const pauseMs = settings.for_you_pause_seconds * 1000;
    const notBefore = new Date((latest?.made_at.getTime() ?? 0) + pauseMs);
    if (notBefore > now) return { ranked: null, notBefore };
    return { ranked: await writeList(trx, person, { now, settings }) };
  });
}

async function writeList(
  trx: Knex.Transaction,
  person: Person,
  { now, settings }: { now: Date; settings: SettingsOf<typeof feedsSettings> },
): Promise<number> {
  const owner = ownerColumn(person);
  const { rows } = await trx.raw<{ rows: { ranked: number }[] }>(
    `with ${signalsOf(owner)}, acquainted as materialized (
       select character_id, sum(weight) as weight from signals group by character_id
     ), taste as materialized (
       select a.type, a.value, sum(k.weight) / sum(sum(k.weight)) over (partition by a.type)
              as weight
         from acquainted k join character_traits a using (character_id)
        group by a.type, a.value
     ), affinity as (
       select a.character_id, sum(t.weight) as score
         from taste t join character_traits a using (type, value)
        group by a.character_id
     ), chosen as materialized (
       select c.id, f.score + ${acquaintance} * coalesce(k.weight / (k.weight + 5), 0) as score
         from affinity f
         join published_characters c on c.id = f.character_id and c.is_recommended
         left join acquainted k on k.character_id = c.id
        order by 2 desc, c.id limit ${characters}
     ), candidates as (
       select p.id, p.style,
              chosen.score * power(${repetition},
                row_number() over (partition by chosen.id order by p.created_at desc, p.id desc) - 1
              ) as score
         from chosen cross join lateral (
           select p.id, p.style, p.created_at from published_posts p
            where p.character_id = chosen.id
              and not exists (select from seen where seen.post_id = p.id)
            order by p.created_at desc, p.id desc limit ${postsOfEach}
         ) p
     ), made as (
       insert into ranked_lists (kind, ${owner}, made_at)
       select 'for_you', :personId, :now where exists (select from candidates)
       returning id
     ), ranked as (
       insert into ranked_posts (list_id, rank, post_id, style)
       select made.id, row_number() over (order by best.score desc, best.id desc), best.id,
              best.style
         from made, (select * from candidates order by score desc, id desc limit :size) best
       returning 1
     )
     select count(*)::integer as ranked from ranked`,
    {
      personId: person.id,
      now,
      halfLife: secondsOf(settings.for_you_half_life_hours),
      size: settings.for_you_list_size,
    },
  );
  return rows[0]?.ranked ?? 0;
}

/**
 * The latest actions of a person by character, and the posts already seen. Only users can like, unlock
 * and follow, so a visitor's id matches no such rows.
 */
const signalsOf = (owner: 'user_id' | 'guest_id') => `
  unlocked as materialized (
    select post_id, created_at from unlocked_posts where user_id = :personId
     order by created_at desc limit ${looked.unlock}
  ), liked as materialized (
    select post_id, created_at from liked_posts where user_id = :personId
     order by created_at desc limit ${looked.like}
  ), viewed as materialized (
    select post_id, viewed_at from viewed_posts where ${owner} = :personId
     order by viewed_at desc limit ${looked.view}
  ), seen as materialized (
    select post_id from unlocked union select post_id from liked union select post_id from viewed
  ), of_posts as (
    select post_id, ${decayed(weights.unlock, 'created_at')} as weight from unlocked
    union all select post_id, ${decayed(weights.like, 'created_at')} from liked
    union all select post_id, ${decayed(weights.view, 'viewed_at')} from viewed
  ), signals as (
    select p.character_id, of_posts.weight from of_posts join post_characters p using (post_id)
    union all
    (select character_id, ${decayed(weights.follow, 'created_at')} from followed_characters
      where user_id = :personId order by created_at desc limit ${looked.follow})
    union all
    (select character_id, ${decayed(weights.chat, 'last_message_at')} from conversations
      where ${owner} = :personId and last_message_at is not null
      order by last_message_at desc limit ${looked.chat})
  )`;
