import { type Language, wordsOf } from '../language';
import { plainWords } from '../recognise/features';

const clock = /^\d{1,2}(?:[:.]\d\d)?(?:am|pm|uhr|h)?$/i;
const clear = /^\d{1,2}(?:[:.]\d\d|am|pm|uhr|h)/i;
const ordinal = /^\d{1,2}(?:st|nd|rd|th|\.)?$/;
const vague = new Set(
  'week weekend month spring summer autumn winter woche wochenende monat sommer herbst semana mes verano invierno semaine mois printemps ete hiver mes verao inverno may'.split(
    ' ',
  ),
);
const half = /^(?:am|pm|uhr|o'clock|heures?|horas?)$/i;

/** Returns the times that a line names, as "on Saturday at 9:40"; null if it names none. */
export function timeIn(text: string, language: Language): string | null {
  const { when, before } = wordsOf[language];
  const days = new Set(when.split(' '));
  const leads = new Set(before.split(' '));
  const words = text.match(/[\p{L}\p{N}:.']{1,40}(?<!\.)/gu) ?? [];
  const plain = (word: string | undefined) => plainWords(word ?? '').join('');
  const isDay = (word: string) => days.has(plain(word));
  const isTime = (word: string, index: number) =>
    isDay(word) ||
    (clock.test(word) && (clear.test(word) || half.test(words[index + 1] ?? ''))) ||
    /^\d{1,2}(?:st|nd|rd|th)$/.test(word);
  const phrases: string[] = [];
  let used = 0;
  for (const [at, word] of words.entries()) {
    if (at < used || !isTime(word, at)) continue;
    let from = at;
    while (
      from > used &&
      (leads.has(plain(words[from - 1])) ||
        (ordinal.test(words[from - 1] ?? '') &&
          !/^(?:on|at|in|am|um|im)$/i.test(words[from] ?? '')))
    )
      from -= 1;
    if (from === at && vague.has(plain(word))) continue;
    const next = words[at + 1] ?? '';
    used = half.test(next) || /^\d{1,2}(?:st|nd|rd|th)?$/.test(next) ? at + 2 : at + 1;
    const shown = (one: string) =>
      language === 'en' &&
      isDay(one) &&
      /day$|^(?!may|spring|summer|autumn|winter|noon|mid)\w+(?:y|h|l|e|r|t)$/i.test(one) &&
      !/^(?:to|week)/i.test(one)
        ? one.charAt(0).toUpperCase() + one.slice(1)
        : one;
    phrases.push(words.slice(from, used).map(shown).join(' '));
  }
  const phrase = phrases.join(' ');
  if (phrase === '') return null;
  const isLed = leads.has(plain(phrase.split(' ')[0]));
  return isLed ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
}
