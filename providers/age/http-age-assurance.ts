import * as z from 'zod';
import { AgeAssuranceFailed, type AgeAssurance } from './age-assurance';

interface HttpAgeAssuranceOptions {
  /** Base address; checks are at `checks` and `checks/{reference}` below it. */
  url: string;
  key: string;
  /** Origin of the pages to which people are sent; other locations in responses are rejected. */
  pagesOrigin: string;
  /** Milliseconds for a response, 5 s by default. */
  timeoutMs?: number;
}

const openedSchema = z.object({ url: z.url() });

/** The response must contain our reference, so that another check's outcome is not mistaken for it. */
const outcomeSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('pending'), reference: z.string() }),
  z.object({ state: z.literal('failed'), reference: z.string() }),
  z.object({
    state: z.literal('passed'),
    reference: z.string(),
    method: z.string().regex(/^[a-z][a-z_]{1,39}$/),
  }),
]);

/** Creates a client of a provider that begins and reports checks as JSON, with a bearer key. */
export function createHttpAgeAssurance({
  url,
  key,
  pagesOrigin,
  timeoutMs = 5_000,
}: HttpAgeAssuranceOptions): AgeAssurance {
  const checks = `${url.replace(/\/$/, '')}/checks`;
  async function call<Schema extends z.ZodType>(
    schema: Schema,
    address: string,
    body?: object,
  ): Promise<z.output<Schema>> {
    const response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      // A key is only sent to the configured server.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new AgeAssuranceFailed('unavailable', { cause });
    });
    if (!response.ok) {
      await response.body?.cancel();
      const isTheirs = response.status >= 500 || response.status === 429;
      throw new AgeAssuranceFailed(isTheirs ? 'unavailable' : 'invalid');
    }
    const answer = schema.safeParse(await response.json().catch(() => null));
    if (!answer.success) throw new AgeAssuranceFailed('invalid', { cause: answer.error });
    return answer.data;
  }
  return {
    async begin(check) {
      const opened = await call(openedSchema, checks, check);
      if (new URL(opened.url).origin !== pagesOrigin) throw new AgeAssuranceFailed('invalid');
      return { location: opened.url };
    },
    async read(reference) {
      const answer = await call(outcomeSchema, `${checks}/${encodeURIComponent(reference)}`);
      const { reference: about, ...outcome } = answer;
      if (about !== reference) throw new AgeAssuranceFailed('invalid');
      return outcome;
    },
  };
}
