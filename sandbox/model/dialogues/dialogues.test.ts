import { describe, expect, it } from 'vitest';
import { replyTo } from '../persona/reply';
import { lineKey, sentencesOf } from '../persona/spoken';
import type { ModelMessage } from '../protocol';
import { closeness } from './closeness';
import { conversations } from './conversations';
import type { Dialogue } from './dialogue';
import { feelings } from './feelings';
import { languages } from './languages';
import { meetings } from './meetings';
import { memories } from './memories';

const dialogues = [
  ...meetings,
  ...memories,
  ...feelings,
  ...closeness,
  ...conversations,
  ...languages,
];
const evening = new Date(2026, 10, 20, 22, 40);

function hold({ character, turns }: Dialogue): string[] {
  const thread: ModelMessage[] = [{ role: 'system', content: character }];
  return turns.map(({ fan }) => {
    thread.push({ role: 'user', content: fan });
    const reply = replyTo(thread, evening);
    thread.push({ role: 'assistant', content: reply });
    return reply;
  });
}

it('there are at least twenty dialogues of several turns each', () => {
  expect(dialogues.length).toBeGreaterThanOrEqual(20);
  expect(Math.min(...dialogues.map(({ turns }) => turns.length))).toBeGreaterThanOrEqual(3);
});

describe.each(dialogues)('$title', (dialogue) => {
  const replies = hold(dialogue);

  it('answers what is said and asked', () => {
    for (const [index, { fan, says = [], avoids = [] }] of dialogue.turns.entries()) {
      const reply = replies[index] ?? '';
      for (const pattern of says) expect(reply, `after “${fan}”`).toMatch(pattern);
      for (const pattern of avoids) expect(reply, `after “${fan}”`).not.toMatch(pattern);
    }
  });

  it('says one to four whole sentences each time', () => {
    for (const reply of replies) {
      expect(sentencesOf(reply).length, reply).toBeLessThanOrEqual(4);
      expect(reply).toMatch(
        /^[\p{Lu}\p{N}¿“‘].*[.!?…]["”’]?(?: \p{Extended_Pictographic}\uFE0F?)?$/u,
      );
      expect(reply).not.toMatch(/[[\]{}|]|undefined|\bnull\b| [,.;!]|[,;:]{2}/);
    }
  });

  it('repeats no line', () => {
    const lines = replies.flatMap(sentencesOf).map(lineKey);
    expect(new Set(lines).size, duplicatesOf(lines)).toBe(lines.length);
  });

  it('speaks as the character', () => {
    for (const reply of replies) {
      expect(reply).not.toMatch(/language model|chat ?bot|as an assistant|openai|i cannot assist/i);
      if (!dialogue.mayNameAi) expect(reply).not.toMatch(/\b(?:AI|artificial|robot)\b/);
    }
  });

  it('says the same when the thread is the same', () => {
    expect(hold(dialogue)).toEqual(replies);
  });
});

const remembering = dialogues.flatMap(({ comesBackTo = [], ...dialogue }) =>
  comesBackTo.map((pattern) => ({ ...dialogue, pattern })),
);

it.each(remembering)('$title: $pattern is brought up unasked', ({ pattern, ...dialogue }) => {
  const told = dialogue.turns.findIndex(({ fan }) => pattern.test(fan));
  const unasked = hold(dialogue).filter(
    (reply, index) =>
      index > told && pattern.test(reply) && !pattern.test(dialogue.turns[index]?.fan ?? ''),
  );
  expect(told).toBeGreaterThanOrEqual(0);
  expect(unasked.length).toBeGreaterThan(0);
});

function duplicatesOf(lines: readonly string[]): string {
  return lines.filter((line, index) => lines.indexOf(line) !== index).join('\n');
}
