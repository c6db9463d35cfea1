import { parseCookie } from 'cookie';
import { isbot } from 'isbot';
import { ageCookie, underAgeCookie } from '~/domain/sessions/cookies';

/** The pages everybody may read, whatever their age, and those that lead in or out. */
const openPaths = [
  '/age',
  '/under_age',
  '/held',
  '/cookies',
  '/privacy-policy',
  '/terms-of-service',
  '/crisis-protocol',
  '/security',
  '/accessibility',
  '/made-by-ai',
  '/error',
  '/sign_out',
  '/admin',
  '/contact',
  '/case',
  '/report',
  '/complaints',
  '/unsubscribe',
];
/** Where search engines are asked, too: what is said there is for adults. */
const adultPaths = ['/chats'];

/** What stands between a visitor and a page. */
export type AgeGateState =
  | 'open'
  /** They are asked, and an answer is the only way on. */
  | 'asking'
  /** They have said that they are too young. */
  | 'barred';

interface Coming {
  pathname: string;
  cookieHeader: string;
  userAgent: string | undefined;
  /** Whoever has an account has said it there. */
  isSignedIn: boolean;
}

/** How the ageGate stands for whoever comes to a page. Search engines read what anybody may see. */
export function ageGateFor({
  pathname,
  cookieHeader,
  userAgent,
  isSignedIn,
}: Coming): AgeGateState {
  if (isOpenToEveryAge(pathname)) return 'open';
  if (hasDeclaredUnderAge(cookieHeader)) return 'barred';
  if (isSignedIn || confirmedAt(parseCookie(cookieHeader)[ageCookie])) return 'open';
  return isbot(userAgent) && !isUnder(pathname, adultPaths) ? 'open' : 'asking';
}

/** Whether a page may be read, and its form be sent, by whoever is too young for the others. */
export const isOpenToEveryAge = (pathname: string): boolean => isUnder(pathname, openPaths);

/** Whether somebody has said in this browser that they are too young. */
export function hasDeclaredUnderAge(cookieHeader: string): boolean {
  return Boolean(parseCookie(cookieHeader)[underAgeCookie]);
}

/** When somebody said that they are an adult, if what the browser sends is a time. */
function confirmedAt(value: string | undefined): Date | null {
  const at = new Date(value ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Whether a path is one of these or lies below one. */
export const isUnder = (pathname: string, paths: readonly string[]) =>
  paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
