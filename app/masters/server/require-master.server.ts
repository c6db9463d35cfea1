import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { areApplicationsOpen } from '~/domain/creators/are-applications-open';
import { requireMaster } from '~/domain/masters/require-master';
import { masterHref } from '../master-hrefs';
import { requireMember } from '../../kit/session/require-member.server';

/** Returns the signed-in manager. Visitors sign in first; other accounts get 403. */
export function requireMasterViewer(request: Request, context: AppLoadContext) {
  const viewer = requireMember(request, context);
  if (!requireMaster(viewer).ok) throw data(null, 403);
  return viewer;
}

/** Returns the signed-in manager; while no real people can be added, leads to the list, which says so. */
export async function requireOpenMaster(request: Request, context: AppLoadContext) {
  const viewer = requireMasterViewer(request, context);
  if (!(await areApplicationsOpen(context.domain))) throw redirect(masterHref);
  return viewer;
}
