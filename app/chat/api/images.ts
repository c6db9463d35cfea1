import * as z from 'zod';
import { listCollections } from '~/domain/chat/gallery/list-collections';
import { listGallery } from '~/domain/chat/gallery/list-gallery';
import { galleryPageSize } from '~/domain/chat/gallery/parts';
import { getPhotoPriceOf, orderPhoto } from '~/domain/chat/photos/order-photo';
import { pictureCountSchema, pictureWordsSchema } from '~/domain/chat/photos/photo-order';
import { mostPictureStyles, pictureStyleSchema } from '~/domain/chat/photos/picture-styles';
import { idempotencyKeySchema } from '~/domain/chat/schema';
import { photoShapeSchema } from '~/domain/generations/schema';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { cursorSchema, limitSchema } from '../../kit/api/paging';
import { characterParams } from '../../characters/api/characters';
import type { RequestContext } from '../../kit/http/context/request-context';
import { galleryEntrySchema, presentGalleryEntry } from '../presenters/gallery-entry-for-fan';

const endpoint = endpointsOf('images');

const image = galleryEntrySchema.meta({ id: 'GeneratedImage' });
const answer = z.object({ items: z.array(image), nextCursor: z.string().nullable() });
const orderSchema = z.enum(['newest', 'oldest']);
const orderOf = (sortBy: z.infer<typeof orderSchema> | undefined) =>
  sortBy === 'oldest' ? 'asc' : 'desc';
const sorted = z.object({
  cursor: cursorSchema.optional(),
  sortBy: orderSchema.default('newest'),
});
/** The contract has no names for paging here, so those of other lists are used. */
const paged = z.object({
  limit: limitSchema.default(galleryPageSize),
  cursor: cursorSchema.optional(),
});

interface Wanted {
  characterId?: string;
  cursor?: string | undefined;
  limit?: number;
  sortBy?: z.infer<typeof orderSchema>;
  /** True for only the pictures generated for the person. */
  isMade?: boolean;
}

/** Returns the unlocked media that a person received or ordered. */
async function readOpen(
  context: RequestContext,
  userId: string,
  { limit = galleryPageSize, sortBy, isMade, ...wanted }: Wanted,
) {
  const viewer = await findPostViewer(context.domain, context.viewer);
  const { items, nextCursor } = await listGallery(
    context.domain,
    { ...viewer, userId },
    {
      ...wanted,
      limit,
      tab: 'Unlocked',
      order: orderOf(sortBy),
      ...(isMade && { source: 'character_image' }),
    },
  );
  return {
    items: items.map((entry) => presentGalleryEntry(entry, context.postMedia)),
    nextCursor,
  };
}

const collectionSchema = z.object({
  characterId: idSchema,
  characterSlug: z.string(),
  characterName: z.string(),
  count: z.number().int(),
  items: z.array(image),
});

/** The maximum number of characters in one response. */
const mostCharacters = 50;

/** Declares a call that lists the characters that the caller has pictures of. */
const preview = (id: string, path: string, about: { summary: string; isMade: boolean }) =>
  endpoint({
    id,
    method: 'GET',
    path,
    summary: about.summary,
    access: access.user,
    query: z.object({ sortBy: orderSchema.default('newest') }),
    answer: z.object({ items: z.array(collectionSchema.meta({ id: 'GalleryPreview' })) }),
    async handle({ context, who, query }) {
      const found = await listCollections(context.domain, who.userId, {
        limit: mostCharacters,
        order: orderOf(query.sortBy),
        ...(about.isMade && { source: 'character_image' }),
      });
      const items = found.map(({ character, count, items: first }) => ({
        characterId: character.id,
        characterSlug: character.slug,
        characterName: character.name,
        count,
        items: first.map((entry) => presentGalleryEntry(entry, context.postMedia)),
      }));
      return { items };
    },
  });

