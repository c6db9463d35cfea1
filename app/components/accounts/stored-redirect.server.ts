import { parseCookie, stringifySetCookie } from 'cookie';
import { safePath } from './safe-path';

/** Holds the path that somebody left for another site to sign in. */
const redirectCookie = 'redirect';

/** Where somebody wanted to go before they left to sign in, if anywhere; it is followed once. */
export function takeStoredRedirect(request: Request): { path: string | null; headers: Headers } {
  const cookies = parseCookie(request.headers.get('cookie') ?? '');
  const stored = safePath(cookies[redirectCookie], '');
  const headers = new Headers();
  if (cookies[redirectCookie] !== undefined) {
    headers.append(
      'Set-Cookie',
      stringifySetCookie({ name: redirectCookie, value: '', path: '/', maxAge: 0 }),
    );
  }
  return { path: stored || null, headers };
}
