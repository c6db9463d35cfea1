import { data, redirect, type AppLoadContext } from '@remix-run/node';
import type { UserViewer } from '~/domain/viewers/viewer';

/**
 * Whoever may buy: somebody with an account, whether or not they have proved their address. A visitor
 * signs up and comes back. Staff who stand in for somebody spend nobody's money.
 */
export function requireBuyer(request: Request, { viewer }: AppLoadContext): UserViewer {
  const { pathname, search } = new URL(request.url);
  if (viewer.kind !== 'user') {
    const back = new URLSearchParams({ redirectTo: pathname.replace(/\.data$/, '') + search });
    throw redirect(`/sign_up?${back}`);
  }
  if (viewer.actorId !== viewer.userId) throw data(null, 403);
  return viewer;
}
