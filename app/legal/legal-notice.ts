import { parseCookie } from 'cookie';
import { legalNoticeCookie } from '~/domain/sessions/cookies';

const namePattern = /^(?:terms|privacy):[\d.]{1,20}$/;
/** The maximum number of changes that are announced at a time. */
const most = 8;

/** Returns the names of the changes whose notice was dismissed in this browser. */
export const readDismissed = (cookieHeader: string): string[] =>
  (parseCookie(cookieHeader)[legalNoticeCookie] ?? '')
    .split('+')
    .filter((name) => namePattern.test(name))
    .slice(-most);

/**
 * Returns the value of the cookie with one more dismissed change, or null if the name is not that of a
 * change.
 */
export function writeDismissed(cookieHeader: string, name: string): string | null {
  if (!namePattern.test(name)) return null;
  return [...new Set([...readDismissed(cookieHeader), name])].slice(-most).join('+');
}
