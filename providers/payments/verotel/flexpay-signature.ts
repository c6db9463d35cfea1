import { createHash, timingSafeEqual } from 'node:crypto';

export type FlexPayParameters = Readonly<Record<string, string>>;

/** Parameters that the signature of a FlexPay request does not cover. */
const unsigned = new Set(['email', 'oneClickToken', 'signature']);

/**
 * Returns a FlexPay 4 signature: the SHA-256 over the key and all parameters in order, separated by colons.
 */
export function flexPaySignature(parameters: FlexPayParameters, key: string): string {
  const signed = Object.keys(parameters)
    .filter((name) => !unsigned.has(name))
    .toSorted()
    .map((name) => `${name}=${parameters[name] ?? ''}`);
  return createHash('sha256')
    .update([key, ...signed].join(':'))
    .digest('hex');
}

/** Checks whether a postback is signed with the key. */
export function isSigned(parameters: FlexPayParameters, key: string): boolean {
  const given = Buffer.from((parameters.signature ?? '').toLowerCase());
  const expected = Buffer.from(flexPaySignature(parameters, key));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
