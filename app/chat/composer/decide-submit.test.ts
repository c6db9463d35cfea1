import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideFoot, decideSubmit, offersLines, type Submitted } from './decide-submit';

const words: Submitted = {
  content: 'Good evening',
  isSpeaking: false,
  agreed: null,
  isVoicePrompt: false,
  isHeld: false,
  isCarried: false,
};
const agreed = { idempotencyKey: 'k', confirmed: 3, forToday: false };
const nothing = { kind: 'nothing' };

describe('the content that the composer sends', () => {
  it.each<[string, Partial<Submitted>, object]>([
    ['words', {}, { kind: 'send-words', content: 'Good evening', agreed: undefined }],
    ['no blanks', { content: '' }, nothing],
    ['nothing that a form carries already', { isCarried: true }, nothing],
    ['nothing that waits for tokens or a yes', { isHeld: true }, nothing],
    [
      'what waited, with the yes',
      { isHeld: true, agreed },
      { kind: 'send-words', content: 'Good evening', agreed },
    ],
    [
      'what is said aloud before words',
      { isSpeaking: true },
      { kind: 'send-voice', agreed: undefined },
    ],
    ['no recording that waits', { isSpeaking: true, isHeld: true }, nothing],
    [
      'a recording of this page, with the yes',
      { isSpeaking: true, isHeld: true, agreed, isVoicePrompt: true },
      { kind: 'send-voice', agreed },
    ],
    [
      'a yes to a recording that the site holds, as a form',
      { content: '', isVoicePrompt: true, isHeld: true, agreed },
      { kind: 'let-form-go' },
    ],
  ])('is %s', (_what, change, decided) => {
    expect(decideSubmit({ ...words, ...change })).toEqual(decided);
  });

  it('is never only blanks, a duplicate, or a held message without confirmation', () => {
    const anything = fc.record({
      content: fc.constantFrom('', 'Good evening'),
      isSpeaking: fc.boolean(),
      agreed: fc.constantFrom(null, agreed),
      isVoicePrompt: fc.boolean(),
      isHeld: fc.boolean(),
      isCarried: fc.boolean(),
    });
    fc.assert(
      fc.property(anything, (submitted) => {
        const { kind } = decideSubmit(submitted);
        if (submitted.isHeld && !submitted.agreed) expect(kind).toBe('nothing');
        if (submitted.content === '' || submitted.isCarried) expect(kind).not.toBe('send-words');
        if (submitted.isSpeaking) expect(kind).not.toBe('send-words');
      }),
    );
  });
});

const around = { isShort: false, isPrompted: false, isSpeaking: false, isEmpty: true };

it.each<[Partial<typeof around>, string, boolean]>([
  [{}, 'terms', true],
  [{ isEmpty: false }, 'terms', false],
  [{ isSpeaking: true }, 'recorder', false],
  [{ isSpeaking: true, isPrompted: true }, 'question', false],
  [{ isSpeaking: true, isPrompted: true, isShort: true }, 'shortage', false],
])('with %o the area under the field shows: %s', (change, foot, mayOffer) => {
  expect(decideFoot({ ...around, ...change })).toBe(foot);
  expect(offersLines({ ...around, ...change })).toBe(mayOffer);
});
