import { fromDecimal, type Money } from '../shared/money';
import type { DurationType } from './schema';

/** Clubs are priced in it. */
export const clubCurrency = 'USD';

export const clubMoney = (minor: number): Money => ({ minor, currency: clubCurrency });

/** Returns a price of a club as money, of dollars as forms and calls give them. */
export const clubPrice = (dollars: number): Money => fromDecimal(dollars, clubCurrency);

/** What a price was before its discount, to the cent: round(price / (1 − discount / 100)). */
export function priceBefore(price: number, discountPercent: number): number {
  return Math.round(price / (1 - discountPercent / 100));
}

/** A plan's duration as it is told: years are kept in months. */
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
