import de from '~/locales/de-DE/replies.json' with { type: 'json' };
import en from '~/locales/en-GB/replies.json' with { type: 'json' };
import es from '~/locales/es-ES/replies.json' with { type: 'json' };
import fr from '~/locales/fr-FR/replies.json' with { type: 'json' };
import pt from '~/locales/pt-BR/replies.json' with { type: 'json' };
import { inEveryLocale, writtenLocaleFor } from '~/locales/written-locales';

const catalogues = inEveryLocale<typeof en>({ en, fr, de, es, pt });

/** Returns the text that replaces a forbidden reply, in a BCP 47 language. */
export const deflectionIn = (language: string | null): string =>
  catalogues[writtenLocaleFor(language ?? '')].instead;
