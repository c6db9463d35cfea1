import { describe, expect, it } from 'vitest';
import { languages, type Language } from './languages';
import { numberWordsOf, readNumber } from './number-words';
import { tokenise } from './tokenise';
import { createVocabulary } from './vocabulary';

const sentenceOf = (text: string, language: Language) =>
  tokenise(text, createVocabulary(numberWordsOf(language)))[0] ?? [];
const read = (text: string, language: Language) =>
  readNumber(sentenceOf(text, language), 0, language);

/** The numbers below twenty and the tens from twenty on, in dictionary spelling. */
const written: Record<Language, { below20: string; tens: string }> = {
  en: {
    below20:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
      'fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
  },
  fr: {
    below20:
      'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze ' +
      'seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante',
  },
  de: {
    below20:
      'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn ' +
      'fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  },
  es: {
    below20:
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince ' +
      'dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  },
  pt: {
    below20:
      'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze ' +
      'dezesseis dezessete dezoito dezenove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  },
};

function spell(value: number, language: Language): string {
  const below20 = written[language].below20.split(' ');
  const unit = below20[value % 10] ?? '';
  const ten = written[language].tens.split(' ')[Math.floor(value / 10) - 2] ?? '';
  if (value < 20) return below20[value] ?? '';
  if (language === 'fr' && value >= 80) {
    return value === 80 ? 'quatre-vingts' : `quatre-vingt-${spell(value - 80, 'fr')}`;
  }
  if (language === 'fr' && value >= 70) return `soixante-${spell(value - 60, 'fr')}`;
  if (value % 10 === 0) return ten;
  if (language === 'de') return `${value % 10 === 1 ? 'ein' : unit}und${ten}`;
  return `${ten}${{ en: '-', fr: '-', es: ' y ', pt: ' e ' }[language]}${unit}`;
}

describe('numbers', () => {
  it.each(languages)('from 0 to 99 are read as they are written in %s, and whole', (language) => {
    for (let value = 0; value < 100; value += 1) {
      const text = spell(value, language);
      const { length } = sentenceOf(text, language);
      expect(read(text, language), text).toEqual({ value, length });
    }
  });

  it.each<[Language, string, number]>([
    ['fr', 'vingt et un', 21],
    ['fr', 'soixante et onze', 71],
    ['fr', 'soixante-quinze', 75],
    ['fr', 'septante-deux', 72],
    ['fr', 'huitante', 80],
    ['fr', 'dixsept', 17],
    ['fr', 'nonante-neuf', 99],
    ['fr', 'une', 1],
    ['fr', 'quinz', 15],
    ['de', 'ein', 1],
    ['de', 'zwo', 2],
    ['de', 'fuenfzehn', 15],
    ['de', 'siebenzehn', 17],
    ['es', 'diez y seis', 16],
    ['es', 'diez i siete', 17],
    ['es', 'veintidós', 22],
    ['es', 'veintiseis', 26],
    ['es', 'una', 1],
    ['pt', 'dez e sete', 17],
    ['pt', 'dezasseis', 16],
    ['pt', 'desesseis', 16],
    ['pt', 'duas', 2],
    ['en', 'fiveteen', 15],
    ['en', 'fourten', 14],
    ['en', 'tweleve', 12],
  ])('in %s are also written %j', (language, text, value) => {
    const { length } = sentenceOf(text, language);
    expect(read(text, language)).toEqual({ value, length });
  });

  it.each<[Language, string, number, number]>([
    ['en', 'twenty ten', 20, 1],
    ['en', 'twenty zero', 20, 1],
    ['en', 'fifteen two', 15, 1],
    ['en', 'ten six', 10, 1],
    ['en', 'five six', 5, 1],
    ['en', 'four twenty', 4, 1],
    ['en', 'sixty twelve', 60, 1],
    ['en', 'twenty and five', 20, 1],
    ['fr', 'quatre cinq', 4, 1],
    ['fr', 'quinze sept', 15, 1],
    ['fr', 'soixante et vingt', 60, 1],
    ['fr', 'dix et sept', 10, 1],
    ['fr', 'dix six', 16, 2],
    ['fr', 'dix cinq', 10, 1],
    ['fr', 'dix dix', 10, 1],
    ['fr', 'soixante vingt', 60, 1],
    ['fr', 'quatre vingts ans', 80, 2],
    ['fr', 'quatre vingt vingt', 80, 2],
    ['es', 'diez siete', 10, 1],
    ['es', 'veinticinco tres', 25, 1],
    ['es', 'treinta y', 30, 1],
    ['es', 'treinta y tantos', 30, 1],
    ['pt', 'dez e cinco', 10, 1],
    ['pt', 'vinte e dez', 20, 1],
  ])('in %s, %j begins with one and extends no further', (language, text, value, length) => {
    expect(read(text, language)).toEqual({ value, length });
  });

  it('in digits are the same in every language, regardless of what follows', () => {
    for (const language of languages) {
      expect(read('15', language)).toEqual({ value: 15, length: 1 });
      expect(read('20 5', language)).toEqual({ value: 20, length: 1 });
    }
  });

  it('are neither in other words nor in another language’s, nor behind the end', () => {
    expect(read('years', 'en')).toBeUndefined();
    expect(read('quinze', 'en')).toBeUndefined();
    expect(readNumber([], 0, 'en')).toBeUndefined();
    expect(readNumber(sentenceOf('one', 'en'), 1, 'en')).toBeUndefined();
  });

  it('are known by every word that they are written with, without accents', () => {
    for (const language of languages) {
      const words = new Set(numberWordsOf(language));
      for (let value = 0; value < 100; value += 1) {
        for (const { word } of sentenceOf(spell(value, language), language)) {
          if (word !== 'y' && word !== 'e') expect(words).toContain(word);
        }
      }
    }
  });
});
