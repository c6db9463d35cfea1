import { asksForVideo } from '../videos/asks-for-video';
import { asksForPhoto } from './asks-for-photo';

/** Whether words ask for a photo or a video of whom they are said to, and so are an order. */
export const ordersPicture = (words: string): boolean => asksForPhoto(words) || asksForVideo(words);

/** Words for what is ordered, in all languages. */
const picture =
  /(?<![\p{L}])(?:photos?|pictures?|pics?|selfies?|selfis?|snaps?|snapshots?|fot(?:o|os|inhas?|itos?)|bild|bilder|images?|imagem|imagens|imagen|imágenes|clich(?:é|és|e|es)|v[ií]deos?|videonachricht|videito|videozinho|clips?|filmchen)(?![\p{L}])/iu;

/** How somebody goes on about themselves in the same breath. */
const ofOneself =
  /(?<![\p{L}'’])(?:i['’]?m|i am|ich bin|bin ich|j['’]ai|je suis|tengo|yo tengo|soy|tenho|eu tenho|sou)(?![\p{L}])/iu;

/**
 * What words say beside what they order: other sentences, what stands before the clause that orders, and
 * what somebody goes on to say of themselves. What an order names is said of a picture.
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
