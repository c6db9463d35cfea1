import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { safePath } from '../../kit/site/safe-path';
import { setCookies } from '../../kit/session/set-cookies.server';
import { legalPaths } from '../../legal/legal-paths';
import { formText } from '../../kit/forms/form-text';
import { readForm } from '../../kit/forms/read-form.server';
import { writePutAway } from '../../legal/legal-notice';

/** What is put away there can be read here. */
export function loader() {
  return redirect(legalPaths.terms);
}

/** Puts the notice of a coming change away in this browser. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const kept = writePutAway(request.headers.get('cookie') ?? '', formText(form, 'change'));
  return redirect(safePath(form.get('redirectTo')), {
    headers: kept === null ? {} : setCookies(context.cookies.putAwayNotices(kept)),
  });
}
