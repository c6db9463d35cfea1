import { expect, it } from 'vitest';
import { namesOf } from '~/app/kit/modals/modal-name';
import { modals } from '~/app/modal-names';
import { productionSources } from './testing/production-sources';

/** Modals specified for occasions that have no event yet; until then only an address opens them. */
const openedByCounts = ['loginAltModal2'];

const modalNames = namesOf(modals);

/** Returns the file of a modal, which contains its key. */
const ownFile = (modal: string) =>
  `/modals/${modal.replace(/(?<!^)[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`)}.tsx`;

const isOpened = (modal: string) =>
  productionSources.some(
    ({ path, literals }) => !path.endsWith(ownFile(modal)) && literals.has(modal),
  );

it('has no modal that nothing opens', () => {
  const dead = modalNames.filter((modal) => !isOpened(modal) && !openedByCounts.includes(modal));
  expect(dead).toEqual([]);
});

it('excuses no modal that something opens, or that there is not', () => {
  expect(modalNames).toEqual(expect.arrayContaining(openedByCounts));
  expect(openedByCounts.filter(isOpened)).toEqual([]);
});
