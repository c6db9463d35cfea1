/** Formats a date as dd.mm.yy. The input is yyyy-mm-dd, with or without a time. */
export function showDay(day: string): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-');
  return `${date}.${month}.${year.slice(2)}`;
}
