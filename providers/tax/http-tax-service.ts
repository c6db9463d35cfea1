import * as z from 'zod';
import { TaxServiceFailed, type TaxService } from './tax-service';

interface HttpTaxServiceOptions {
  /** The base address; quotes are requested at `quotes` below it. */
  url: string;
  key: string;
  /** Milliseconds for a response, 2 s by default: a person is waiting for the checkout. */
  timeoutMs?: number;
}

const toldSchema = z.object({
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
    async quote(asked) {
      const response = await fetch(quotes, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(asked),
        // The key must only be sent to the configured server.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw new TaxServiceFailed({ cause });
      });
      const told = toldSchema.safeParse(await response.json().catch(() => null));
      if (!response.ok || !told.success) throw new TaxServiceFailed({ cause: told.error });
      const { reference, minor, rate } = told.data;
      const most = asked.inclusive ? asked.amount.minor - 1 : asked.amount.minor;
      if (reference !== asked.reference || minor > most) throw new TaxServiceFailed();
      return { minor, rate };
    },
  };
}
