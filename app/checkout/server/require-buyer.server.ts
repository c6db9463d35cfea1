import { data, redirect, type AppLoadContext } from '@remix-run/node';
import type { UserViewer } from '~/domain/viewers/viewer';
import { withRedirect } from '../../kit/site/with-redirect';
import { isOrderPath } from '../order-path';

/**
 * Returns the buyer, a user with or without a verified address. A visitor is redirected to sign up and
 * back, or to log in if the address names an order. Staff who impersonate a user get 403, so that they
 * cannot spend.
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
