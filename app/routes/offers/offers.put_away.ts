import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { setCookies } from '../../kit/session/set-cookies.server';

/** Nothing is read here. */
export function loader() {
  return redirect('/');
}

/** Forgets the offer that a mail told of, once its person has closed it. */
export function action({ context }: ActionFunctionArgs) {
  return new Response(null, { status: 204, headers: setCookies(context.cookies.endMailedOffer()) });
}
