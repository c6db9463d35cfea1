import { MakerUnavailable } from '../generation/media-maker';

/** A party that draws: where it is, and how it knows us. */
export interface PictureParty {
  url: string;
  /** A bearer token; none where it is empty. */
  key: string;
  /** Milliseconds for one answer. */
  timeoutMs: number;
}

/** Larger than any picture that is taken, in base64 and JSON. */
const longestAnswer = 64 * 1024 * 1024;

export interface PartyAnswer {
  status: number;
  body: Buffer;
}

/**
 * Asks a party, and reads its answer whole up to a bound, for which it has as long as for any answer
 * unless told. Throws MakerUnavailable where it does not
 * answer in time, has too much to do (408, 425, 429, 5xx), or refuses our key: an operator mends that,
 * and nobody's order should be lost for it.
 */
export async function askParty(
  { url, key, timeoutMs }: PictureParty,
  path: string,
  sent?: { json: unknown; headers?: Record<string, string> },
  patienceMs: number = timeoutMs,
): Promise<PartyAnswer> {
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      method: sent ? 'POST' : 'GET',
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(sent && { 'content-type': 'application/json' }),
        ...sent?.headers,
      },
      ...(sent && { body: JSON.stringify(sent.json) }),
      // A key is sent to the configured server alone.
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

/** An answer's JSON; undefined where it is none. */
export function parseAnswer({ body }: PartyAnswer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
