/** The data that pages report to tags, under the name that tag managers read. */
declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/**
 * Reports an event to the tags. The layer exists only after the person's consent; without it nothing is
 * reported or stored.
 */
export function reportToTags(event: string, properties: Record<string, unknown> = {}): void {
  window.dataLayer?.push({ event, ...properties });
}
