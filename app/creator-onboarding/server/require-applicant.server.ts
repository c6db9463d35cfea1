import { redirect, type AppLoadContext } from '@remix-run/node';
import { areApplicationsOpen } from '~/domain/creators/are-applications-open';
import type { UserViewer } from '~/domain/viewers/viewer';
import { requireMember } from '../../kit/session/require-member.server';
import { introHref } from '../onboarding-hrefs';

/**
 * Returns the person who applies; others are led to sign in, or to the page that says who may apply and
 * whether applications are open.
 */
export async function requireApplicant(
  request: Request,
  context: AppLoadContext,
): Promise<UserViewer> {
  const viewer = requireMember(request, context);
  if (viewer.accountType !== 'CreatorUser') throw redirect(introHref);
  if (!(await areApplicationsOpen(context.domain))) throw redirect(introHref);
  return viewer;
}
