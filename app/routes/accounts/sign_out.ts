import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { logOut } from '~/domain/sessions/log-out';
import { setCookies } from '../../kit/session/set-cookies.server';

/** Signing out requires a POST: a link that signs out could be triggered by any other site. */
export function loader() {
  return redirect('/');
}

export async function action({ context }: ActionFunctionArgs) {
  if (context.viewer.kind === 'user') await logOut(context.domain, context.viewer.sessionId);
  const headers = setCookies(context.cookies.endSession());
  // Removes pages that the browser has cached, including whole pages kept for going back.
  headers.append('Clear-Site-Data', '"cache"');
  return redirect('/', { headers });
}
