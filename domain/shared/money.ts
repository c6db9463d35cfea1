/** An amount of money in integer minor units of an ISO 4217 currency. */
export interface Money {
  minor: number;
  currency: string;
}

/** Returns the value of a number of tokens by the value of one token. */
export function worthOfTokens(tokens: number, value: Money): Money {
  return { minor: tokens * value.minor, currency: value.currency };
}

/** Formats an amount for a locale. */
export function formatMoney(money: Money, locale: string): string {
  const format = moneyFormat(locale, money.currency);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(money.minor / 10 ** digits);
}

type MoneyPart = { kind: 'sign' | 'whole' | 'fraction'; text: string };

/** Formats an amount in parts, in the locale's order: the currency sign, the whole and the fraction. */
export function moneyParts(money: Money, locale: string): MoneyPart[] {
  const format = moneyFormat(locale, money.currency);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const merged: MoneyPart[] = [];
  for (const { type, value } of format.formatToParts(money.minor / 10 ** digits)) {
    const isFraction = type === 'decimal' || type === 'fraction';
    const kind = type === 'currency' ? 'sign' : isFraction ? 'fraction' : 'whole';
    const last = merged.at(-1);
    if (last?.kind === kind) last.text += value;
    else merged.push({ kind, text: value });
  }
  return merged;
}

/**
 * Cached, since creating a format takes a hundred times as long as using it, and there are few locales and
 * currencies.
 */
const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const currencyDisplay = 'narrowSymbol';
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
  formats.set(key, format);
  return format;
}

/** Returns an amount as a decimal number, as in the API: 19.99. */
export function toDecimal({ minor, currency }: Money): number {
  const digits = moneyFormat('en', currency).resolvedOptions().maximumFractionDigits ?? 2;
  return minor / 10 ** digits;
}

/** Converts a decimal amount to minor units, rounded to the nearest unit; the reverse of `toDecimal`. */
export function fromDecimal(amount: number, currency: string): Money {
  const digits = moneyFormat('en', currency).resolvedOptions().maximumFractionDigits ?? 2;
  return { minor: Math.round(amount * 10 ** digits), currency };
}

/** Returns the sign of a currency, independent of the locale: $ for USD, € for EUR. */
export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
