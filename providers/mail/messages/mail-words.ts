import de from '~/locales/de-DE/mails.json' with { type: 'json' };
import en from '~/locales/en-GB/mails.json' with { type: 'json' };
import es from '~/locales/es-ES/mails.json' with { type: 'json' };
import { fillIn, type Values } from '~/locales/fill-in';
import fr from '~/locales/fr-FR/mails.json' with { type: 'json' };
import pt from '~/locales/pt-BR/mails.json' with { type: 'json' };
import { inEveryLocale, type WrittenLocale } from '~/locales/written-locales';

const catalogues = inEveryLocale<typeof en>({ en, fr, de, es, pt });

/**
 * Returns the texts of a mail, or of a part of several, with their values inserted; throws if one is
 * missing.
 */
export function mailWords<Name extends keyof typeof en>(
  name: Name,
  locale: WrittenLocale,
  values: Values = {},
): (typeof en)[Name] {
  return fillIn(catalogues[locale][name], values);
}
