import { normaliseError, type ApiError } from '../errors/api-error';
import { refreshSession } from './refresh-session';

const timeoutMs = 60_000;

/**
 * Sends a request to the API with this browser's session, for at most a minute. If the response reports an
 * expired session, the session is refreshed once, shared with all concurrent requests, and the request is
 * retried once. Otherwise the response is returned as it is.
 */
export async function fetchApi(path: string, init: RequestInit = {}): Promise<Response> {
  const send = () =>
    fetch(`/api/v1${path}`, {
      ...init,
      credentials: 'include',
      signal: withinTime(init.signal ?? undefined),
    });
  const answer = await send();
  if (answer.status !== 401) return answer;
  return (await refreshSession()) === 'renewed' ? send() : answer;
}

export type ApiResponse<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/** Calls the API and returns the parsed response, or the error in the common error format. Never throws. */
export async function callApi<T>(path: string, init?: RequestInit): Promise<ApiResponse<T>> {
  let status: number | undefined;
  let body: unknown;
  try {
    const answer = await fetchApi(path, init);
    status = answer.status;
    body = await answer.json();
    if (answer.ok) return { ok: true, data: body as T };
  } catch {
    // There was no response, or it could not be parsed.
  }
  return { ok: false, error: normaliseError({ status, body, path }) };
}

/**
 * Returns a signal that aborts with the caller's signal or when the time limit ends, which includes reading
 * the response.
 */
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
