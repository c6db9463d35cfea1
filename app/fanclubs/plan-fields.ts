import * as z from 'zod';
import { durationTypes } from '~/domain/fanclubs/schema';

/** What a plan holds, as calls and forms of staff give it. */
export const planFields = {
  duration: z.number().int().min(1).max(520),
  durationType: z.enum(durationTypes),
  /** Dollars, to the cent. */
  price: z.number().min(0.01).max(10_000).multipleOf(0.01),
  isActive: z.boolean(),
};

/** Whether a plan that is counted in years lasts whole ones; its duration is in months. */
export const isOfWholeYears = ({
  duration,
  durationType,
}: {
  duration?: number | undefined;
  durationType?: string | undefined;
}): boolean => durationType !== 'Years' || (duration ?? 0) % 12 === 0;
