import de from './de-DE/rules.json' with { type: 'json' };
import en from './en-GB/rules.json' with { type: 'json' };
import es from './es-ES/rules.json' with { type: 'json' };
import fr from './fr-FR/rules.json' with { type: 'json' };
import pt from './pt-BR/rules.json' with { type: 'json' };
import { inEveryLocale, type WrittenLocale } from './written-locales';

const catalogues = inEveryLocale<typeof en>({ en, fr, de, es, pt });

/** Returns the name of a rule, by the category of its breach. */
export const ruleName = (locale: WrittenLocale, rule: keyof typeof en): string =>
  catalogues[locale][rule];
