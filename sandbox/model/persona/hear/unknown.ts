import type { Repertoire } from '../repertoire/repertoire';
import { feelingOf } from './sentiment';

const isLong = 60;

/** What a sentence is at least, where nothing more particular is understood. */
export function kindOfUnknown(
  message: string,
  plain: string,
  isQuestion: boolean,
): keyof Repertoire['unknown'] {
  if (message.trim() === '') return 'empty';
  if (!/[\p{L}\p{N}]/u.test(message))
    return /\p{Extended_Pictographic}|[:;][-']?[)(DPp3]|<3/u.test(message)
      ? 'emoji'
      : /[?!]/.test(message)
        ? 'question'
        : 'gibberish';
  if (isGibberish(plain)) return 'gibberish';
  if (isQuestion) return 'question';
  if (plain.split(' ').length > isLong) return 'long';
  const feeling = feelingOf(plain);
  if (feeling <= -2) return 'bad';
  if (/^you (?:are|seem|sound|look|have|must|always|never|really|do|did)\b/.test(plain))
    return 'aboutMe';
  if (
    /\bi (?:will|am going to|plan to|want to|hope to|would like to|might|am planning|am about to)\b|\btomorrow\b|\bnext (?:week|month|year|weekend)\b/.test(
      plain,
    )
  )
    return 'plan';
  if (feeling >= 3) return 'good';
  if (
    /^(?:and |but |so |then |because )?(?:she|he|they|people|everyone|everybody|somebody|someone|nobody|my [a-z]+)\b/.test(
      plain,
    )
  )
    return 'somebody';
  return 'statement';
}

const wordShape = /[aeiouyáéíóúàèìòùâêîôûäöüãõœ]/;

function isGibberish(plain: string): boolean {
  const words = plain.split(' ').filter((word) => /^\p{L}+$/u.test(word) && word.length >= 5);
  return (
    words.length > 0 &&
    plain.split(' ').length <= 3 &&
    words.every((word) => !wordShape.test(word) || /[bcdfghjklmnpqrstvwxz]{5}/.test(word))
  );
}
