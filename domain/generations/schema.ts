import * as z from 'zod';
import { idSchema } from '../shared/ids';

const generationStates = [
  'placed',
  'begun',
  'done',
  'failed',
  'refused',
  'expired',
  'cancelled',
] as const;
export type GenerationState = (typeof generationStates)[number];
export const generationStateSchema = z.enum(generationStates);

export const generationKindSchema = z.enum(['photo', 'speech', 'video']);
export type GenerationKind = z.infer<typeof generationKindSchema>;

export const photoShapes = ['portrait', 'square', 'landscape'] as const;
export const photoShapeSchema = z.enum(photoShapes);
export type PhotoShape = z.infer<typeof photoShapeSchema>;

/** Width and height of a photo that is made, in pixels: 4:5, 1:1 and 3:2. */
export const photoSizes = {
  portrait: { width: 832, height: 1040 },
  square: { width: 1024, height: 1024 },
  landscape: { width: 1152, height: 768 },
} as const satisfies Record<PhotoShape, { width: number; height: number }>;

/** What a photo is to show, as whoever draws it is told. */
export const photoOrderSchema = z.object({
  /** In words; those of the person come last. */
  prompt: z.string().min(1).max(2000),
  /** Those of the person alone; orders of before have none. */
  words: z.string().min(1).max(2000).optional(),
  /** What it must not show, in words. */
  avoid: z.string().max(2000),
  shape: photoShapeSchema,
  /** Whose picture it is: the same name is the same face. */
  of: z.string().min(1).max(200),
  /** What the party draws that face by, in its own terms; null where it has words alone. */
  likeness: z.json(),
});
export type PhotoOrder = z.infer<typeof photoOrderSchema>;

/** Where a photo lies that was made, and its size in pixels. */
export const photoResultSchema = z.object({
  folder: z.string().min(1),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

/** What is to be read aloud. */
export const speechOrderSchema = z.object({
  text: z.string().min(1).max(4000),
  /** As the service calls it. */
  voice: z.string().min(1).max(100),
  /** For whom, as the records of what services cost name them. */
  personId: idSchema,
});
export type SpeechOrder = z.infer<typeof speechOrderSchema>;

/** Where speech lies that was made, and how it is drawn. */
export const speechResultSchema = z.object({
  storageKey: z.string().min(1),
  seconds: z.number().int().positive(),
  /** How loud it is from start to end, in hundredths. */
  peaks: z.array(z.number().int().min(0).max(100)).max(120),
});

/** Width and height of a video that is made, in pixels: 4:5. */
export const videoSize = { width: 720, height: 900 } as const;

/** The longest video that is ordered, and that is taken. */
export const longestVideoSeconds = 60;

/** What a video is to show, as whoever films it is told; its words are those of a photo. */
export const videoOrderSchema = photoOrderSchema.omit({ shape: true }).extend({
  seconds: z.number().int().min(1).max(longestVideoSeconds),
});
export type VideoOrder = z.infer<typeof videoOrderSchema>;

/** Where a video lies that was made, its size in pixels, and its length. */
export const videoResultSchema = photoResultSchema.extend({
  seconds: z.number().int().positive(),
});
