import * as z from 'zod';

/** The recipient of a mail, with the language to use. */
export const recipientSchema = z.object({ email: z.string(), locale: z.string() });

/** A recipient with an account who gets a sealed code. */
export const codedSchema = recipientSchema.extend({
  sealedCode: z.string(),
  /** True when the code is hidden from subject and preview; missing in events of older versions. */
  hidesCode: z.boolean().optional(),
});
