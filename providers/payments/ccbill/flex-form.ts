import { createHash } from 'node:crypto';

interface FlexFormOptions {
  /** https://api.ccbill.com. */
  url: string;
  flexForm: string;
  salt: string;
  subaccount: string;
}

interface FormAsked {
  paymentId: string;
  /** In units of the currency: 19.99. */
  price: string;
  currencyCode: number;
  email: string;
  returnUrl: string;
}

/** Days; the form wants a time of what is bought, though nothing is rebilled. */
const period = '30';

/**
 * The address of a FlexForm with a price of our own (ccbill.com/doc/dynamic-pricing-user-guide), which
 * nobody can change: its digest is made with the salt. What else it carries comes back with webhooks.
 */
export function flexFormAddress(
  { url, flexForm, salt, subaccount }: FlexFormOptions,
  { paymentId, price, currencyCode, email, returnUrl }: FormAsked,
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

/** What a webhook of a sale by such a form carries, so that it is known to come of it. */
export const saleDigest = (subscriptionId: string, salt: string): string =>
  md5(`${subscriptionId}1${salt}`);

const writeCode = (code: number) => String(code).padStart(3, '0');
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
