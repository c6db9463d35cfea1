import type { Knex } from '../connection';
import { attributeCatalogue } from '~/domain/characters/attribute-catalogue';

const postsAtOnce = 50_000;
const postsOfACharacter = 100;
const [fewestCharacters, mostCharacters] = [60, 10_000];
/** The number of renditions that posts refer to. They have no picture files. */
const mostRenditions = 300;
const attributeTypes = [
  'Ethnicity',
  'HairColor',
  'BodyType',
  'BreastSize',
  'ButtSize',
  'Personality',
  'Hobby',
] as const;

/** Returns the number of characters that share the given number of posts. */
function charactersFor(posts: number): number {
  return Math.min(mostCharacters, Math.max(fewestCharacters, Math.ceil(posts / postsOfACharacter)));
}

/**
 * Fills a database with posts for measurements. The database server generates them: characters with
 * attributes, and posts of every kind over two years. A second run adds only the missing ones. It
 * needs the owner's connection because only the owner may analyse the tables.
 */
export async function seedPostsAtScale(
  owner: Knex,
  posts: number,
  onProgress: (done: number) => void,
): Promise<void> {
  await seedTags(owner);
  await seedCast(owner, charactersFor(posts));
  const renditions = await findRenditions(owner);
  for (let done = 0; done < posts; done += postsAtOnce) {
    const last = Math.min(posts, done + postsAtOnce);
    await owner.transaction((trx) => seedBatch(trx, { first: done, last, posts, renditions }));
    onProgress(last);
  }
  await owner.raw(
    `analyze characters, character_attributes, character_media, posts, post_assets, post_counts`,
  );
}

async function seedTags(owner: Knex): Promise<void> {
  await owner.raw(
    `insert into video_tags (name, position)
     select name, row_number() over ()
       from unnest(array['dance', 'morning', 'mirror', 'slow_motion', 'street']) name
     on conflict do nothing`,
  );
  await owner.raw(
    `insert into extra_styles (label, position)
     select label, row_number() over () from unnest(array['pov', 'film_noir', 'neon']) label
     on conflict do nothing`,
  );
}

