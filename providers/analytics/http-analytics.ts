import { type Analytics, AnalyticsRefused, AnalyticsUnavailable } from './analytics';

interface HttpAnalyticsOptions {
  /** Takes one event as JSON per POST. */
  url: string;
  key: string;
  /** Milliseconds for an answer, 5 s by default. */
  timeoutMs?: number;
}

/** Speaks to a collector that takes events as JSON behind a bearer key. */
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
        // A key is sent to the configured server alone.
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
