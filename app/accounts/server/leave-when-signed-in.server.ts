import { redirect, type AppLoadContext } from '@remix-run/node';
import { safePath } from '../../kit/site/safe-path';

/** Redirects a signed-in user away from the sign-in pages. */
export function leaveWhenSignedIn(request: Request, { viewer }: AppLoadContext): void {
  if (viewer.kind !== 'user' || !viewer.isVerified) return;
  throw redirect(safePath(new URL(request.url).searchParams.get('redirectTo')));
}
