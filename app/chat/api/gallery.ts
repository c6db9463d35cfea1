import * as z from 'zod';
import { getGalleryEntry, listGallery } from '~/domain/chat/gallery/list-gallery';
import { galleryPageSize } from '~/domain/chat/gallery/parts';
import {
  galleryMediaSchema,
  gallerySourceSchema,
  galleryTabSchema,
} from '~/domain/chat/gallery/schema';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../../api/access';
import { apiSection, endpointsOf } from '../../api/endpoint';
import { cursorSchema, limitSchema, searchSchema } from '../../api/paging';
import { galleryEntrySchema, presentGalleryEntry } from '../presenters/gallery-entry-for-fan';

const endpoint = endpointsOf('chats');

const chatParams = z.object({ chatId: idSchema });
const placed = galleryEntrySchema.extend({
  /** What comes after it is asked for by this. */
  cursor: z.string(),
});

export const chatGalleries = apiSection(211, [
  endpoint({
    id: 'chats.gallery',
    method: 'GET',
    path: '/chats/{chatId}/gallery',
    summary: 'Pictures of a chat that are open to its person, or those that are still locked',
    access: access.user,
    params: chatParams,
    query: z.object({
      tab: galleryTabSchema.default('Unlocked'),
      cursor: cursorSchema.optional(),
      /** Photos or videos alone. */
      type: galleryMediaSchema.optional(),
      take: limitSchema.default(galleryPageSize),
      /** Words that were said with it. */
      search: searchSchema.optional(),
      sortBy: z.literal('createdAt').default('createdAt'),
      sortOrder: z.enum(['desc', 'asc']).default('desc'),
    }),
    answer: z.object({
      list: z.array(placed.meta({ id: 'ChatGalleryEntry' })),
      /** Null once there is no more. */
      cursor: z.string().nullable(),
    }),
    async handle({ context, who, params, query }) {
      const { take, sortOrder, type, tab, cursor, search } = query;
      const viewer = await findPostViewer(context.domain, context.viewer);
      const collector = { ...viewer, userId: who.userId };
      const part = { ...params, tab, media: type, cursor, search, order: sortOrder, limit: take };
      const { items, nextCursor } = await listGallery(context.domain, collector, part);
      const list = items.map((entry) => ({
        ...presentGalleryEntry(entry, context.postMedia),
        cursor: entry.cursor,
      }));
      return { list, cursor: nextCursor };
    },
  }),
  endpoint({
    id: 'chats.gallery-entity',
    method: 'GET',
    path: '/chats/{chatId}/gallery/{type}/{entityId}',
    failures: [404],
    summary: 'One picture of a chat, open or locked',
    access: access.user,
    params: chatParams.extend({ type: gallerySourceSchema, entityId: idSchema }),
    answer: z.object({ entity: placed }),
    async handle({ context, who, params }) {
      const { chatId, type: source, entityId } = params;
      const viewer = await findPostViewer(context.domain, context.viewer);
      const collector = { ...viewer, userId: who.userId };
      const found = await getGalleryEntry(context.domain, collector, { chatId, source, entityId });
      if (!found.ok) return found;
      const { entry } = found;
      return {
        entity: { ...presentGalleryEntry(entry, context.postMedia), cursor: entry.cursor },
      };
    },
  }),
]);
