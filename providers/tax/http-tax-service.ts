import * as z from 'zod';
import { TaxServiceFailed, type TaxService } from './tax-service';

interface HttpTaxServiceOptions {
  /** The base address; quotes are requested at `quotes` below it. */
  url: string;
  key: string;
  /** Milliseconds for a response, 2 s by default: a person is waiting for the checkout. */
  timeoutMs?: number;
}

const quoteSchema = z.object({
  reference: z.string(),
  minor: z.number().int().nonnegative(),
  rate: z.number().min(0).max(1),
});

/** Creates a client of a JSON tax service with a bearer key. */
export function createHttpTaxService({
  url,
  key,
  timeoutMs = 2_000,
}: HttpTaxServiceOptions): TaxService {
  const quotes = `${url.replace(/\/$/, '')}/quotes`;
  return {
    async quote(request) {
      const response = await fetch(quotes, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(request),
        // The key must only be sent to the configured server.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw new TaxServiceFailed({ cause });
      });
      const parsed = quoteSchema.safeParse(await response.json().catch(() => null));
      if (!response.ok || !parsed.success) throw new TaxServiceFailed({ cause: parsed.error });
      const { reference, minor, rate } = parsed.data;
      const most = request.inclusive ? request.amount.minor - 1 : request.amount.minor;
      if (reference !== request.reference || minor > most) throw new TaxServiceFailed();
      return { minor, rate };
    },
  };
}
