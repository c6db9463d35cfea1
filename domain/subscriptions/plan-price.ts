import type { Money } from '../shared/money';
import type { Period } from '../shared/time/periods';

/** What a plan costs: a month at the full price, and all of the first period. */
export interface PlanPrice {
  durationMonths: number;
  monthly: Money;
  payment: Money;
}

/** What a special offer's first period is, and costs. */
export interface OfferTerm {
  unitType: 'day' | 'month';
  unitAmount: number;
  payment: Money;
}

const times = ({ minor, currency }: Money, count: number): Money => ({
  minor: minor * count,
  currency,
});

/** What all months of a plan cost at the full price: each renewal, the struck price, the list price. */
export const fullPrice = ({ monthly, durationMonths }: PlanPrice): Money =>
  times(monthly, durationMonths);

/** What a month of the first period comes to, to the nearest minor unit. */
export const finalMonthlyPrice = ({ payment, durationMonths }: PlanPrice): Money => ({
  minor: Math.round(payment.minor / durationMonths),
  currency: payment.currency,
});

/** By how many whole per cent a payment is below a price; never less than 0. */
export function discountPercent(price: Money, payment: Money): number {
  return Math.max(0, Math.round((1 - payment.minor / price.minor) * 100));
}

/** By how many per cent a special offer is below what its first period would cost: a month's price for a month. */
export function offerDiscountPercent({ monthly }: PlanPrice, offer: OfferTerm): number {
  if (offer.unitType === 'day') return 0;
  return discountPercent(times(monthly, offer.unitAmount), offer.payment);
}

/** How long an offer's first period is, as it is told: up to four days in hours. */
export function offerDuration({ unitType, unitAmount }: Omit<OfferTerm, 'payment'>): {
  amount: number;
  unit: 'hour' | 'day' | 'month';
} {
  if (unitType === 'month') return { amount: unitAmount, unit: 'month' };
  if (unitAmount <= 4) return { amount: 24 * unitAmount, unit: 'hour' };
  return { amount: unitAmount, unit: 'day' };
}

/** The same as calendar time. */
export const periodOfOffer = ({ unitType, unitAmount }: Omit<OfferTerm, 'payment'>): Period => ({
  unit: unitType,
  count: unitAmount,
});

/** What names an offer in addresses and calls: `{unit_amount}_{UNIT_TYPE}`. */
export const offerKeyOf = ({ unitType, unitAmount }: Omit<OfferTerm, 'payment'>): string =>
  `${unitAmount}_${unitType.toUpperCase()}`;

/** What a key of an offer says, in whatever case; null for anything else. */
export function readOfferKey(key: string): Omit<OfferTerm, 'payment'> | null {
  const [, amount, unit] = /^(\d{1,3})_(day|month)$/i.exec(key) ?? [];
  if (amount === undefined || unit === undefined || Number(amount) === 0) return null;
  return { unitAmount: Number(amount), unitType: unit.toLowerCase() === 'day' ? 'day' : 'month' };
}
