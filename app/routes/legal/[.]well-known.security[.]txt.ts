import type { LoaderFunctionArgs } from '@remix-run/node';
import { legalSettings } from '~/domain/legal/settings';
import { writeSecurityTxt } from '../../legal/security-txt';

/** Shows where to report a vulnerability (RFC 9116). */
export async function loader({ context: { domain, product } }: LoaderFunctionArgs) {
  const settings = await domain.settings(legalSettings);
  const text = writeSecurityTxt({
    contact: settings.security_contact,
    days: settings.security_contact_days,
    publicUrl: product.publicUrl,
    now: domain.now(),
  });
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
