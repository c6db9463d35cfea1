import type { RankedListsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import type { LeftJoined } from '../shared/reading/left-joined';
import { readTogether } from '../shared/reading/read-together';
import { ownerColumn, type Person } from '../shared/person';
import { rankForYou } from './rank-for-you';
import { feedsSettings } from './settings';

interface ListStatusRow extends LeftJoined<Pick<RankedListsRow, 'made_at'>> {
  acted_at: Date | null;
  has_posts: boolean;
}

/**
 * Renews a person's list when they open it, if they have acted since it was created or it is old: posts
 * already seen move down, and new posts appear.
 */
export async function renewForYou(context: DomainContext, person: Person): Promise<void> {
  const owner = ownerColumn(person);
  const query = context.db.raw(
    `select (select made_at from ranked_lists where ${owner} = :personId order by id desc limit 1),
            greatest(
              (select max(viewed_at) from viewed_posts where ${owner} = :personId),
              (select max(created_at) from liked_posts where user_id = :personId),
              (select max(created_at) from unlocked_posts where user_id = :personId),
              (select max(created_at) from followed_characters where user_id = :personId),
              (select max(last_message_at) from conversations where ${owner} = :personId)
            ) as acted_at,
            (select id from published_posts order by id limit 1) is not null as has_posts`,
    { personId: person.id },
  );
  const moments = { made_at: true, acted_at: true } as const;
  const [status] = await readTogether<ListStatusRow>(context.db, query, moments);
  const { made_at: madeAt = null, acted_at: actedAt = null, has_posts: hasPosts } = status ?? {};
  if (actedAt === null || !hasPosts) return;
  const { for_you_refresh_seconds } = await context.settings(feedsSettings);
  const oldest = new Date(context.now().getTime() - for_you_refresh_seconds * 1000);
  if (madeAt === null || actedAt > madeAt || madeAt < oldest) await rankForYou(context, person);
}
