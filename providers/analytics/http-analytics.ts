import { type Analytics, AnalyticsRefused, AnalyticsUnavailable } from './analytics';

interface HttpAnalyticsOptions {
  /** The address that accepts one JSON event per POST. */
  url: string;
  key: string;
  /** Milliseconds for a response, 5 s by default. */
  timeoutMs?: number;
}

/** Creates a client of a collector that accepts JSON events with a bearer key. */
export function createHttpAnalytics({
  url,
  key,
  timeoutMs = 5_000,
}: HttpAnalyticsOptions): Analytics {
  return {
    async send(record) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(record),
        // A key is only sent to the configured server.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw new AnalyticsUnavailable('The collector does not answer', { cause });
      });
      await response.body?.cancel();
      if (response.ok) return;
      const words = `The collector answered ${response.status}`;
      const isFinal = response.status < 500 && ![408, 429].includes(response.status);
      throw isFinal ? new AnalyticsRefused(words) : new AnalyticsUnavailable(words);
    },
  };
}
