import { asksForVideo } from '../videos/asks-for-video';
import { asksForPhoto } from './asks-for-photo';

/** Checks whether words request a photo or video of the character, which makes them an order. */
export const ordersPicture = (words: string): boolean => asksForPhoto(words) || asksForVideo(words);

/** Words for pictures and videos, in all languages. */
const picture =
  /(?<![\p{L}])(?:photos?|pictures?|pics?|selfies?|selfis?|snaps?|snapshots?|fot(?:o|os|inhas?|itos?)|bild|bilder|images?|imagem|imagens|imagen|imágenes|clich(?:é|és|e|es)|v[ií]deos?|videonachricht|videito|videozinho|clips?|filmchen)(?![\p{L}])/iu;

/** Phrases with which a person continues about themselves in the same sentence. */
const ofOneself =
  /(?<![\p{L}'’])(?:i['’]?m|i am|ich bin|bin ich|j['’]ai|je suis|tengo|yo tengo|soy|tenho|eu tenho|sou)(?![\p{L}])/iu;

/**
 * Returns the part of a text besides an order: other sentences, the clauses before the order, and
 * statements about the person after it. The words of the order itself describe a picture.
 */
export function talkBeside(words: string): string {
  return words
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => (ordersPicture(sentence) ? besideOrder(sentence) : sentence))
    .filter((talk) => talk.trim() !== '')
    .join('\n');
}

function besideOrder(sentence: string): string {
  const ordered = picture.exec(sentence);
  if (!ordered) return sentence;
  const before = sentence.slice(0, ordered.index).split(/[,;:–—]/u);
  const after = sentence.slice(ordered.index + ordered[0].length);
  const oneself = ofOneself.exec(after);
  return [...before.slice(0, -1), ...(oneself ? [after.slice(oneself.index)] : [])].join('. ');
}
