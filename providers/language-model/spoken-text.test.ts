import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSpokenText } from './spoken-text';

function spokenText(pieces: string[]): string {
  const spoken = createSpokenText();
  return pieces.map((piece) => spoken.take(piece)).join('') + spoken.end();
}

const fragments = fc.constantFrom(
  ...['<think>', '</think>', '<THINKING>', '</thinking>', '[think]', '[/THINK]', '<thi', '<', '/'],
  ...['k>', 'a', ' ', '\n', '\0', '😊', '\uD83D', '\uDE0A', '日'],
);
const texts = fc.array(fragments, { maxLength: 40 }).map((parts) => parts.join(''));

describe('the readable part of a model’s text', () => {
  it('is the same however it was cut into pieces', () => {
    fc.assert(
      fc.property(texts, fc.array(fc.nat()), (text, places) => {
        const sorted = places.map((place) => place % (text.length + 1)).sort((a, b) => a - b);
        const pieces = [...sorted, text.length].map((end, index) =>
          text.slice(sorted[index - 1] ?? 0, end),
        );
        expect(spokenText(pieces)).toBe(spokenText([text]));
      }),
    );
  });

  it('can be stored, and begins with a word', () => {
    fc.assert(
      fc.property(fc.array(texts), (pieces) => {
        const text = spokenText(pieces);
        expect(text).not.toMatch(/\0|\p{Surrogate}/u);
        expect(text).toBe(text.trimStart());
      }),
    );
  });

  it('is the text itself when nothing has to be removed', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (pieces) => {
        const text = pieces.join('').replace(/[<[\0]/g, '');
        expect(spokenText([...text])).toBe(text.trimStart());
      }),
    );
  });
});
