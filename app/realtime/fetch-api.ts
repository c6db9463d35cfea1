import { refreshSession } from './refresh-session';

/**
 * Asks the API as this browser. An answer that the session has run out leads to one refresh, shared
 * with all who ask meanwhile, and to one more try; otherwise the answer stands.
 */
export async function fetchApi(path: string, init: RequestInit = {}): Promise<Response> {
  const ask = () => fetch(`/api/v1${path}`, { ...init, credentials: 'include' });
  const answer = await ask();
  if (answer.status !== 401) return answer;
  return (await refreshSession()) === 'renewed' ? ask() : answer;
}
