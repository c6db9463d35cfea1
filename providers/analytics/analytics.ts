interface AnalyticsRecord {
  /** The same for every attempt, so that the service can drop a repeat. */
  id: string;
  name: string;
  userId: string;
  /** ISO time. */
  at: string;
  properties: Record<string, unknown>;
}

/** Counts what people do who allow it. */
export interface Analytics {
  /**
   * Resolves once the service took the record over.
   * Throws AnalyticsUnavailable (worth another try) or AnalyticsRefused (hopeless as it is).
   */
  send(record: AnalyticsRecord): Promise<void>;
}

export class AnalyticsUnavailable extends Error {
  override name = 'AnalyticsUnavailable';
}

export class AnalyticsRefused extends Error {
  override name = 'AnalyticsRefused';
}
