import type { Language } from '../hear/detect-language';

const list = (words: string, from = 0, step = 1): [string, number][] =>
  words.split(' ').map((word, index) => [word, from + index * step]);

const small: Record<Language, [string, number][]> = {
  en: [
    ...list(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    ...list('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ],
  fr: [
    ...list(
      'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
    ),
    ['dix-sept', 17],
    ['dix-huit', 18],
    ['dix-neuf', 19],
    ...list('vingt trente quarante cinquante soixante', 20, 10),
    ['soixante-dix', 70],
    ['quatre-vingts', 80],
    ['quatre-vingt-dix', 90],
  ],
  de: [
    ...list(
      'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    ),
    ...list('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 20, 10),
  ],
  es: [
    ...list(
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    ),
    ...list('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', 20, 10),
  ],
  pt: [
    ...list(
      'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
    ),
    ...list('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa', 20, 10),
    ['duas', 2],
    ['catorze', 14],
  ],
};
const scales: Record<string, number> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  hundert: 100,
  tausend: 1_000,
  cent: 100,
  mille: 1_000,
  cien: 100,
  ciento: 100,
  mil: 1_000,
  cem: 100,
};
const words = {
  en: new Map(small.en),
  fr: new Map(small.fr),
  de: new Map(small.de),
  es: new Map(small.es),
  pt: new Map(small.pt),
};
const figure = /^\d{1,12}(?:[.,]\d{1,6})?$/;
const grouped = /^\d{1,3}(?:,\d{3}){1,3}$/;

/** The number a single word means, in figures or letters. */
function numberOf(word: string, language: Language): number | null {
  if (grouped.test(word) && language === 'en') return Number(word.replaceAll(',', ''));
  if (figure.test(word)) return Number(word.replace(',', '.'));
  const whole = words[language].get(word);
  if (whole !== undefined) return whole;
  const [tens = '', ones = ''] = word.split('-');
  const high = words[language].get(tens);
  const low = words[language].get(ones);
  return high !== undefined && high >= 20 && low !== undefined && low < 10 ? high + low : null;
}

/** The number at the beginning of these words, and how many of them it takes. */
export function readNumber(
  tokens: readonly string[],
  language: Language,
): { value: number; taken: number } | null {
  let total = 0;
  let current: number | null = null;
  let taken = 0;
  for (const token of tokens) {
    const scale = Object.hasOwn(scales, token) ? scales[token] : undefined;
    const value = numberOf(token, language);
    const joins =
      token === 'and' &&
      /^(?:hundred|thousand)$/.test(tokens[taken - 1] ?? '') &&
      numberOf(tokens[taken + 1] ?? '', language) !== null;
    if (scale !== undefined && (current !== null || scale >= 100)) {
      const times: number = current ?? 1;
      if (scale >= 1_000) {
        total += times * scale;
        current = 0;
      } else current = times * scale;
    } else if (value !== null && (current === null || mayFollow(current, value, token)))
      current = (current ?? 0) + value;
    else if (!joins) break;
    taken += 1;
  }
  return current === null ? null : { value: total + current, taken };
}

/** 'Twenty' takes 'one' after it; 'five' takes nothing, and figures stand alone. */
function mayFollow(before: number, value: number, token: string): boolean {
  if (/\d/.test(token)) return false;
  if (before % 100 === 0) return value < 100;
  return before % 10 === 0 && before % 100 >= 20 && value < 10;
}
