import de from '~/locales/de-DE/pictures.json' with { type: 'json' };
import en from '~/locales/en-GB/pictures.json' with { type: 'json' };
import es from '~/locales/es-ES/pictures.json' with { type: 'json' };
import fr from '~/locales/fr-FR/pictures.json' with { type: 'json' };
import pt from '~/locales/pt-BR/pictures.json' with { type: 'json' };
import { pictureStyleCategories, pictureStyles } from '~/domain/chat/photos/picture-styles';
import { inEveryLocale, writtenLocaleFor } from '~/locales/written-locales';

const catalogues = inEveryLocale<typeof en>({ en, fr, de, es, pt });

/** Returns the styles of prompts by category, in a language (BCP 47); Action comes first. */
export function readPromptStyles(language: string) {
  const words = catalogues[writtenLocaleFor(language)];
  return pictureStyleCategories.map((category) => {
    const labels: Readonly<Record<string, string>> = words.style[category];
    return {
      label: words.category[category],
      label_key: `category.${category}`,
      options: Object.entries<string>(pictureStyles[category]).map(([option, promptValue]) => ({
        value: `${category}.${option}`,
        promptValue,
        label: labels[option] ?? option,
        label_key: `style.${category}.${option}`,
        imageUrl: null,
      })),
    };
  });
}
