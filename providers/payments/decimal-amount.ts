import type { Money } from '~/domain/shared/money';

/** Digits after the point, by currency; two unless named. */
const digitsOf: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, KWD: 3, BHD: 3 };

/** In units of the currency, as processors write it: 19.99. */
export function toDecimal({ minor, currency }: Money): string {
  const digits = digitsOf[currency] ?? 2;
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * An amount written in units of a currency, or null for what is none. More decimals than the currency
 * has, as crypto processors write, are cut off: never more is believed than was said.
 */
export function readDecimal(text: string, currency: string): Money | null {
  const [, sign, whole, part = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,20}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const digits = digitsOf[currency] ?? 2;
  const minor = Number(whole + part.slice(0, digits).padEnd(digits, '0'));
  return { minor: sign === '-' && minor > 0 ? -minor : minor, currency };
}
