import * as z from 'zod';
import { plainCode } from '../shared/words/ascii-digits';

/** A staff code, which is longer than other codes. */
export const staffCodeSchema = z
  .string({ error: 'code is required' })
  .overwrite(plainCode)
  .regex(/^\d{8}$/, 'the code has 8 digits');
