import type * as z from 'zod';

/** Marks a field that only staff may see. No response to others may contain such a field. */
export const staffOnly = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ staffOnly: true });
