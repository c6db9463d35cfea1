import type { Language } from './languages';
import { normalise } from './normalise';
import type { Sentence } from './token';

const english = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  'sixteen seventeen eighteen nineteen',
];
const french = [
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  'dixsept dixhuit dixneuf',
];
const german = [
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn',
  'sechzehn siebzehn achtzehn neunzehn',
];
const spanish = [
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince',
  'dieciséis diecisiete dieciocho diecinueve',
];
const portuguese = [
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze',
  'dezesseis dezessete dezoito dezenove',
];

const tens: Record<Language, string> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  fr: 'vingt trente quarante cinquante soixante septante huitante nonante',
  de: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  pt: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
};

/** Other spellings and common errors. */
const variants: Record<Language, Record<string, number>> = {
  en: {
    ...{
      fiften: 15,
      fiveteen: 15,
      fithteen: 15,
      fifteeen: 15,
      sixten: 16,
      sixeen: 16,
      forteen: 14,
    },
    ...{ fourten: 14, fourtheen: 14, seventen: 17, sevnteen: 17, sevententeen: 17, thirten: 13 },
    ...{ therteen: 13, twelf: 12, tweleve: 12, eighten: 18, eightteen: 18, fourty: 40 },
  },
  fr: { quatorz: 14, quinz: 15, seiz: 16, vingts: 20, une: 1, dixset: 17 },
  de: {
    ...{ ein: 1, eine: 1, zwo: 2, fuenf: 5, zwoelf: 12, fuenfzehn: 15, sechszehn: 16, sechzen: 16 },
    ...{ siebenzehn: 17, siebzen: 17, fünfzen: 15, vierzen: 14, dreissig: 30, fuenfzig: 50 },
  },
  es: {
    ...{ un: 1, una: 1, quinse: 15, dieziseis: 16, diesiseis: 16, diesisiete: 17, dieziocho: 18 },
    ...{ veintiuno: 21, veintidós: 22, veintitrés: 23, veinticuatro: 24, veinticinco: 25 },
    ...{ veintiséis: 26, veintisiete: 27, veintiocho: 28, veintinueve: 29, dieciseís: 16 },
  },
  pt: {
    ...{ uma: 1, duas: 2, catorze: 14, dezasseis: 16, dezassete: 17, dezanove: 19, cinqüenta: 50 },
    ...{ desesseis: 16, dezeseis: 16, dezesete: 17, desessete: 17, quinzee: 15 },
  },
};
/** Words between tens and units, and after ten in 16 to 19. */
const joiners: Record<Language, string[]> = {
  en: [],
  fr: ['et'],
  de: [],
  es: ['y', 'i'],
  pt: ['e'],
};

function wordsOf(language: Language): Map<string, number> {
  const lists = { en: english, fr: french, de: german, es: spanish, pt: portuguese };
  const below20 = lists[language].join(' ').split(' ');
  const entries: [string, number][] = below20.map((word, value) => [word, value]);
  for (const [index, word] of tens[language].split(' ').entries()) {
    const ten = (index + 2) * 10;
    entries.push([word, ten]);
    if (language !== 'de') continue;
    for (const [unit, name] of below20.slice(1, 10).entries()) {
      entries.push([`${name === 'eins' ? 'ein' : name}und${word}`, ten + unit + 1]);
    }
  }
  entries.push(...Object.entries(variants[language]));
  return new Map(entries.map(([word, value]) => [normalise(word), value]));
}

const numberWords: Record<Language, Map<string, number>> = {
  en: wordsOf('en'),
  fr: wordsOf('fr'),
  de: wordsOf('de'),
  es: wordsOf('es'),
  pt: wordsOf('pt'),
};

/** Returns every number word of the language, normalised. */
export function numberWordsOf(language: Language): Iterable<string> {
  return numberWords[language].keys();
}

export interface ReadNumber {
  value: number;
  /** The number of tokens. */
  length: number;
}

/** Reads the number at this position, in digits or in words of a language; undefined if there is none. */
export function readNumber(
  sentence: Sentence,
  at: number,
  language: Language,
): ReadNumber | undefined {
  const token = sentence[at];
  if (!token) return undefined;
  if (token.digits !== undefined) return { value: token.digits, length: 1 };
  const words = numberWords[language];
  const value = words.get(token.word);
  if (value === undefined) return undefined;
  const joined = joiners[language].includes(sentence[at + 1]?.word ?? '') ? 1 : 0;
  const next = words.get(sentence[at + 1 + joined]?.word ?? '');
  if (next === undefined) return { value, length: 1 };
  const length = 2 + joined;
  if (language === 'fr') {
    if (value === 4 && next === 20) return readScore(80, sentence, at, 2);
    if (value === 60 && next < 20) return readScore(60, sentence, at, 1 + joined);
  }
  // For example dix-sept, diez y seis, dez e sete.
  if (value === 10 && next > 5 && next < 10 && (language === 'fr') === (joined === 0)) {
    return { value: value + next, length };
  }
  if (value >= 20 && value % 10 === 0 && next > 0 && next < 10) {
    return { value: value + next, length };
  }
  return { value, length: 1 };
}

/** Reads soixante to soixante-dix-neuf and quatre-vingts to quatre-vingt-dix-neuf. */
function readScore(value: number, sentence: Sentence, at: number, length: number): ReadNumber {
  const rest = readNumber(sentence, at + length, 'fr');
  return rest && rest.value < 20
    ? { value: value + rest.value, length: length + rest.length }
    : { value, length };
}
