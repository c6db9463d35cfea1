import * as z from 'zod';

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
