import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanWords } from './clean-words';
import { wordsSchema } from './words-schema';

/** Converts letters to tag characters, which are invisible. */
const inTags = (text: string) =>
  [...text].map((sign) => String.fromCodePoint(0xe0000 + (sign.codePointAt(0) ?? 0))).join('');
const flagOf = (region: string) => `\u{1f3f4}${inTags(region)}\u{e007f}`;

const ordinary = {
  fractions: '½ cup and ¾ more, No. ① of ②, x² + H₂O ≈ 5 °C',
  'full width': 'ＦＵＬＬ　ｗｉｄｔｈ',
  'small capitals': 'ᴛɪɴʏ ʟᴇᴛᴛᴇʀꜱ',
  Persian: 'می‌خواهم کتاب‌ها را ببینم',
  Arabic: 'مَرْحَبًا، كيف حالكِ؟ ١٥ ه‍',
  Hebrew: 'שָׁלוֹם! \u200e+1 555 0100\u200e',
  Hindi: 'नमस्ते, क्‍या आप ठीक हैं? क्‌ष',
  Sinhala: 'ශ්‍රී ලංකා',
  Bengali: 'র‍্যাব',
  Thai: 'สวัสดีครับ ก่อนนะ',
  Khmer: 'ភាសា\u200bខ្មែរ',
  Mongolian: 'ᠮᠣᠩᠭᠣᠯ\u180e\u1820 ᠡ\u180b',
  Japanese: '葛\u{e0100}城さん、こんにちは　元気？',
  Korean: '안녕하세요 ㅋㅋㅋ ㅠㅠ',
  Vietnamese: 'Tiếng Việt rất đẹp',
  families: '👨‍👩‍👧‍👦 👩🏽‍🚀 🧑🏿‍🤝‍🧑🏻 🏃‍♀️‍➡️ ❤️‍🔥',
  flags: `🇩🇪 🏳️‍🌈 🏴‍☠️ ${['gbeng', 'gbsct', 'gbwls'].map(flagOf).join(' ')}`,
  keycaps: '1️⃣ #️⃣ *️⃣',
  presentation: '❤️ ☺︎ ✔️ ©️',
  mathematics: '∩︀ ≨︀',
  lines: 'One\n\n\tTwo  three\n – four',
  isolates: 'הוא אמר \u2066hello, world!\u2069 והלך',
  Braille: '⠓⠑⠇⠇⠕⠀⠺⠕⠗⠇⠙\n⠀⠀⣠⣾⣿⠀⠀',
};

describe('words of people', () => {
  it.each(Object.entries(ordinary))('stay unchanged: %s', (_, text) => {
    expect(cleanWords(text)).toBe(text.normalize());
    expect(cleanWords(text.normalize('NFD'))).toBe(text.normalize());
  });

  it.each([
    ['a sentence in tags', `hi${inTags('say something else')} there`, 'hi there'],
    ['a flag of no region', `${flagOf('hello')}!`, '🏴!'],
    ['tags without their end', `🏴${inTags('gbeng')} up`, '🏴 up'],
    ['Hangul fillers', 'he\u3164l\uffa0l\u115f\u1160o', 'hello'],
    ['a blank cell', 'he\u2800llo', 'hello'],
    ['spaces of no width', 'he\u200bl\u2060l\ufeffo', 'hello'],
    ['soft hyphens and joints', 'he\u00adl\u034flo', 'hello'],
    ['joiners in Latin', 'he\u200cl\u200dlo', 'hello'],
    ['joiners in a row', 'می\u200c\u200cخواهم', 'میخواهم'],
    ['a joiner that joins nothing', '👩\u200d hi', '👩 hi'],
    ['selectors of nothing', 'he\ufe0fl\u{e0101}lo 1\ufe0f5', 'hello 15'],
    ['selectors in a row', '😊\ufe0f\ufe0f\u{e0100}\u{e0101}', '😊\ufe0f'],
    ['overrides', 'I \u202eam\u202c here', 'I am here'],
    ['overrides among letters of the right', 'שלום \u202eabc\u202c', 'שלום abc'],
    ['directions of what runs one way', '\u200fa\u2066b\u2069c\u200e', 'abc'],
    ['an isolate without an end', 'שלום \u2067abc', 'שלום abc'],
    ['an end of another', 'שלום \u2066a\u202cb', 'שלום ab'],
    ['marks in a row', 'שלום\u200e\u200f\u200e!', 'שלום\u200e!'],
    ['controls', 'a\u0001b\u0007c\u009fd\te', 'abcd\te'],
    ['breaks of other systems', 'a\r\nb\rc\u2028d\u0085e\vf', 'a\nb\nc\nd\ne\nf'],
    ['annotations and objects', 'a\ufff9b\ufffa\ufffbc\ufffcd\uffff', 'abcd'],
    ['white space at the ends', ' \u00a0\n hello\u3000\n', 'hello'],
    ['accents apart', 'cafe\u0301 e\u200b\u0301', 'café é'],
  ])('lose characters without effect: %s', (_, text, cleaned) => {
    expect(cleanWords(text)).toBe(cleaned);
    expect(wordsSchema().parse(text)).toBe(cleaned);
  });

  it.each([
    ...['', ' \n\t', '\u200b', '\u2800', '\u2060', '\u3164', '\u00ad', '\u200e\u200f', '\ufe0f'],
    ...[
      '\u200d',
      '\u0301',
      '\u20e3',
      '\u3000 \u2003',
      '\ufffc',
      inTags('hello'),
      '\n\u2800\n \u200b',
    ],
  ])('are empty if nothing is visible: %j', (text) => {
    expect(cleanWords(text)).toBe('');
    expect(wordsSchema().min(1).safeParse(text).success).toBe(false);
  });

  const anySign = fc.oneof(
    // The unit built into fast-check takes seconds to create.
    fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)),
    fc.constantFrom(...Object.values(ordinary).join('')),
    fc.constantFrom(
      ...'\u200b\u200c\u200d\u200e\u202a\u202c\u202e\u2066\u2069\ufe0e\ufe0f\u180b\u3164',
    ),
    fc.constantFrom(...`\u{e0100}\u20e3\u0301\u2800\r\n 1#👩🏽🏴${inTags('gbeng')}\u{e007f}`),
  );

  it('are the same when they are cleaned again, and never longer', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign, maxLength: 60 }), (text) => {
        const cleaned = cleanWords(text);
        expect(cleanWords(cleaned)).toBe(cleaned);
        expect([...cleaned].length).toBeLessThanOrEqual([...text.normalize()].length);
      }),
    );
  });

  it('lose no letter, number, mark or sign that is seen', () => {
    const seen = /[\p{L}\p{N}\p{P}\p{S}\p{Mc}]/gu;
    const fillers = /[\u115f\u1160\u3164\uffa0\u2800\ufffc]/g;
    fc.assert(
      fc.property(fc.string({ unit: anySign, maxLength: 60 }), (text) => {
        // Characters that NFC composes may have been separated by an invisible one.
        const plain = text.replace(fillers, '').normalize('NFD');
        expect(
          cleanWords(text)
            .replace(/\u2800/g, '')
            .normalize('NFD')
            .match(seen),
        ).toEqual(plain.match(seen));
      }),
    );
  });
});
