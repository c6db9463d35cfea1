import { redirect, type AppLoadContext } from '@remix-run/node';
import type { UserViewer } from '~/domain/viewers/viewer';

/** Returns the verified viewer. Others are redirected to sign in or verify first and then come back. */
export function requireMember(request: Request, { viewer }: AppLoadContext): UserViewer {
  const { pathname, search } = new URL(request.url);
  const back = new URLSearchParams({ redirectTo: pathname + search });
  if (viewer.kind !== 'user') throw redirect(`/sign_in?${back}`);
  if (!viewer.isVerified) throw redirect(`/verify?${back}`);
  return viewer;
}
