import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { chooseLocale } from '~/domain/profile/choose-locale';
import { formText } from '../../kit/forms/form-text';
import { safePath } from '../../kit/site/safe-path';
import { readForm } from '../../kit/forms/read-form.server';
import { findLocale } from '../../kit/i18n/locales';
import { localeCookie, localeKey } from '../../kit/i18n/read-locale.server';
import { productSettings } from '~/domain/settings/settings';

/** The language is selected in a selector that opens over any page. */
export function loader() {
  return redirect('/?modal=languageSelectorModal');
}

/** Stores the selected language in the browser and, for a signed-in user, in their account. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { domain, viewer, product } = context;
  const { 'locales.released': released } = await domain.settings(productSettings);
  const back = withoutLocale(safePath(form.get('redirectTo')));
  const locale = findLocale(released, formText(form, 'locale'));
  if (!locale) return redirect(back);
  if (viewer.kind === 'user') await chooseLocale(domain, { userId: viewer.userId, locale });
  return redirect(back, { headers: { 'Set-Cookie': localeCookie(locale, product.publicUrl) } });
}

/** Removes the language from an address, because it would take precedence over the choice. */
function withoutLocale(path: string): string {
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.delete(localeKey);
  return url.pathname + url.search + url.hash;
}
