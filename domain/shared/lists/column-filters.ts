import * as z from 'zod';
import { filterBy } from './define-list';

const amount = z.coerce.number().min(0).max(10_000_000);
const minorOf = (value: number) => Math.round(value * 100);

/** Returns a filter by the first day, in UTC, of a column. */
export const fromDay = (column: string) =>
  filterBy(z.iso.date(), (rows, day) => {
    void rows.whereRaw(`${column} >= ?::date`, [day]);
  });

/** Returns a filter by the last day, in UTC, of a column. */
export const toDay = (column: string) =>
  filterBy(z.iso.date(), (rows, day) => {
    void rows.whereRaw(`${column} < ?::date + 1`, [day]);
  });

/** Returns a filter by the lowest amount of a column of minor units. Two of its digits are decimals. */
export const fromAmount = (column: string) =>
  filterBy(amount, (rows, from) => {
    void rows.where(column, '>=', minorOf(from));
  });

/** Returns a filter by the highest amount of a column of minor units. Two of its digits are decimals. */
export const toAmount = (column: string) =>
  filterBy(amount, (rows, to) => {
    void rows.where(column, '<=', minorOf(to));
  });

/** Returns a filter by a currency (ISO 4217). */
export const ofCurrency = (column: string) =>
  filterBy(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{3}$/),
    (rows, currency) => {
      void rows.where(column, currency);
    },
  );

/** Returns a filter by one of the values of a column. */
export const isOneOf = <const Values extends readonly [string, ...string[]]>(
  column: string,
  values: Values,
) =>
  filterBy(z.enum(values), (rows, value) => {
    void rows.where(column, value);
  });

/** Returns a text for `like`, whose own signs match themselves. */
export const startOf = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
