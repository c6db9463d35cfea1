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

/** Width and height of a generated photo in pixels: 4:5, 1:1 and 3:2. */
export const photoSizes = {
  portrait: { width: 832, height: 1040 },
  square: { width: 1024, height: 1024 },
  landscape: { width: 1152, height: 768 },
} as const satisfies Record<PhotoShape, { width: number; height: number }>;

/** The content of a photo order, as sent to the provider. */
export const photoOrderSchema = z.object({
  /** The prompt, with the person's words at the end. */
  prompt: z.string().min(1).max(2000),
  /** The person's words only; missing in earlier orders. */
  words: z.string().min(1).max(2000).optional(),
  /** A description of excluded content. */
  avoid: z.string().max(2000),
  shape: photoShapeSchema,
  /** The person depicted: the same name gives the same face. */
  of: z.string().min(1).max(200),
  /** The face in the provider's own format; null if there is only a description. */
  likeness: z.json(),
});
export type PhotoOrder = z.infer<typeof photoOrderSchema>;

/** The place of a generated photo in storage, and its size in pixels. */
export const photoResultSchema = z.object({
  folder: z.string().min(1),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

/** The text to be spoken. */
export const speechOrderSchema = z.object({
  text: z.string().min(1).max(4000),
  /** The provider's name of the voice. */
  voice: z.string().min(1).max(100),
  /** The person in the record of the cost. */
  personId: idSchema,
});
export type SpeechOrder = z.infer<typeof speechOrderSchema>;

/** The place of generated speech in storage, and its waveform. */
export const speechResultSchema = z.object({
  storageKey: z.string().min(1),
  seconds: z.number().int().positive(),
  /** The loudness from start to end, in hundredths. */
  peaks: z.array(z.number().int().min(0).max(100)).max(120),
});

/** Width and height of a generated video in pixels: 4:5. */
export const videoSize = { width: 720, height: 900 } as const;

/** The maximum duration of a video in seconds, both ordered and accepted. */
export const longestVideoSeconds = 60;

/** The content of a video order, as sent to the provider. Its texts are those of a photo order. */
export const videoOrderSchema = photoOrderSchema.omit({ shape: true }).extend({
  seconds: z.number().int().min(1).max(longestVideoSeconds),
});
export type VideoOrder = z.infer<typeof videoOrderSchema>;

/** The place of a generated video in storage, its size in pixels, and its duration. */
export const videoResultSchema = photoResultSchema.extend({
  seconds: z.number().int().positive(),
});
