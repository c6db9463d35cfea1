import { parseCookie } from 'cookie';
import type { AppLoadContext } from '@remix-run/node';
import { redirectCookie } from '~/domain/sessions/cookies';
import { setCookies } from '../../kit/session/set-cookies.server';
import { safePath } from '../../kit/site/safe-path';

/** Returns the page that the person wanted before they left to sign in, if any; it is used once. */
export function takeStoredRedirect(
  request: Request,
  { cookies: written }: Pick<AppLoadContext, 'cookies'>,
): { path: string | null; headers: Headers } {
  const cookies = parseCookie(request.headers.get('cookie') ?? '');
  const stored = safePath(cookies[redirectCookie], '');
  const isThere = cookies[redirectCookie] !== undefined;
  return { path: stored || null, headers: setCookies(isThere ? written.endSocial() : []) };
}
