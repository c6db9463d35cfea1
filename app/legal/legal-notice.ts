import { parseCookie } from 'cookie';
import { legalNoticeCookie } from '~/domain/sessions/cookies';

const namePattern = /^(?:terms|privacy):[\d.]{1,20}$/;
/** More are never announced at a time. */
const most = 8;

/** The changes whose notice was put away in this browser, by their names. */
export const readPutAway = (cookieHeader: string): string[] =>
  (parseCookie(cookieHeader)[legalNoticeCookie] ?? '')
    .split('+')
    .filter((name) => namePattern.test(name))
    .slice(-most);

/** With one more of them, as the cookie holds it; null of what is no change's name. */
export function writePutAway(cookieHeader: string, name: string): string | null {
  if (!namePattern.test(name)) return null;
  return [...new Set([...readPutAway(cookieHeader), name])].slice(-most).join('+');
}
