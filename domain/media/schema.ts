import * as z from 'zod';
import { idSchema } from '../shared/ids';

/** A row without renditions: an asset of a post, or a story. */
export const unrenderedSchema = z.object({ kind: z.enum(['asset', 'story']), id: idSchema });
export type Unrendered = z.infer<typeof unrenderedSchema>;

/** An original to draw, and the rows that show it once it has its renditions. */
const drawnOriginalSchema = z.object({
  kind: z.literal('original'),
  name: z.string(),
  media: z.enum(['photo', 'video']),
  originalKey: z.string(),
  /** The folder of its renditions. */
  folder: z.string(),
  assets: z.array(idSchema),
  stories: z.array(idSchema),
});

/** A picture or video of a character, shown without renditions. */
const drawnCharacterMediaSchema = z.object({
  kind: z.literal('character'),
  name: z.string(),
  characterId: idSchema,
  role: z.enum(['portrait', 'card', 'cover', 'avatar', 'preview', 'video_preview', 'poster']),
  key: z.string(),
  contentType: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});

/** Files that are drawn together, and the rows that show them. */
export const drawingSchema = z.object({
  /** The input of the drawing service, which no other part reads. */
  recipe: z.json(),
  files: z.array(z.discriminatedUnion('kind', [drawnOriginalSchema, drawnCharacterMediaSchema])),
});
export type Drawing = z.infer<typeof drawingSchema>;
export type DrawnFile = Drawing['files'][number];
export type DrawnPicture = z.infer<typeof drawnCharacterMediaSchema>;
