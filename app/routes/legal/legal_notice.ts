import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { safePath } from '../../kit/site/safe-path';
import { setCookies } from '../../kit/session/set-cookies.server';
import { legalPaths } from '../../legal/legal-paths';
import { formText } from '../../kit/forms/form-text';
import { readForm } from '../../kit/forms/read-form.server';
import { writeDismissed } from '../../legal/legal-notice';

/** The address has no page, so it leads to the terms, where the change can be read. */
export function loader() {
  return redirect(legalPaths.terms);
}

/** Dismisses the notice of a coming change in this browser. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const kept = writeDismissed(request.headers.get('cookie') ?? '', formText(form, 'change'));
  return redirect(safePath(form.get('redirectTo')), {
    headers: kept === null ? {} : setCookies(context.cookies.dismissNotices(kept)),
  });
}
