import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameMs } from '~/providers/voice-call/voice-line';
import {
  decideTurn,
  firstTurn,
  type CharacterState,
  type TurnEffect,
  type TurnEvent,
} from './decide-turn';

const limits = { leastMs: 200, mostMs: 1_200, backchannelMs: 600 };
const rules = { limits, language: 'en-GB' };

/** A caller's voice or quiet for some time, or the words of the last pause. */
type Piece = { voice: number } | { quiet: number } | { words: string };

/** Returns the effects of what a caller does, each with its time in milliseconds, and the last state. */
function follow(pieces: readonly Piece[], character: CharacterState = 'silent', from = firstTurn) {
  let turn = from;
  let ms = 0;
  const effects: { effect: TurnEffect; ms: number }[] = [];
  const apply = (event: TurnEvent) => {
    const change = decideTurn(turn, event, rules);
    turn = change.turn;
    effects.push(...change.effects.map((effect) => ({ effect, ms })));
  };
  for (const piece of pieces) {
    if ('words' in piece) {
      apply({ kind: 'words', pause: turn.pause, text: piece.words, character });
      continue;
    }
    const [speech, length] = 'voice' in piece ? [0.9, piece.voice] : [0.1, piece.quiet];
    for (let left = length; left > 0; left -= frameMs) {
      ms += frameMs;
      apply({ kind: 'frame', speech, character });
    }
  }
  return { turn, effects, names: effects.map(({ effect }) => effect) };
}

describe('a turn', () => {
  it('ends after a short pause if its sentence is complete, and the answer is prepared before', () => {
    const { effects } = follow([
      { voice: 1_000 },
      { quiet: 300 },
      { words: 'I went home.' },
      { quiet: 1_200 },
    ]);
    expect(effects).toEqual([
      { effect: 'interrupt', ms: 100 },
      { effect: 'transcribe', ms: 1_140 },
      { effect: 'prepare', ms: 1_380 },
      { effect: 'end', ms: 1_760 },
    ]);
  });

  it('goes on through a pause in the middle of a sentence; what was prepared is discarded', () => {
    const { names } = follow([
      { voice: 1_000 },
      { quiet: 200 },
      { words: 'I went home and' },
      { quiet: 700 },
      { voice: 400 },
      { quiet: 200 },
      { words: 'I went home and slept.' },
      { quiet: 1_000 },
    ]);
    expect(names).toEqual([
      ...['interrupt', 'transcribe', 'prepare', 'discard'],
      ...['transcribe', 'prepare', 'end'],
    ]);
  });

  it('waits for its words as long as a pause may last', () => {
    const { effects } = follow([{ voice: 500 }, { quiet: 2_000 }]);
    expect(effects.at(-1)).toEqual({ effect: 'end', ms: 1_700 });
    const late = follow([{ voice: 500 }, { quiet: 1_000 }, { words: 'Hello.' }]);
    expect(late.effects.at(-1)).toEqual({ effect: 'end', ms: 1_500 });
  });

  it('ignores words of a pause after which the caller went on', () => {
    const { turn } = follow([{ voice: 500 }, { quiet: 200 }, { voice: 200 }]);
    const words = {
      kind: 'words',
      pause: turn.pause,
      text: 'Hello.',
      character: 'silent',
    } as const;
    expect(decideTurn(turn, words, rules)).toEqual({ turn, effects: [] });
  });

  it('does not begin with a click, and ends if it never pauses', () => {
    expect(follow([{ quiet: 300 }, { voice: 80 }, { quiet: 300 }]).names).toEqual([]);
    expect(follow([{ voice: 31_000 }]).effects.find(({ effect }) => effect === 'end')).toEqual({
      effect: 'end',
      ms: 30_000,
    });
  });

  it('teaches the length of a pause that cut the caller off before the character spoke', () => {
    const { turn } = follow([
      { voice: 500 },
      { quiet: 300 },
      { words: 'I am here.' },
      { quiet: 600 },
    ]);
    const cut = follow([{ voice: 200 }], 'thinking', turn).turn;
    expect(cut.pauses.at(-1)).toBe(900);
    expect(follow([{ voice: 200 }], 'speaking', turn).turn.pauses).toEqual(turn.pauses);
  });
});

describe('while the character speaks', () => {
  const short = [{ voice: 300 }, { quiet: 200 }];

  it('they pause within 250 ms of any voice', () => {
    const { effects } = follow([{ voice: 300 }], 'speaking');
    expect(effects).toEqual([{ effect: 'suspend', ms: 160 }]);
  });

  it('they go on after a word of a listener, and after noise', () => {
    for (const words of ['Mm-hm.', 'Yeah.', 'Ja, ja.', 'Oui.', '']) {
      const { names, turn } = follow([...short, { words }, { quiet: 1_500 }], 'speaking');
      expect(names).toEqual(['suspend', 'transcribe', 'resume', 'drop']);
      expect(turn.isSpeaking).toBe(false);
    }
  });

  it('they stop at any other word, which is a turn', () => {
    for (const words of ['Stop.', 'Wait.', 'Yeah, but why?']) {
      const { names } = follow([...short, { words }, { quiet: 1_500 }], 'speaking');
      expect(names).toEqual(['suspend', 'transcribe', 'interrupt', 'prepare', 'end']);
    }
  });

  it('they stop at longer speech before its words are known', () => {
    const { effects } = follow([{ voice: 700 }], 'speaking');
    expect(effects.at(-1)).toEqual({ effect: 'interrupt', ms: 600 });
  });

  it('a yes to the question that they ask is an answer, as is one after they have finished', () => {
    const { names } = follow([...short, { words: 'Yes.' }, { quiet: 1_000 }], 'asking');
    expect(names).toContain('interrupt');
    const { turn } = follow(short, 'speaking');
    expect(follow([{ words: 'Yes.' }], 'silent', turn).names).toEqual(['interrupt']);
  });
});

const anyPiece: fc.Arbitrary<Piece> = fc.oneof(
  fc.record({ voice: fc.integer({ min: 1, max: 60 }).map((frames) => frames * frameMs) }),
  fc.record({ quiet: fc.integer({ min: 1, max: 80 }).map((frames) => frames * frameMs) }),
  fc.record({ words: fc.constantFrom('', 'Yeah.', 'I went home.', 'I went and', 'Who are you?') }),
);
const anyState = fc.constantFrom<CharacterState>('silent', 'thinking', 'speaking', 'asking');

it('after any sounds: each turn is taken once, and each pause of the character ends', () => {
  fc.assert(
    fc.property(fc.array(anyPiece, { maxLength: 25 }), anyState, (pieces, character) => {
      const { names } = follow([...pieces, { quiet: 1_300 }], character);
      const story = names.filter((name) => name !== 'transcribe').join(' ');
      expect(`${story} `).toMatch(
        /^(?:(?:discard )*(?:suspend )?(?:discard )*(?:(?:resume )?drop |interrupt (?:(?:prepare )?discard )*(?:prepare )?end ))*$|^ $/,
      );
    }),
  );
});
