/** An amount of money: integer minor units of an ISO 4217 currency. */
export interface Money {
  minor: number;
  currency: string;
}

/** What a number of tokens is worth at the value of one token. */
export function worthOfTokens(tokens: number, value: Money): Money {
  return { minor: tokens * value.minor, currency: value.currency };
}

/** Shows an amount the way the locale writes it. */
export function formatMoney(money: Money, locale: string): string {
  const format = moneyFormat(locale, money.currency);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(money.minor / 10 ** digits);
}

type MoneyPart = { kind: 'sign' | 'whole' | 'fraction'; text: string };

/** The same in parts, in the locale's order: the sign of the currency, the whole and the rest. */
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

/** To make one takes a hundred times what it does to use it, and of locales and currencies there are few. */
const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const currencyDisplay = 'narrowSymbol';
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
  formats.set(key, format);
  return format;
}

/** An amount as answers of the contract say it: 19.99. */
export function toDecimal({ minor, currency }: Money): number {
  const digits = moneyFormat('en', currency).resolvedOptions().maximumFractionDigits ?? 2;
  return minor / 10 ** digits;
}

/** Returns an amount of a currency as minor units: the reverse of `toDecimal`, to the nearest unit. */
export function fromDecimal(amount: number, currency: string): Money {
  const digits = moneyFormat('en', currency).resolvedOptions().maximumFractionDigits ?? 2;
  return { minor: Math.round(amount * 10 ** digits), currency };
}

/** The sign a currency is written with, whoever reads it: $ for USD, € for EUR. */
export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
