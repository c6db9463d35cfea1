import type { AppLoadContext } from '@remix-run/node';
import { pictureStyleCategories, pictureStyles } from '~/domain/chat/photos/picture-styles';
import { translatorOf } from '../../kit/i18n/translator.server';

/** Returns the styles of prompts by category, in the reader's language; Action comes first. */
export async function readPromptStyles(context: Pick<AppLoadContext, 'language'>) {
  const t = await translatorOf(context);
  return pictureStyleCategories.map((category) => ({
    label: t(`pictures:category.${category}` as 'pictures:title'),
    label_key: `category.${category}`,
    options: Object.entries(pictureStyles[category]).map(([option, promptValue]) => ({
      value: `${category}.${option}`,
      promptValue: promptValue as string,
      label: t(`pictures:style.${category}.${option}` as 'pictures:title'),
      label_key: `style.${category}.${option}`,
      imageUrl: null,
    })),
  }));
}
