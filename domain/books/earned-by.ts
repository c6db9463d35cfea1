/** What was paid for a stretch of time, in minor units of one currency, without tax. */
export interface PaidPeriod {
  netMinor: number;
  startsAt: Date;
  endsAt: Date;
  /** Set where it ended before its time, by a refund or a chargeback. */
  endedAt: Date | null;
}

/**
 * How much of a paid period has been earned at a moment, in minor units: evenly over its time, cut
 * down to the unit, so that what is earned between two moments adds up to what was paid. What ended
 * before its time is earned whole when it ends: what was given back of it stands against it in an
 * account of its own.
 */
export function earnedBy({ netMinor, startsAt, endsAt, endedAt }: PaidPeriod, at: Date): number {
  if (at >= (endedAt ?? endsAt)) return netMinor;
  if (at <= startsAt) return 0;
  const passed = BigInt(at.getTime() - startsAt.getTime());
  const whole = BigInt(endsAt.getTime() - startsAt.getTime());
  return Number((BigInt(netMinor) * passed) / whole);
}
