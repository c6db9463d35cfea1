import { data, type AppLoadContext } from '@remix-run/node';
import { memberIdOf } from '~/domain/viewers/member-id';
import { listRings } from '~/domain/stories/list-rings';
import { listStories } from '~/domain/stories/list-stories';
import { markStoryRead } from '~/domain/stories/mark-story-read';
import { neighboursOf } from '~/domain/stories/neighbours';
import { presentRing, presentStory, presentTeller } from '../presenters/story-for-fan';

/** The number of rings in the home page's tray. */
const inTray = 20;
/** The number of rings in which the next character is looked up. */
const inReach = 50;

/** Returns the rings of the home page. */
export async function readStoryTray(context: AppLoadContext) {
  const list = { userId: memberIdOf(context.viewer), limit: inTray };
  const { items } = await listRings(context.reading, list);
  return items.map((ring) => presentRing(ring, context.mediaAddress));
}

/**
 * Returns a character's stories, starting with the requested one or the first unread one. The first story
 * is marked as read here, so that it also works without scripts.
 */
export async function readStories(
  context: AppLoadContext,
  slug: string,
  requestedId: string | null,
) {
  const { domain, mediaAddress } = context;
  const userId = memberIdOf(context.viewer);
  const [found, rings] = await Promise.all([
    listStories(domain, { slug }, userId),
    listRings(domain, { userId, limit: inReach }),
  ]);
  const stories = found.ok ? found.stories : [];
  if (!found.ok || stories.length === 0) throw data(null, 404);
  const start = startOf(stories, requestedId);
  const shown = stories[start];
  if (userId !== null && shown && !shown.isRead) {
    await markStoryRead(domain, { userId, storyId: shown.id });
  }
  const { previous, next } = neighboursOf(rings.items, slug);
  return {
    character: presentTeller(found.character, mediaAddress),
    stories: stories.map((story) => presentStory(story, mediaAddress)),
    start,
    previousHref: previous && `/stories/${previous.slug}`,
    nextHref: next && `/stories/${next.slug}`,
  };
}

function startOf(stories: { id: string; isRead: boolean }[], requestedId: string | null): number {
  const index = stories.findIndex(({ id }) => id === requestedId);
  return Math.max(0, index < 0 ? stories.findIndex(({ isRead }) => !isRead) : index);
}
