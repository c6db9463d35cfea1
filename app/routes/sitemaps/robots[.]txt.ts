import type { LoaderFunctionArgs } from '@remix-run/node';

/** Pages that are personal, or useless without a link from a mail. */
const closed = [
  '/admin',
  '/api/',
  '/case',
  '/chats',
  '/ops/',
  '/settings',
  '/unsubscribe',
  '/verify',
];

export function loader({ context }: LoaderFunctionArgs): Response {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', context.product.publicUrl).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
