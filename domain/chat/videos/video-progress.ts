const minute = 60_000;

/** The rise from one percentage to another within a time after the order, in milliseconds. */
const bands = [
  { from: 0, to: 5 * minute, start: 5, end: 85 },
  { from: 5 * minute, to: 10 * minute, start: 85, end: 90 },
  { from: 10 * minute, to: 70 * minute, start: 90, end: 98 },
] as const;

/**
 * Returns the displayed progress of a video in per cent, by the time since its order. It rises through
 * the bands, stays at the end of the last one, and is 100 once the video is generated.
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
