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
  /** What they read (BCP 47). */
  locale: string;
  isDiscreet: boolean;
}

/** What a locked screen or a desktop shows of a notice, and where a press on it leads. */
export interface PreviewText {
  title: string;
  body: string;
  /** Notifications of one tag take each other's place. */
  tag: string;
  url: string;
}

/**
 * A notice as a device shows it outside the product. Discreetly it says that there is something new,
 * and neither of whom nor what.
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
