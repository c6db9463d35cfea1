interface Backoff {
  /** Upper end of the first wait; it doubles with every further one. */
  baseMs: number;
  /** Longest wait, also for what a server asks for. */
  capMs: number;
}

/**
 * Milliseconds before the next attempt (`attempt` counts from 0): full jitter, at least what the
 * server asked for. Null when it asked for more than the cap: then waiting is the caller's affair.
 */
export function retryDelay(
  attempt: number,
  askedMs: number | undefined,
  { baseMs, capMs }: Backoff,
  random: () => number,
): number | null {
  if (askedMs !== undefined && askedMs > capMs) return null;
  const jittered = random() * Math.min(capMs, baseMs * 2 ** attempt);
  return Math.max(jittered, askedMs ?? 0);
}

/** Reads a Retry-After header, seconds or a date, as milliseconds from now. */
export function readRetryAfter(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
}
