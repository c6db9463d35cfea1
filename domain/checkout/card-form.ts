import * as z from 'zod';
import { isPersonName } from '../profile/person-name';
import { emailSchema } from '../shared/words/email';
import { wordsSchema } from '../shared/words/words-schema';

/** Returns the status of a card by its month, YYYY-MM. A card ends with that month. */
export function cardStatus(expiresOn: string, now: Date): 'good' | 'ends-this-month' | 'over' {
  const month = now.toISOString().slice(0, 7);
  if (expiresOn < month) return 'over';
  return expiresOn === month ? 'ends-this-month' : 'good';
}

const required = (message: string, max: number) =>
  wordsSchema({ missing: message }).min(1, message).max(max, 'please enter valid');

const holder = required('name on card is required', 50).refine(
  (name) => isPersonName(name, 'two'),
  'please enter valid',
);
const country = z
  .string({ error: 'country is required' })
  .trim()
  .min(1, 'country is required')
  .regex(/^[A-Z]{2}$/, 'please enter valid');

/** The card details that reach this server. The number, expiry and code stay in the processor's frame. */
export const cardFormSchema = z.object({
  token: required('card number is required', 500),
  holder,
  email: emailSchema,
  save: z.preprocess((value) => value === 'on' || value === true, z.boolean()),
});

/** The form with an address, if one is required. */
export const cardFormWithAddressSchema = cardFormSchema.extend({
  line1: required('address is required', 200),
  country,
  zipCode: required('zip code is required', 20),
});
