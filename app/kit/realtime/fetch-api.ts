import { normaliseError, type ApiError } from '../errors/api-error';
import { refreshSession } from './refresh-session';

const timeoutMs = 60_000;

/**
 * Asks the API as this browser, for a minute at most. An answer that the session has run out leads
 * to one refresh, shared with all who ask meanwhile, and to one more try; otherwise the answer
 * stands.
 */
export async function fetchApi(path: string, init: RequestInit = {}): Promise<Response> {
  const ask = () =>
    fetch(`/api/v1${path}`, {
      ...init,
      credentials: 'include',
      signal: withinTime(init.signal ?? undefined),
    });
  const answer = await ask();
  if (answer.status !== 401) return answer;
  return (await refreshSession()) === 'renewed' ? ask() : answer;
}

export type ApiResponse<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/** The same, read: what was answered, or why not in the one shape of errors. Throws for nobody. */
export async function callApi<T>(path: string, init?: RequestInit): Promise<ApiResponse<T>> {
  let status: number | undefined;
  let body: unknown;
  try {
    const answer = await fetchApi(path, init);
    status = answer.status;
    body = await answer.json();
    if (answer.ok) return { ok: true, data: body as T };
  } catch {
    // No answer came, or none that could be read.
  }
  return { ok: false, error: normaliseError({ status, body, path }) };
}

/** Ends with the caller's signal or when the time is over, the reading of the answer included. */
function withinTime(signal: AbortSignal | undefined): AbortSignal {
  const controller = new AbortController();
  const end = () => controller.abort(signal?.reason);
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end, { once: true });
  setTimeout(
    () => controller.abort(new DOMException('No answer within a minute', 'TimeoutError')),
    timeoutMs,
  );
  return controller.signal;
}
