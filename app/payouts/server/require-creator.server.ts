import { data, type AppLoadContext } from '@remix-run/node';
import type { UserViewer } from '~/domain/viewers/viewer';
import { requireMember } from '../../kit/session/require-member.server';

/** Returns the viewer who earns here, as a model or as a manager. For others the page does not exist. */
export function requireCreator(request: Request, context: AppLoadContext): UserViewer {
  const viewer = requireMember(request, context);
  if (viewer.accountType === 'User') throw data(null, 404);
  return viewer;
}
