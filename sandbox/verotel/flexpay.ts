import { createHash } from 'node:crypto';
import * as z from 'zod';

export type FlexPayParameters = Readonly<Record<string, string>>;

/** A website at Verotel, and the key that signs its requests and postbacks. */
export interface FlexPayShop {
  shop: string;
  signatureKey: string;
}

/** Parameters that a signature does not cover. */
const unsigned = ['email', 'signature'];

/** Returns the SHA-256 over the key and all parameters in order, separated by colons. */
export function flexPaySignature(parameters: FlexPayParameters, signatureKey: string): string {
  const signed = Object.keys(parameters)
    .filter((name) => !unsigned.includes(name))
    .toSorted()
    .map((name) => `${name}=${parameters[name] ?? ''}`);
  return createHash('sha256')
    .update([signatureKey, ...signed].join(':'))
    .digest('hex');
}

/** Returns the parameters of a request that its website signed; null if it did not. */
export function readSigned(
  address: string,
  { shop, signatureKey }: FlexPayShop,
): FlexPayParameters | null {
  const parameters = Object.fromEntries(new URL(address, 'http://verotel.test').searchParams);
  const isSigned =
    parameters.signature === flexPaySignature(parameters, signatureKey) &&
    parameters.shopID === shop &&
    parameters.version === '4';
  return isSigned ? parameters : null;
}

const url = z.url({ protocol: /^https?$/ });

/** The parameters of an order page. */
export const orderSchema = z.object({
  type: z.literal('purchase'),
  referenceID: z.string().min(1).max(255),
  priceAmount: z
    .string()
    .regex(/^\d{1,8}\.\d\d$/)
    .transform((text) => Number(text.replace('.', ''))),
  priceCurrency: z.enum(['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'CHF', 'DKK', 'NOK', 'SEK']),
  description: z.string().min(1).max(100),
  successURL: url,
  declineURL: url,
});
export type FlexPayOrder = z.infer<typeof orderSchema>;
