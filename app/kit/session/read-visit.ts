import { findPersonUnderReview } from '~/domain/age-reviews/find-person-under-review';
import { findReviewStatus } from '~/domain/age-reviews/find-age-review';
import { writeReviewToken } from '~/domain/age-reviews/review-token';
import { issueGuestToken, readGuestToken } from '~/domain/viewers/guests';
import { readSession } from '~/domain/sessions/read-session';
import { refreshSession } from '~/domain/sessions/refresh-session';
import type { GuestViewer, UserViewer, Viewer } from '~/domain/viewers/viewer';
import type { DomainContext } from '~/domain/shared/context';
import type { Person } from '~/domain/shared/person';
import type { SiteCookies } from './cookies';
import type { SiteTokens } from './read-cookies';

export interface Visit {
  viewer: Viewer;
  /**
   * The id of the guest token, also if the viewer is signed in, so that the guest's chats can be attached.
   */
  guestId: string | null;
  /**
   * The person whose age is under review in this browser. It is blocked until they have proved their age.
   */
  personUnderReview: Person | null;
  /** Cookies that the response must set so that the browser keeps its identity. */
  cookiesToSet: string[];
}

interface Permissions {
  /** True for pages, which renew a session on the way. An API client gets 401 and renews it itself. */
  mayRefresh: boolean;
  /** True only when a page is opened, which turns a visitor into a guest who can chat. */
  mayIssueGuest: boolean;
  timeZone?: string | undefined;
  /** The country of the browser (ISO 3166-1 alpha-2), if known. */
  country?: string | undefined;
}

interface Handles {
  domain: DomainContext;
  cookies: SiteCookies;
}

/** Returns the viewer for the tokens of a request: a live session, else a renewed session, else a guest. */
export async function readVisit(
  handles: Handles,
  tokens: SiteTokens,
  permissions: Permissions,
): Promise<Visit> {
  const { domain } = handles;
  const guest = tokens.guest ? await readGuestToken(domain, tokens.guest) : null;
  const guestId = guest?.guestId ?? null;
  const met = { guestId, personUnderReview: null };

  const user = tokens.access ? await readSession(domain, tokens.access) : null;
  if (user) return { ...met, viewer: user, cookiesToSet: [] };

  const cookiesToSet: string[] = [];
  if (permissions.mayRefresh && tokens.refresh) {
    const renewed = await renew(handles, tokens.refresh, permissions);
    if (renewed.viewer) return { ...met, ...renewed, viewer: renewed.viewer };
    cookiesToSet.push(...renewed.cookiesToSet);
  }
  const personUnderReview = await findHeld(domain, tokens, guest);
  if (personUnderReview) return shut(handles, personUnderReview, cookiesToSet);
  // The age was proved, or staff readmitted the person: the browser is unblocked.
  if (permissions.mayRefresh && tokens.ageReview) cookiesToSet.push(...handles.cookies.endHold());

  // A user whose session can be renewed must not appear as the guest they once were.
  const awaitsRenewal = !permissions.mayRefresh && tokens.refresh !== undefined;
  if (guest && !awaitsRenewal) return { ...met, viewer: guest, cookiesToSet };
  if (!permissions.mayIssueGuest) return { ...met, viewer: { kind: 'nobody' }, cookiesToSet };
  return meetGuest(handles, cookiesToSet);
}

async function findHeld(
  domain: DomainContext,
  tokens: SiteTokens,
  guest: GuestViewer | null,
): Promise<Person | null> {
  const named = await findPersonUnderReview(domain, tokens);
  if (named || !guest) return named;
  return (await findReviewStatus(domain.db, guest.person)) === 'held' ? guest.person : null;
}

/**
 * Blocks the browser as if the person had stated to be under age at the age gate, and stores whose age must
 * be proved.
 */
async function shut(
  { domain, cookies }: Handles,
  personUnderReview: Person,
  cookiesToSet: string[],
): Promise<Visit> {
  const review = await writeReviewToken(domain, personUnderReview);
  return {
    viewer: { kind: 'nobody' },
    guestId: null,
    personUnderReview,
    cookiesToSet: [...cookiesToSet, ...cookies.hold(review)],
  };
}

async function renew(
  { domain, cookies }: Handles,
  refreshToken: string,
  { timeZone, country }: Permissions,
): Promise<{ viewer: UserViewer | null; cookiesToSet: string[] }> {
  const answer = await refreshSession(domain, refreshToken, { timeZone, country });
  return answer.ok
    ? { viewer: answer.viewer, cookiesToSet: cookies.startSession(answer.tokens) }
    : { viewer: null, cookiesToSet: cookies.endSession() };
}

async function meetGuest({ domain, cookies }: Handles, cookiesToSet: string[]): Promise<Visit> {
  const issued = await issueGuestToken(domain);
  const viewer = await readGuestToken(domain, issued.token);
  if (!viewer) throw new Error('a fresh guest token could not be read');
  return {
    viewer,
    guestId: viewer.guestId,
    personUnderReview: null,
    cookiesToSet: [...cookiesToSet, ...cookies.startGuest(issued)],
  };
}
