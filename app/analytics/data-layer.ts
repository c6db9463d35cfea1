/** What pages tell tags, by the name of the layer that tag managers read. */
declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/**
 * Tells the tags of an event. Nobody listens, and nothing is kept, before the page's person has
 * allowed it: only then is there a layer.
 */
export function tellTags(event: string, properties: Record<string, unknown> = {}): void {
  window.dataLayer?.push({ event, ...properties });
}
