import { matchPath } from '@remix-run/react';
import { namesOf } from '~/app/kit/modals/modal-name';
import { modals } from '~/app/modal-names';
import { addressOf, routeModules } from '~/app/testing/server-build';
import { scenes } from '~/e2e/gallery/scenes';
import type { Figures } from './compare-with-budget';

const modalNames = namesOf(modals);

const pages = [...routeModules]
  .filter(([, { default: page }]) => page !== undefined)
  .map(([id]) => `/${addressOf(id.replace('routes/', ''))}`);

/**
 * Compares the number of scenes with that of pages and modals. A new screen with one scene changes
 * nothing. A page or modal counts as drawn if a scene's address contains it; one that a scene opens with
 * a click does not.
 */
export function countScenes(): Figures {
  const addresses = scenes.map(({ path }) => new URL(path, 'http://site.test'));
  const isDrawn = (page: string) =>
    addresses.some(({ pathname }) => matchPath(page, pathname) !== null);
  const isOpened = (modal: string) =>
    addresses.some(({ searchParams }) => searchParams.get('modal') === modal);
  const addressesOfPages = [...new Set(pages)];
  const drawn = addressesOfPages.filter(isDrawn).length;
  const opened = modalNames.filter(isOpened).length;
  return {
    'pages without a scene': addressesOfPages.length - drawn,
    'modals without a scene': modalNames.length - opened,
    'scenes beyond one for each': scenes.length - drawn - opened,
  };
}
