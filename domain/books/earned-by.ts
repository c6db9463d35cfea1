/** The price paid for a period, in minor units of one currency, without tax. */
export interface PaidPeriod {
  netMinor: number;
  startsAt: Date;
  endsAt: Date;
  /** Set if it ended early, because of a refund or a chargeback. */
  endedAt: Date | null;
}

/**
 * Returns how much of a paid period is earned at a time, in minor units: evenly over the period,
 * rounded down, so that the parts add up to the price. A period that ended early is fully earned when
 * it ends; the refunded part is booked against it in a separate account.
 */
export function earnedBy({ netMinor, startsAt, endsAt, endedAt }: PaidPeriod, at: Date): number {
  if (at >= (endedAt ?? endsAt)) return netMinor;
  if (at <= startsAt) return 0;
  const passed = BigInt(at.getTime() - startsAt.getTime());
  const whole = BigInt(endsAt.getTime() - startsAt.getTime());
  return Number((BigInt(netMinor) * passed) / whole);
}
