import * as z from 'zod';
import { wordsSchema } from '../shared/words/words-schema';

/** The reports of services. */
export const callbackNameSchema = z.enum([
  'character-generated',
  'character-promo-generated',
  'character-bio',
  'character-lora-images',
  'character-image',
  'character-images',
]);
export type CallbackName = z.infer<typeof callbackNameSchema>;

const pixels = z.number().int().positive().max(20_000);

const assetSchema = z
  .object({
    url: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .optional(),
    id: z.string().min(1).max(200).optional(),
    kind: z.enum(['photo', 'video', 'audio']),
    width: pixels.optional(),
    height: pixels.optional(),
    durationMs: z.number().int().nonnegative().max(3_600_000).optional(),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  })
  .refine(({ url, id }) => (url === undefined) !== (id === undefined), 'url or id is required');

/** The one form of all callbacks. */
export const envelopeSchema = z.object({
  /** The id of the order, as the service was given it. */
  requestId: z.string().min(1).max(200),
  status: z.enum(['completed', 'failed']),
  error: z.string().max(1000).optional(),
  assets: z.array(assetSchema).max(20).optional(),
  text: wordsSchema().max(4000).optional(),
  meta: z.record(z.string().max(100), z.unknown()).optional(),
});
export type Envelope = z.infer<typeof envelopeSchema>;

/** The outcome of a callback. */
export type CallbackOutcome = 'applied' | 'unknown' | 'late' | 'refused';
