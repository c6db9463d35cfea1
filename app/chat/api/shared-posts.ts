import * as z from 'zod';
import { listPostsToShare } from '~/domain/chat/shared-posts/list-posts-to-share';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { mostPostsAtOnce } from '~/domain/posts/get-posts';
import { postsSettings } from '~/domain/posts/settings';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { cursorSchema } from '../../kit/api/paging';
import { post } from '../../posts/api/posts';
import { presentPosts } from '../../posts/presenters/post-for-fan';

const endpoint = endpointsOf('chats');

const wanted = z
  .object({
    characterId: idSchema,
    chatId: idSchema
      .describe('One of several chats with them; else the one that is gone on in')
      .optional(),
    media: z.enum(['photo', 'video']).optional(),
    limit: z.number().int().min(1).max(mostPostsAtOnce).optional(),
    cursor: cursorSchema.optional(),
  })
  .meta({ id: 'getAvailablePostsForChatDto' });

/** Declares the call, which the contract has under two addresses. */
const availablePosts = (id: string, path: string) =>
  endpoint({
    id,
    method: 'POST',
    path,
    failures: [404],
    summary: 'Posts of a character that were not shared in one’s chat with them, the newest first',
    access: access.user,
    body: wanted,
    answer: z.object({
      items: z.array(post),
      nextCursor: z.string().nullable(),
      lockedVideoPosts: z
        .number()
        .int()
        .describe('Videos among the last posts shared in the chat that are still locked'),
    }),
    async handle({ context, who: { userId }, body }) {
      const { character_posts_page_size } = await context.domain.settings(postsSettings);
      const viewer = { ...(await findPostViewer(context.domain, context.viewer)), userId };
      const list = { ...body, limit: body.limit ?? character_posts_page_size };
      const found = await listPostsToShare(context.domain, viewer, list);
      if (!found.ok) return found;
      return presentPosts(found, context.postMedia);
    },
  });

export const sharedPosts = apiSection(217, [
  availablePosts('chats.available-posts', '/chats/get-available-posts-for-chat'),
  availablePosts('chats.chat-posts-available', '/chat-posts/get-available-posts-for-chat'),
]);
