import * as z from 'zod';
import type { Money } from '~/domain/shared/money';
import { readDecimal } from '../decimal-amount';

/** Names and schemas of BTCPay Server's Greenfield API, as far as they are used. */
const name = z.string().min(1).max(200);
const unixTime = z.number().transform((seconds) => new Date(seconds * 1000));

function readAmount(
  { amount, currency }: { amount: string; currency: string },
  problem: z.RefinementCtx,
): Money {
  const read = readDecimal(amount, currency);
  if (!read) problem.addIssue({ code: 'custom', message: 'is no amount' });
  return read ?? { minor: 0, currency };
}

export const invoiceSchema = z
  .object({
    id: name,
    amount: z.string(),
    currency: z.string().regex(/^[A-Z]{3}$/),
    status: z.enum(['New', 'Processing', 'Settled', 'Expired', 'Invalid']),
    additionalStatus: z.string(),
    createdTime: unixTime,
    expirationTime: unixTime,
    checkoutLink: z.url(),
    metadata: z.object({ orderId: z.string() }),
  })
  .transform(({ amount, currency, ...invoice }, problem) => ({
    ...invoice,
    amount: readAmount({ amount, currency }, problem),
  }));
export type GreenfieldInvoice = z.output<typeof invoiceSchema>;

const decimal = z.string().regex(/^\d{1,15}(?:\.\d{1,20})?$/);

export const methodsSchema = z.array(
  z.object({
    rate: decimal,
    paymentMethodPaid: decimal,
    payments: z.array(z.object({ receivedDate: unixTime })),
  }),
);
export type GreenfieldMethods = z.output<typeof methodsSchema>;

export const pullPaymentSchema = z
  .object({
    id: name,
    name: z.string(),
    description: z.string().nullish(),
    amount: z.string(),
    currency: z.string().regex(/^[A-Z]{3}$/),
    archived: z.boolean().default(false),
    viewLink: z.url(),
  })
  .transform(({ amount, currency, ...pull }, problem) => ({
    ...pull,
    amount: readAmount({ amount, currency }, problem),
  }));
export type PullPayment = z.output<typeof pullPaymentSchema>;

export const payoutsSchema = z.array(
  z.object({
    id: name,
    pullPaymentId: name.nullish(),
    date: unixTime,
    state: z.string(),
  }),
);

/** Returns the received amount in the invoice's currency: coins at their rate, truncated to minor units. */
export function receivedOf(methods: GreenfieldMethods, currency: string): Money {
  const digits = 20;
  const scaled = (text: string): bigint => {
    const [whole = '0', part = ''] = text.split('.');
    return BigInt(whole + part.padEnd(digits, '0'));
  };
  const sum = methods.reduce(
    (total, { rate, paymentMethodPaid }) => total + scaled(rate) * scaled(paymentMethodPaid),
    0n,
  );
  const text = sum.toString().padStart(2 * digits + 1, '0');
  const whole = text.slice(0, -2 * digits);
  const part = text.slice(-2 * digits).slice(0, digits);
  return readDecimal(`${whole}.${part}`, currency) ?? { minor: 0, currency };
}