/** Returns an id that identifies a row of this seed; `kind` distinguishes characters, posts and assets. */
const idOf = (kind: 'c' | 'a' | 'b', number: string) =>
  `('0195${kind}000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/**
 * Returns a number from 0 to 1 that looks random and is the same in every run. Each salt gives another
 * series.
 */
const chance = (number: string, salt: number) =>
  `((hashint4extended(${number}, ${salt}) & 1048575) / 1048576.0)`;

const oneOf = (values: readonly string[], index: string) =>
  `(array[${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')}])[1 + floor(${index} * ${values.length})::integer]`;

const givenNames = ['Mira', 'Noor', 'Luna', 'Ines', 'Sana', 'Yuki', 'Elif', 'Dara', 'Vera', 'Zoe'];
const familyNames = ['Vale', 'Stone', 'Haddad', 'Moreau', 'Okoye', 'Lind', 'Sato', 'Reyes'];

async function seedCast(owner: Knex, count: number): Promise<void> {
  await owner.raw(
    `insert into characters (id, slug, name, type, origin, style, category, badge, gender, age,
       height_cm, occupation, place, tagline, bio, greeting, persona, available_for_calls, is_live,
       random_order, created_at)
     select ${idOf('c', 'n')}, 'scale-' || n,
            ${oneOf(givenNames, chance('n', 1))} || ' ' || ${oneOf(familyNames, chance('n', 2))},
            'Platform', 'platform', style, case style when 'Anime' then 'Anime' else 'Girls' end,
            ${oneOf(['None', 'None', 'Hot', 'New', 'Premium'], chance('n', 3))}, 'female',
            21 + n % 40, 155 + n % 40, 'Night-train photographer', 'Between two stations',
            'Made to be counted.', 'One of many, for measurements.', 'Good evening.',
            '{"speechStyle": "Dry and warm.", "facts": []}', n % 4 = 0, n % 50 = 0,
            ${chance('n', 4)}, now() - (n % 730) * interval '1 day'
       from (select n, case when ${chance('n', 5)} < 0.2 then 'Anime' else 'Realistic' end as style
               from generate_series(1, ?) n) numbered
     on conflict do nothing`,
    [count],
  );
  for (const [index, type] of attributeTypes.entries()) {
    await owner.raw(
      `insert into character_attributes (character_id, type, value)
       select ${idOf('c', 'n')}, '${type}',
              ${oneOf(attributeCatalogue[type], chance('n', 10 + index))}
         from generate_series(1, ?) n on conflict do nothing`,
      [count],
    );
  }
  await owner.raw(
    `insert into character_media (character_id, role, position, storage_key, width, height)
     select ${idOf('c', 'n')}, m.role, 0, m.storage_key, m.width, m.height
       from generate_series(1, ?) n
      cross join (select distinct on (role) role, storage_key, width, height from character_media
                   where position = 0 order by role, storage_key) m
     on conflict do nothing`,
    [count],
  );
}

async function findRenditions(owner: Knex): Promise<Record<'photo' | 'video', string[]>> {
  const find = async (media: 'photo' | 'video') => {
    const keys = await owner('post_assets')
      .whereNotNull('rendered_key')
      .whereLike('kind', `%_${media}`)
      .distinct('rendered_key')
      .limit(mostRenditions)
      .pluck<string[]>('rendered_key');
    return keys.length > 0 ? keys : ['posts/scale'];
  };
  return { photo: await find('photo'), video: await find('video') };
}

interface Batch {
  first: number;
  last: number;
  posts: number;
  renditions: Record<'photo' | 'video', string[]>;
}

const isPriced = "access in ('token', 'tokenOrFanclub')";
const access = `case when ${chance('n', 20)} < 0.5 then 'free' when ${chance('n', 20)} < 0.7 then 'token'
  when ${chance('n', 20)} < 0.8 then 'fanClub' when ${chance('n', 20)} < 0.9 then 'tokenOrFanclub'
  else 'subscription' end`;
const level = `case when ${chance('n', 21)} < 0.6 then 'SFW' when ${chance('n', 21)} < 0.8 then 'Topless'
  when ${chance('n', 21)} < 0.95 then 'Nude' else 'Explicit' end`;

async function seedBatch(trx: Knex.Transaction, batch: Batch): Promise<void> {
  const range = [batch.first + 1, batch.last];
  await trx.raw(
    `insert into posts (id, character_id, style, text_content, access, unlock_price,
       discounted_price, content_level, media, video_tag, extra_style, clothing, random_order,
       created_at)
     select ${idOf('a', 'n')}, c.id, c.style,
            ${oneOf(['The last train was late again.', 'Nobody was watching.', 'Guess where.', 'One more for today.'], chance('n', 22))},
            access, case when ${isPriced} then 20 end,
            case when ${isPriced} and ${chance('n', 23)} < 0.2 then 12 end, level, media,
            case when media = 'video' then ${oneOf(['dance', 'morning', 'mirror', 'slow_motion', 'street'], chance('n', 24))} end,
            case when ${chance('n', 25)} < 0.1 then ${oneOf(['pov', 'film_noir', 'neon'], chance('n', 26))} end,
            ${oneOf(['Coat', 'Dress', 'Jeans', 'Sportswear', 'Uniform'], chance('n', 27))},
            ${chance('n', 28)},
            date_trunc('second', now()) - (730 * ${chance('n', 29)}) * interval '1 day'
       from (select n, ${access} as access, ${level} as level,
                    case when ${chance('n', 30)} < 0.25 then 'video' else 'photo' end as media
               from generate_series(cast(? as integer), cast(? as integer)) n) numbered
       join characters c
         on c.id = ${idOf('c', `(1 + floor(${chance('n', 31)} * ${charactersFor(batch.posts)}))::integer`)}
     on conflict do nothing`,
    range,
  );
  await trx.raw(
    `insert into post_assets (id, post_id, kind, original_key, rendered_key, width, height,
       duration_ms)
     select ${idOf('b', 'n')}, p.id,
            case p.content_level when 'SFW' then 'sfw_' when 'Explicit' then 'explicit_'
              else 'nsfw_' end || p.media,
            'originals/scale-' || n,
            case p.media when 'photo' then photos.keys[1 + n % cardinality(photos.keys)]
              else videos.keys[1 + n % cardinality(videos.keys)] end,
            720, 1280, case p.media when 'video' then 4000 end
       from generate_series(cast(? as integer), cast(? as integer)) n
       join posts p on p.id = ${idOf('a', 'n')}
      cross join (select cast(? as text[]) as keys) photos
      cross join (select cast(? as text[]) as keys) videos
     on conflict do nothing`,
    [...range, batch.renditions.photo, batch.renditions.video],
  );
  await trx.raw(
    `insert into post_counts (post_id, likes, views)
     select ${idOf('a', 'n')}, floor(200 * ${chance('n', 32)}), floor(5000 * ${chance('n', 33)})
       from generate_series(cast(? as integer), cast(? as integer)) n on conflict do nothing`,
    range,
  );
}
