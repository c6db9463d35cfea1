/** Parses a Retry-After header, seconds or a date, to milliseconds from now. */
export function readRetryAfter(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}(?:\.\d{1,3})?$/.test(header.trim())) return Math.round(Number(header) * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
}
