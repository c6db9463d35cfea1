import type { LoaderFunctionArgs } from '@remix-run/node';
import { directionOf } from '../../kit/i18n/locales';
import { serverI18n } from '../../kit/i18n/translator.server';

/** Seconds for which a browser caches the manifest; it is the same for all users of a language. */
const keptSeconds = 3600;

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Returns the manifest that a phone or computer needs to install the site under its name. */
export async function loader({ context }: LoaderFunctionArgs) {
  const locale = context.language.locale;
  const { t } = await serverI18n(locale);
  const { name } = context.product;
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: t('characters:home.description'),
    lang: locale,
    dir: directionOf(locale),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0b070d',
    theme_color: '#0b070d',
    categories: ['entertainment', 'lifestyle'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': `private, max-age=${keptSeconds}`,
    },
  });
}
