import type { AppLoadContext } from '@remix-run/node';
import type { Evidence } from '~/domain/moderation/list-evidence';
import type { WordKind } from '~/domain/moderation/word-kinds';
import { stamp } from '../../staff/presenters/stamp';
import type { SectionShown } from '../../staff/resources/shown';
import type { Words } from '../../staff/resources/words.server';
import { readEvidencePictures, type Made } from './read-evidence-pictures.server';

interface Opened {
  /** Left out if it is always text. */
  kind?: WordKind;
  evidence: readonly Evidence[];
}

/** Returns the opened evidence: the texts, or for generated content the pictures instead of texts. */
export async function evidenceSection(
  { storage }: Pick<AppLoadContext, 'storage'>,
  { kind, evidence }: Opened,
  words: Words,
): Promise<SectionShown> {
  const made = kind === 'generated' ? await readEvidencePictures(storage, evidence) : null;
  return {
    title: words('flag.evidence'),
    quotes: evidence.map(({ flagId, text, category, layer, score, at }) => {
      const shown = made?.get(flagId);
      return {
        text: made ? wordsInPlaceOf(shown, words) : text,
        pictures: shown ? picturesOf(shown, words) : [],
        about: [words(`rules:${category}`), stamp(at), layer, score?.toFixed(2)]
          .filter(Boolean)
          .join(' · '),
      };
    }),
  };
}

/** Returns the text that is shown if there is no picture. */
const wordsInPlaceOf = (made: Made | undefined, words: Words): string =>
  made?.kind === 'unreadable' || made?.kind === 'gone' ? words(`flag.made.${made.kind}`) : '';

const picturesOf = ({ kind, pictures }: Made, words: Words) =>
  pictures.map((src, index) => ({
    src,
    alt: words(`flag.made.${kind}`, { number: index + 1, of: pictures.length }),
  }));
