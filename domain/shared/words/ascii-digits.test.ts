import { describe, expect, it } from 'vitest';
import { asciiDigits, plainCode } from './ascii-digits';

describe('digits of every script', () => {
  it('become those of ASCII, and all else stays', () => {
    // The other planes have no digits.
    const everyCharacter = Array.from({ length: 0x2_0000 }, (_, codePoint) => codePoint)
      .filter((codePoint) => codePoint < 0xd8_00 || codePoint > 0xdf_ff)
      .map((codePoint) => String.fromCodePoint(codePoint))
      .join('');
    const everyDigit = everyCharacter.match(/\p{Nd}/gu) ?? [];
    expect(everyDigit.length % 10).toBe(0);
    expect(asciiDigits(everyDigit.join(''))).toBe('0123456789'.repeat(everyDigit.length / 10));
    expect(asciiDigits('½ ² Ⅷ four 4')).toBe('½ ² Ⅷ four 4');
  });

  it.each(['12345', ' 123 45 ', '١٢٣٤٥', '１２３４５', '१२३४५', '𝟏𝟐𝟑𝟒𝟓'])(
    'make %s a code',
    (typed) => expect(plainCode(typed)).toBe('12345'),
  );
});
