/** Returns the day (YYYY-MM-DD, UTC) that is some working days later; weekends do not count. */
export function dayAfterWorkingDays(now: Date, days: number): string {
  const day = new Date(now);
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
