import * as z from 'zod';
import { durationTypes } from '~/domain/fanclubs/schema';

/** The fields of a plan in calls and forms of staff. */
export const planFields = {
  duration: z.number().int().min(1).max(520),
  durationType: z.enum(durationTypes),
  /** US dollars, to the cent. */
  price: z.number().min(0.01).max(10_000).multipleOf(0.01),
  isActive: z.boolean(),
};

/** Checks whether a plan in years has a whole number of them; its duration is in months. */
export const isOfWholeYears = ({
  duration,
  durationType,
}: {
  duration?: number | undefined;
  durationType?: string | undefined;
}): boolean => durationType !== 'Years' || (duration ?? 0) % 12 === 0;
