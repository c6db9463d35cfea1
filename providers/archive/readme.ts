import de from '~/locales/de-DE/archive.json' with { type: 'json' };
import en from '~/locales/en-GB/archive.json' with { type: 'json' };
import es from '~/locales/es-ES/archive.json' with { type: 'json' };
import fr from '~/locales/fr-FR/archive.json' with { type: 'json' };
import pt from '~/locales/pt-BR/archive.json' with { type: 'json' };
import { fillIn } from '~/locales/fill-in';
import { inEveryLocale, writtenLocaleFor } from '~/locales/written-locales';
import { momentText } from '../mail/messages/time-text';

interface Words {
  readme: readonly string[];
  /** The content of each file, in reading order. */
  files: Readonly<Record<string, string>>;
}

const catalogues = inEveryLocale<Words>({ en, fr, de, es, pt });

interface Explanation {
  productName: string;
  /** The reader's locale. */
  locale: string;
  writtenAt: Date;
}

/** Returns the readme of an archive, as plain text in the reader's language. */
export function explainArchive({ productName, locale: tag, writtenAt }: Explanation): string {
  const locale = writtenLocaleFor(tag);
  const { readme, files } = catalogues[locale];
  const parts = fillIn(readme, {
    productName,
    moment: momentText(locale, writtenAt),
    files: Object.entries(files)
      .map(([area, description]) => `- ${area}.json: ${description}`)
      .join('\n'),
  });
  return `${parts.join('\n\n')}\n`;
}
