/** The urgency of a notice: past its due time, within six hours of it, or later. */
export const urgencies = ['overdue', 'soon', 'later'] as const;
export type Urgency = (typeof urgencies)[number];

/** Hours before its due time from which a notice counts as due soon. */
export const soonHours = 6;

/** Returns the urgency of a notice that is due by `dueAt`. */
export function urgencyOf(dueAt: Date, now: Date): Urgency {
  const left = dueAt.getTime() - now.getTime();
  if (left <= 0) return 'overdue';
  return left <= soonHours * 3600 * 1000 ? 'soon' : 'later';
}
