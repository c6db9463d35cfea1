import { redirect, type AppLoadContext } from '@remix-run/node';
import type { UserViewer } from '~/domain/viewers/viewer';
import { requireMember } from '../../kit/session/require-member.server';
import { introHref } from '../onboarding-hrefs';

/** Returns the person who applies; others are led to sign in, or to the page that says who may apply. */
export function requireApplicant(request: Request, context: AppLoadContext): UserViewer {
  const viewer = requireMember(request, context);
  if (viewer.accountType !== 'CreatorUser') throw redirect(introHref);
  return viewer;
}
