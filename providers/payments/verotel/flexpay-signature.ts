import { createHash, timingSafeEqual } from 'node:crypto';

export type FlexPayParameters = Readonly<Record<string, string>>;

/** What FlexPay leaves out of the signature of a request. */
const unsigned = new Set(['email', 'oneClickToken', 'signature']);

/** FlexPay 4: the SHA-256 over the key and all parameters in their order, colons between them. */
export function flexPaySignature(parameters: FlexPayParameters, key: string): string {
  const signed = Object.keys(parameters)
    .filter((name) => !unsigned.has(name))
    .toSorted()
    .map((name) => `${name}=${parameters[name] ?? ''}`);
  return createHash('sha256')
    .update([key, ...signed].join(':'))
    .digest('hex');
}

/** Whether a postback is signed with the key. */
export function isSigned(parameters: FlexPayParameters, key: string): boolean {
  const given = Buffer.from((parameters.signature ?? '').toLowerCase());
  const expected = Buffer.from(flexPaySignature(parameters, key));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
