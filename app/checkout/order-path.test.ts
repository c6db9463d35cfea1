import { expect, it } from 'vitest';
import { isOrderPath } from './order-path';

const order = '01a215bb-4ff4-7385-b693-85a846cbb952';

it('distinguishes the paths of orders from all others', () => {
  const paths = [
    `/checkout/${order}`,
    `/checkout/${order}?pay=new`,
    `/checkout/${order}/return`,
    `/checkout?product=${order}`,
    '/checkout/change',
    `/posts/${order}`,
    `//checkout/${order}`,
  ];
  expect(paths.filter(isOrderPath)).toEqual(paths.slice(0, 3));
});
