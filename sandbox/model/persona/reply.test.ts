import { describe, expect, it } from 'vitest';
import { createRandom } from '../../studio/random';
import { noor } from '../dialogues/characters';
import { conversations } from '../dialogues/conversations';
import { feelings } from '../dialogues/feelings';
import { meetings } from '../dialogues/meetings';
import { memories } from '../dialogues/memories';
import type { ModelMessage } from '../protocol';
import { replyTo } from './reply';
import { lineKey, sentencesOf } from './spoken';

const evening = new Date(2026, 10, 20, 22, 40);
const messages = [...meetings, ...memories, ...feelings, ...conversations].flatMap(({ turns }) =>
  turns.map(({ fan }) => fan),
);

function talk(fanMessages: readonly string[]): string[] {
  const thread: ModelMessage[] = [{ role: 'system', content: noor }];
  return fanMessages.map((content) => {
    thread.push({ role: 'user', content });
    const reply = replyTo(thread, evening);
    thread.push({ role: 'assistant', content: reply });
    return reply;
  });
}

describe('a character', () => {
  it.each([...new Set(messages)])('never says the same line in twenty answers to %j', (message) => {
    const lines = talk(Array.from({ length: 20 }, () => message))
      .flatMap(sentencesOf)
      .map(lineKey);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it.each([1, 2, 3, 4, 5])('repeats no line within twenty in a long random talk (%i)', (seed) => {
    const random = createRandom(`talk ${seed}`);
    const said = talk(
      Array.from({ length: 60 }, () => messages[random.integer(0, messages.length - 1)] ?? ''),
    );
    for (const [index, reply] of said.entries()) {
      const before = said
        .slice(Math.max(0, index - 20), index)
        .flatMap(sentencesOf)
        .map(lineKey);
      const again = sentencesOf(reply).filter((sentence) => before.includes(lineKey(sentence)));
      expect(again).toEqual([]);
      expect(sentencesOf(reply).length).toBeLessThanOrEqual(4);
    }
  });

  it('opens the talk itself when nothing was said yet', () => {
    expect(replyTo([{ role: 'system', content: noor }], evening)).toMatch(/evening|hello/i);
  });

  it('is not confused by signs that mean something in its own templates', () => {
    const [reply] = talk(['I love [brackets|pipes] and {slots}']);
    expect(reply).toContain('[brackets|pipes] and {slots}');
  });

  it.each(['tea or ', 'i am ', 'do you ', 'my sister ', "i'm going to ", 'x', '🙂', '. ', '\n'])(
    'answers a wall of %j in a few words',
    (brick) => {
      for (const end of ['', '?']) {
        const [reply = ''] = talk([brick.repeat(10_000 / brick.length) + end]);
        expect(reply.length).toBeGreaterThan(0);
        expect(reply.length).toBeLessThan(400);
      }
    },
  );

  it('knows what earlier talks left behind', () => {
    const reply = replyTo(
      [
        { role: 'system', content: `${noor}\nWhat you remember:\n- Has a dog called Rex` },
        { role: 'user', content: "what's my dog's name?" },
      ],
      evening,
    );
    expect(reply).toContain('Rex');
  });
});
