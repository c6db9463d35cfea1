import { MakerUnavailable } from '../generation/media-maker';

/** A picture provider: its address and our credentials. */
export interface PictureProvider {
  url: string;
  /** A bearer token; none if it is empty. */
  key: string;
  /** Milliseconds for one response. */
  timeoutMs: number;
}

/** The maximum size of a response, in bytes; larger than any accepted picture in base64 and JSON. */
const longestAnswer = 64 * 1024 * 1024;

export interface PictureProviderAnswer {
  status: number;
  body: Buffer;
}

/**
 * Sends a request to a provider and reads the whole response, up to a maximum size and within `patienceMs`,
 * by default `timeoutMs`. Throws MakerUnavailable if the provider does not respond in time, is overloaded
 * (408, 425, 429, 5xx), or rejects our key; an operator can fix the key, and no order should be lost
 * because of it.
 */
export async function callPictureProvider(
  { url, key, timeoutMs }: PictureProvider,
  path: string,
  sent?: { json: unknown; headers?: Record<string, string> },
  patienceMs: number = timeoutMs,
): Promise<PictureProviderAnswer> {
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      method: sent ? 'POST' : 'GET',
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(sent && { 'content-type': 'application/json' }),
        ...sent?.headers,
      },
      ...(sent && { body: JSON.stringify(sent.json) }),
      // A key is only sent to the configured server.
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (isForLater(response.status)) {
      await response.body?.cancel();
      throw new MakerUnavailable(`The party answered ${response.status}`);
    }
    return { status: response.status, body: await readBounded(response) };
  } catch (error) {
    if (error instanceof MakerUnavailable) throw error;
    throw new MakerUnavailable('The party does not answer', { cause: error });
  }
}

const isForLater = (status: number) => status >= 500 || [401, 403, 408, 425, 429].includes(status);

async function readBounded(response: Response): Promise<Buffer> {
  if (!response.body) return Buffer.alloc(0);
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  for (let length = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    length += value.length;
    if (length > longestAnswer) {
      await reader.cancel();
      throw new MakerUnavailable('The party answers without end');
    }
    chunks.push(value);
  }
}

/** Parses a response as JSON; undefined if it is invalid. */
export function parseAnswer({ body }: PictureProviderAnswer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
