import de from '~/locales/de-DE/moments.json' with { type: 'json' };
import en from '~/locales/en-GB/moments.json' with { type: 'json' };
import es from '~/locales/es-ES/moments.json' with { type: 'json' };
import fr from '~/locales/fr-FR/moments.json' with { type: 'json' };
import pt from '~/locales/pt-BR/moments.json' with { type: 'json' };
import { inEveryLocale, writtenLocaleFor } from '~/locales/written-locales';

const catalogues = inEveryLocale<typeof en>({ en, fr, de, es, pt });

/** A moment in the person's own words: what the character reads, and clients that draw no mark. */
export function momentText(type: keyof typeof en, language: string | null): string {
  return catalogues[writtenLocaleFor(language ?? '')][type];
}
