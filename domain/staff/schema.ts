import * as z from 'zod';

/** A staff code, which is longer than other codes. */
export const staffCodeSchema = z
  .string({ error: 'code is required' })
  .trim()
  .regex(/^\d{8}$/, 'the code has 8 digits');
