import * as z from 'zod';
import { wordsSchema } from '../../shared/words/words-schema';

/** Matches Latin and Cyrillic letters, as on cards, and signs within names. */
const nameLetters = /^[\p{Script=Latin}\p{Script=Cyrillic}' -]+$/u;
const longest = 50;

/** Normalises a name: no dots, single spaces, a capital for each word. */
const tidyHolder = (typed: string): string =>
  typed
    .replaceAll('.', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(
      /(^|[ -])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );

/** The name on a card: exactly two words of letters. */
export const holderSchema = wordsSchema({ missing: 'name on card is required' })
  .transform(tidyHolder)
  .pipe(
    z
      .string()
      .min(1, 'name on card is required')
      .max(longest, 'please enter valid')
      .regex(nameLetters, 'please enter valid')
      .refine((name) => name.split(' ').length === 2, 'please enter valid'),
  );

/** The mail address for receipts, by the pattern of the API contract. */
export const cardEmailSchema = z
  .string({ error: 'email is required' })
  .trim()
  .min(1, 'email is required')
  .max(254, 'invalid email address')
  .regex(/^[\w.%+-]+@[A-Za-z\d.-]+\.[A-Za-z]{2,}$/, 'invalid email address');

/** The address of a card holder; all fields are required where an address is required. */
export const cardAddressSchema = z.object({
  country: z.string({ error: 'country is required' }).regex(/^[A-Z]{2}$/, 'country is required'),
  zipCode: z
    .string({ error: 'zip code is required' })
    .trim()
    .min(1, 'zip code is required')
    .max(20),
  line1: wordsSchema({ missing: 'address is required' }).min(1, 'address is required').max(200),
});
