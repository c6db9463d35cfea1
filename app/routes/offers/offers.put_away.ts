import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { setCookies } from '../../kit/session/set-cookies.server';

/** The address has no page. */
export function loader() {
  return redirect('/');
}

/** Forgets the offer of a mail once the person has closed it. */
export function action({ context }: ActionFunctionArgs) {
  return new Response(null, { status: 204, headers: setCookies(context.cookies.endMailedOffer()) });
}
