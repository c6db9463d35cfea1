import type { LoaderFunctionArgs } from '@remix-run/node';
import { offlineDocument } from '../http/error-document';
import { localeOf, serverI18n } from '../i18n/translator.server';

/** The page that the service worker keeps for when the site cannot be reached; it is nobody's. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = await localeOf(request, context.domain);
  const { t } = await serverI18n(locale);
  const { product, nonce } = context;
  const document = offlineDocument({ locale, t, productName: product.name, nonce });
  return new Response(document, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
