import * as z from 'zod';
import { formatMoney } from '~/domain/shared/money';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';
import { momentText } from './time-text';

/**
 * Mail to subscribers whose card expires before the next payment: the card, the date, the amount, and a
 * link to choose another.
 */
export const cardEnds = defineTemplate({
  data: z.object({
    renewsAt: z.iso.datetime(),
    price: z.object({ minor: z.number().int().positive(), currency: z.string() }),
    brand: z.enum(['visa', 'master']),
    last4: z.string().length(4),
    /** YYYY-MM. */
    expiresOn: z.string(),
    timeZone: z.string().optional(),
  }),
  write({ renewsAt, price, brand, last4, expiresOn, timeZone }, frame) {
    const { productName, publicUrl, locale } = frame;
    const [year = '', month = ''] = expiresOn.split('-');
    const say = mailWords('card-ends', locale, {
      productName,
      card: `${brand === 'visa' ? 'Visa' : 'Mastercard'} •••• ${last4}`,
      end: `${month}/${year}`,
      moment: momentText(locale, new Date(renewsAt), timeZone),
      sum: formatMoney(price, locale),
    });
    return composeMessage(frame, say, [
      text(say.what),
      text(say.due),
      action(say.open, new URL('/settings/subscription#card', publicUrl)),
    ]);
  },
});
