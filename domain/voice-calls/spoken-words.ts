import de from '~/locales/de-DE/spoken.json' with { type: 'json' };
import en from '~/locales/en-GB/spoken.json' with { type: 'json' };
import es from '~/locales/es-ES/spoken.json' with { type: 'json' };
import fr from '~/locales/fr-FR/spoken.json' with { type: 'json' };
import pt from '~/locales/pt-BR/spoken.json' with { type: 'json' };
import { inEveryLocale, writtenLocaleFor } from '~/locales/written-locales';

const catalogues = inEveryLocale<typeof en>({ en, fr, de, es, pt });

/** Returns the fixed words that a character says in a call, in a language (BCP 47). */
export const spokenWords = (
  words: Exclude<keyof typeof en, 'you'>,
  { name, language }: { name: string; language: string | null | undefined },
): string => catalogues[writtenLocaleFor(language ?? '')][words].replace('{{name}}', name);
