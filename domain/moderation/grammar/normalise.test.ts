import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalise, partElisions } from './normalise';

const anySign = fc.oneof(
  // The unit built into fast-check takes seconds to create.
  fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)),
  fc.constantFrom(...'aldjqu ', ..."'’‘`´ʼʹ‛′＇", 'ŉ', 'ſ', 'ﬁ', '½', '\u0301', '\u200b'),
);
const western = 'abcxyz ABCXYZ áàâäãåæçéèêëíîïñóôöõøúüýÿœßđł ÁÀÂÄÃÅÆÇÉÈÊËÍÎÏÑÓÔÖÕØÚÜÝŸŒĐŁ';

describe('normalised text', () => {
  it('is the same when it is normalised again', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign, maxLength: 200 }), (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
      }),
    );
  });

  it('is the same for all ways to write an accent or a capital', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...western) }), (text) => {
        expect(normalise(text.normalize('NFD'))).toBe(normalise(text));
        expect(normalise(text.toUpperCase())).toBe(normalise(text));
      }),
    );
  });

  it.each([
    ['I Am 15, OK?', 'i am 15, ok?'],
    ['Ｉ’ｍ', 'im'],
    ['ünderåge', 'underage'],
    ['un\u200bder\u00adage', 'underage'],
    ['J’AI', 'j ai'],
    ['straße', 'strasse'],
    ['Ⅻ ﬁn', 'xii fin'],
    ['o\u20dd', 'o'],
    ['un\u3164der\uffa0\u2800age', 'underage'],
    ['a゛b ´c', 'ab c'],
    ['one\u00a0two', 'one two'],
    ['one\ttwo\nthree', 'one\ttwo\nthree'],
    ['one\u0000two\u007f', 'onetwo'],
  ])('folds %j', (text, folded) => {
    expect(normalise(text)).toBe(folded);
  });

  it.each([
    ['Cyrillic', 'аекмнорстухвіѕјԁԛԝһ', 'aekmhopctyxbisjdqwh'],
    ['Armenian', 'ոսց', 'nug'],
    ['Greek', 'αβεηικνορτυχγω', 'abenikvoptuxyw'],
    ['Greek capital', 'ΗΜΝΥΑΒ', 'hmnyab'],
    ['Cherokee', 'ᎪᎡᏚ', 'ars'],
    ['phonetic', 'ɑɡıʟɪɴʀᴍ', 'agilinrm'],
    ['small capital', 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡxʏᴢ', 'abcdefghijklmnopqrstuvwxyz'],
    ['framed', '🅘🅐🅜 🄰🅑ⓒ⒟🄔 🇮🇦 🇫 🇩🇪', 'iam abcde 🇮🇦 f 🇩🇪'],
    ['mathematical', '𝐈 𝒂𝓶 𝔣𝕚𝖋𝗍𝘦𝙚𝚗', 'i am fifteen'],
  ])('reads %s letters as the Latin ones that they look like', (_, text, latin) => {
    expect(normalise(text)).toBe(latin);
  });

  it('writes out the letters that some languages join or stroke', () => {
    expect(normalise('Æon Œuvre Łódź Đ Þórr Ðe Øre')).toBe('aeon oeuvre lodz d thorr de ore');
  });

  it.each(["'", '’', '‘', '`', '´', 'ʼ', 'ʹ', '‛', '′', '＇'])(
    'does not mind which apostrophe is typed, nor whether one is: %s',
    (apostrophe) => {
      expect(normalise(`don${apostrophe}t`)).toBe('dont');
      expect(normalise(`j${apostrophe}ai`)).toBe('j ai');
    },
  );

  it('keeps the characters around words', () => {
    expect(normalise("é 'quoted' rock 'n' roll '09")).toBe("e 'quoted' rock 'n' roll '09");
  });
});

describe('a French elision', () => {
  it.each([
    [
      "l'école d'Anne j'ai m'aime t'aime s'aime n'ai c'est",
      'l école d Anne j ai m aime t aime s aime n ai c est',
    ],
    [
      "qu'il jusqu'ici lorsqu'on quelqu'un puisqu'elle",
      'qu il jusqu ici lorsqu on quelqu un puisqu elle',
    ],
    ["J'AI QU'ON", 'J AI QU ON'],
  ])('is parted: %j', (text, parted) => {
    expect(partElisions(text)).toBe(parted);
  });

  it.each(["don't", "aujourd'hui", "entr'ouvert", "l' école", "l'15", "O'Neill"])(
    'and %j is not',
    (text) => {
      expect(partElisions(text)).toBe(text);
    },
  );
});
