import de from '~/locales/de-DE/moments.json' with { type: 'json' };
import en from '~/locales/en-GB/moments.json' with { type: 'json' };
import es from '~/locales/es-ES/moments.json' with { type: 'json' };
import fr from '~/locales/fr-FR/moments.json' with { type: 'json' };
import pt from '~/locales/pt-BR/moments.json' with { type: 'json' };
import { inEveryLocale, writtenLocaleFor } from '~/locales/written-locales';

const catalogues = inEveryLocale<typeof en>({ en, fr, de, es, pt });

/**
 * Returns the text of a moment in the person's own words, for the character, and for clients that do
 * not show moments.
 */
export function momentText(type: keyof typeof en, language: string | null): string {
  return catalogues[writtenLocaleFor(language ?? '')][type];
}
