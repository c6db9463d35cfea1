/** Returns the value below which the given share of samples lies (nearest rank); NaN without samples. */
export function percentile(samples: number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Returns, for example, "p50 4.1 ms  p99 20.3 ms  (n 2000)". */
export function describeLatency(samples: number[]): string {
  const show = (share: number) => `${percentile(samples, share).toFixed(1)} ms`;
  return `p50 ${show(0.5)}  p99 ${show(0.99)}  (n ${samples.length})`;
}

export const mean = (samples: number[]): number =>
  samples.reduce((sum, one) => sum + one, 0) / samples.length;
