import { expect, it } from 'vitest';
import { checkoutHref, readCheckoutAsk } from './checkout-href';

const id = '00000000-0000-7000-8000-000000000101';
const read = (href: string) => readCheckoutAsk(new URL(href, 'http://site.invalid').searchParams);

it('says what is to be bought, and reads it again', () => {
  const ask = {
    variant: 'tokens',
    productId: id,
    source: 'tokens_packs_popup',
    isSmartTokenPack: true,
    specialOfferDurationKey: '1_DAY',
  } as const;
  const href = checkoutHref({ ...ask, from: '/explorer?postId=7', openOnCheckoutClose: 'm' });
  expect(href).toBe(
    `/checkout?variant=tokens&source=tokens_packs_popup&specialOfferDurationKey=1_DAY&from=%2Fexplorer%3FpostId%3D7&openOnCheckoutClose=m&product=${id}&isSmartTokenPack=true`,
  );
  expect(read(href)).toEqual(ask);
});

it('takes a tag that nobody knows for none', () => {
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
