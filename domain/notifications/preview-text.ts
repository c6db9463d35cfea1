import de from '~/locales/de-DE/previews.json' with { type: 'json' };
import en from '~/locales/en-GB/previews.json' with { type: 'json' };
import es from '~/locales/es-ES/previews.json' with { type: 'json' };
import { fillIn } from '~/locales/fill-in';
import fr from '~/locales/fr-FR/previews.json' with { type: 'json' };
import pt from '~/locales/pt-BR/previews.json' with { type: 'json' };
import { inEveryLocale, writtenLocaleFor } from '~/locales/written-locales';
import type { ListedNotice } from './list-notices';

const catalogues = inEveryLocale<typeof en>({ en, fr, de, es, pt });

interface Reader {
  productName: string;
  /** The locale of the person (BCP 47). */
  locale: string;
  isDiscreet: boolean;
}

/** The text of a notice on a locked screen or a desktop, and the address that it opens. */
export interface PreviewText {
  title: string;
  body: string;
  /** A notification replaces an earlier one with the same tag. */
  tag: string;
  url: string;
}

/**
 * Returns the text of a notice for a device. In discreet mode it only states that there is something new,
 * without the character and the content.
 */
export function previewText(
  shown: Pick<ListedNotice, 'id' | 'notice' | 'character' | 'words'>,
  { productName, locale, isDiscreet }: Reader,
): PreviewText {
  const words = catalogues[writtenLocaleFor(locale)];
  const target = { tag: shown.id, url: `/notifications/${shown.id}` };
  const { notice, character } = shown;
  if (isDiscreet || notice.kind === 'trial') {
    const body = notice.kind === 'trial' ? words.trial : words.discreet;
    return { title: productName, body: fillIn(body, { productName }), ...target };
  }
  const title = character?.firstName ?? productName;
  switch (notice.kind) {
    case 'message':
      return { title, body: shown.words ?? words.message, ...target };
    case 'post':
      return { title, body: words.post, ...target };
    case 'story':
      return { title, body: words.story, ...target };
    case 'offer':
      return { title, body: fillIn(words.offer, { amount: String(notice.amount) }), ...target };
    case 'reply-given-up':
      return { title: notice.characterName, body: words['reply-given-up'], ...target };
    default:
      return { title, body: words.discreet, ...target };
  }
}
