import * as z from 'zod';
import { formatMoney } from '~/domain/shared/money';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate, type Frame } from './template';
import { momentText } from './time-text';

export const dueShape = {
  /** The name of the club's character. */
  name: z.string(),
  price: z.object({ minor: z.number().int().positive(), currency: z.string() }).nullable(),
  tokens: z.number().int().positive().nullable(),
  timeZone: z.string().optional(),
};

type Due = z.infer<z.ZodObject<typeof dueShape>>;

/** Returns the amount due in words: money, or tokens if there is no price. */
export function sumOf({ price, tokens }: Due, { locale }: Frame): string {
  if (price) return formatMoney(price, locale);
  const shown = new Intl.NumberFormat(locale).format(tokens ?? 0);
  return mailWords('club-due', locale, { shown }).tokens;
}

/**
 * Mail to members of a club some days before the next payment: the date, the amount, and a link to leave.
 */
export const clubRenewal = defineTemplate({
  data: z.object({ ...dueShape, renewsAt: z.iso.datetime() }),
  write(due, frame) {
    const { productName, publicUrl, locale } = frame;
    const moment = momentText(locale, new Date(due.renewsAt), due.timeZone);
    const values = { productName, moment, name: due.name, sum: sumOf(due, frame) };
    const say = mailWords('club-renewal', locale, values);
    return composeMessage(frame, say, [
      text(say.what),
      text(say.leave),
      action(say.open, new URL('/settings/memberships', publicUrl)),
    ]);
  },
});
