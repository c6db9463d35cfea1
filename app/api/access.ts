import type { Request } from 'express';
import type { GuestViewer, UserViewer, Viewer } from '~/domain/viewers/viewer';
import { readStaffSession, type StaffSession } from '~/domain/staff/read-staff-session';
import { HttpError } from '../http/respond-with-error';
import { hasCommandsKey } from '../http/operations';
import type { SiteHandles } from '../http/site-handles';
import { readCookies } from '../session/read-cookies';

export type AccessName = 'public' | 'visitor' | 'not-verified' | 'user' | 'staff' | 'commands-key';

interface Asking {
  site: SiteHandles;
  req: Request;
  viewer: Viewer;
}

/** Who may make a call: answers who it is, or throws 401 (unknown) or 403 (known, not allowed). */
export interface Access<Who> {
  name: AccessName;
  admit(asking: Asking): Who | Promise<Who>;
}

const unauthorized = () => new HttpError({ statusCode: 401, message: 'Unauthorized' });
const forbidden = (message: string) => new HttpError({ statusCode: 403, message });

/** Anybody. */
const everyone: Access<Viewer> = {
  name: 'public',
  admit: ({ viewer }) => viewer,
};

/** Whoever may hold a conversation: a verified user or a visitor with a guest token. */
const visitor: Access<UserViewer | GuestViewer> = {
  name: 'visitor',
  admit: ({ viewer }) => {
    if (viewer.kind === 'nobody') throw unauthorized();
    return viewer.kind === 'guest' ? viewer : requireVerified(viewer);
  },
};

/** Any session, also one that has yet to prove its e-mail address. */
const notVerified: Access<UserViewer> = {
  name: 'not-verified',
  admit: ({ viewer }) => requireSession(viewer),
};

/** A verified user. */
const user: Access<UserViewer> = {
  name: 'user',
  admit: ({ viewer }) => requireVerified(requireSession(viewer)),
};

/** A signed-in member of staff. */
const staff: Access<StaffSession> = {
  name: 'staff',
  admit: async ({ site, req }) => {
    const { staff: token } = readCookies(req.headers.cookie);
    const session = token ? await readStaffSession(site.domain, token) : null;
    if (!session) throw unauthorized();
    return session;
  },
};

/** Operators' machines. */
const commandsKey: Access<null> = {
  name: 'commands-key',
  admit: ({ site, req }) => {
    if (!hasCommandsKey(req, site.config.COMMANDS_KEY)) throw unauthorized();
    return null;
  },
};

export const access = { everyone, visitor, notVerified, user, staff, commandsKey };

function requireSession(viewer: Viewer): UserViewer {
  if (viewer.kind !== 'user') throw unauthorized();
  return viewer;
}

function requireVerified(viewer: UserViewer): UserViewer {
  if (!viewer.isVerified) throw forbidden('Verify your e-mail address first');
  return viewer;
}
