import { expect, it } from 'vitest';
import { runChecks, type Check } from '~/db/testing/run-checks';
import { replyTo } from '../persona';
import type { ModelMessage } from '../protocol';
import { type Dialogue, readDialogues } from './dialogue';
import { faultsOf } from './faults';

function hold({ prompt, turns }: Dialogue): string[] {
  const thread: ModelMessage[] = [{ role: 'system', content: prompt }];
  return turns.map((content) => {
    thread.push({ role: 'user', content });
    const reply = replyTo(thread);
    thread.push({ role: 'assistant', content: reply });
    return reply;
  });
}

it.each(readDialogues())(
  'replies in whole sentences and one language in $title',
  async (dialogue) => {
    const replies = hold(dialogue);
    const { repeated, otherLanguage } = faultsOf(dialogue, replies);
    await runChecks([
      ['repeats no line', () => expect(repeated).toEqual([])],
      ['keeps to its language', () => expect(otherLanguage).toEqual([])],
      ...replies.map((reply, turn): Check => [
        `says whole sentences in turn ${turn}`,
        () => {
          expect(reply).toMatch(/^[\p{Lu}\p{N}¿¡“„‘«][\s\S]*[.!?…]["”“’»]?$/u);
          expect(reply).not.toMatch(/[[\]{}|]|undefined|\bnull\b| [,.]|[,;]{2}/);
        },
      ]),
      ['says the same when the thread is the same', () => expect(hold(dialogue)).toEqual(replies)],
    ]);
  },
);

it('holds a conversation without end, and says none of its last dozen again', () => {
  const lines = [
    'What are you reading tonight?',
    'Tell me about the place you live in.',
    'And you?',
    'ok',
  ];
  const thread: ModelMessage[] = [{ role: 'system', content: 'Name: Roma' }];
  for (let turn = 0; turn < 60; turn += 1) {
    thread.push({ role: 'user', content: lines[turn % lines.length] ?? '' });
    const reply = replyTo(thread);
    expect(reply, `turn ${turn}`).toMatch(/\p{L}{2}/u);
    expect(thread.slice(-24).map(({ content }) => content)).not.toContain(reply);
    thread.push({ role: 'assistant', content: reply });
  }
});

// Anything quadratic would take longer than a test may.
it.each([
  'a'.repeat(150_000),
  'my my my '.repeat(18_000),
  ' '.repeat(150_000),
  '7 x '.repeat(36_000),
])('reads a very long message', (long) => {
  expect(replyTo([{ role: 'user', content: long }])).not.toBe('');
});
