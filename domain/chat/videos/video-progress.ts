const minute = 60_000;

/** From where to where it climbs in which time after it was ordered, in hundredths and milliseconds. */
const bands = [
  { from: 0, to: 5 * minute, start: 5, end: 85 },
  { from: 5 * minute, to: 10 * minute, start: 85, end: 90 },
  { from: 10 * minute, to: 70 * minute, start: 90, end: 98 },
] as const;

/**
 * How far a video is that somebody waits for, in hundredths, by how long ago it was ordered: it climbs
 * through its bands and stays at their end, and is whole once it was generated.
 */
export function videoProgress(
  elapsedMs: number,
  { isGenerated }: { isGenerated: boolean },
): number {
  if (isGenerated) return 100;
  const elapsed = Math.max(0, elapsedMs);
  const band = bands.find(({ to }) => elapsed < to);
  if (!band) return bands[2].end;
  const { from, to, start, end } = band;
  return start + ((end - start) * (elapsed - from)) / (to - from);
}
