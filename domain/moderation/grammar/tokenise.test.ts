import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenise } from './tokenise';
import { createVocabulary } from './vocabulary';

const vocabulary = createVocabulary(
  (
    'fifteen sixteen eight am i im kill underage girl age boy bitte hello yo year years old tell best ' +
    'gift able siebzehn achtzehn soy f m'
  ).split(' '),
);
const sentencesOf = (text: string) => tokenise(text, vocabulary);
const wordsOf = (text: string) =>
  sentencesOf(text).map((sentence) => sentence.map(({ word }) => word).join(' '));
const digitsOf = (text: string) => sentencesOf(text)[0]?.map(({ digits }) => digits);
const ordinalsOf = (text: string) => sentencesOf(text)[0]?.map(({ ordinal }) => ordinal);

describe('disguises of words that are known', () => {
  it.each([
    ['f1fteen', 'fifteen'],
    ['$ixteen', 'sixteen'],
    ['k!ll', 'kill'],
    ['he||o', 'hello'],
    ['ki11', 'kill'],
    ['und3rage', 'underage'],
    ['und3r4g3', 'underage'],
    ['under@ge', 'underage'],
    ['gir1', 'girl'],
    ['b0y', 'boy'],
    ['a8le', 'able'],
    ['bi77e', 'bitte'],
    ['bi++e', 'bitte'],
    ['a9e', 'age'],
    ['y€ars', 'years'],
    ['year5', 'years'],
    ['un*der*age', 'underage'],
    ['un_der~age', 'underage'],
    ['u-n-d-e-r-a-g-e', 'underage'],
    ['u.n.d.e.r.a.g.e', 'underage'],
    ['u-n-d-3-r-a-g-e', 'underage'],
    ["under'age", 'underage'],
    ['fifteeeen', 'fifteen'],
    ['f1fteeeen', 'fifteen'],
    ['fiffteen!', 'fifteen'],
    ['i a m 1 5', 'i am 15'],
    ['I A M fifteen', 'i am fifteen'],
    ['s i x t e e n', 'sixteen'],
    ['hello u n d e r a g e girl', 'hello underage girl'],
    ['im 1 5 years', 'im 15 years'],
    ['I am fif teen', 'i am fifteen'],
    ['I am fif\nteen', 'i am fifteen'],
    ['f\ni\nf\nt\ne\ne\nn', 'fifteen'],
    ['ɪ ᴀᴍ ꜰɪꜰᴛᴇᴇɴ', 'i am fifteen'],
    ['f\u3164i\u3164f\u3164teen', 'fifteen'],
    ['dlo sraey neetfif ma I', 'i am fifteen years old'],
    ['\u202edlo sraey neetfif ma I\u202c', 'i am fifteen years old'],
  ])('%j is read as %j', (text, words) => {
    expect(wordsOf(text)).toEqual([words]);
  });

  it.each([
    ['hello, world', 'hello world'],
    ['a b', 'a b'],
    ['x y z', 'x y z'],
    ['1 2 3', '123'],
    ['a 1', 'a 1'],
    ['well-known', 'well known'],
    ['and/or', 'and or'],
    ['hellooo', 'hello'],
    ['zzzz', 'zzzz'],
    ['fourty-fiiive', 'fourty fiiive'],
    ['hel lobby', 'hel lobby'],
    ['olleh boy', 'olleh boy'],
    ['boy saw olleh', 'boy saw olleh'],
  ])('leave other words unchanged: %j', (text, words) => {
    expect(wordsOf(text)).toEqual([words]);
  });
});

