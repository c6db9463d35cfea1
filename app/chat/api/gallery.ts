import type { AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { getGalleryEntry, listGallery, type PlacedEntry } from '~/domain/chat/gallery/list-gallery';
import { galleryPageSize } from '~/domain/chat/gallery/parts';
import {
  galleryMediaSchema,
  gallerySourceSchema,
  galleryTabSchema,
} from '~/domain/chat/gallery/schema';
import { unlockPicture } from '~/domain/chat/private-pictures/unlock-picture';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { cursorSchema, limitSchema, searchSchema } from '../../kit/api/paging';
import { galleryEntrySchema, presentGalleryEntry } from '../presenters/gallery-entry-for-fan';

const endpoint = endpointsOf('chats');

const chatParams = z.object({ chatId: idSchema });
const placed = galleryEntrySchema.extend({
  /** The cursor of the entries after this one. */
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
      /** Only photos or only videos. */
      type: galleryMediaSchema.optional(),
      take: limitSchema.default(galleryPageSize),
      /** Words from the message that came with it. */
      search: searchSchema.optional(),
      sortBy: z.literal('createdAt').default('createdAt'),
      sortOrder: z.enum(['desc', 'asc']).default('desc'),
    }),
    answer: z.object({
      list: z.array(placed.meta({ id: 'ChatGalleryEntry' })),
      /** Null if there are no more entries. */
      cursor: z.string().nullable(),
    }),
    async handle({ context, who, params, query }) {
      const { take, sortOrder, type, tab, cursor, search } = query;
      const viewer = await findPostViewer(context.domain, context.viewer);
      const collector = { ...viewer, userId: who.userId };
      const part = { ...params, tab, media: type, cursor, search, order: sortOrder, limit: take };
      const { items, nextCursor } = await listGallery(context.domain, collector, part);
      return { list: items.map((entry) => presentPlaced(context, entry)), cursor: nextCursor };
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
      return { entity: presentPlaced(context, found.entry) };
    },
  }),
  endpoint({
    id: 'chats.unlock-gallery-entity',
    method: 'POST',
    path: '/chats/{chatId}/gallery/{type}/{entityId}/unlock',
    failures: [402, 403, 404, 409],
    summary:
      'Open a photo or video that was sent locked, for its price; once, however often it is asked',
    access: access.user,
    params: chatParams.extend({ type: z.enum(['chat_photo', 'chat_video']), entityId: idSchema }),
    body: z
      .object({
        /**
         * The price in whole tokens that was shown. If the price has changed, it is reported and not
         * charged.
         */
        price: z.number().int().nonnegative().optional(),
        /** The tokens that the buyer agrees to, if they want to confirm prices first. */
        confirmedTokens: z.number().int().positive().optional(),
      })
      .meta({ id: 'unlockPrivatePictureDto' }),
    answer: z.object({ entity: placed, tokensAmount: z.number().int().nonnegative() }),
    async handle({ context, who, params, body }) {
      const { domain, storage, country } = context;
      const { chatId, type: source, entityId } = params;
      const named = { chatId, source, entityId };
      const viewer = await findPostViewer(domain, context.viewer);
      const collector = { ...viewer, userId: who.userId };
      const locked = await getGalleryEntry(domain, collector, named);
      if (!locked.ok) return locked;
      const unlocked = await unlockPicture(domain, storage, {
        userId: who.userId,
        messageId: entityId,
        media: source === 'chat_video' ? 'Video' : 'Photo',
        price: body.price,
        confirmed: body.confirmedTokens,
        country,
      });
      if (!unlocked.ok) return unlocked;
      const opened = await getGalleryEntry(domain, collector, named);
      if (!opened.ok) return opened;
      return { entity: presentPlaced(context, opened.entry), tokensAmount: unlocked.tokens };
    },
  }),
]);

const presentPlaced = ({ postMedia }: Pick<AppLoadContext, 'postMedia'>, entry: PlacedEntry) => ({
  ...presentGalleryEntry(entry, postMedia),
  cursor: entry.cursor,
});
