import type { Request } from 'express';
import type { GuestViewer, UserViewer, Viewer } from '~/domain/viewers/viewer';
import { isPermitted, type Permission } from '~/domain/staff/permissions';
import type { StaffSession } from '~/domain/staff/read-staff-session';
import { HttpError } from '../http/server/respond-with-error';
import { hasCommandsKey, hasServiceKey } from '../http/server/operations';
import type { RequestContext } from '../http/context/request-context';

export type AccessName =
  | 'public'
  | 'visitor'
  | 'not-verified'
  | 'user'
  | 'creator'
  | 'master'
  | 'staff'
  | 'commands-key'
  | 'service-key'
  | 'webhook-signature';

interface Asking {
  context: RequestContext;
  req: Request;
}

/**
 * The right to make a call: returns the caller's identity, or throws 401 (unknown) or 403 (known, not
 * allowed).
 */
export interface Access<Who> {
  name: AccessName;
  /** The permission that a staff member's role must include; set only for staff calls. */
  permission?: Permission;
  admit(asking: Asking): Who | Promise<Who>;
}

const unauthorized = () => new HttpError({ statusCode: 401, message: 'Unauthorized' });
const forbidden = (message: string) => new HttpError({ statusCode: 403, message });

/** Everyone, including visitors. */
const everyone: Access<Viewer> = {
  name: 'public',
  admit: ({ context }) => context.viewer,
};

/** People who may chat: a verified user or a visitor with a guest token. */
const visitor: Access<UserViewer | GuestViewer> = {
  name: 'visitor',
  admit: ({ context: { viewer } }) => {
    if (viewer.kind === 'nobody') throw unauthorized();
    return viewer.kind === 'guest' ? viewer : requireVerified(viewer);
  },
};

/** Any session, including one without a verified e-mail address. */
const notVerified: Access<UserViewer> = {
  name: 'not-verified',
  admit: ({ context }) => requireSession(context.viewer),
};

/** A verified user. */
const user: Access<UserViewer> = {
  name: 'user',
  admit: ({ context }) => requireVerified(requireSession(context.viewer)),
};

/** A verified user who earns here, by a twin of their own or as a manager. */
const creator: Access<UserViewer> = {
  name: 'creator',
  admit: ({ context }) => {
    const viewer = requireVerified(requireSession(context.viewer));
    if (viewer.accountType === 'User') throw forbidden('Only creators may do this');
    return viewer;
  },
};

/** A verified user whose account is that of a manager of creators. */
const master: Access<UserViewer> = {
  name: 'master',
  admit: ({ context }) => {
    const viewer = requireVerified(requireSession(context.viewer));
    if (viewer.accountType !== 'MasterCreatorUser') throw forbidden('Only managers can do this');
    return viewer;
  },
};

/** A signed-in staff member whose role has the permission. */
const staff = (permission: Permission): Access<StaffSession> => ({
  name: 'staff',
  permission,
  admit: async ({ context }) => {
    const session = await context.staff();
    if (!session) throw unauthorized();
    if (!isPermitted(session.role, permission)) throw forbidden('Your role may not do this');
    return session;
  },
});

/** The operators' machines. */
const commandsKey: Access<null> = {
  name: 'commands-key',
  admit: ({ context, req }) => {
    if (!hasCommandsKey(req, context.config.COMMANDS_KEY)) throw unauthorized();
    return null;
  },
};

/** Our own services that generate media and report the result. */
const serviceKey: Access<null> = {
  name: 'service-key',
  admit: ({ context, req }) => {
    if (!hasServiceKey(req, context.config)) throw unauthorized();
    return null;
  },
};

/** A sender with a valid signature, which the use case verifies over the raw body. */
const webhookSignature: Access<null> = { name: 'webhook-signature', admit: () => null };

export const access = {
  everyone,
  visitor,
  notVerified,
  user,
  creator,
  master,
  staff,
  commandsKey,
  serviceKey,
  webhookSignature,
};

function requireSession(viewer: Viewer): UserViewer {
  if (viewer.kind !== 'user') throw unauthorized();
  return viewer;
}

function requireVerified(viewer: UserViewer): UserViewer {
  if (!viewer.isVerified) throw forbidden('Verify your e-mail address first');
  return viewer;
}
