import { redirect, type AppLoadContext } from '@remix-run/node';
import type { UserViewer } from '~/domain/viewers/viewer';
import { safePath } from '../../kit/site/safe-path';

/** Returns the viewer who has not verified their address yet; redirects anyone else. */
export function requireUnverified(request: Request, { viewer }: AppLoadContext): UserViewer {
  const redirectTo = safePath(new URL(request.url).searchParams.get('redirectTo'));
  if (viewer.kind !== 'user') {
    throw redirect(`/sign_in?${new URLSearchParams({ redirectTo })}`);
  }
  if (viewer.isVerified) throw redirect(redirectTo);
  return viewer;
}
