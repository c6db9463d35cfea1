import * as z from 'zod';
import { refusedCategories } from '~/domain/moderation/verdict';
import { consequenceSchema } from '~/domain/strikes/schema';
import de from '~/locales/de-DE/rules.json' with { type: 'json' };
import en from '~/locales/en-GB/rules.json' with { type: 'json' };
import es from '~/locales/es-ES/rules.json' with { type: 'json' };
import fr from '~/locales/fr-FR/rules.json' with { type: 'json' };
import pt from '~/locales/pt-BR/rules.json' with { type: 'json' };
import { inEveryLocale } from '~/locales/written-locales';
import { mailWords } from './mail-words';
import { action, composeMessage, secondAction, text } from './message';
import { defineTemplate } from './template';
import { momentText } from './time-text';

const moment = z.iso.datetime();
/** The names of the rules, by the category of a breach. */
const rules = inEveryLocale<typeof en>({ en, fr, de, es, pt });

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
      rule: rules[locale][rule],
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
