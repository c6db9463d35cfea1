import { parseCookie } from 'cookie';
import { isbot } from 'isbot';
import { ageCookie, underAgeCookie } from '~/domain/sessions/cookies';

/** The pages open to every age, and those that lead in or out. */
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
/** Paths where search engines are stopped too, because the content is for adults. */
const adultPaths = ['/chats'];

/** The state of the age gate between a visitor and a page. */
export type AgeGateState =
  | 'open'
  /** The question is shown, and only an answer continues. */
  | 'asking'
  /** The visitor stated to be under age. */
  | 'barred';

interface Coming {
  pathname: string;
  cookieHeader: string;
  userAgent: string | undefined;
  /** True for users, who stated their age when they created the account. */
  isSignedIn: boolean;
}

/**
 * Returns the state of the age gate for a visitor of a page. Search engines may read what everyone can see.
 */
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

/** Checks whether a page may be read, and its form sent, by people under age. */
export const isOpenToEveryAge = (pathname: string): boolean => isUnder(pathname, openPaths);

/** Checks whether the person stated in this browser that they are under age. */
export function hasDeclaredUnderAge(cookieHeader: string): boolean {
  return Boolean(parseCookie(cookieHeader)[underAgeCookie]);
}

/** Returns the time of the statement to be an adult; null if the cookie holds no valid time. */
function confirmedAt(value: string | undefined): Date | null {
  const at = new Date(value ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Checks whether a path equals one of the paths or is below one. */
export const isUnder = (pathname: string, paths: readonly string[]) =>
  paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
