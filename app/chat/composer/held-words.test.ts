import { expect, it } from 'vitest';
import { changeHeldWords, nothingHeld, questionOf, type HeldWordsEvent } from './held-words';

const question = { idempotencyKey: 'one', tokens: 3 };
const after = (...events: HeldWordsEvent[]) => events.reduce(changeHeldWords, nothingHeld);
const waiting = { type: 'waiting', words: 'Good evening' } as const;

it('holds words that wait until they are changed, or what is said of them is put away', () => {
  expect(after(waiting).held).toBe('Good evening');
  expect(after(waiting, { type: 'changed' })).toMatchObject({ held: null, isClosed: false });
  const away = after(waiting, { type: 'put-away', question: null });
  expect(away).toMatchObject({ held: null, isClosed: true });
  expect(changeHeldWords(away, waiting)).toMatchObject({ held: 'Good evening', isClosed: false });
});

it('asks once, whatever is asked in between', () => {
  const other = { idempotencyKey: 'two', tokens: 5 };
  const answered = after({ type: 'put-away', question }, waiting, {
    type: 'put-away',
    question: other,
  });
  expect(questionOf(question, nothingHeld)).toBe(question);
  expect(questionOf(question, answered)).toBeNull();
  expect(questionOf({ ...question, tokens: 4 }, answered)).not.toBeNull();
});
