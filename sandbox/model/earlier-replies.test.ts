import { expect, it } from 'vitest';
import { EarlierReplies } from './earlier-replies';
import { replyTo } from './persona';
import type { ModelMessage } from './protocol';

const thread = (content: string, time = '22:40'): ModelMessage[] => [
  { role: 'system', content: `Name: Roma\n\nIt is Friday, ${time} where you are.` },
  { role: 'user', content },
];

it.each(['How was your day?', 'And you?', 'My boss shouted at me.', 'Wie geht es dir?', 'xkcdq'])(
  'replies otherwise each time the same thread comes: %s',
  (content) => {
    const earlier = new EarlierReplies();
    const replies = Array.from({ length: 6 }, (_, minute) =>
      earlier.next(thread(content, `22:4${minute}`), (rejected) =>
        replyTo(thread(content), rejected),
      ),
    );
    expect(new Set(replies).size).toBe(replies.length);
  },
);

it('keeps threads apart', () => {
  const earlier = new EarlierReplies();
  const rejected: (readonly string[])[] = [];
  const write = (given: readonly string[]) => {
    rejected.push(given);
    return 'Yes.';
  };
  for (const content of ['Hi', 'Hi', 'Bye']) earlier.next(thread(content), write);
  expect(rejected).toEqual([[], ['Yes.'], []]);
});
