import * as z from 'zod';

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

/** An error of `fetch` whose connection was closed by the other side. */
const closedSchema = z.object({
  cause: z.object({ code: z.enum(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']) }),
});

/** More bytes than any response needs; a longer one is aborted. */
const longestAnswer = 256 * 1024;

/** Posts JSON and validates the response with a schema, within the time limit. Throws ModerationFailed. */
export async function callProvider<Answer>(
  { url, key, timeoutMs }: ModerationEndpoint,
  path: string,
  body: object,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  let text: string;
  const signal = AbortSignal.timeout(timeoutMs);
  const post = () =>
    fetch(`${url.replace(/\/$/, '')}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // A key is only sent to the configured server.
      redirect: 'error',
      signal,
    });
  try {
    text = await readShortly(await retryIfClosed(post));
  } catch (error) {
    throw error instanceof ModerationFailed
      ? error
      : new ModerationFailed('unavailable', { cause: error });
  }
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw new ModerationFailed('invalid', { cause: parsed.error });
  return parsed.data;
}

/** Sends a request again if its connection was closed first: an idle one may be, just as it is used. */
async function retryIfClosed(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    if (!closedSchema.safeParse(error).success) throw error;
    return send();
  }
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
