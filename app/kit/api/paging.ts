import * as z from 'zod';
import { wordsSchema } from '~/domain/shared/words/words-schema';

/** The last page by number. Deeper pages need a cursor, because an offset costs as much as it skips. */
const deepestPage = 100;

export const limitSchema = z.coerce.number().int().min(1).max(100);
export const pageSchema = z.coerce.number().int().min(1).max(deepestPage);
export const cursorSchema = z.string().max(1000);
export const searchSchema = wordsSchema().max(100);
/** The number of rows to skip without a cursor. */
export const offsetSchema = z.coerce.number().int().min(0).max(1000);
/** The position in a shuffled order at which a visit starts. */
export const seedSchema = z.coerce.number().min(0).max(1);
/** The strings `true` or `false` from an address. */
export const flagSchema = z.enum(['true', 'false']).transform((flag) => flag === 'true');
/** The maximum length of a list in an address. */
const mostListed = 50;
/** Parses several values of one parameter, separated by commas. */
export const listOf = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .max(4000)
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(item).min(1).max(mostListed));
