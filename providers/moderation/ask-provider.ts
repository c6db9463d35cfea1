import type * as z from 'zod';

export interface ModerationEndpoint {
  /** Base address including the version, e.g. https://host/v1. */
  url: string;
  key: string;
  model: string;
  /** Milliseconds for a response. */
  timeoutMs: number;
}

/** A moderation provider did not respond in time ('unavailable'), or not as agreed ('invalid'). */
export class ModerationFailed extends Error {
  override name = 'ModerationFailed';
  readonly code = 'moderation.failed';
  constructor(
    readonly reason: 'unavailable' | 'invalid',
    options?: ErrorOptions,
  ) {
    super(`The text could not be judged by the provider: ${reason}`, options);
  }
}

/** More bytes than any response needs; a longer one is aborted. */
const longestAnswer = 256 * 1024;

/** Posts JSON and validates the response with a schema, within the time limit. Throws ModerationFailed. */
export async function askProvider<Answer>(
  { url, key, timeoutMs }: ModerationEndpoint,
  path: string,
  body: object,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  let text: string;
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // A key is only sent to the configured server.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await readShortly(response);
  } catch (error) {
    throw error instanceof ModerationFailed
      ? error
      : new ModerationFailed('unavailable', { cause: error });
  }
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw new ModerationFailed('invalid', { cause: parsed.error });
  return parsed.data;
}

async function readShortly(response: Response): Promise<string> {
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new ModerationFailed(
      response.status >= 500 || response.status === 429 ? 'unavailable' : 'invalid',
    );
  }
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  for (let length = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks).toString('utf8');
    length += value.length;
    if (length > longestAnswer) {
      await reader.cancel();
      throw new ModerationFailed('invalid');
    }
    chunks.push(value);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
