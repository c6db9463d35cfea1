import { expect, it } from 'vitest';
import { readLines } from './read-lines';

it.each([
  ['Tell me more.\nWhere are you?\nI would love that.', 3],
  ['1. Tell me more.\n2) Where are you?\n- I would love that.\n4. And one too many.', 3],
  ['“Tell me more.”\n\n* "Where are you?"\nTell me more.', 2],
  [`${'so '.repeat(40)}long\nWhere are you?`, 1],
  ['', 0],
])('reads suggested replies from %j', (answer, count) => {
  const lines = readLines(answer);
  expect(lines).toHaveLength(count);
  for (const line of lines) {
    expect(['Tell me more.', 'Where are you?', 'I would love that.']).toContain(line);
  }
});
