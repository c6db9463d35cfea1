import type * as z from 'zod';

/** Marks a field that nobody but staff may be shown: no answer to anybody else may have one. */
export const staffOnly = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ staffOnly: true });
