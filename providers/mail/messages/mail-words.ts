import german from '~/locales/de-DE/mails.json' with { type: 'json' };
import english from '~/locales/en-GB/mails.json' with { type: 'json' };
import spanish from '~/locales/es-ES/mails.json' with { type: 'json' };
import { fillIn, type Values } from '~/locales/fill-in';
import french from '~/locales/fr-FR/mails.json' with { type: 'json' };
import portuguese from '~/locales/pt-BR/mails.json' with { type: 'json' };
import type { InEveryLocale, WrittenLocale } from '~/locales/written-locales';

const catalogues: InEveryLocale<typeof english> = {
  'en-GB': english,
  'fr-FR': french,
  'de-DE': german,
  'es-ES': spanish,
  'pt-BR': portuguese,
};

/** The words of a mail, or of a part of several, with what they want filled in; throws without it. */
export function mailWords<Name extends keyof typeof english>(
  name: Name,
  locale: WrittenLocale,
  values: Values = {},
): (typeof english)[Name] {
  return fillIn(catalogues[locale][name], values);
}
