import { fromDecimal, type Money } from '../shared/money';
import type { DurationType } from './schema';

/** The currency of all club prices. */
export const clubCurrency = 'USD';

export const clubMoney = (minor: number): Money => ({ minor, currency: clubCurrency });

/** Converts dollars, as in forms and calls, to a club price. */
export const clubPrice = (dollars: number): Money => fromDecimal(dollars, clubCurrency);

/** Returns a price before its discount, to the cent: round(price / (1 − discount / 100)). */
export function priceBefore(price: number, discountPercent: number): number {
  return Math.round(price / (1 - discountPercent / 100));
}

/** Returns a plan's duration for display. Years are stored as months. */
export function shownDuration({
  duration,
  durationType,
}: {
  duration: number;
  durationType: DurationType;
}): { count: number; unit: 'week' | 'month' | 'year' } {
  if (durationType === 'Weeks') return { count: duration, unit: 'week' };
  if (durationType === 'Months') return { count: duration, unit: 'month' };
  return { count: duration / 12, unit: 'year' };
}