describe('letters beside digits', () => {
  it.each([
    ['16f', '16 f'],
    ['im15yo', 'im 15 yo'],
    ['15yo', '15 yo'],
    ['15girl', '15 girl'],
    ['15-year-old', '15 year old'],
    ['15/f', '15 f'],
    ['soy15', 'soy 15'],
    ['fifteen-15', 'fifteen 15'],
    ['17jährige', '17 jahrige'],
    ['siebzehnjährige', 'siebzehn jahrige'],
    ['siebzehnjährig', 'siebzehn jahrig'],
    ['siebzehnjähriger', 'siebzehn jahriger'],
    ['siebzehneinhalb', 'siebzehn einhalb'],
    ['langjährige', 'langjahrige'],
    ['15.5', '15'],
    ['15,5', '15'],
    ['15½', '15'],
    ['f17', 'f 17'],
    ['m16', 'm 16'],
  ])('yield both: %j is read as %j', (text, words) => {
    expect(wordsOf(text)).toEqual([words]);
  });

  it.each([
    '16:30',
    '16.30',
    '1,000',
    '15/16',
    '15.75',
    'x15y',
    'ab12',
    'a1b2',
    'f15m',
    'girl15xq',
    '115,5',
    '15.57',
    'girl007',
    'girl15boy16',
    'www.girl15',
    'https://girl.example/15',
    'girl15@example.com',
    'qx-15ab3',
    'F7',
    'F-7',
    'M13',
  ])('of a clock, a share, an address or a code are one thing: %j', (text) => {
    expect(wordsOf(text)).toEqual([expect.not.stringContaining(' ')]);
    expect(digitsOf(text)).toEqual([undefined]);
  });

  it('are an age if the writer uses them of themselves, and a name elsewhere', () => {
    expect(digitsOf('I am F15')).toEqual([undefined, undefined, undefined, 15]);
    expect(digitsOf('seat F15')).toEqual([undefined, undefined]);
    expect(digitsOf('seat f15')).toEqual([undefined, undefined, 15]);
    expect(digitsOf('I am F18')).toEqual([undefined, undefined, undefined]);
    expect(digitsOf('I am f9')).toEqual([undefined, undefined, undefined]);
    for (const sign of ['im', 'am', 'asl', 'bin', 'soy', 'sou', 'suis', 'jsuis']) {
      expect(digitsOf(`${sign} M16`), sign).toEqual([undefined, undefined, 16]);
    }
  });
});

describe('sentences', () => {
  it.each([
    ['One. Two! Three', ['one', 'two', 'three']],
    ['One… two; three', ['one', 'two', 'three']],
    ['(One.) "Two!" three', ['one', 'two', 'three']],
    ['one.two', ['one two']],
    ['one\ntwo\r\nthree\u2028four\n\nfive', ['one two three four five']],
    ['One.\nTwo!\n\nthree', ['one', 'two', 'three']],
    ['My age?\n15', ['my age 15']],
    ['  one   two  ', ['one two']],
    ['', []],
    ['... !!! ???', []],
    ['one . two', ['one', 'two']],
    ['My age? 15.', ['my age 15']],
    ['What is my age? 15.', ['what is my age', '15']],
    ['My own age? 15.', ['my own age 15']],
    ['My age! 15.', ['my age', '15']],
    ['one.two three', ['one two three']],
    ['am 10. Mai', ['am 10 mai']],
    ['in der 9. Klasse', ['in der 9 klasse']],
    ['in der 9. Bank', ['in der 9', 'bank']],
    ['10. „Klasse“', ['10', 'klasse']],
    ['a 123. Klasse', ['a 123', 'klasse']],
    ['it was 15.', ['it was 15']],
  ])('of %j are %j', (text, sentences) => {
    expect(wordsOf(text)).toEqual(sentences);
  });

  it.each(
    (
      'Klasse Stock Stockwerk Jahrhundert Kapitel Bezirk Monat Semester Lebensjahr Woche Etage Tag ' +
      'Januar Februar März April Mai Juni Juli August September Oktober November Dezember Geburtstag ' +
      'Klässler Klässlerin Jahrgangsstufe ano andar série classe año curso Jahr Mal Platz Liga'
    ).split(' '),
  )('go on behind a number that counts places: 9. %s', (noun) => {
    expect(sentencesOf(`am 9. ${noun}, ja`)).toHaveLength(1);
  });

  it('are read for 120 words, so that words without punctuation count as near', () => {
    const lengths = (words: number) =>
      sentencesOf('word '.repeat(words)).map((sentence) => sentence.length);
    expect(lengths(120)).toEqual([120]);
    expect(lengths(250)).toEqual([120, 120, 10]);
  });

  it('are read from the first 20,000 signs', () => {
    const text = 'word.'.padEnd(8).repeat(2500);
    expect(sentencesOf(`${text}more`)).toHaveLength(2500);
    expect(sentencesOf(text.slice(8) + 'more')).toHaveLength(2500);
  });
});

