import { parseCookie } from 'cookie';
import { linkCookie } from '~/domain/sessions/cookies';

/** The pages that mailed links lead to. Their token is as powerful as a password for a while. */
export const mailedPages: ReadonlySet<string> = new Set([
  '/verify_email',
  '/restore',
  '/unsubscribe',
]);

/** Returns the value of the cookie. A token is accepted only on the page that it was mailed for. */
export const writeLink = (page: string, token: string): string => `${page} ${token}`;

/** Returns the token of the mailed link for the requested page, or null if there is none. */
export function readMailedToken(request: Request): string | null {
  const kept = parseCookie(request.headers.get('cookie') ?? '')[linkCookie];
  const [page, token] = kept?.split(' ', 2) ?? [];
  return page === new URL(request.url).pathname ? (token ?? null) : null;
}
