import { createHash } from 'node:crypto';

interface FlexFormOptions {
  /** https://api.ccbill.com. */
  url: string;
  flexForm: string;
  salt: string;
  subaccount: string;
}

interface FormRequest {
  paymentId: string;
  /** In units of the currency, e.g. 19.99. */
  price: string;
  currencyCode: number;
  email: string;
  returnUrl: string;
}

/** Days; the form requires a period although nothing is rebilled. */
const period = '30';

/**
 * Returns the address of a FlexForm with our own price (ccbill.com/doc/dynamic-pricing-user-guide). The
 * price cannot be changed, because its digest includes the salt. The other parameters are returned in
 * webhooks.
 */
export function flexFormAddress(
  { url, flexForm, salt, subaccount }: FlexFormOptions,
  { paymentId, price, currencyCode, email, returnUrl }: FormRequest,
): string {
  const address = new URL(`/wap-frontflex/flexforms/${flexForm}`, url);
  const code = writeCode(currencyCode);
  const parameters = {
    clientSubacc: subaccount,
    initialPrice: price,
    initialPeriod: period,
    currencyCode: code,
    formDigest: md5(price + period + code + salt),
    email,
    paymentId,
    returnUrl,
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

/** Returns the digest in the webhook of a sale, which proves that the sale comes from such a form. */
export const saleDigest = (subscriptionId: string, salt: string): string =>
  md5(`${subscriptionId}1${salt}`);

const writeCode = (code: number) => String(code).padStart(3, '0');
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
