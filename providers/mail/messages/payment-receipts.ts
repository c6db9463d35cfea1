import * as z from 'zod';
import { formatMoney } from '~/domain/shared/money';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';
import { momentText } from './time-text';

const receipt = z.object({
  orderNumber: z.string(),
  productName: z.string(),
  money: z.object({ minor: z.number().int(), currency: z.string() }),
  taxMinor: z.number().int(),
  /** A card brand and four digits, a wallet, or crypto. */
  method: z.string(),
  at: z.iso.datetime(),
  sealedClaimUrl: z.string().nullable(),
});

const kinds = ['payment-paid', 'payment-refunded', 'payment-disputed'] as const;

/** Defines the mail after a payment, a refund or a chargeback: the product, the amount and the method. */
function receiptOf(name: (typeof kinds)[number]) {
  return defineTemplate({
    data: receipt,
    write(data, frame) {
      const { locale, productName, publicUrl } = frame;
      const { currency } = data.money;
      const say = mailWords(name, locale, {
        productName,
        number: data.orderNumber,
        bought: data.productName,
        total: formatMoney(data.money, locale),
        tax: formatMoney({ minor: data.taxMinor, currency }, locale),
        method: data.method,
        moment: momentText(locale, new Date(data.at), undefined),
      });
      return composeMessage(frame, say, [
        text(say.what),
        text(say.how),
        ...(data.taxMinor > 0 ? [text(say.ofWhichTax)] : []),
        text(say.next),
        ...(data.sealedClaimUrl
          ? [action(say.claim, new URL(frame.open(data.sealedClaimUrl), publicUrl))]
          : []),
        action(say.write, new URL('/contact', publicUrl)),
      ]);
    },
  });
}

export const paymentPaid = receiptOf('payment-paid');
export const paymentRefunded = receiptOf('payment-refunded');
export const paymentDisputed = receiptOf('payment-disputed');
