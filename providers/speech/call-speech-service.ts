import { SpeechRefused, SpeechUnavailable } from './speech';

export interface SpeechService {
  /** The base URL, without a trailing slash. */
  url: string;
  key: string;
  /** Milliseconds for a complete response; one minute by default. */
  timeoutMs?: number;
}

interface Question {
  path: string;
  body: FormData | Record<string, unknown>;
  requestId: string;
}

/** The maximum size of a response: more than minutes of speech in any format. */
const mostBytes = 32 * 1024 * 1024;

/** Statuses after which the same request may succeed later. */
const passing = [408, 409, 425, 429];

/** Calls a speech service with a bearer key. Returns the body of the response; throws like a Speaker. */
export async function callSpeechService(
  { url, key, timeoutMs = 60_000 }: SpeechService,
  { path, body, requestId }: Question,
): Promise<Buffer> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'x-request-id': requestId,
      ...(key !== '' && { authorization: `Bearer ${key}` }),
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
    // The key and people's words must only be sent to the configured server.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(unavailable);
  if (!response.ok) {
    await response.body?.cancel();
    const words = `The service answered ${response.status}`;
    const isFinal = response.status < 500 && !passing.includes(response.status);
    throw isFinal ? new SpeechRefused(words) : new SpeechUnavailable(words);
  }
  return readWhole(response);
}

async function readWhole(response: Response): Promise<Buffer> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const read = await reader?.read().catch(unavailable);
    if (!read || read.done) return Buffer.concat(chunks);
    size += read.value.length;
    if (size > mostBytes) {
      await reader?.cancel();
      throw new SpeechRefused('The service sends without end');
    }
    chunks.push(read.value);
  }
}

function unavailable(cause: unknown): never {
  throw new SpeechUnavailable('The service does not answer', { cause });
}
