import * as z from 'zod';
import { wordsSchema } from '~/domain/shared/words/words-schema';

/** Deeper pages are reached by a cursor: an offset costs what it skips. */
const deepestPage = 100;

export const limitSchema = z.coerce.number().int().min(1).max(100);
export const pageSchema = z.coerce.number().int().min(1).max(deepestPage);
export const cursorSchema = z.string().max(1000);
export const searchSchema = wordsSchema().max(100);
/** Rows that may be skipped without a cursor. */
export const offsetSchema = z.coerce.number().int().min(0).max(1000);
/** Where in a shuffled order a visit begins. */
export const seedSchema = z.coerce.number().min(0).max(1);
/** `true` or `false`, as an address writes it. */
export const flagSchema = z.enum(['true', 'false']).transform((flag) => flag === 'true');
/** A list may be as long in an address as this. */
const mostListed = 50;
/** Several values of one parameter, with commas between them. */
export const listOf = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .max(4000)
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(item).min(1).max(mostListed));
