import * as z from 'zod';

/** The maximum frequency at which a character may write first. */
export const frequencies = ['never', 'daily', 'every-few-days', 'weekly'] as const;
export const frequencySchema = z.enum(frequencies);
export type Frequency = (typeof frequencies)[number];
