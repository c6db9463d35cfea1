import { parseCookie } from 'cookie';
import { legalNoticeCookie } from '~/domain/sessions/cookies';

const namePattern = /^(?:terms|privacy):[\d.]{1,20}$/;
/** The maximum number of changes that are announced at a time. */
const most = 8;

/** Returns the names of the changes whose notice was dismissed in this browser. */
export const readPutAway = (cookieHeader: string): string[] =>
  (parseCookie(cookieHeader)[legalNoticeCookie] ?? '')
    .split('+')
    .filter((name) => namePattern.test(name))
    .slice(-most);

/**
 * Returns the value of the cookie with one more dismissed change, or null if the name is not that of a
 * change.
 */
export function writePutAway(cookieHeader: string, name: string): string | null {
  if (!namePattern.test(name)) return null;
  return [...new Set([...readPutAway(cookieHeader), name])].slice(-most).join('+');
}
