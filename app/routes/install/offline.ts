import type { LoaderFunctionArgs } from '@remix-run/node';
import { offlineDocument } from '../../kit/http/server/error-document';
import { serverI18n } from '../../kit/i18n/translator.server';

/**
 * Returns the page that the service worker stores for when the site cannot be reached; it contains no
 * personal data.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const locale = context.language.locale;
  const { t } = await serverI18n(locale);
  const { product, nonce } = context;
  const document = offlineDocument({ locale, t, productName: product.name, nonce });
  return new Response(document, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
