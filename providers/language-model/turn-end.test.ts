import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { untilTurnEnds } from './turn-end';

function read(pieces: readonly string[]): string {
  const turn = untilTurnEnds();
  return pieces.map((piece) => turn.take(piece)).join('') + turn.end();
}

describe('the turn of a model', () => {
  it.each([
    ['Good evening.<|im_end|>\n<|im_start|>user\nHi', 'Good evening.'],
    ['Good evening. </s> User: Hi', 'Good evening.'],
    ['Yes.<end_of_turn>', 'Yes.'],
    ['Yes. [INST] And you? [/INST]', 'Yes.'],
    ['I <3 you [really] <b>', 'I <3 you [really] <b>'],
    ['half a mark <|im_', 'half a mark <|im_'],
  ])('%j reads %j, in pieces of any length', (text, words) => {
    expect(read([text])).toBe(words);
    // A space before a mark may already be sent when the mark comes.
    expect(read([...text]).trimEnd()).toBe(words);
  });

  it('loses nothing of a text without marks', () => {
    const piece = fc.string({ unit: fc.constantFrom('<', '|', '[', 'i', 'm', '/', ' ') });
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        if (!text.includes('</s>')) expect(read(pieces)).toBe(text);
      }),
    );
  });

  it('is over once, and takes nothing more', () => {
    const turn = untilTurnEnds();
    expect(turn.isOver()).toBe(false);
    turn.take('Bye.</s>');
    expect(turn.isOver()).toBe(true);
    expect(turn.take(' User: Hi') + turn.end()).toBe('');
  });
});
