import * as z from 'zod';

/** Staff have longer codes. */
export const staffCodeSchema = z
  .string({ error: 'code is required' })
  .trim()
  .regex(/^\d{8}$/, 'the code has 8 digits');
