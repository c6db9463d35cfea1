import { expect, it } from 'vitest';
import { checkoutHref, readCheckoutRequest } from './checkout-href';

const id = '00000000-0000-7000-8000-000000000101';
const read = (href: string) =>
  readCheckoutRequest(new URL(href, 'http://site.invalid').searchParams);

it('writes the purchase into the address, and reads it from there', () => {
  const purchase = {
    variant: 'tokens',
    productId: id,
    source: 'tokens_packs_popup',
    isSmartTokenPack: true,
    specialOfferDurationKey: '1_DAY',
  } as const;
  const href = checkoutHref({ ...purchase, from: '/explorer?postId=7', openOnCheckoutClose: 'm' });
  expect(href).toBe(
    `/checkout?variant=tokens&source=tokens_packs_popup&specialOfferDurationKey=1_DAY&from=%2Fexplorer%3FpostId%3D7&openOnCheckoutClose=m&product=${id}&isSmartTokenPack=true`,
  );
  expect(read(href)).toEqual(purchase);
});

it('treats an unknown tag as none', () => {
  expect(read(`/checkout?variant=fanclub&product=${id}&source=elsewhere`)).toEqual({
    variant: 'fanclub',
    productId: id,
    isSmartTokenPack: false,
  });
});

it.each([
  '/checkout',
  `/checkout?variant=cars&product=${id}`,
  '/checkout?variant=tokens',
  '/checkout?variant=tokens&product=none',
])('reads nothing of %s', (href) => expect(read(href)).toBeNull());
