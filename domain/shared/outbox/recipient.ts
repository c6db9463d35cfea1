import * as z from 'zod';

/** Whom to write to, and in which language. */
export const recipientSchema = z.object({ email: z.string(), locale: z.string() });

/** The same of somebody with an account, whom a sealed code is sent to. */
export const codedSchema = recipientSchema.extend({
  sealedCode: z.string(),
  /** They want it out of subject and preview; an event of an older version does not say. */
  hidesCode: z.boolean().optional(),
});
