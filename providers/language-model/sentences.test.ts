import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { sentences } from './sentences';

async function split(pieces: Iterable<string>, limit?: number): Promise<string[]> {
  async function* stream() {
    yield* pieces;
  }
  const found: string[] = [];
  for await (const sentence of sentences(stream(), limit)) found.push(sentence);
  return found;
}

const splitText = async (text: string) => (await split([text])).map((sentence) => sentence.trim());

describe('sentences', () => {
  it.each([
    ['Good evening. You came back!', ['Good evening.', 'You came back!']],
    ['Dr. Voss met Mrs. Lee. They left.', ['Dr. Voss met Mrs. Lee.', 'They left.']],
    ['Bring fruit, e.g. Pears or plums. Thanks.', ['Bring fruit, e.g. Pears or plums.', 'Thanks.']],
    ['J. K. wrote it. You and I. Always.', ['J. K. wrote it.', 'You and I.', 'Always.']],
    ['It costs 3.50 or 4. Take it.', ['It costs 3.50 or 4.', 'Take it.']],
    ['At 9 p.m. Then home.', ['At 9 p.m.', 'Then home.']],
    ['Well... maybe. Or… no? No.', ['Well... maybe.', 'Or… no?', 'No.']],
    ['Wait… Listen.', ['Wait…', 'Listen.']],
    ['“Stay.” He did. "Go!" she said. ', ['“Stay.”', 'He did.', '"Go!" she said.']],
    ['Really?! (I knew.) Yes', ['Really?!', '(I knew.)', 'Yes']],
    ['I missed you! 😊 How was it?', ['I missed you! 😊', 'How was it?']],
    ['Sleep well 🌙 Until tomorrow 👩‍🚀', ['Sleep well 🌙', 'Until tomorrow 👩‍🚀']],
    ['I ❤️ this 😊 so much. Yes.', ['I ❤️ this 😊 so much.', 'Yes.']],
    ['今晩は。元気？「はい。」そう', ['今晩は。', '元気？', '「はい。」', 'そう']],
    ['One line\nAnother\n\n1. First thing', ['One line', 'Another', '1. First thing']],
    ['« Oui ! » dit-elle. Elle part.', ['« Oui ! » dit-elle.', 'Elle part.']],
    ['« Viens ! » Elle part.', ['« Viens ! »', 'Elle part.']],
    ['Er ging. »Komm!« Sie kam, z.B. Montag.', ['Er ging.', '»Komm!«', 'Sie kam, z.B. Montag.']],
    ['Hola. ¿Qué tal? ¡Bien!', ['Hola.', '¿Qué tal?', '¡Bien!']],
    ['Pi is 3.14159. It is 9.99 € a month.', ['Pi is 3.14159.', 'It is 9.99 € a month.']],
    ['元気？😊 そう', ['元気？😊', 'そう']],
    ['Wow 😊😊😊 Great', ['Wow 😊😊😊', 'Great']],
    ['Acme™ Works opened.', ['Acme™ Works opened.']],
    ['No... ... Wait!!! ??? Yes', ['No... ...', 'Wait!!! ???', 'Yes']],
    ['Élodie left. Était-ce vrai ? Oui.', ['Élodie left.', 'Était-ce vrai ?', 'Oui.']],
  ])('splits %j', async (text, expected) => {
    expect(await splitText(text)).toEqual(expected);
  });

  it('yields a sentence as soon as the next one begins, not at the end', async () => {
    async function* stream() {
      yield 'Come in. ';
      yield 'Sit';
      throw new Error('the rest was asked for too early');
    }
    const first = await sentences(stream()).next();
    expect(first.value).toBe('Come in. ');
  });

  it('yields nothing for nothing', async () => {
    expect(await split([])).toEqual([]);
    expect(await split(['', ''])).toEqual([]);
  });

  it('cuts a text without an end at a gap, and a word without a gap anywhere', async () => {
    const words = await split(['lantern '.repeat(20)], 30);
    expect(words.every((part) => part.length <= 30 && part.endsWith('lantern '))).toBe(true);
    expect((await split(['a'.repeat(100)], 30)).map((part) => part.length)).toEqual([
      30, 30, 30, 10,
    ]);
  });
});

const fragments = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('. ', '! ', '? ', '… ', '... ', ' ', '\n', '。', '” ', '"'),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom('Yes', 'no', 'Dr', 'I', '3', '1', 'A', 'e.g', 'Émile', '」'),
  },
  { weight: 2, arbitrary: fc.constantFrom('😊', '👩‍🚀', '🇫🇷', '👍🏽', '❤️') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
);
const texts = fc.array(fragments, { maxLength: 60 }).map((parts) => parts.join(''));
const limits = fc.integer({ min: 2, max: 60 });

/** Cuts at any place, even between the halves of a character, as a careless server may. */
function cut(text: string, places: readonly number[]): string[] {
  const sorted = places.map((place) => place % (text.length + 1)).sort((a, b) => a - b);
  return [...sorted, text.length].map((end, index) => text.slice(sorted[index - 1] ?? 0, end));
}

describe('sentences of any text', () => {
  it('joined are the text itself, none is empty, and none exceeds the limit plus the lookahead', async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.array(fc.nat()), limits, async (text, places, limit) => {
        const found = await split(cut(text, places), limit);
        expect(found.join('')).toBe(text);
        expect(found.every((sentence) => sentence !== '')).toBe(true);
        // The last one may have up to two more units, which the reader waits for.
        expect(Math.max(0, ...found.map((sentence) => sentence.length))).toBeLessThan(limit + 2);
      }),
      { numRuns: 300 },
    );
  });

  it('are the same however the text was cut into pieces', async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.array(fc.nat()), limits, async (text, places, limit) => {
        expect(await split(cut(text, places), limit)).toEqual(await split([text], limit));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the work of splitting', () => {
  /** Counts code point reads, one per character, as the steps. */
  async function stepsFor(text: string, pieceLength: number): Promise<number> {
    const pieces: string[] = [];
    for (let at = 0; at < text.length; at += pieceLength) {
      pieces.push(text.slice(at, at + pieceLength));
    }
    const read = vi.spyOn(String.prototype, 'codePointAt');
    try {
      const found = await split(pieces);
      expect(found.length).toBeGreaterThan(0);
      return read.mock.calls.length;
    } finally {
      read.mockRestore();
    }
  }

  it.each([
    ['emoji', '😊'],
    ['a stop before emoji', '!😊😊😊😊😊😊😊😊'],
    ['emoji of many parts', '👩‍🚀'],
    ['exclamations', '!'],
    ['dots', '.'],
    ['new lines', '\n'],
    ['spaces', ' '],
    ['emoji and spaces', '😊 '],
    ['stops, closers and spaces', '.") '],
    ['wide stops', '。'],
    ['letters', 'a'],
    ['halves of characters', '\uD83D'],
    ['short words', 'no '],
  ])('grows with the text and no faster: %s', async (_, unit) => {
    for (const length of [500, 10_000]) {
      const text = unit.repeat(length);
      for (const pieceLength of [7, text.length]) {
        const steps = await stepsFor(text, pieceLength);
        // Each unit is read at most twice, and the end of each piece once more.
        expect(steps).toBeLessThanOrEqual(2 * text.length + text.length / pieceLength + 10);
      }
    }
  });
});
