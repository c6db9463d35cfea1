import { redirect, type AppLoadContext } from '@remix-run/node';
import type { UserViewer } from '~/domain/viewers/viewer';

/** The verified viewer; others sign in or verify first and come back. */
export function requireMember(request: Request, { viewer }: AppLoadContext): UserViewer {
  const { pathname, search } = new URL(request.url);
  const back = new URLSearchParams({ redirectTo: pathname + search });
  if (viewer.kind !== 'user') throw redirect(`/sign_in?${back}`);
  if (!viewer.isVerified) throw redirect(`/verify?${back}`);
  return viewer;
}
