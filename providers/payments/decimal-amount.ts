import type { Money } from '~/domain/shared/money';

/** Decimal digits by currency; two by default. */
const digitsOf: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, KWD: 3, BHD: 3 };

/** Returns an amount in units of the currency, as payment providers write it, e.g. 19.99. */
export function toDecimal({ minor, currency }: Money): string {
  const digits = digitsOf[currency] ?? 2;
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * Parses an amount in units of a currency; null if it is invalid. Excess decimals, as crypto providers
 * write them, are truncated, so that the result never exceeds the written amount.
 */
export function readDecimal(text: string, currency: string): Money | null {
  const [, sign, whole, part = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,20}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const digits = digitsOf[currency] ?? 2;
  const minor = Number(whole + part.slice(0, digits).padEnd(digits, '0'));
  return { minor: sign === '-' && minor > 0 ? -minor : minor, currency };
}
