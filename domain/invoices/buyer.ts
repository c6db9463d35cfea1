import * as z from 'zod';
import { placeOf, type Seal } from '../shared/sealing/seal';
import { wordsSchema } from '../shared/words/words-schema';

const line = (missing: string) => wordsSchema({ missing }).regex(/\S/, missing);

/**
 * The form of the VAT numbers of the European Union, Northern Ireland, the United Kingdom, Switzerland and
 * Norway: a country and 2 to 13 letters and digits, at least one of them a digit. Not looked up anywhere.
 */
const taxId = /^(?=.*\d)[A-Z]{2,3}[A-Z0-9]{2,13}$/;

/** The buyer of an invoice, as typed. */
export const buyerSchema = z.object({
  name: line('name is required').max(120),
  street: line('street is required').max(200),
  postalCode: line('postal code is required').max(20),
  city: line('city is required').max(100),
  country: z.string('country is required').regex(/^[A-Z]{2}$/, 'country is required'),
  taxId: z
    .string()
    .default('')
    .overwrite((typed) => typed.toUpperCase().replaceAll(/[\s.-]/g, ''))
    .refine((typed) => typed === '' || taxId.test(typed), 'please enter a valid VAT number'),
});
export type Buyer = z.output<typeof buyerSchema>;

const placeOfBuyer = (id: string) => placeOf('invoices', 'sealed_buyer', id);

export const sealBuyer = (seal: Seal, id: string, buyer: Buyer): string =>
  seal.seal(JSON.stringify(buyer), placeOfBuyer(id));

export const openBuyer = (seal: Seal, id: string, sealed: string): Buyer =>
  buyerSchema.parse(JSON.parse(seal.open(sealed, placeOfBuyer(id))));
