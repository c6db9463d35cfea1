import type { AppLoadContext } from '@remix-run/node';
import { personOf } from '~/domain/viewers/person-of';
import { explainEmptyFeed } from '~/domain/feeds/explain-empty-feed';
import { splitStyles } from '~/domain/feeds/feed-source';
import { listExplorerFeed } from '~/domain/feeds/list-explorer-feed';
import { listExtraStyles, listVideoTags } from '~/domain/feeds/list-tags';
import { findClubStatuses, getClub } from '~/domain/fanclubs/find-club';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { productSettings } from '~/domain/settings/settings';
import type { SettingsOf } from '~/domain/shared/define-settings';
import { idSchema } from '~/domain/shared/ids';
import { visitSeed } from '../../characters/server/visit-seed.server';
import type { ExplorerData } from '../explorer-data';
import { presentPost } from '../../posts/presenters/post-for-fan';
import { findFeedTab } from '../feed-tabs';
import { countFilters, readFilters, type Filters } from '../filters';

/** The number of posts in a document, which is one page without scripts. */
const postsAtOnce = 5;

/** Returns the posts that an explorer's address requests: those of all characters, or of one. */
export async function readExplorer(
  request: Request,
  context: AppLoadContext,
  character: ExplorerData['character'],
): Promise<{ explorer: ExplorerData; headers: Headers }> {
  const { domain, reading, postMedia } = context;
  const search = new URL(request.url).searchParams;
  const { seed, headers } = await visitSeed(request, context);
  const viewer = await findPostViewer(domain, context.viewer);
  const tab = findFeedTab(search.get('feedTab'));
  const filters = allowedFilters(readFilters(search), viewer.isSubscriber);
  const focused = idSchema.safeParse(search.get('postId'));
  const [page, extraStyles, videoTags, clubToJoin, settings] = await Promise.all([
    firstShown((cursor) =>
      listExplorerFeed(reading, viewer, {
        tab,
        filters: { ...filters, characterSlug: character?.slug },
        person: personOf(context.viewer),
        limit: postsAtOnce,
        seed,
        cursor: cursor ?? search.get('cursor') ?? undefined,
        postId: focused.data,
      }),
    ),
    listExtraStyles(reading),
    listVideoTags(reading),
    character ? findClubToJoin(context, character.slug, viewer.userId) : null,
    domain.settings(productSettings),
  ]);
  const posts = page.ok ? page.items.map((post) => presentPost(post, postMedia)) : [];
  const nextCursor = page.ok ? page.nextCursor : null;
  // A page without posts may not be the end, because matching posts may follow.
  const emptyReason =
    posts.length > 0 || nextCursor !== null
      ? null
      : await explainEmptyFeed(domain.db, {
          tab,
          userId: viewer.userId,
          isFiltered: countFilters(filters) > 0,
          isOfCharacter: character !== null,
        });
  return {
    headers,
    explorer: {
      posts,
      emptyReason,
      nextCursor,
      tab,
      filters,
      character,
      extraStyles,
      videoTags,
      canUseExtras: viewer.isSubscriber,
      clubToJoin,
      popups: popupsOf(settings),
    },
  };
}

/** Returns the numbers of actions after which an offer opens over the feed. */
const popupsOf = (settings: SettingsOf<typeof productSettings>): ExplorerData['popups'] => ({
  number_of_actions: settings.number_of_actions,
  number_of_actions_for_sign_up: settings.number_of_actions_for_sign_up,
  number_of_actions_for_install_app: settings.number_of_actions_for_install_app,
  number_of_actions_for_fanclub: settings.number_of_actions_for_fanclub,
});

/** Returns the id for joining a character's club; null if the viewer is a member. */
async function findClubToJoin(
  { domain }: AppLoadContext,
  slug: string,
  userId: string | null,
): Promise<string | null> {
  const club = await getClub(domain, { slug });
  if (!club) return null;
  const { characterId, creatorId } = club;
  const standings = await findClubStatuses(domain, [characterId], userId);
  return standings.get(characterId)?.isMember ? null : (creatorId ?? characterId);
}

/** The maximum number of ranges searched for the first matching post. */
const mostRanges = 5;

/** Searches range by range for a rare filter; returns the first range with posts, or the last one. */
async function firstShown(
  read: (cursor?: string) => ReturnType<typeof listExplorerFeed>,
): ReturnType<typeof listExplorerFeed> {
  let page = await read();
  for (let count = 1; count < mostRanges; count += 1) {
    if (!page.ok || page.items.length > 0 || page.nextCursor === null) break;
    page = await read(page.nextCursor);
  }
  return page;
}

/** Drops Premium filters for a viewer without Premium; the rest of a shared address still applies. */
function allowedFilters({ style, ...others }: Filters, canUseExtras: boolean): Filters {
  if (style === undefined) return others;
  const { styles } = splitStyles(style);
  const allowed = canUseExtras ? style : styles;
  return allowed.length > 0 ? { ...others, style: allowed } : others;
}
