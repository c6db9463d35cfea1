import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { logOut } from '~/domain/sessions/log-out';
import { setCookies } from '../../kit/session/set-cookies.server';

/** Signing out needs a post: a link that did it could be followed by anybody's page. */
export function loader() {
  return redirect('/');
}

export async function action({ context }: ActionFunctionArgs) {
  if (context.viewer.kind === 'user') await logOut(context.domain, context.viewer.sessionId);
  const headers = setCookies(context.cookies.endSession());
  // What the browser keeps of pages, whole ones to go back to among them.
  headers.append('Clear-Site-Data', '"cache"');
  return redirect('/', { headers });
}
