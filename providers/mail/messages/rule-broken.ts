import * as z from 'zod';
import { refusedCategories } from '~/domain/moderation/verdict';
import { consequenceSchema } from '~/domain/strikes/schema';
import { ruleName } from '~/locales/rule-name';
import { mailWords } from './mail-words';
import { action, composeMessage, secondAction, text } from './message';
import { defineTemplate } from './template';
import { momentText } from './time-text';

const moment = z.iso.datetime();

/** Mail to a person who broke a rule: the rule, the consequences, and the way to appeal. */
export const ruleBroken = defineTemplate({
  data: z.object({
    rule: z.enum(refusedCategories),
    leadsTo: consequenceSchema,
    pausedUntil: moment.nullable(),
    expiresAt: moment,
    isByFilter: z.boolean(),
    appealUntil: moment,
    reference: z.string(),
    timeZone: z.string().optional(),
  }),
  write({ rule, leadsTo, pausedUntil, isByFilter, reference, timeZone, ...times }, frame) {
    const { productName, publicUrl, locale } = frame;
    const at = (time: string) => momentText(locale, new Date(time), timeZone);
    const say = mailWords('rule-broken', locale, {
      productName,
      reference,
      rule: ruleName(locale, rule),
      until: pausedUntil === null ? '' : at(pausedUntil),
      counts: at(times.expiresAt),
      appealUntil: at(times.appealUntil),
    });
    // A suspended person cannot sign in to see it.
    const see = new URL(
      leadsTo === 'suspension' ? '/report/appeal' : '/settings/standing',
      publicUrl,
    );
    if (leadsTo === 'suspension') see.searchParams.set('reference', reference);
    return composeMessage(frame, { ...say, heading: say.heading[leadsTo] }, [
      text(say.rule),
      text(say.follows[leadsTo]),
      text(say.by[isByFilter ? 'filter' : 'staff']),
      text(say.appeal),
      action(say.see, see),
      secondAction(say.rules, new URL('/terms-of-service#conduct', publicUrl)),
    ]);
  },
});
