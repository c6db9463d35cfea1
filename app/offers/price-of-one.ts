import type { Money } from '~/domain/shared/money';

/** Returns the price of one token of a pack, to a tenth of a cent if the currency has a sign for cents. */
export function priceOfOne({ minor, currency }: Money, tokens: number, locale: string): string {
  const each = minor / Math.max(1, tokens);
  if (currency === 'USD') {
    const cents = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(each);
    return `${cents}¢`;
  }
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
  }).format(each / 100);
}
