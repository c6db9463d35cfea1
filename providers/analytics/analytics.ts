interface AnalyticsRecord {
  /** The same for every attempt, so that the provider can drop a repeat. */
  id: string;
  name: string;
  userId: string;
  /** ISO time. */
  at: string;
  properties: Record<string, unknown>;
}

/** A service that records actions of people who have consented. */
export interface Analytics {
  /**
   * Resolves once the provider has accepted the record. Throws AnalyticsUnavailable (may be retried) or
   * AnalyticsRefused (must not be retried).
   */
  send(record: AnalyticsRecord): Promise<void>;
}

export class AnalyticsUnavailable extends Error {
  override name = 'AnalyticsUnavailable';
}

export class AnalyticsRefused extends Error {
  override name = 'AnalyticsRefused';
}
