import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDecimal, type Money } from '../shared/money';
import {
  discountPercent,
  finalMonthlyPrice,
  fullPrice,
  offerDiscountPercent,
  offerDuration,
  offerKeyOf,
  readOfferKey,
  type PlanPrice,
} from './plan-price';

const usd = (minor: number): Money => ({ minor, currency: 'USD' });
const plan = (durationMonths: number, payment: number, monthly = 1999): PlanPrice => ({
  durationMonths,
  monthly: usd(monthly),
  payment: usd(payment),
});

describe('the price of a plan', () => {
  it.each<[PlanPrice, full: number, month: number, percent: number]>([
    [plan(1, 1999), 19.99, 19.99, 0],
    [plan(3, 3897), 59.97, 12.99, 35],
    [plan(12, 9588), 239.88, 7.99, 60],
    [plan(12, 30000), 239.88, 25, 0],
  ])('%j', (price, full, month, percent) => {
    expect(toDecimal(fullPrice(price))).toBe(full);
    expect(toDecimal(finalMonthlyPrice(price))).toBe(month);
    expect(discountPercent(fullPrice(price), price.payment)).toBe(percent);
  });

  const prices = fc.record({
    durationMonths: fc.integer({ min: 1, max: 120 }),
    monthly: fc.integer({ min: 1, max: 1_000_000 }).map(usd),
    payment: fc.integer({ min: 1, max: 100_000_000 }).map(usd),
  });

  it('is paid to the cent, and never discounted below nothing', () => {
    fc.assert(
      fc.property(prices, (price) => {
        const full = fullPrice(price);
        expect(Number.isSafeInteger(full.minor)).toBe(true);
        const percent = discountPercent(full, price.payment);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        const monthly = finalMonthlyPrice(price).minor * price.durationMonths;
        expect(Math.abs(monthly - price.payment.minor)).toBeLessThanOrEqual(
          price.durationMonths / 2,
        );
      }),
    );
  });
});

describe('a special offer', () => {
  const one = plan(1, 1999);

  it('is shown as a discount on the monthly price if its unit is months', () => {
    const offer = { unitType: 'month', unitAmount: 1, payment: usd(999) } as const;
    expect(offerDiscountPercent(one, offer)).toBe(50);
    expect(offerDiscountPercent(one, { ...offer, unitAmount: 2 })).toBe(75);
    expect(offerDiscountPercent(one, { ...offer, unitType: 'day' })).toBe(0);
  });

  it.each([
    ['day', 1, 24, 'hour'],
    ['day', 4, 96, 'hour'],
    ['day', 5, 5, 'day'],
    ['day', 30, 30, 'day'],
    ['month', 1, 1, 'month'],
    ['month', 3, 3, 'month'],
  ] as const)(
    'of unit %s, %i of them, is shown as %i of unit %s',
    (unitType, unitAmount, amount, unit) => {
      expect(offerDuration({ unitType, unitAmount })).toEqual({ amount, unit });
    },
  );

  it('is identified by a key for its first period, and by nothing else', () => {
    const terms = fc.record({
      unitType: fc.constantFrom('day' as const, 'month' as const),
      unitAmount: fc.integer({ min: 1, max: 365 }),
    });
    fc.assert(
      fc.property(terms, (term) => {
        expect(readOfferKey(offerKeyOf(term))).toEqual(term);
        expect(readOfferKey(offerKeyOf(term).toLowerCase())).toEqual(term);
      }),
    );
    for (const key of ['', '0_DAY', '3_WEEK', '3', 'DAY', '-3_DAY', '3_DAY ', '9999_DAY']) {
      expect(readOfferKey(key)).toBeNull();
    }
  });
});
