import type { PostCharactersRow } from '~/db/rows';
import { cardColumns, toCharacters, type CharacterRow } from '../characters/queries';
import type { Character, CharacterPage } from '../characters/schema';
import type { DomainContext } from '../shared/context';
import { onPost, type Condition } from './condition';
import { sourceOfTab } from './feed-source';
import type { FeedCharactersList } from './schema';
import { beginScan, scanPositionSchema, scanPosts } from './scan-posts';

/** Lists the characters with posts of a tab's kind, ordered by their newest such post, newest first. */
export async function listPostingCharacters(
  context: DomainContext,
  { tab, seed, limit, cursor, userId }: FeedCharactersList,
): Promise<CharacterPage<Character>> {
  const { leading } = sourceOfTab(tab, userId, {});
  const from = cursor ? context.cursors.read(scanPositionSchema, cursor) : null;
  const { found, rest } = await scanPosts(context.db, {
    from: from ?? beginScan('newest', seed),
    leading,
    filters: [isNewestOfItsCharacter(leading)],
    few: null,
    wanted: limit + 1,
  });
  const shown = found.slice(0, limit);
  const next = found.length > limit ? (shown.at(-1)?.position ?? null) : rest;
  const rows = await charactersOf(
    context,
    shown.map(({ id }) => id),
  );
  return {
    items: await toCharacters(context.db, rows, userId),
    nextCursor: next === null ? null : context.cursors.write(next),
  };
}

function isNewestOfItsCharacter(leading: Condition | null): Condition {
  const { sql, bindings } = leading ?? onPost('true');
  return onPost(
    `p.id = (select newest.id from (values (p.character_id)) as one (id)
              cross join lateral (
                select p.id from published_posts p
                 where p.character_id = one.id and ${sql}
                 order by p.created_at desc, p.id desc limit 1
              ) as newest)
     and coalesce((select c.is_published from character_profiles c where c.id = p.character_id), false)`,
    ...bindings,
  );
}

/** Returns the characters of these posts, in the order of the posts. */
async function charactersOf(context: DomainContext, postIds: string[]): Promise<CharacterRow[]> {
  const rows = await context
    .db('published_posts as p')
    .join('published_characters as c', 'c.id', 'p.character_id')
    .whereIn('p.id', postIds)
    .select<(CharacterRow & Pick<PostCharactersRow, 'post_id'>)[]>(
      ...cardColumns.map((column) => `c.${column}`),
      'p.id as post_id',
    );
  const byPost = new Map(rows.map((row) => [row.post_id, row]));
  return postIds.flatMap((id) => byPost.get(id) ?? []);
}
