import { data, redirect } from '@remix-run/node';
import { currentViewerId } from '~/observability/request-context';
import { pageOwnerField } from './page-owner';
import { sessionEndedHref } from './session-ended-href';

/** Runs when the session of a page's owner has ended, to keep their words, say. */
type Keeping = (typed: FormData, ownerId: string) => Promise<Headers>;

/**
 * Returns the fields of a form that was sent; throws 400 for a body that is none. A form of a page that
 * was drawn for another account does nothing, for nobody or somebody else is signed in by now: it leads
 * to where that is said.
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
