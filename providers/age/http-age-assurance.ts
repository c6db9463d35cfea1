import * as z from 'zod';
import { AgeAssuranceFailed, type AgeAssurance } from './age-assurance';

interface HttpAgeAssuranceOptions {
  /** Base address; checks are at `checks` and `checks/{reference}` below it. */
  url: string;
  key: string;
  /** Origin of the pages people are sent to; an answer that leads elsewhere is not followed. */
  pagesOrigin: string;
  /** Milliseconds for an answer, 5 s by default. */
  timeoutMs?: number;
}

const openedSchema = z.object({ url: z.url() });

/** Our own name for a check comes back, lest the outcome of another be taken for it. */
const outcomeSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('pending'), reference: z.string() }),
  z.object({ state: z.literal('failed'), reference: z.string() }),
  z.object({
    state: z.literal('passed'),
    reference: z.string(),
    method: z.string().regex(/^[a-z][a-z_]{1,39}$/),
  }),
]);

/** Speaks to a service that opens and tells checks as JSON, behind a bearer key. */
export function createHttpAgeAssurance({
  url,
  key,
  pagesOrigin,
  timeoutMs = 5_000,
}: HttpAgeAssuranceOptions): AgeAssurance {
  const checks = `${url.replace(/\/$/, '')}/checks`;
  async function ask<Schema extends z.ZodType>(
    schema: Schema,
    address: string,
    body?: object,
  ): Promise<z.output<Schema>> {
    const response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      // A key is sent to the configured server alone.
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
      const opened = await ask(openedSchema, checks, check);
      if (new URL(opened.url).origin !== pagesOrigin) throw new AgeAssuranceFailed('invalid');
      return { location: opened.url };
    },
    async read(reference) {
      const told = await ask(outcomeSchema, `${checks}/${encodeURIComponent(reference)}`);
      const { reference: about, ...outcome } = told;
      if (about !== reference) throw new AgeAssuranceFailed('invalid');
      return outcome;
    },
  };
}
