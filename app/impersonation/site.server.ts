import type { AppLoadContext } from '@remix-run/node';
import { findLook } from '~/domain/impersonation/find-look';

/**
 * Returns the open look at the viewer: the question of staff, or the time until it ends. Staff who look get
 * the same with `isStaff`.
 */
export async function impersonationSite({ domain, viewer }: AppLoadContext) {
  if (viewer.kind !== 'user') return { look: null };
  const found = await findLook(domain, viewer.userId);
  const isStaff = viewer.actorId !== viewer.userId;
  if (!found || found.stage === 'agreed') return { look: null };
  const { stage, staffName, reason, caseReference, minutes, endsAt } = found;
  const look = {
    stage,
    isStaff,
    staffName,
    reason,
    caseReference,
    minutes,
    endsAt: endsAt?.toISOString() ?? null,
  };
  return { look: isStaff && stage !== 'running' ? null : look };
}
