import { expect, it } from 'vitest';
import { runChecks, type Check } from '~/db/testing/run-checks';
import { replyTo } from '../persona';
import type { ModelMessage } from '../protocol';
import { type Dialogue, readDialogues } from './dialogue';
import { faultsOf } from './faults';

const evening = new Date(2026, 10, 20, 22, 40);

function hold({ prompt, turns }: Dialogue): string[] {
  const thread: ModelMessage[] = [{ role: 'system', content: prompt }];
  return turns.map(({ fan }) => {
    thread.push({ role: 'user', content: fan });
    const reply = replyTo(thread, evening);
    thread.push({ role: 'assistant', content: reply });
    return reply;
  });
}

const learned = readDialogues('learned');
const dialogues = [...learned, ...readDialogues('held-out')];

it.each(dialogues)('answers as a person would in $title', async (dialogue) => {
  const replies = hold(dialogue);
  const { repeated, echoed, otherLanguage, missed } = faultsOf(dialogue, replies);
  const checks: Check[] = [
    ['repeats no line', () => expect(repeated).toEqual([])],
    ['echoes nothing', () => expect(echoed).toEqual([])],
    ['keeps to its language', () => expect(otherLanguage).toEqual([])],
    ...replies.map((reply, turn): Check => [
      `says one to five whole sentences in turn ${turn}, with at most one question after another`,
      () => {
        expect(reply).toMatch(/^[\p{Lu}\p{N}¿¡“‘«][\s\S]*[.!?…]["”’»]?$/u);
        expect(reply).not.toMatch(/[[\]{}|]|undefined|\bnull\b| [,.]|[,;]{2}/);
      },
    ]),
    ['says the same when the thread is the same', () => expect(hold(dialogue)).toEqual(replies)],
  ];
  if (learned.includes(dialogue)) {
    checks.push([
      'has every fact that was told and every figure that was asked',
      () => expect(missed).toEqual([]),
    ]);
  }
  await runChecks(checks);
});

it('holds a conversation without end in words, and says none of its last dozen again', () => {
  const thread: ModelMessage[] = [{ role: 'system', content: 'Name: Roma' }];
  for (let turn = 0; turn < 60; turn += 1) {
    thread.push({ role: 'user', content: 'ok' });
    const reply = replyTo(thread, evening);
    expect(reply, `turn ${turn}`).toMatch(/\p{L}{2}/u);
    expect(thread.slice(-24).map(({ content }) => content)).not.toContain(reply);
    thread.push({ role: 'assistant', content: reply });
  }
});

// Anything quadratic would take longer than a test may.
it('reads a very long message', () => {
  for (const long of [
    'a'.repeat(150_000),
    'my my my '.repeat(18_000),
    ' '.repeat(150_000),
    '7 x '.repeat(36_000),
  ]) {
    replyTo(
      [
        { role: 'system', content: 'Name: Roma' },
        { role: 'user', content: long },
      ],
      evening,
    );
  }
});
