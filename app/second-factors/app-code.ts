import * as z from 'zod';
import { factorCodeSchema } from '~/domain/second-factors/schema';
import { factorRefusals } from './factor-refusals';

/** The first code of an app. Malformed input is reported as a wrong code. */
export const appCodeSchema = z.object({
  code: z
    .string({ error: factorRefusals['invalid-code'] })
    .refine((typed) => factorCodeSchema.safeParse(typed).success, factorRefusals['invalid-code'])
    .pipe(factorCodeSchema),
});
