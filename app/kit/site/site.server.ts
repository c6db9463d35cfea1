import type { AppLoadContext } from '@remix-run/node';
import { productSettings } from '~/domain/settings/settings';
import { toSiteViewer } from './site-viewer';

/** The product, who is there, in which language, and what scripts need to draw a page. */
export async function kitSite(context: AppLoadContext) {
  const { domain, product, viewer, requestId, timeZone, captcha } = context;
  const { locale, by } = context.language;
  const { 'locales.released': released } = await domain.settings(productSettings);
  const now = domain.now();
  return {
    product: { name: product.name, url: product.publicUrl },
    viewer: toSiteViewer(viewer, now),
    locale,
    /** Whether the language was chosen, and those there are. */
    language: { isChosen: by !== 'guess', released },
    requestId,
    timeZone,
    year: now.getFullYear(),
    renderedAt: now.toISOString(),
    captcha,
  };
}
