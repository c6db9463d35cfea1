import * as z from 'zod';
import { payoutKinds } from '~/domain/payouts/schema';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

const changes = ['added', 'edited', 'removed', 'pending', 'approved', 'rejected'] as const;

/** Mail to people who are paid: their payout method has changed, perhaps by another person. */
export const payoutMethodChanged = defineTemplate({
  data: z.object({
    change: z.enum(changes),
    kind: z.enum(payoutKinds),
    endsWith: z.string(),
    reason: z.string().nullable(),
  }),
  write({ change, endsWith, reason }, frame) {
    const { productName, publicUrl, locale } = frame;
    const why = reason ?? '';
    const say = mailWords('payout-method-changed', locale, { productName, endsWith, why });
    const isDecided = change === 'approved' || change === 'rejected';
    return composeMessage(frame, say, [
      text(say[change]),
      ...(change === 'rejected' && reason !== null ? [text(say.because)] : []),
      ...(isDecided ? [] : [text(say.notYou)]),
      action(say.open, new URL('/verified-model/payouts', publicUrl)),
    ]);
  },
});
