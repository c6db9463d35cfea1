import * as z from 'zod';
import {
  galleryPreviewSchema,
  generatedImageSchema,
  getGenerationPrice,
  imageOrderSchema,
  listGeneratedImages,
} from '~/domain/characters/generated-images';
import { access } from '../api/access';
import { characterParams } from '../characters/api/characters';
import { apiSection, endpointsOf } from '../api/endpoint';
import { cursorSchema, limitSchema, pageSchema } from '../api/paging';

const endpoint = endpointsOf('images');

const image = generatedImageSchema.meta({ id: 'GeneratedImage' });
const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });
const sorted = z.object({ sortBy: imageOrderSchema.default('newest') });
const sortedPage = sorted.extend({ cursor: cursorSchema.optional() });
/** The contract shows no names for paging here: those of other lists are taken. */
const paged = z.object({
  page: pageSchema.optional(),
  limit: limitSchema.optional(),
  cursor: cursorSchema.optional(),
});
// Pictures can be had when they can be generated: until then everybody's lists are empty.
const none = { items: [], nextCursor: null };

function ofCharacter(id: string, path: string, summary: string, query: z.ZodObject) {
  return endpoint({
    id,
    failures: [404],
    method: 'GET',
    path,
    summary,
    access: access.user,
    params: characterParams,
    query,
    answer: pageOf(image),
    handle: ({ context, params }) => listGeneratedImages(context.domain, params.characterId),
  });
}

function gallery(id: string, path: string, query: z.ZodObject) {
  return endpoint({
    id,
    method: 'GET',
    path,
    summary: 'Of whom one had pictures made, with the newest of each',
    access: access.user,
    query,
    answer: pageOf(galleryPreviewSchema.meta({ id: 'GalleryPreview' })),
    handle: () => Promise.resolve(none),
  });
}

export const images = apiSection(170, [
  gallery('images.gallery-preview-v1', '/gallery/preview', paged),
  ofCharacter(
    'images.gallery-by-character',
    '/gallery/{characterId}',
    'Pictures one had made of a character',
    paged,
  ),
  endpoint({
    id: 'images.list',
    method: 'GET',
    path: '/characters-images',
    summary: 'Pictures one had made, of anybody',
    access: access.user,
    query: sortedPage,
    answer: pageOf(image),
    handle: () => Promise.resolve(none),
  }),
  gallery('images.gallery-preview', '/characters-images/gallery-preview', sorted),
  endpoint({
    id: 'images.generation-price',
    method: 'GET',
    path: '/characters-images/generation-price/{characterId}',
    failures: [404],
    summary: 'What a picture of a character costs, in tokens',
    access: access.user,
    params: characterParams,
    answer: z.object({ price: z.number().int() }),
    handle: ({ context, params }) => getGenerationPrice(context.domain, params.characterId),
  }),
  ofCharacter(
    'images.by-character',
    '/characters-images/{characterId}',
    'Pictures one had made of a character',
    sortedPage,
  ),
  ofCharacter(
    'images.media',
    '/characters-images/{characterId}/media',
    'The same with videos, for looking at one after the other',
    paged,
  ),
]);
