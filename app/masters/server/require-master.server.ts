import { data, type AppLoadContext } from '@remix-run/node';
import { requireMaster } from '~/domain/masters/require-master';
import { requireMember } from '../../kit/session/require-member.server';

/** Returns the signed-in manager. Visitors sign in first; other accounts get 403. */
export function requireMasterViewer(request: Request, context: AppLoadContext) {
  const viewer = requireMember(request, context);
  if (!requireMaster(viewer).ok) throw data(null, 403);
  return viewer;
}
