import * as z from 'zod';
import { memberIdOf } from '~/domain/viewers/member-id';
import { listRings } from '~/domain/stories/list-rings';
import { listStories } from '~/domain/stories/list-stories';
import type { CharacterPage } from '~/domain/characters/schema';
import type { Ring } from '~/domain/stories/schema';
import { markStoryRead } from '~/domain/stories/mark-story-read';
import { presentRing, presentStory, ringSchema, storySchema } from './presenters/story-for-fan';
import { idSchema } from '~/domain/shared/ids';
import type { RequestContext } from '../kit/http/context/request-context';
import { access } from '../kit/api/access';
import { characterParams } from '../characters/api/characters';
import { apiSection, endpointsOf } from '../kit/api/endpoint';
import { cursorSchema, flagSchema, limitSchema } from '../kit/api/paging';
import { successSchema } from '../kit/api/success';

const endpoint = endpointsOf('stories');

/** The default number of rings per page. */
const usualPage = 20;
/** The maximum number of conversations for which stories are shown. */
const mostInChats = 50;

const rings = z.object({
  items: z.array(ringSchema.meta({ id: 'StoryRing' })),
  nextCursor: z.string().nullable(),
});

function presentRings(
  { mediaAddress }: RequestContext,
  { items, nextCursor }: CharacterPage<Ring>,
) {
  return { items: items.map((ring) => presentRing(ring, mediaAddress)), nextCursor };
}

export const stories = apiSection(160, [
  endpoint({
    id: 'stories.list',
    method: 'GET',
    path: '/stories',
    summary: 'Characters with stories, those with something unread first; or either kind alone',
    access: access.everyone,
    query: z.object({ cursor: cursorSchema.optional(), allStoriesRead: flagSchema.optional() }),
    answer: rings,
    async handle({ context, who, query }) {
      const list = { ...query, limit: usualPage, userId: memberIdOf(who) };
      return presentRings(context, await listRings(context.reading, list));
    },
  }),
  endpoint({
    id: 'stories.by-character',
    method: 'GET',
    path: '/stories/{characterId}',
    failures: [404],
    summary: 'The stories of a character, the oldest first',
    access: access.everyone,
    params: characterParams,
    answer: z.array(storySchema.meta({ id: 'Story' })),
    async handle({ context, who, params }) {
      const by = { id: params.characterId };
      const found = await listStories(context.domain, by, memberIdOf(who));
      if (!found.ok) return found;
      return found.stories.map((story) => presentStory(story, context.mediaAddress));
    },
  }),
  endpoint({
    id: 'stories.list-v2',
    method: 'GET',
    path: '/stories-v2',
    summary: 'Characters with stories, those with something unread first',
    access: access.everyone,
    query: z.object({ cursor: cursorSchema.optional(), limit: limitSchema.default(usualPage) }),
    answer: rings,
    async handle({ context, who, query }) {
      const list = { ...query, userId: memberIdOf(who) };
      return presentRings(context, await listRings(context.domain, list));
    },
  }),
  endpoint({
    id: 'stories.in-chats',
    method: 'GET',
    path: '/stories-v2/in-chats',
    summary: 'The same of the characters one talks with',
    access: access.user,
    answer: rings,
    async handle({ context, who: { userId } }) {
      const list = { userId, inChatsOf: userId, limit: mostInChats };
      return presentRings(context, await listRings(context.domain, list));
    },
  }),
  endpoint({
    id: 'stories.mark-read',
    method: 'PATCH',
    path: '/stories-v2/{storyId}/mark-read',
    failures: [404],
    summary: 'Note that one has seen a story',
    access: access.user,
    params: z.object({ storyId: idSchema }),
    answer: successSchema,
    handle: ({ context, who, params }) =>
      markStoryRead(context.domain, { userId: who.userId, ...params }),
  }),
]);