describe('digits', () => {
  it.each([
    ['16', [16]],
    ['1999', [1999]],
    ['09', [9]],
    ['12345', [undefined]],
    ['16,', [16]],
    ['soy-15', [undefined, 15]],
    ['im 1 5 years', [undefined, 15, undefined]],
    ['-15-', [undefined]],
  ])('count as their value: %j', (text, digits) => {
    expect(digitsOf(text)).toEqual(digits);
  });

  it.each(['$16', '16$', '€16', '16€', '£16', '#16', '16%', '16°', '§16', '+16', '-16', '16+'])(
    'that measure something are no count: %s',
    (text) => {
      expect(digitsOf(text)).toEqual([undefined]);
    },
  );

  it.each('st nd rd th e er re eme ere o a os te ten ter nde to ro do vo mo no'.split(' '))(
    'with an ending count a place: 9%s',
    (ending) => {
      expect(wordsOf(`9${ending}`)).toEqual([`9${ending}`]);
      expect(ordinalsOf(`9${ending} time`)).toEqual([9, undefined]);
      expect(digitsOf(`9${ending}`)).toEqual([undefined]);
    },
  );

  it('count a place with accents and signs too', () => {
    expect(ordinalsOf('8º')).toEqual([8]);
    expect(ordinalsOf('3ème')).toEqual([3]);
    expect(ordinalsOf('9x')).toEqual([undefined, undefined]);
  });
});

describe('a word', () => {
  const marks = (text: string, mark: 'opensClause' | 'capital') =>
    sentencesOf(text)[0]
      ?.filter((token) => token[mark])
      .map(({ word }) => word);

  it('opens a clause behind punctuation, wherever that is written', () => {
    expect(marks('one two, three (four) five - six "seven" eight', 'opensClause')).toEqual([
      'one',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
    ]);
    expect(marks('one 🎉 two three', 'opensClause')).toEqual(['one', 'two']);
    expect(marks('one, well-known two', 'opensClause')).toEqual(['one', 'well']);
    expect(marks('one, i a m 1 5 two', 'opensClause')).toEqual(['one', 'i']);
    expect(marks('one i a m, 1 5 two', 'opensClause')).toEqual(['one']);
    expect(marks('in der 9. Klasse', 'opensClause')).toEqual(['in']);
    expect(marks('one two\nthree four', 'opensClause')).toEqual(['one', 'three']);
    expect(sentencesOf('one. two').map(([first]) => first?.opensClause)).toEqual([true, true]);
    expect(marks("j'ai, l'âge", 'opensClause')).toEqual(['j', 'l']);
  });

  it('has a capital if it is written with one', () => {
    expect(marks('Anna and ÉLODIE met bOB, "Cara" or Well-Known 1A', 'capital')).toEqual([
      'anna',
      'elodie',
      'cara',
      'well',
      '1a',
    ]);
    expect(marks('I A M fifteen', 'capital')).toEqual([]);
  });

  it('never holds a space, a capital or a bare sign, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        for (const sentence of sentencesOf(text)) {
          expect(sentence.length).toBeGreaterThan(0);
          for (const { word } of sentence) {
            expect(word).toMatch(/[\p{L}\p{N}]/u);
            expect(word).not.toMatch(/\s/u);
            expect(word).toBe(word.toLowerCase());
          }
        }
      }),
    );
  });
});