export const images = apiSection(170, [
  preview('images.gallery-preview-v1', '/gallery/preview', {
    summary: 'With whom one has pictures that are open, with the newest of each',
    isMade: false,
  }),
  endpoint({
    id: 'images.gallery-by-character',
    method: 'GET',
    path: '/gallery/{characterId}',
    summary: 'Pictures with a character that are open: sent, unlocked or made',
    access: access.user,
    params: characterParams,
    query: paged,
    answer,
    handle: ({ context, who, params, query }) =>
      readOpen(context, who.userId, { ...params, ...query }),
  }),
  endpoint({
    id: 'images.generate',
    method: 'POST',
    path: '/characters-images/{characterId}',
    failures: [402, 404, 422],
    summary: 'Order a picture of a character; it stands in the chat with them while it is made',
    access: access.user,
    status: 202,
    idempotent: true,
    params: characterParams,
    body: z
      .object({
        /** The same key orders only one picture. */
        idempotencyKey: idempotencyKeySchema,
        prompt: pictureWordsSchema,
        styles: z.array(pictureStyleSchema).max(mostPictureStyles).default([]),
        count: pictureCountSchema.default(1),
        aspect: photoShapeSchema.default('portrait'),
        /** The tokens that the buyer agrees to, if they want to confirm prices first. */
        confirmedTokens: z.number().int().positive().optional(),
      })
      .meta({ id: 'generateCharacterImageDto' }),
    answer: z.object({
      accepted: z.literal(true),
      /**
       * The message that shows the picture; null if the text showed signs of danger and got a crisis card
       * instead.
       */
      messageId: idSchema.nullable(),
      /** The messages that show the pictures, in order. */
      messageIds: z.array(idSchema),
    }),
    async handle({ context, who, params, body }) {
      const { prompt, styles, count, aspect, confirmedTokens, idempotencyKey } = body;
      const allowed = await context.limits.sendByForm(who.person);
      const ordered = await orderPhoto(context.domain, context.moderator, {
        ...params,
        idempotencyKey,
        userId: who.userId,
        content: prompt,
        shape: aspect,
        pictures: { count, styles },
        confirmed: confirmedTokens,
        country: context.country,
        isOverLimit: !allowed.ok,
      });
      if (!ordered.ok) return ordered;
      const messageIds = ordered.kind === 'placed' ? ordered.messageIds : [];
      return { accepted: true as const, messageId: messageIds[0] ?? null, messageIds };
    },
  }),
  endpoint({
    id: 'images.list',
    method: 'GET',
    path: '/characters-images',
    summary: 'Pictures one had made, of anybody',
    access: access.user,
    query: sorted,
    answer,
    handle: ({ context, who, query }) => readOpen(context, who.userId, { ...query, isMade: true }),
  }),
  preview('images.gallery-preview', '/characters-images/gallery-preview', {
    summary: 'Of whom one had pictures made, with the newest of each',
    isMade: true,
  }),
  endpoint({
    id: 'images.generation-price',
    method: 'GET',
    path: '/characters-images/generation-price/{characterId}',
    failures: [404],
    summary: 'What a picture of a character costs whoever asks, in tokens',
    access: access.user,
    params: characterParams,
    answer: z.object({ price: z.number().int() }),
    async handle({ context, who, params }) {
      const priced = await getPhotoPriceOf(context.domain, who.userId, params.characterId);
      return priced.ok ? { price: priced.price } : priced;
    },
  }),
  endpoint({
    id: 'images.by-character',
    method: 'GET',
    path: '/characters-images/{characterId}',
    summary: 'Pictures one had made of a character',
    access: access.user,
    params: characterParams,
    query: sorted,
    answer,
    handle: ({ context, who, params, query }) =>
      readOpen(context, who.userId, { ...params, ...query, isMade: true }),
  }),
  endpoint({
    id: 'images.media',
    method: 'GET',
    path: '/characters-images/{characterId}/media',
    summary: 'Photos and videos with a character that are open, to look at one after the other',
    access: access.user,
    params: characterParams,
    query: paged,
    answer,
    handle: ({ context, who, params, query }) =>
      readOpen(context, who.userId, { ...params, ...query }),
  }),
]);
