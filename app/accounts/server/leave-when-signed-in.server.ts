import { redirect, type AppLoadContext } from '@remix-run/node';
import { safePath } from '../../kit/site/safe-path';

/** Somebody who has signed in has no business on the pages that do it. */
export function leaveWhenSignedIn(request: Request, { viewer }: AppLoadContext): void {
  if (viewer.kind !== 'user' || !viewer.isVerified) return;
  throw redirect(safePath(new URL(request.url).searchParams.get('redirectTo')));
}
