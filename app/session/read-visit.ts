import { issueGuestToken, readGuestToken } from '~/domain/accounts/guests';
import { readSession } from '~/domain/accounts/read-session';
import { refreshSession } from '~/domain/accounts/refresh-session';
import type { UserViewer, Viewer } from '~/domain/accounts/viewer';
import type { DomainContext } from '~/domain/shared/context';
import type { SiteCookies } from './cookies';
import type { SiteTokens } from './read-cookies';

export interface Visit {
  viewer: Viewer;
  /** The guest token's id, also beside a signed-in viewer, so that its chats can be attached. */
  guestId: string | null;
  /** What the answer must set for the browser to stay who it is. */
  setCookies: string[];
}

interface Permissions {
  /** Pages renew a session in passing; an API client is told 401 and renews it itself. */
  mayRefresh: boolean;
  /** Only the opening of a page makes a visitor somebody who can chat. */
  mayIssueGuest: boolean;
  timeZone?: string | undefined;
}

/** Who asks, by the tokens of a request: a live session, else a session renewed, else a guest. */
export async function readVisit(
  handles: { domain: DomainContext; cookies: SiteCookies },
  tokens: SiteTokens,
  permissions: Permissions,
): Promise<Visit> {
  const { domain } = handles;
  const guest = tokens.guest ? await readGuestToken(domain, tokens.guest) : null;
  const guestId = guest?.guestId ?? null;

  const user = tokens.access ? await readSession(domain, tokens.access) : null;
  if (user) return { viewer: user, guestId, setCookies: [] };

  const setCookies: string[] = [];
  if (permissions.mayRefresh && tokens.refresh) {
    const renewed = await renew(handles, tokens.refresh, permissions.timeZone);
    if (renewed.viewer) return { ...renewed, viewer: renewed.viewer, guestId };
    setCookies.push(...renewed.setCookies);
  }
  // A session that could be renewed must not pass for the visitor its owner once was.
  const awaitsRenewal = !permissions.mayRefresh && tokens.refresh !== undefined;
  if (guest && !awaitsRenewal) return { viewer: guest, guestId, setCookies };
  if (!permissions.mayIssueGuest) return { viewer: { kind: 'nobody' }, guestId, setCookies };
  return meetGuest(handles, setCookies);
}

async function renew(
  { domain, cookies }: { domain: DomainContext; cookies: SiteCookies },
  refreshToken: string,
  timeZone: string | undefined,
): Promise<{ viewer: UserViewer | null; setCookies: string[] }> {
  const answer = await refreshSession(domain, refreshToken, { timeZone });
  return answer.ok
    ? { viewer: answer.viewer, setCookies: cookies.startSession(answer.tokens) }
    : { viewer: null, setCookies: cookies.endSession() };
}

async function meetGuest(
  { domain, cookies }: { domain: DomainContext; cookies: SiteCookies },
  setCookies: string[],
): Promise<Visit> {
  const issued = await issueGuestToken(domain);
  const viewer = await readGuestToken(domain, issued.token);
  if (!viewer) throw new Error('a fresh guest token could not be read');
  return {
    viewer,
    guestId: viewer.guestId,
    setCookies: [...setCookies, ...cookies.startGuest(issued)],
  };
}
