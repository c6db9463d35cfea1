import { expect, it } from 'vitest';
import type { Purchase } from '~/domain/payments/orders/latest-purchases';
import { purchaseTexts } from './purchase-texts';

const german: Record<string, string> = {
  tokens: 'Token',
  subscription_to: 'Abo',
  fanclub_to: 'Fanclub von',
  for: 'für',
  EUR: 'Euro',
};
const words = (key: string, count?: number) =>
  key === 'months' ? `${count} Monate` : (german[key] ?? null);

const purchase = (changes: Partial<Purchase>): Purchase => ({
  productNameKey: 'tokens',
  productName: 'Token pack',
  productType: 'TokensDepositOffer',
  productAmount: 100,
  amount: 9.99,
  currency: 'EUR',
  ...changes,
});

it.each<[string, Partial<Purchase>, string]>([
  ['a token deposit', {}, '100 Token'],
  ['a deposit of no name of its own', { productNameKey: 'big_pack' }, '100 Token pack'],
  [
    'a subscription',
    { productType: 'SubscriptionPlan', productNameKey: 'month', productName: 'One month' },
    'One month Abo',
  ],
  [
    'a subscription whose months are counted in the reader’s language',
    {
      productType: 'SubscriptionPlan',
      productNameKey: 'months',
      productName: '3 months',
      productAmount: 3,
    },
    '3 Monate Abo',
  ],
  [
    'a fan club',
    { productType: 'FanClub', productNameKey: 'fanclub_to', productName: 'Luna' },
    '9.99 Euro für Fanclub von',
  ],
  [
    'a product whose name is always told in the reader’s language',
    { productType: 'Post', productNameKey: 'exclusive_content_to', productName: 'A post' },
    '9.99 Euro für exclusive_content_to',
  ],
  ['a currency without words', { productType: 'Post', currency: 'USD' }, '9.99 USD für Token'],
])('writes %s', (_, changes, text) => {
  expect(purchaseTexts([purchase(changes)], words)).toEqual([text]);
});

it('leaves out purchases without a key', () => {
  const named = purchase({});
  expect(purchaseTexts([purchase({ productNameKey: null }), named], words)).toEqual(['100 Token']);
});
