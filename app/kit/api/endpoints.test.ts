import { expect, it } from 'vitest';
import { apiSections } from '../../api-sections';

it('gives every section a place of its own in the document', () => {
  const orders = apiSections.map(({ order }) => order);
  expect(orders.filter((order, index) => orders.indexOf(order) !== index)).toEqual([]);
});
