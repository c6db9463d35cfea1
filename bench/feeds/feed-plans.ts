import { explainQueries } from '~/db/testing/explain-queries';
import { listExplorerFeed } from '~/domain/feeds/list-explorer-feed';
import { listFeatured } from '~/domain/feeds/list-featured';
import { feedTabs, type FeedFilters } from '~/domain/feeds/schema';
import { listCharacterPosts } from '~/domain/posts/list-character-posts';
import type { DomainContext } from '~/domain/shared/context';
import type { FeedGround } from './feed-ground';
import { engagementSettings } from '~/domain/engagement/settings';

export interface FeedPlan {
  feed: string;
  plans: string[];
}

const few: FeedFilters = { hairColor: ['Red'], bodyType: ['Slim'], ethnicity: ['Mixed'] };
const many: FeedFilters = { personality: ['Romantic', 'Flirty', 'Playful', 'Caring', 'Serious'] };
const filters: Record<string, FeedFilters> = {
  'by few characters': few,
  'by many characters': many,
  'by video tag': { videoTag: ['dance'] },
  'by extra style': { style: ['pov'] },
  'by clothing': { clothing: ['Coat'] },
};

/** Returns how PostgreSQL executes every query of every feed: the first page and a later one. */
export async function explainFeeds(
  context: DomainContext,
  { fanId, characterIds }: FeedGround,
): Promise<FeedPlan[]> {
  const viewer = { userId: fanId, isSubscriber: true };
  const person = { kind: 'user', id: fanId } as const;
  const explained: FeedPlan[] = [];
  const explain = async (feed: string, read: () => Promise<unknown>) =>
    void explained.push({ feed, plans: await explainQueries(context.db, read) });
  const pages = (tab: Parameters<typeof listExplorerFeed>[2]['tab'], narrowed: FeedFilters) =>
    async function readTwo() {
      const feed = { tab, filters: narrowed, person, limit: 10, seed: 0.5 };
      const first = await listExplorerFeed(context, viewer, feed);
      if (!first.ok || first.nextCursor === null) return;
      await listExplorerFeed(context, viewer, { ...feed, cursor: first.nextCursor });
    };
  await context.settings(engagementSettings);
  for (const tab of [...feedTabs, 'safe'] as const) await explain(tab, pages(tab, {}));
  for (const [name, narrowed] of Object.entries(filters)) {
    for (const tab of ['forYou', 'new', 'onSale', 'safe'] as const) {
      await explain(`${tab}, ${name}`, pages(tab, narrowed));
    }
  }
  await explain('featured', () =>
    listFeatured(context, viewer, {
      counts: { token: 2, fanClub: 2, tokenOrFanclub: 2 },
      cursors: {},
      seed: 0.5,
    }),
  );
  await explain('a character’s posts', () =>
    listCharacterPosts(context, viewer, { characterId: characterIds[0] ?? '', limit: 12 }),
  );
  return explained;
}

/** Returns the plans that read all posts although an index should be used. */
export function scansOfPosts(explained: FeedPlan[]): string[] {
  return explained.flatMap(({ feed, plans }) =>
    plans.filter((plan) => /Seq Scan on posts\b/.test(plan)).map((plan) => `${feed}\n${plan}`),
  );
}
