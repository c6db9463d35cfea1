import * as z from 'zod';

/** A calendar month in UTC, such as 2026-11. */
export const monthSchema = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .brand<'Month'>();
export type Month = z.infer<typeof monthSchema>;

/** Returns the month of a time. */
export const monthOf = (at: Date): Month => monthSchema.parse(at.toISOString().slice(0, 7));

/** Returns the start of a month and of the next one. */
export function boundsOf(month: Month): { from: Date; to: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: new Date(Date.UTC(year, number - 1)), to: new Date(Date.UTC(year, number)) };
}

/** Returns the days of a month, such as 2026-11-30. */
export function daysOf(month: Month): string[] {
  const { from, to } = boundsOf(month);
  const days = Math.round((to.getTime() - from.getTime()) / 86_400_000);
  return Array.from({ length: days }, (_, day) =>
    dayOf(new Date(from.getTime() + day * 86_400_000)),
  );
}

/** Returns the UTC day of a time, such as 2026-11-30. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
