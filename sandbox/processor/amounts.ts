import type { SandboxMoney } from './rows';

/** Formats an amount for people, e.g. 19.99 USD. */
export function readableAmount(amount: SandboxMoney): string {
  return `${decimalAmount(amount)} ${amount.currency}`;
}

/** Formats an amount in units of the currency, all of which have two decimals here, e.g. 19.99. */
export function decimalAmount({ minor }: SandboxMoney): string {
  const sign = minor < 0 ? '-' : '';
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
