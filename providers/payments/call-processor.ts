import type * as z from 'zod';
import { PaymentProviderFailed } from './payment-provider';

interface Question<Schema extends z.ZodType> {
  method: 'GET' | 'POST' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  schema: Schema;
  /** Statuses that are valid responses besides success; their bodies are parsed like others. */
  alsoAnswers?: readonly number[];
  timeoutMs: number;
  /** True if the request may change something; false by default for GET. */
  changes?: boolean;
  /** Parses the response; JSON by default. */
  read?: (text: string) => unknown;
}

interface Answered<ResponseData> {
  status: number;
  body: ResponseData;
}

/** A larger response, in bytes, is rejected. */
const longestAnswer = 2 * 1024 * 1024;

/**
 * Sends an HTTP request to a payment provider. Throws PaymentProviderFailed, whose reason says what may
 * have happened: a request that changes something may have been carried out if its response cannot be read.
 */
export async function callProcessor<Schema extends z.ZodType>(
  address: string,
  question: Question<Schema>,
): Promise<Answered<z.output<Schema>>> {
  const {
    method,
    headers,
    body,
    schema,
    alsoAnswers = [],
    timeoutMs,
    changes = method !== 'GET',
    read = JSON.parse,
  } = question;
  const unread = changes ? 'timeout' : 'unavailable';
  const response = await fetch(address, {
    method,
    headers: { accept: 'application/json', ...headers },
    ...(body !== undefined && { body }),
    // Credentials are only sent to the configured server.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new PaymentProviderFailed(wasNeverSent(cause) ? 'unavailable' : unread, { cause });
  });
  const { status } = response;
  if (!response.ok && !alsoAnswers.includes(status)) {
    await response.body?.cancel();
    throw new PaymentProviderFailed(reasonOf(status, unread), { cause: { status } });
  }
  const text = await readLimited(response).catch((cause: unknown) => {
    throw new PaymentProviderFailed(unread, { cause });
  });
  const parsed = schema.safeParse(text === '' ? undefined : attempt(() => read(text)));
  if (parsed.success) return { status, body: parsed.data };
  throw new PaymentProviderFailed(changes ? 'timeout' : 'invalid', {
    cause: parsed.error,
  });
}

/** 429 and 503 reject a request before it is read. */
function reasonOf(status: number, unread: 'unavailable' | 'timeout') {
  if (status === 429 || status === 503) return 'unavailable';
  return status >= 500 || status === 408 ? unread : 'invalid';
}

const neverSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/** Checks whether a request was never sent, because there was no connection. */
function wasNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const causes = cause instanceof AggregateError ? cause.errors : [cause];
  return causes.every(
    (one: unknown) =>
      one instanceof Error &&
      'code' in one &&
      (neverSent.includes(String(one.code)) || one.code === 'UND_ERR_CONNECT_TIMEOUT'),
  );
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > longestAnswer) {
      await reader?.cancel();
      throw new Error(`The answer has more than ${longestAnswer} bytes`);
    }
    chunks.push(read.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}
