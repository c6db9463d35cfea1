import { data, redirect, type AppLoadContext } from '@remix-run/node';
import type { UserViewer } from '~/domain/viewers/viewer';
import { withRedirect } from '../../kit/site/with-redirect';
import { isOrderPath } from '../order-path';

/**
 * Whoever may buy: somebody with an account, whether or not they have proved their address. A visitor
 * signs up and comes back; who asks for an order has an account, and logs in. Staff who stand in for
 * somebody spend nobody's money.
 */
export function requireBuyer(
  request: Request,
  { viewer }: Pick<AppLoadContext, 'viewer'>,
): UserViewer {
  if (viewer.kind !== 'user') {
    const { pathname, search } = new URL(request.url);
    const back = pathname.replace(/\.data$/, '') + search;
    throw redirect(withRedirect(isOrderPath(back) ? '/sign_in' : '/sign_up', back));
  }
  if (viewer.actorId !== viewer.userId) throw data(null, 403);
  return viewer;
}
