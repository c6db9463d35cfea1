import de from '~/locales/de-DE/thanks.json' with { type: 'json' };
import en from '~/locales/en-GB/thanks.json' with { type: 'json' };
import es from '~/locales/es-ES/thanks.json' with { type: 'json' };
import fr from '~/locales/fr-FR/thanks.json' with { type: 'json' };
import pt from '~/locales/pt-BR/thanks.json' with { type: 'json' };
import { inEveryLocale, writtenLocaleFor } from '~/locales/written-locales';

const catalogues = inEveryLocale<typeof en>({ en, fr, de, es, pt });

/** Returns a character's thanks for a tip when no photo is left to give, in a BCP 47 language. */
export const thanksText = (language: string | null): string =>
  catalogues[writtenLocaleFor(language ?? '')]['for-tip'];
