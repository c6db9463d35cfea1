import type { Money } from '../shared/money';
import type { Period } from '../shared/time/periods';

/** The price of a plan: the full price per month, and the payment for the first period. */
export interface PlanPrice {
  durationMonths: number;
  monthly: Money;
  payment: Money;
}

/** The length and price of a special offer's first period. */
export interface OfferTerm {
  unitType: 'day' | 'month';
  unitAmount: number;
  payment: Money;
}

const times = ({ minor, currency }: Money, count: number): Money => ({
  minor: minor * count,
  currency,
});

/** Returns the full price of all months of a plan: the price of each renewal and the list price. */
export const fullPrice = ({ monthly, durationMonths }: PlanPrice): Money =>
  times(monthly, durationMonths);

/** Returns the price per month of the first period, rounded to the minor unit. */
export const finalMonthlyPrice = ({ payment, durationMonths }: PlanPrice): Money => ({
  minor: Math.round(payment.minor / durationMonths),
  currency: payment.currency,
});

/** Returns the whole percentage by which a payment is below a price; never less than 0. */
export function discountPercent(price: Money, payment: Money): number {
  return Math.max(0, Math.round((1 - payment.minor / price.minor) * 100));
}

/**
 * Returns the discount of a special offer in per cent, compared with the monthly price for the same months;
 * 0 for an offer of days.
 */
export function offerDiscountPercent({ monthly }: PlanPrice, offer: OfferTerm): number {
  if (offer.unitType === 'day') return 0;
  return discountPercent(times(monthly, offer.unitAmount), offer.payment);
}

/** Returns the length of an offer's first period for display: up to four days in hours. */
export function offerDuration({ unitType, unitAmount }: Omit<OfferTerm, 'payment'>): {
  amount: number;
  unit: 'hour' | 'day' | 'month';
} {
  if (unitType === 'month') return { amount: unitAmount, unit: 'month' };
  if (unitAmount <= 4) return { amount: 24 * unitAmount, unit: 'hour' };
  return { amount: unitAmount, unit: 'day' };
}

/** Returns the same as a calendar period. */
export const periodOfOffer = ({ unitType, unitAmount }: Omit<OfferTerm, 'payment'>): Period => ({
  unit: unitType,
  count: unitAmount,
});

/** Returns the key of an offer in addresses and calls: `{unit_amount}_{UNIT_TYPE}`. */
export const offerKeyOf = ({ unitType, unitAmount }: Omit<OfferTerm, 'payment'>): string =>
  `${unitAmount}_${unitType.toUpperCase()}`;

/** Parses an offer key, ignoring case; null for anything else. */
export function readOfferKey(key: string): Omit<OfferTerm, 'payment'> | null {
  const [, amount, unit] = /^(\d{1,3})_(day|month)$/i.exec(key) ?? [];
  if (amount === undefined || unit === undefined || Number(amount) === 0) return null;
  return { unitAmount: Number(amount), unitType: unit.toLowerCase() === 'day' ? 'day' : 'month' };
}
