import { parseCookie } from 'cookie';
import { linkCookie } from '~/domain/sessions/cookies';

/** The pages that links in mails lead to, with a token that is as good as a password for a while. */
export const mailedPages: ReadonlySet<string> = new Set([
  '/verify_email',
  '/restore',
  '/unsubscribe',
]);

/** What the cookie holds; a token is taken on the page it was mailed for alone. */
export const writeLink = (page: string, token: string): string => `${page} ${token}`;

/** The token a mail's link brought to the page that is asked for; null where there is none. */
export function readMailedToken(request: Request): string | null {
  const kept = parseCookie(request.headers.get('cookie') ?? '')[linkCookie];
  const [page, token] = kept?.split(' ', 2) ?? [];
  return page === new URL(request.url).pathname ? (token ?? null) : null;
}
