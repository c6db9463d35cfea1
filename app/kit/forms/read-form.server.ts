import { data, redirect } from '@remix-run/node';
import { currentViewerId } from '~/observability/request-context';
import { pageOwnerField } from './page-owner';

/** Runs when the session of a page's owner has ended, for example to keep their text. */
type Keeping = (typed: FormData, ownerId: string) => Promise<Headers>;

/**
 * Returns the fields of a submitted form; throws 400 for any other body. A form of a page that was rendered
 * for another account does nothing, because the session has ended or another person is signed in now. It
 * redirects to a page that says so.
 */
export async function readForm(request: Request, keep?: Keeping): Promise<FormData> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw data(null, 400);
  }
  const owner = form.get(pageOwnerField);
  form.delete(pageOwnerField);
  if (typeof owner !== 'string' || owner === '' || owner === currentViewerId()) return form;
  const headers = keep ? await keep(form, owner) : new Headers();
  throw redirect(sessionEndedHref(request), { headers });
}

/** Returns the address of the page that says that a session has ended; it links back to the form's page. */
function sessionEndedHref({ url, headers }: Pick<Request, 'url' | 'headers'>): string {
  const sentTo = new URL(url);
  const referrer = headers.get('referer') ?? '';
  // The form's action may be an address without a page; the form's page is the referrer.
  const from = URL.canParse(referrer) ? new URL(referrer) : sentTo;
  const page = from.host === sentTo.host ? from : sentTo;
  return `/session_ended?${new URLSearchParams({ redirectTo: page.pathname + page.search })}`;
}
