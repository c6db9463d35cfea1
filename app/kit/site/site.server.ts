import type { AppLoadContext } from '@remix-run/node';
import { productSettings } from '~/domain/settings/settings';
import { toSiteViewer } from './site-viewer';

/** Returns the product, the viewer, the language and what scripts need to render a page. */
export async function kitSite(context: AppLoadContext) {
  const { domain, product, viewer, requestId, timeZone, captcha } = context;
  const { locale, by } = context.language;
  const { 'locales.released': released } = await domain.settings(productSettings);
  const now = domain.now();
  return {
    product: { name: product.name, url: product.publicUrl },
    viewer: toSiteViewer(viewer, now),
    locale,
    /** The released languages, and whether the person chose the current one. */
    language: { isChosen: by !== 'guess', released },
    requestId,
    timeZone,
    year: now.getFullYear(),
    renderedAt: now.toISOString(),
    captcha,
  };
}
