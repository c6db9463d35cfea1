import * as z from 'zod';
import { formatMoney } from '~/domain/shared/money';
import { payoutKinds, payoutStates } from '~/domain/payouts/schema';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** Mail to people who are paid: what has become of a payout, and why it did not arrive. */
export const payoutChanged = defineTemplate({
  data: z.object({
    number: z.string(),
    state: z.enum(payoutStates),
    /** The sum that arrives, without the fee. */
    money: z.object({ minor: z.number().int(), currency: z.string() }),
    kind: z.enum(payoutKinds),
    endsWith: z.string(),
    reason: z.string().nullable(),
  }),
  write({ number, state, money, endsWith, reason }, frame) {
    const { productName, publicUrl, locale } = frame;
    const say = mailWords('payout-changed', locale, {
      productName,
      number,
      sum: formatMoney(money, locale),
      endsWith,
      why: reason ?? '',
    });
    return composeMessage(frame, say, [
      text(say[state]),
      ...(reason === null ? [] : [text(say.because)]),
      action(say.open, new URL('/verified-model/payouts', publicUrl)),
    ]);
  },
});
