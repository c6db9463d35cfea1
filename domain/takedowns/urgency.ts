/** How urgent a notice is: past its hour, within six of it, or later. */
export const urgencies = ['overdue', 'soon', 'later'] as const;
export type Urgency = (typeof urgencies)[number];

/** Hours before its hour from which a notice counts as due soon. */
export const soonHours = 6;

/** Returns how urgent a notice is that is to be decided by `dueAt`. */
export function urgencyOf(dueAt: Date, now: Date): Urgency {
  const left = dueAt.getTime() - now.getTime();
  if (left <= 0) return 'overdue';
  return left <= soonHours * 3600 * 1000 ? 'soon' : 'later';
}
