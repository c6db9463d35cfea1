import german from '~/locales/de-DE/replies.json' with { type: 'json' };
import english from '~/locales/en-GB/replies.json' with { type: 'json' };
import spanish from '~/locales/es-ES/replies.json' with { type: 'json' };
import french from '~/locales/fr-FR/replies.json' with { type: 'json' };
import portuguese from '~/locales/pt-BR/replies.json' with { type: 'json' };
import { fillIn } from '~/locales/fill-in';
import { writtenLocaleFor, type InEveryLocale } from '~/locales/written-locales';

const catalogues: InEveryLocale<typeof english> = {
  'en-GB': english,
  'fr-FR': french,
  'de-DE': german,
  'es-ES': spanish,
  'pt-BR': portuguese,
};

interface GivenUp {
  characterName: string;
  isRefunded: boolean;
  language: string | null;
}

/** Why no reply comes, and that its price came back, in the person's language (BCP 47). */
export function givenUpText({ characterName, isRefunded, language }: GivenUp): string {
  const words = catalogues[writtenLocaleFor(language ?? '')];
  const noAnswer = fillIn(words['no-answer'], { characterName });
  return isRefunded ? `${noAnswer} ${words.refunded}` : noAnswer;
}
