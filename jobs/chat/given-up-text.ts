import de from '~/locales/de-DE/replies.json' with { type: 'json' };
import en from '~/locales/en-GB/replies.json' with { type: 'json' };
import es from '~/locales/es-ES/replies.json' with { type: 'json' };
import fr from '~/locales/fr-FR/replies.json' with { type: 'json' };
import pt from '~/locales/pt-BR/replies.json' with { type: 'json' };
import { fillIn } from '~/locales/fill-in';
import { inEveryLocale, writtenLocaleFor } from '~/locales/written-locales';

const catalogues = inEveryLocale<typeof en>({ en, fr, de, es, pt });

interface GivenUp {
  characterName: string;
  isRefunded: boolean;
  language: string | null;
}

/**
 * Returns a text, in the person's language (BCP 47), that no reply will come and, if so, that its price was
 * refunded.
 */
export function givenUpText({ characterName, isRefunded, language }: GivenUp): string {
  const words = catalogues[writtenLocaleFor(language ?? '')];
  const noAnswer = fillIn(words['no-answer'], { characterName });
  return isRefunded ? `${noAnswer} ${words.refunded}` : noAnswer;
}
