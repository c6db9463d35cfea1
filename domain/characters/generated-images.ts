import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import { refuse, type Refusal } from './refusals';
import { charactersSettings } from './settings';

/** A picture of a character that a person had made. */
export const generatedImageSchema = z.object({
  _id: idSchema,
  characterId: idSchema,
  imageUrl: z.string(),
  mediaType: z.enum(['photo', 'video']),
  createdAt: z.iso.datetime(),
});

/** A character of whom a person had pictures made, with the newest of them. */
export const galleryPreviewSchema = z.object({
  characterId: idSchema,
  characterSlug: z.string(),
  characterName: z.string(),
  count: z.number().int(),
  items: z.array(generatedImageSchema),
});

export const imageOrderSchema = z.enum(['newest', 'oldest']);

interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/**
 * The pictures that a person had made of a character. None can be made yet, so there are none.
 * Refuses a character that nobody can see.
 */
export async function listGeneratedImages(
  context: DomainContext,
  characterId: string,
): Promise<
  ({ ok: true } & Page<z.infer<typeof generatedImageSchema>>) | Refusal<'no-such-character'>
> {
  const isThere = await isPublished(context, characterId);
  return isThere ? { ok: true, items: [], nextCursor: null } : refuse('no-such-character');
}

/** What a picture of a character costs, in whole tokens. Refuses one that nobody can see. */
export async function getGenerationPrice(
  context: DomainContext,
  characterId: string,
): Promise<{ ok: true; price: number } | Refusal<'no-such-character'>> {
  if (!(await isPublished(context, characterId))) return refuse('no-such-character');
  const { image_generation_price: price } = await context.settings(charactersSettings);
  return { ok: true, price };
}

async function isPublished({ db }: DomainContext, characterId: string): Promise<boolean> {
  const row = await db('characters').where({ id: characterId, is_published: true }).first('id');
  return row !== undefined;
}
