import { expect, it } from 'vitest';
import { changeHeldWords, nothingHeld, questionOf, type HeldWordsEvent } from './held-words';

const question = { idempotencyKey: 'one', tokens: 3 };
const after = (...events: HeldWordsEvent[]) => events.reduce(changeHeldWords, nothingHeld);
const waiting = { type: 'waiting', words: 'Good evening' } as const;

it('holds waiting words until they are changed or their notice is dismissed', () => {
  expect(after(waiting).held).toBe('Good evening');
  expect(after(waiting, { type: 'changed' })).toMatchObject({ held: null, isClosed: false });
  const closed = after(waiting, { type: 'put-away', question: null });
  expect(closed).toMatchObject({ held: null, isClosed: true });
  expect(changeHeldWords(closed, waiting)).toMatchObject({ held: 'Good evening', isClosed: false });
});

it('requires each confirmation once, whatever other confirmations come in between', () => {
  const other = { idempotencyKey: 'two', tokens: 5 };
  const answered = after({ type: 'put-away', question }, waiting, {
    type: 'put-away',
    question: other,
  });
  expect(questionOf(question, nothingHeld)).toBe(question);
  expect(questionOf(question, answered)).toBeNull();
  expect(questionOf({ ...question, tokens: 4 }, answered)).not.toBeNull();
});
