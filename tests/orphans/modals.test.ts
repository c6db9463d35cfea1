import { expect, it } from 'vitest';
import { modals } from '~/app/modals/registry';
import { productionSources } from './testing/production-sources';

/**
 * Specified to open by how much somebody has done, which nothing counts yet; until then only an
 * address opens them.
 */
const openedByCounts = ['loginAltModal', 'loginAltModal2', 'signUpAltModal', 'installAppAltModal'];

/** The file of a modal says its key for itself. */
const ownFile = (modal: string) =>
  `app/modals/${modal.replace(/(?<!^)[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`)}.tsx`;

const isOpened = (modal: string) =>
  productionSources.some(
    ({ path, literals }) =>
      path !== 'app/modals/registry.ts' && path !== ownFile(modal) && literals.has(modal),
  );

it('has no modal that nothing opens', () => {
  const dead = Object.keys(modals).filter(
    (modal) => !isOpened(modal) && !openedByCounts.includes(modal),
  );
  expect(dead).toEqual([]);
});

it('excuses no modal that something opens, or that there is not', () => {
  expect(Object.keys(modals)).toEqual(expect.arrayContaining(openedByCounts));
  expect(openedByCounts.filter(isOpened)).toEqual([]);
});
