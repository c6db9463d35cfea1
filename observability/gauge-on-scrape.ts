import { Gauge, type Metrics } from './metrics';

interface Reading {
  labels?: Record<string, string>;
  value: number;
}

interface ScrapedGauge {
  name: string;
  help: string;
  labelNames?: string[];
  read(): Reading[] | Promise<Reading[]>;
}

/** Well within the ten seconds that Prometheus waits for a whole scrape. */
const patienceMs = 2000;

/**
 * Registers a gauge that is read on each scrape. If a reading fails or is late, the response omits the
 * gauge: no value is better than an old one, and the others are still reported.
 */
export function gaugeOnScrape(metrics: Metrics, { read, ...gauge }: ScrapedGauge): void {
  new Gauge({
    labelNames: [],
    ...gauge,
    registers: [metrics],
    async collect() {
      const readings = await inTime(read);
      this.reset();
      // A gauge without labels is 0 again after a reset, which would be a false value.
      if (readings.length === 0) this.remove();
      for (const { labels = {}, value } of readings) this.set(labels, value);
    },
  });
}

async function inTime(read: ScrapedGauge['read']): Promise<Reading[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Reading[]>((resolve) => {
    timer = setTimeout(() => resolve([]), patienceMs);
  });
  try {
    return await Promise.race([Promise.resolve().then(read), late]);
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
}
